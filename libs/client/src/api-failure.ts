import { type Failure, failure } from '#contracts';

/** A refusal by the server, with a stable code. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: string;
  readonly data: Readonly<Record<string, unknown>>;

  constructor(
    readonly request: string,
    readonly status: number,
    body: Failure['error'],
  ) {
    super(
      `${request}: ${status} ${body.code} ${JSON.stringify(body.data)}${body.fields ? ` ${JSON.stringify(body.fields)}` : ''}`,
    );
    this.code = body.code;
    this.data = body.data;
  }

  /**
   * Whether to send the request again unchanged, which the same key makes safe. 408: the server is
   * too busy to read the request in time.
   */
  get transient(): boolean {
    return this.status === 408 || this.status === 429 || this.status >= 500;
  }

  /** Milliseconds until the server accepts requests again; undefined if it did not say. */
  get waitMs(): number | undefined {
    const seconds = this.data['retryAfterSeconds'];
    return this.status === 429 && typeof seconds === 'number' ? seconds * 1_000 : undefined;
  }

  static from(request: string, status: number, text: string): ApiFailure {
    const known = failure.safeParse(parse(text));
    return new ApiFailure(
      request,
      status,
      known.success
        ? known.data.error
        : { code: 'client/unreadable', data: { text: text.slice(0, 200) }, correlationId: '' },
    );
  }
}

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
