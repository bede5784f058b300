import type { Refusal, RefusalKind } from '#aggregate';

/** Why a request is not carried out. The api maps each kind to one HTTP status. */
export type FailureKind =
  'malformed' | 'signed-out' | 'forbidden' | 'not-found' | 'refused' | 'key-reused' | 'unavailable';

export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** An expected "no" on its way to whoever asked. The domain returns refusals as values; this is thrown outside of it only. */
export class RequestFailure extends Error {
  override readonly name = 'RequestFailure';

  constructor(
    readonly kind: FailureKind,
    readonly code: string,
    readonly data: Readonly<Record<string, unknown>> = {},
    readonly fields?: readonly FieldFault[],
  ) {
    super(code);
  }
}

type Data = Readonly<Record<string, unknown>>;

export const malformedFailure = (fields: readonly FieldFault[]): RequestFailure =>
  new RequestFailure('malformed', 'request/malformed', {}, fields);
export const notFoundFailure = (code: string, data: Data = {}): RequestFailure =>
  new RequestFailure('not-found', code, data);
export const signInRequired = (): RequestFailure =>
  new RequestFailure('signed-out', 'auth/required');
export const forbiddenFailure = (code = 'policy/forbidden', data: Data = {}): RequestFailure =>
  new RequestFailure('forbidden', code, data);
export const tryAgain = (code: string): RequestFailure => new RequestFailure('unavailable', code);

/** A refusal of the domain, or of a command in the same words; one that does not say what it is is a conflict. */
export const refusalFailure = ({
  because = 'conflict',
  code,
  data,
}: Pick<Refusal, 'code'> & {
  readonly because?: RefusalKind | undefined;
  readonly data?: object | undefined;
}): RequestFailure =>
  new RequestFailure(because === 'not-found' ? 'not-found' : 'refused', code, { ...data });
