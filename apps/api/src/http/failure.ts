import { type FailureKind, type FieldFault, RequestFailure } from '#application';
import type { Failure } from '#contracts';
import { currentCorrelation } from '#platform';

/** A failure as HTTP answers it. Thrown where only HTTP knows the reason; others throw a RequestFailure, which becomes one of these. */
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

const statusOf: { readonly [K in FailureKind]: number } = {
  malformed: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  refused: 409,
  'key-reused': 422,
  unavailable: 503,
};

/** An expected failure as HTTP answers it; null for everything else that may be thrown. */
export const httpFailureOf = (error: unknown): ApiFailure | null => {
  if (error instanceof ApiFailure) return error;
  return error instanceof RequestFailure
    ? new ApiFailure(statusOf[error.kind], error.code, error.data, error.fields)
    : null;
};

export const tooMany = (retryAfterSeconds: number): ApiFailure =>
  new ApiFailure(429, 'request/too-many', { retryAfterSeconds });
