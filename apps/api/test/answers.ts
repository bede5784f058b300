import type { ApiFailure } from '#client';

/** The stable code of the refusal; `accepted` without one. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: ApiFailure) => error.code,
  );

/** Like `codeOf`, preceded by the HTTP status: `403 policy/not-staff`. */
export const statusAndCodeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: ApiFailure) => `${error.status} ${error.code}`,
  );
