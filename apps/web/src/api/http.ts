import { noteHeard, noteSilence } from './connection.js';
import { takeEarly } from './early.js';
import { isRecord } from './record.js';

/**
 * A negative answer of the API: a refusal, a missing right, a malformed request or a server fault.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  constructor(
    readonly status: number,
    readonly code: string,
    readonly data: Readonly<Record<string, unknown>> = {},
    readonly correlationId: string | null = null,
  ) {
    super(code);
  }

  /** For a malformed request: the invalid fields. */
  fields: readonly { readonly path: string; readonly message: string }[] = [];
}

/**
 * There was no answer: no network, a time-out, a restarting server. Whether the request took effect
 * is unknown.
 */
export class NoAnswer extends Error {
  override readonly name = 'NoAnswer';
  readonly code = 'network/no-answer';
}

export interface Request {
  readonly method?: 'GET' | 'POST';
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  readonly timeoutMs?: number;
}

const parseJson = (text: string): unknown => {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return null;
  }
};

const failureOf = (status: number, body: unknown): ApiFailure => {
  const error = isRecord(body) ? body['error'] : undefined;
  if (isRecord(error) && typeof error['code'] === 'string') {
    const { code, data, correlationId, fields } = error;
    const failure = new ApiFailure(
      status,
      code,
      isRecord(data) ? data : {},
      typeof correlationId === 'string' ? correlationId : null,
    );
    if (Array.isArray(fields)) failure.fields = fields as ApiFailure['fields'];
    return failure;
  }
  return new ApiFailure(status, `http/${status}`);
};

interface Positioned<T> {
  readonly body: T;
  /**
   * Global position up to which the answer is complete, as reported by the server; null if it did
   * not say.
   */
  readonly position: number | null;
}

const positionOf = (headers: Headers): number | null => {
  const position = headers.get('x-position');
  return position === null ? null : Number(position);
};

/**
 * Sends a JSON request; fails with ApiFailure or NoAnswer only. A gateway's 502 or 504 counts as no
 * answer.
 */
export const requestPositioned = async <T>(
  path: string,
  request: Request = {},
): Promise<Positioned<T>> => {
  const { method = 'GET', body, headers = {}, timeoutMs = 15_000 } = request;
  const askedAt = Date.now();
  let response: Response;
  let text: string;
  try {
    // An early answer does not suffice for a request with a position, which needs an answer at
    // least that new.
    const early =
      method === 'GET' && Object.keys(headers).length === 0 ? await takeEarly(path) : null;
    response =
      early ??
      (await fetch(path, {
        method,
        credentials: 'same-origin',
        headers: {
          accept: 'application/json',
          ...(body === undefined ? {} : { 'content-type': 'application/json' }),
          ...headers,
        },
        body: body === undefined ? null : JSON.stringify(body),
        signal: AbortSignal.timeout(timeoutMs),
      }));
    text = await response.text();
  } catch {
    noteSilence();
    throw new NoAnswer(path);
  }
  if (response.status === 502 || response.status === 504) {
    noteSilence();
    throw new NoAnswer(path);
  }
  noteHeard(askedAt);
  if (!response.ok) throw failureOf(response.status, parseJson(text));
  return { body: parseJson(text) as T, position: positionOf(response.headers) };
};

/** The same without the answer's position. */
export const requestJson = async <T>(path: string, request: Request = {}): Promise<T> =>
  (await requestPositioned<T>(path, request)).body;

export type Failed = ApiFailure | NoAnswer;
export const isFailed = (error: unknown): error is Failed =>
  error instanceof ApiFailure || error instanceof NoAnswer;

/**
 * Whether to retry with the same key: there was no answer, or the server is busy or limits the
 * rate.
 */
export const isTransient = (error: unknown): boolean =>
  error instanceof NoAnswer ||
  (error instanceof ApiFailure && (error.status === 429 || error.status === 503));
