import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import {
  type CommandAccepted,
  commandAccepted,
  type CommandName,
  type CommandPayload,
  type Me,
  me,
  queries,
  type QueryName,
  type QueryParams,
  type QueryResult,
} from '#contracts';
import { ApiFailure } from './api-failure.js';
import type { Connection, HttpAnswer, HttpRequest } from './connection.js';
import { CookieJar } from './cookie-jar.js';

/** The longest wait that a server may demand. */
const LONGEST_WAIT_MS = 15_000;

export interface SessionOptions {
  /** Attempts for one request before a transient failure is final. */
  readonly attempts?: number;
  /** An API token to act with; a session that has one holds no cookies. */
  readonly token?: string;
  /** Base path for commands and queries: `/api`, or the versioned `/api/v1`. */
  readonly door?: '/api' | '/api/v1';
  /**
   * Called after each accepted or refused command with its name and the time from sending to the
   * answer, in milliseconds.
   */
  readonly onCommand?: (name: CommandName, milliseconds: number) => void;
}

/** A person's session at the public API: their cookies, commands and queries. */
export class ApiSession {
  private readonly jar = new CookieJar();
  private readonly attempts: number;
  /** Base path from the options; default: `/api`. */
  readonly door: string;

  constructor(
    readonly connection: Connection,
    private readonly options: SessionOptions = {},
  ) {
    this.attempts = options.attempts ?? 6;
    this.door = options.door ?? '/api';
  }

  /**
   * Sends a command until it is answered; the key makes repetitions safe. Throws ApiFailure if it
   * is refused.
   */
  async command<N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    key: string = randomUUID(),
  ): Promise<CommandAccepted> {
    const began = performance.now();
    try {
      const text = await this.post(`${this.door}/commands/${name}`, payload, {
        'idempotency-key': key,
      });
      return commandAccepted.parse(JSON.parse(text));
    } finally {
      this.options.onCommand?.(name, performance.now() - began);
    }
  }

  /** Sends a query and validates the answer against the contract. `after`: as for `ask`. */
  async query<N extends QueryName>(
    name: N,
    params: QueryParams<N>,
    after: number | null = null,
  ): Promise<QueryResult<N>> {
    const answer = await this.ask(name, params, after);
    return queries[name].result.parse(answer) as QueryResult<N>;
  }

  /**
   * As `query`, but without validation: for queries that are sent many times a second.
   * @param after position of an event that the answer should contain, from a live message; the
   * server waits a moment for it.
   */
  async ask<N extends QueryName>(
    name: N,
    params: QueryParams<N>,
    after: number | null = null,
  ): Promise<QueryResult<N>> {
    const search = new URLSearchParams(
      Object.entries(params as Record<string, unknown>).map(([key, value]): [string, string] => [
        key,
        String(value),
      ]),
    );
    const headers: Record<string, string> =
      after === null ? {} : { 'x-after-position': String(after) };
    return JSON.parse(
      (await this.send({ method: 'GET', path: `${this.door}/queries/${name}?${search}`, headers }))
        .text,
    ) as QueryResult<N>;
  }

  async me(): Promise<Me> {
    return me.parse(JSON.parse(await this.get('/api/me')));
  }

  async signUp(person: { name: string; email: string; password: string }): Promise<void> {
    await this.post('/api/auth/sign-up/email', person);
  }

  async signIn(person: { email: string; password: string }): Promise<void> {
    await this.post('/api/auth/sign-in/email', person);
  }

  async signInGuest(eventId: string, code: string): Promise<void> {
    await this.post('/api/guest/sign-in', { eventId, code });
  }

  /** The text of the answer to a GET request. */
  async get(path: string): Promise<string> {
    return (await this.send({ method: 'GET', path })).text;
  }

  /** The bytes of the answer to a GET request, for pictures and other files. */
  async file(path: string): Promise<Buffer> {
    return (await this.send({ method: 'GET', path })).bytes;
  }

  /** Whether the server has set a cookie for this person. */
  get holdsCookies(): boolean {
    return this.jar.header() !== undefined;
  }

  /** The headers that authenticate this person, for requests that this class does not make. */
  identity(): Record<string, string> {
    const { token } = this.options;
    if (token !== undefined) return { authorization: `Bearer ${token}` };
    const cookie = this.jar.header();
    return { origin: this.connection.base.origin, ...(cookie === undefined ? {} : { cookie }) };
  }

  /** The text of the answer to a POST request. */
  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<string> {
    const request: HttpRequest = {
      method: 'POST',
      path,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    };
    return (await this.send(request)).text;
  }

  private async send(request: HttpRequest): Promise<HttpAnswer> {
    for (let attempt = 1; ; attempt += 1) {
      const outcome = await this.sendOnce(request);
      if (!(outcome instanceof Error)) return outcome;
      const transient = !(outcome instanceof ApiFailure) || outcome.transient;
      const waitMs =
        (outcome instanceof ApiFailure ? outcome.waitMs : undefined) ??
        Math.min(2_000, 50 * 2 ** attempt);
      if (!transient || attempt >= this.attempts || waitMs > LONGEST_WAIT_MS) throw outcome;
      await pause(waitMs);
    }
  }

  private async sendOnce(request: HttpRequest): Promise<HttpAnswer | Error> {
    try {
      const answer = await this.connection.send({
        ...request,
        headers: { ...request.headers, ...this.identity() },
      });
      if (this.options.token === undefined) this.jar.take(answer.headers['set-cookie']);
      return answer.status < 300
        ? answer
        : ApiFailure.from(`${request.method} ${request.path}`, answer.status, answer.text);
    } catch (fault) {
      return fault instanceof Error ? fault : new Error(String(fault));
    }
  }
}
