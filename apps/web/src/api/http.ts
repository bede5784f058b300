import { noteHeard, noteSilence } from './connection.js';
import { takeEarly } from './early.js';
import { isRecord } from './record.js';

/** The API answered and said no: a refusal, a missing right, a malformed request or a fault of its own. */
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

  /** Of a malformed request: where and why. */
  fields: readonly { readonly path: string; readonly message: string }[] = [];
}

/**
 * No answer came: no signal, a time-out, a server that is
 * restarting. Whether the request took effect is unknown.
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
   * Global position up to which the server says the answer contains everything; null where it says nothing.
   */
  readonly position: number | null;
}

const positionOf = (headers: Headers): number | null => {
  const position = headers.get('x-position');
  return position === null ? null : Number(position);
};

/**
 * One JSON request; fails with ApiFailure or NoAnswer and
 * nothing else. A gateway's 502 or 504 counts as no answer.
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
    // A question that names a position wants an answer from after it.
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

/** The same, where it does not matter how far the answer reaches. */
export const requestJson = async <T>(path: string, request: Request = {}): Promise<T> =>
  (await requestPositioned<T>(path, request)).body;

export type Failed = ApiFailure | NoAnswer;
export const isFailed = (error: unknown): error is Failed =>
  error instanceof ApiFailure || error instanceof NoAnswer;

/** Worth asking again with the same key: nothing answered, the server is busy, or it told us to slow down. */
export const isTransient = (error: unknown): boolean =>
  error instanceof NoAnswer ||
  (error instanceof ApiFailure && (error.status === 429 || error.status === 503));
