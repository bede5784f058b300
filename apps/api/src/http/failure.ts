import { type FieldFault, isRefusal, type Refusal, type RefusalKind } from '#aggregate';
import {
  conflictRefusal,
  forbiddenRefusal,
  malformedRefusal,
  notFoundRefusal,
  signInRefusal,
  unavailableRefusal,
} from '#application';
import type { Failure } from '#contracts';
import { currentCorrelation } from '#platform';

/** A failure as HTTP answers it. Thrown only at this edge; below it a refusal is a value. */
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

const statusOf: { readonly [K in RefusalKind]: number } = {
  malformed: 400,
  'signed-out': 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  'key-reused': 422,
  unavailable: 503,
};

/** Turns a refusal into the failure that HTTP answers. */
export const failureOf = ({ because, code, data, fields }: Refusal): ApiFailure =>
  new ApiFailure(statusOf[because], code, data, fields);

/** Returns the outcome; throws a refusal as a failure, which the filter answers. */
export const unlessRefused = <T>(outcome: T | Refusal): T => {
  if (isRefusal(outcome)) throw failureOf(outcome);
  return outcome;
};

const failing =
  <Arguments extends readonly unknown[]>(refuse: (...about: Arguments) => Refusal) =>
  (...about: Arguments): ApiFailure =>
    failureOf(refuse(...about));

export const conflictFailure = failing(conflictRefusal);
export const forbiddenFailure = failing(forbiddenRefusal);
export const malformedFailure = failing(malformedRefusal);
export const notFoundFailure = failing(notFoundRefusal);
export const signInRequired = failing(signInRefusal);
export const unavailableFailure = failing(unavailableRefusal);

export const tooMany = (retryAfterSeconds: number): ApiFailure =>
  new ApiFailure(429, 'request/too-many', { retryAfterSeconds });
