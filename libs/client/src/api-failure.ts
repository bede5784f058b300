import { type Failure, failure } from '#contracts';

/** The server said no, with a stable code. */
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
   * Worth sending again unchanged: the same key makes the second sending harmless.
   * 408 is a server too busy to read the request in time.
   */
  get transient(): boolean {
    return this.status === 408 || this.status === 429 || this.status >= 500;
  }

  /** Milliseconds after which the server will listen again; undefined when it did not say. */
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
