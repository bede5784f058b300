import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Connection } from '#client';
import { failure } from '#contracts';
import type { Findings, Tally } from './findings.js';
import type { Document, Operation } from './operations.js';

export interface Sent {
  readonly method: 'GET' | 'POST';
  readonly target: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status: number;
  readonly text: string;
}

const patienceMs = 30_000;
/** Internal details that an error message must not reveal. */
const internals =
  /node_modules|\bat \S+ \(|\.[jt]s:\d+:\d+|Prisma|SELECT .{0,80} FROM|postgres(?:ql)?:\/\//;

const tickMs = 250;

/**
 * Measures for how long this process itself did not run, because its machine stood still, so that
 * the server is not blamed for it.
 */
class Pauses {
  totalMs = 0;

  constructor() {
    let last = performance.now();
    setInterval(() => {
      const late = performance.now() - last - tickMs;
      if (late > tickMs) this.totalMs += late;
      last = performance.now();
    }, tickMs).unref();
  }
}

/** Sends requests, checks every response and keeps count. */
export class AnswerCheck {
  readonly accepted = new Set<string>();
  private readonly pauses = new Pauses();
  private readonly ajv = new Ajv2020({ strict: false, validateFormats: false });
  private readonly checks = new Map<string, ValidateFunction | null>();
  /** Texts that no response may contain. */
  private readonly secrets = new Set<string>();

  constructor(
    private readonly connection: Connection,
    readonly findings: Findings,
    readonly tally: Tally,
    private readonly document: Document,
  ) {}

  keepSecret(text: string): void {
    if (text.length >= 8) this.secrets.add(text);
  }

  /** @param asked the operation for which the request was meant. */
  async send(sent: Sent, asked: Operation): Promise<Answer> {
    const [began, frozen] = [performance.now(), this.pauses.totalMs];
    // A server may close an idle connection just when it is used again, so the request is tried
    // once more.
    const answer = await this.answerTo(sent, asked.streams)
      .catch(() => this.answerTo(sent, asked.streams))
      .catch((error: unknown) => error);
    if (answer instanceof Error) {
      this.findings.note('no answer', asked.key, `${describe(sent)}: ${answer.message}`);
      return { status: 0, text: '' };
    }
    const { status, text } = answer as Answer;
    this.tally.add(status);
    if (status >= 200 && status < 300) this.accepted.add(asked.key);
    this.judge({ status, text }, sent, asked);
    const ms = Math.round(performance.now() - began - (this.pauses.totalMs - frozen));
    if (ms > patienceMs) this.findings.note('slow', asked.key, `${ms} ms: ${describe(sent)}`);
    return { status, text };
  }

  private async answerTo(
    { method, target, headers, body }: Sent,
    streams: boolean,
  ): Promise<Answer> {
    const request = { method, path: target, headers, ...(body === undefined ? {} : { body }) };
    const signal = AbortSignal.timeout(patienceMs * 2);
    const incoming = await this.connection.open(request, signal);
    const status = incoming.statusCode ?? 0;
    if (streams && status === 200) {
      incoming.destroy();
      return { status, text: '' };
    }
    const chunks: Buffer[] = [];
    for await (const chunk of incoming) chunks.push(chunk as Buffer);
    return { status, text: Buffer.concat(chunks).toString('utf8') };
  }

  private judge({ status, text }: Answer, sent: Sent, asked: Operation): void {
    const tell = (kind: string, detail = text): void =>
      this.findings.note(kind, asked.key, `${describe(sent)} -> ${status} ${detail.slice(0, 300)}`);
    if (status >= 500 && asked.path !== '/ready') tell('server fault');
    if (status >= 400) {
      if (internals.test(text)) tell('internals told');
      if (asked.path.startsWith('/api/') && !isFailure(text)) tell('failure without its body');
    } else if (status === 200 || status === 201) {
      const fault = this.faultInAnswer(asked, text);
      if (fault !== null) tell('answer unlike its description', fault);
    }
    for (const secret of this.secrets) if (text.includes(secret)) tell('secret told', secret);
  }

  private faultInAnswer(operation: Operation, text: string): string | null {
    const check = this.checkFor(operation);
    if (check === null) return null;
    if (check(text === '' ? null : JSON.parse(text))) return null;
    return this.ajv.errorsText(check.errors);
  }

  private checkFor({ key, answer }: Operation): ValidateFunction | null {
    const known = this.checks.get(key);
    if (known !== undefined) return known;
    const made =
      answer === null
        ? null
        : this.ajv.compile({ ...answer, components: this.document.components });
    this.checks.set(key, made);
    return made;
  }
}

const isFailure = (text: string): boolean => {
  try {
    return failure.safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

const describe = ({ method, target, body }: Sent): string =>
  `${method} ${target.slice(0, 200)}${body === undefined ? '' : ` ${body.slice(0, 250)}`}`;
