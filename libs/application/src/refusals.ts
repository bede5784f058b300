import type { FieldFault, Refusal, RefusalKind } from '#aggregate';

type Data = Readonly<Record<string, unknown>>;

const refusalOf =
  (because: RefusalKind) =>
  (code: string, data: Data = {}): Refusal => ({ kind: 'refused', because, code, data });

/** What stands against it as things are. The words of a command, where no aggregate has them. */
export const conflictRefusal = refusalOf('conflict');
export const notFoundRefusal = refusalOf('not-found');
export const keyReusedRefusal = refusalOf('key-reused');
/** It may work in a moment. */
export const unavailableRefusal = refusalOf('unavailable');

export const forbiddenRefusal = (code = 'policy/forbidden', data: Data = {}): Refusal =>
  refusalOf('forbidden')(code, data);
export const signInRefusal = (): Refusal => refusalOf('signed-out')('auth/required');
export const malformedRefusal = (fields: readonly FieldFault[]): Refusal => ({
  ...refusalOf('malformed')('request/malformed'),
  fields,
});
