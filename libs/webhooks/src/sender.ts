import { lookup as resolve } from 'node:dns';
import { request as plainRequest, type RequestOptions } from 'node:http';
import { request as secureRequest } from 'node:https';
import { urlFault } from './addresses.js';
import { faultOf, publicLookup } from './reach.js';

/** The result of an attempt. `fault` is a stable code. */
export type Sent =
  | { readonly kind: 'delivered'; readonly httpStatus: number }
  | { readonly kind: 'failed'; readonly httpStatus: number | null; readonly fault: string };

export interface Posting {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

export interface SenderOptions {
  /**
   * For tests and halls whose receivers are in the same network: allows plain http and private
   * addresses.
   */
  readonly privateAllowed: boolean;
  /** Milliseconds for the whole exchange. */
  readonly timeoutMs?: number;
  /** The name resolver. */
  readonly resolve?: typeof resolve;
}

/** Bytes of a response that are read before the connection is closed. They are ignored. */
const mostAnswerBytes = 64 * 1024;

/**
 * Posts a signed body. Only a 2xx response counts as delivered; redirects are not followed, and
 * only the status of the response is read.
 */
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
      // Each delivery has a connection of its own, so that none uses an address that was checked
      // for another.
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
          // Errors after the status change nothing.
          response.on('error', () => undefined);
        },
      );
      request.on('error', broken).end(body);
    });
  }
}
