import { provide, token } from '#platform';

/** `fetch`, or its substitute in a test. */
export const OUTWARD_FETCH = token<typeof fetch>('outward fetch');

export const outwardFetch = provide(OUTWARD_FETCH, [], () => fetch);

const longestWaitMs = 5_000;
const mostBytes = 262_144;

/** Follows no redirect and waits 5 seconds; null without an answer. */
export const askOutward = (
  outward: typeof fetch,
  address: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response | null> =>
  outward(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(longestWaitMs),
    headers,
  }).catch(() => null);

/** The body of an answer as text; null if it breaks off or is larger than 256 KiB. */
export const boundedText = async (answer: Response): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const part of answer.body ?? []) {
      size += part.byteLength;
      if (size > mostBytes) return null;
      parts.push(part);
    }
  } catch {
    return null;
  }
  return Buffer.concat(parts).toString('utf8');
};
