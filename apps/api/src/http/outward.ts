import { token } from '#platform';

/** `fetch`, or what stands for it in a test. */
export const OUTWARD_FETCH = token<typeof fetch>('outward fetch');

/** The body of an answer as text; null where it has more bytes than that. */
export const boundedText = async (answer: Response, mostBytes: number): Promise<string | null> => {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of answer.body ?? []) {
    size += part.byteLength;
    if (size > mostBytes) return null;
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
};
