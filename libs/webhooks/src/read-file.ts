import { lookup as resolve } from 'node:dns';
import type { IncomingMessage } from 'node:http';
import { request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { urlFault } from './addresses.js';
import { faultOf, publicLookup } from './reach.js';
import type { SenderOptions } from './sender.js';

/** A file from another server, or a stable code for the failure. */
export type FileRead =
  | { readonly kind: 'read'; readonly bytes: Uint8Array }
  | { readonly kind: 'failed'; readonly httpStatus: number | null; readonly fault: string };

class TooLarge extends Error {
  readonly code = 'too-large';
}

/**
 * Compressed responses are neither requested nor decompressed, so the size limit applies to the
 * content.
 */
const bytesOf = async (response: IncomingMessage, mostBytes: number): Promise<Uint8Array> => {
  const parts: Buffer[] = [];
  let length = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    length += part.length;
    if (length > mostBytes) throw new TooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
};

/**
 * Reads a file from another server, at most so many bytes; redirects are not followed. Host names
 * are checked like those of webhooks.
 */
export const readFileAt = async (
  url: string,
  { privateAllowed, timeoutMs = 30_000, resolve: ask = resolve }: SenderOptions,
  mostBytes: number,
): Promise<FileRead> => {
  const failed = (fault: string, httpStatus: number | null = null): FileRead => ({
    kind: 'failed',
    httpStatus,
    fault,
  });
  const wrong = URL.canParse(url) ? urlFault(url, privateAllowed) : 'no-address';
  if (wrong !== null) return failed(wrong);
  const options = {
    headers: { 'accept-encoding': 'identity', 'user-agent': 'Conclave-Bundles/1' },
    agent: false,
    signal: AbortSignal.timeout(timeoutMs),
    ...(privateAllowed ? {} : { lookup: publicLookup(ask) }),
  } as const;
  try {
    const response = await new Promise<IncomingMessage>((answered, broken) => {
      (url.startsWith('https:') ? secureRequest : plainRequest)(url, options, answered)
        .on('error', broken)
        .end();
    });
    const { statusCode = 0 } = response;
    if (statusCode !== 200) {
      response.destroy();
      return failed('refused', statusCode);
    }
    return { kind: 'read', bytes: await bytesOf(response, mostBytes) };
  } catch (error) {
    return failed(error instanceof TooLarge ? error.code : faultOf(error));
  }
};
