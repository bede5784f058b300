import type { ApiFailure } from '#client';

/** The stable code of the refusal, `accepted` where there was none. */
export const codeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: ApiFailure) => error.code,
  );

/** As `codeOf`, with the HTTP status before it: `403 policy/not-staff`. */
export const statusAndCodeOf = (work: Promise<unknown>): Promise<string> =>
  work.then(
    () => 'accepted',
    (error: ApiFailure) => `${error.status} ${error.code}`,
  );
