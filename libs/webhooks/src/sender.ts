import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress, urlFault } from './addresses.js';

/** A try, as it ended. `fault` is a stable code. */
export type Sent =
  | { readonly kind: 'delivered'; readonly httpStatus: number }
  | { readonly kind: 'failed'; readonly httpStatus: number | null; readonly fault: string };

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SenderOptions {
  /** For tests and halls whose receivers stand in the same network: plain http and private addresses too. */
  readonly privateAllowed: boolean;
  /** Milliseconds for the whole exchange. */
  readonly timeoutMs?: number;
  /** How names become addresses. */
  readonly resolve?: typeof resolve;
}

/** Bytes of an answer that are let in before the line is cut. Nothing is done with them. */
const mostAnswerBytes = 64 * 1024;

class PrivateAddress extends Error {
  readonly code = 'private-address';
}

/**
 * Resolves a name for the very connection that is made, so that no second answer of the name server can lead elsewhere. A name with any
 * address inside is refused whole.
 */
const publicLookup =
  (ask: typeof resolve): LookupFunction =>
  (host, options, answer) => {
    ask(host, { ...options, all: true }, (error, addresses: LookupAddress[]) => {
      if (error) return answer(error, '', 0);
      const [first] = addresses;
      if (!first || !addresses.every(({ address }) => isPublicAddress(address)))
        return answer(new PrivateAddress(host), '', 0);
      return options.all === true
        ? answer(null, addresses)
        : answer(null, first.address, first.family);
    });
  };

const faultOf = (error: unknown): string => {
  if (error instanceof Error && error.name === 'TimeoutError') return 'timed-out';
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === 'private-address') return code;
  if (code === 'ABORT_ERR') return 'timed-out';
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return 'unknown-host';
  if (
    code.startsWith('ERR_TLS') ||
    code.startsWith('CERT_') ||
    code.includes('CERT') ||
    code.startsWith('ERR_SSL') ||
    code === 'EPROTO'
  )
    return 'bad-certificate';
  return 'no-connection';
};

/** Posts a signed body. Only an answer of 2xx counts as arrived; redirects are not followed, of the answer only the status is read. */
export class WebhookSender {
  constructor(private readonly options: SenderOptions) {}

  async send(posting: Posting): Promise<Sent> {
    const fault = urlFault(posting.url, this.options.privateAllowed);
    if (fault !== null) return { kind: 'failed', httpStatus: null, fault };
    try {
      const httpStatus = await this.post(posting);
      return httpStatus >= 200 && httpStatus < 300
        ? { kind: 'delivered', httpStatus }
        : { kind: 'failed', httpStatus, fault: 'refused' };
    } catch (error) {
      return { kind: 'failed', httpStatus: null, fault: faultOf(error) };
    }
  }

  private post({ url, headers, body }: Posting): Promise<number> {
    const { privateAllowed, timeoutMs = 10_000, resolve: ask = resolve } = this.options;
    const options: RequestOptions = {
      method: 'POST',
      headers: {
        ...headers,
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'user-agent': 'Conclave-Webhooks/1',
      },
      // Each delivery has a connection of its own, so that none goes to an address that was judged for another.
      agent: false,
      signal: AbortSignal.timeout(timeoutMs),
      ...(privateAllowed ? {} : { lookup: publicLookup(ask) }),
    };
    return new Promise((answered, broken) => {
      const request = (url.startsWith('https:') ? secureRequest : plainRequest)(
        url,
        options,
        (response) => {
          answered(response.statusCode ?? 0);
          let bytes = 0;
          response.on('data', (part: Buffer) => {
            bytes += part.length;
            if (bytes > mostAnswerBytes) request.destroy();
          });
          // What comes after the status changes nothing any more.
          response.on('error', () => undefined);
        },
      );
      request.on('error', broken).end(body);
    });
  }
}
