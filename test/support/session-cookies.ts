import type { ApiSession } from '#client';

/** What a browser has to keep to be the same person at that server. */
export const cookiesOf = (session: ApiSession, url: string) =>
  (session.identity()['cookie'] ?? '').split('; ').map((pair) => ({
    name: pair.slice(0, pair.indexOf('=')),
    value: pair.slice(pair.indexOf('=') + 1),
    url,
  }));
