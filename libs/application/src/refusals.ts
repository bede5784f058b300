import type { FieldFault, Refusal, RefusalKind } from '#aggregate';

type Data = Readonly<Record<string, unknown>>;

const refusalOf =
  (because: RefusalKind) =>
  (code: string, data: Data = {}): Refusal => ({ kind: 'refused', because, code, data });

/**
 * A refusal because of the present state. Only for commands to which no aggregate gives an answer
 * of its own.
 */
export const conflictRefusal = refusalOf('conflict');
export const notFoundRefusal = refusalOf('not-found');
export const keyReusedRefusal = refusalOf('key-reused');
/** The same command may succeed in a moment. */
export const unavailableRefusal = refusalOf('unavailable');

export const forbiddenRefusal = (code = 'policy/forbidden', data: Data = {}): Refusal =>
  refusalOf('forbidden')(code, data);
export const signInRefusal = (): Refusal => refusalOf('signed-out')('auth/required');
export const malformedRefusal = (fields: readonly FieldFault[]): Refusal => ({
  ...refusalOf('malformed')('request/malformed'),
  fields,
});
