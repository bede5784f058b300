import type { Failure } from '#contracts';
import { currentCorrelation } from '#platform';

export interface FieldFault {
  readonly path: string;
  readonly message: string;
}

/** An expected "no" on its way to the client: thrown at the edge of the api, never inside the domain. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';

  constructor(
    readonly status: number,
    readonly code: string,
    readonly data: Readonly<Record<string, unknown>> = {},
    readonly fields?: readonly FieldFault[],
  ) {
    super(code);
  }

  body(): Failure {
    return {
      error: {
        code: this.code,
        data: { ...this.data },
        ...(this.fields === undefined ? {} : { fields: [...this.fields] }),
        correlationId: currentCorrelation() ?? '',
      },
    };
  }
}

export const malformed = (fields: readonly FieldFault[]): ApiFailure =>
  new ApiFailure(400, 'request/malformed', {}, fields);
export const unknown = (code: string, data: Readonly<Record<string, unknown>> = {}): ApiFailure =>
  new ApiFailure(404, code, data);
export const signInRequired = (): ApiFailure => new ApiFailure(401, 'auth/required');
export const forbidden = (): ApiFailure => new ApiFailure(403, 'policy/forbidden');
export const tooMany = (retryAfterSeconds: number): ApiFailure =>
  new ApiFailure(429, 'request/too-many', { retryAfterSeconds });
export const tryAgain = (code: string): ApiFailure => new ApiFailure(503, code);

/** The domain's refusals as HTTP: what is not there is 404, everything else is 409. */
export const refused = (refusal: { readonly code: string; readonly data?: object }): ApiFailure =>
  new ApiFailure(/(\/not-found|-unknown)$/.test(refusal.code) ? 404 : 409, refusal.code, {
    ...refusal.data,
  });
