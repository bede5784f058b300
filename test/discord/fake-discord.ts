import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { Chance } from '#client';

/** How often out of one each mishap befalls a request to this Discord, or an interaction of it. */
export interface Mishaps {
  /** 429 with a moment to wait; nothing is done. */
  readonly throttles: number;
  /** 500; nothing is done. */
  readonly fails: number;
  /** The request is done and its answer lost: the connection breaks. */
  readonly loses: number;
  /** An interaction comes twice, the second a moment later. */
  readonly repeats: number;
}

export const calm: Mishaps = { throttles: 0, fails: 0, loses: 0, repeats: 0 };

/** An evening on which much goes wrong. */
export const rough: Mishaps = { throttles: 0.05, fails: 0.03, loses: 0.03, repeats: 0.2 };

export interface PostedMessage {
  readonly id: string;
  readonly channel: string;
  readonly nonce: string;
  content: string;
  components: readonly { readonly components: readonly { readonly custom_id: string }[] }[];
  readonly files: number;
}

interface AnswerData {
  readonly content?: string;
  readonly components?: PostedMessage['components'];
}

/** What whoever sent an interaction reads. */
export interface Read {
  readonly text: string;
  /** What the buttons under it are told by. */
  readonly buttons: readonly string[];
}

interface Person {
  readonly id: string;
  readonly name: string;
  readonly manages?: boolean;
  readonly locale?: string;
}

/** Where an interaction is sent from. */
export interface Place {
  readonly channel: string;
  readonly parent?: string;
}

type Options = Readonly<Record<string, string | number>>;

const ED25519_PREFIX = 12;

/**
 * Discord as an application sees it: its interface under `/v10`, and interactions that it signs and
 * posts. It throttles, fails, loses answers, repeats, and sends in any order, all from one seed.
 */
export class FakeDiscord {
  readonly messages = new Map<string, PostedMessage>();
  readonly threads = new Map<string, { readonly name: string; readonly channel: string }>();
  /** Requests that were answered with 429, with 500, and not at all. */
  readonly troubles = { throttled: 0, failed: 0, lost: 0, repeated: 0 };
  commands: readonly { readonly name: string }[] = [];
  readonly #keys = generateKeyPairSync('ed25519');
  readonly #byNonce = new Map<string, string>();
  readonly #late = new Map<string, (said: AnswerData) => void>();
  #lastId = 10_000_000_000_000_000n;
  /** Where interactions are posted to. */
  endpoint = '';

  private constructor(
    private readonly server: Server,
    private readonly chance: Chance,
    public mishaps: Mishaps,
  ) {}

  static async open(seed: string, mishaps: Mishaps = calm): Promise<FakeDiscord> {
    const server = createServer({ keepAliveTimeout: 60_000 });
    const discord = new FakeDiscord(server, Chance.from(seed), mishaps);
    server.on('request', (request, response) => {
      discord.take(request, response).catch((error: unknown) => {
        response.writeHead(599).end(String(error));
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    return discord;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** The key of the application, in hexadecimal digits. */
  get publicKey(): string {
    return this.#keys.publicKey
      .export({ format: 'der', type: 'spki' })
      .subarray(ED25519_PREFIX)
      .toString('hex');
  }

  newId(): string {
    this.#lastId += 1n;
    return String(this.#lastId);
  }

  close(): Promise<void> {
    this.server.closeAllConnections();
    return new Promise((resolve) => this.server.close(() => resolve()));
  }

  messagesIn(channel: string): readonly PostedMessage[] {
    return [...this.messages.values()].filter((message) => message.channel === channel);
  }

  /** A command as somebody types it; `part` where it has parts: `staff pair`. */
  command(person: Person, place: Place, name: string, options: Options = {}): Promise<Read> {
    const [command = '', part] = name.split(' ');
    const given = Object.entries(options).map(([key, value]) => ({
      name: key,
      type: typeof value === 'number' ? 4 : 3,
      value,
    }));
    const data = {
      name: command,
      options: part === undefined ? given : [{ name: part, type: 1, options: given }],
    };
    return this.interact(person, place, { type: 2, data });
  }

  press(person: Person, place: Place, button: string): Promise<Read> {
    return this.interact(person, place, { type: 3, data: { custom_id: button } });
  }

  /** Signs and posts; the status of the answer, and the answer. */
  async post(
    body: object,
    changes: { readonly signature?: string; readonly timestamp?: string } = {},
  ): Promise<{ readonly status: number; readonly answer: unknown }> {
    const text = JSON.stringify(body);
    const timestamp = changes.timestamp ?? String(Math.floor(Date.now() / 1_000));
    const signature =
      changes.signature ??
      sign(null, Buffer.from(timestamp + text), this.#keys.privateKey).toString('hex');
    const answer = await fetch(this.endpoint, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-signature-ed25519': signature,
        'x-signature-timestamp': timestamp,
      },
      body: text,
    });
    return { status: answer.status, answer: await answer.json() };
  }

  private async interact(person: Person, place: Place, what: object): Promise<Read> {
    const token = randomUUID();
    const body = {
      ...what,
      id: this.newId(),
      token,
      application_id: '1',
      guild_id: '77',
      channel_id: place.channel,
      channel: { id: place.channel, ...(place.parent ? { parent_id: place.parent } : {}) },
      locale: person.locale ?? 'en-US',
      member: {
        user: { id: person.id, username: person.name, global_name: person.name },
        permissions: person.manages ? '32' : '0',
      },
    };
    const late = new Promise<AnswerData>((resolve) => this.#late.set(token, resolve));
    const sent = this.post(body);
    if (this.chance.happens(this.mishaps.repeats)) {
      this.troubles.repeated += 1;
      const after = this.chance.int(40);
      void pause(after).then(() => this.post(body).catch(() => undefined));
    }
    const { status, answer } = await sent;
    if (status !== 200) throw new Error(`the interaction was answered with ${status}`);
    const { type, data } = answer as { readonly type: number; readonly data?: AnswerData };
    const said = type === 5 ? await late : (data ?? {});
    this.#late.delete(token);
    return {
      text: said.content ?? '',
      buttons: (said.components ?? []).flatMap((row) =>
        row.components.map((button) => button.custom_id),
      ),
    };
  }

  private async take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const parts: Buffer[] = [];
    for await (const part of request) parts.push(part as Buffer);
    const draw = this.chance.next();
    const { throttles, fails, loses } = this.mishaps;
    if (draw < throttles) {
      this.troubles.throttled += 1;
      const wait = 0.02 + this.chance.next() / 20;
      const body = { message: 'You are being rate limited.', retry_after: wait, global: false };
      response.writeHead(429, {
        'content-type': 'application/json',
        'retry-after': String(wait),
        'x-ratelimit-scope': 'user',
      });
      response.end(JSON.stringify(body));
      return;
    }
    if (draw < throttles + fails) {
      this.troubles.failed += 1;
      response.writeHead(500, { 'content-type': 'application/json' }).end('{}');
      return;
    }
    const [status, answer] = this.serve(
      `${request.method} ${new URL(request.url ?? '', this.url).pathname}`,
      bodyIn(request, Buffer.concat(parts)),
    );
    if (draw < throttles + fails + loses) {
      this.troubles.lost += 1;
      request.socket.destroy();
      return;
    }
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  }

  private serve(what: string, { json, files }: Body): readonly [number, unknown] {
    const [, channel = '', messageId = '', thread] =
      /^\w+ \/v10\/channels\/(\d+)\/messages(?:\/(\d+))?(\/threads)?$/.exec(what) ?? [];
    if (channel !== '' && messageId === '') return this.postMessage(channel, json, files);
    if (thread) return this.startThread(channel, messageId, json);
    if (channel !== '') return this.editMessage(messageId, json);
    const token = /^PATCH \/v10\/webhooks\/\d+\/([^/]+)\/messages\/@original$/.exec(what)?.[1];
    if (token !== undefined) {
      this.#late.get(token)?.(json as AnswerData);
      return [200, {}];
    }
    if (/^PUT \/v10\/applications\/\d+\/commands$/.test(what)) {
      this.commands = json as unknown as FakeDiscord['commands'];
      return [200, json];
    }
    return [404, { message: `unknown: ${what}`, code: 0 }];
  }

  private postMessage(channel: string, json: Json, files: number): readonly [number, unknown] {
    const nonce = String(json['nonce'] ?? '');
    if (nonce.length > 25) return [400, { message: 'nonce', code: 50_035 }];
    const content = String(json['content'] ?? '');
    if (content.length > 2_000) return [400, { message: 'content is too long', code: 50_035 }];
    const known =
      json['enforce_nonce'] === true ? this.#byNonce.get(`${channel} ${nonce}`) : undefined;
    const id = known ?? this.newId();
    if (known === undefined) {
      const components = (json['components'] ?? []) as PostedMessage['components'];
      this.messages.set(id, { id, channel, nonce, content, components, files });
      this.#byNonce.set(`${channel} ${nonce}`, id);
    }
    return [200, { id }];
  }

  private editMessage(id: string, json: Json): readonly [number, unknown] {
    const message = this.messages.get(id);
    if (!message) return [404, { message: 'Unknown Message', code: 10_008 }];
    message.content = String(json['content'] ?? message.content);
    message.components = (json['components'] ?? message.components) as PostedMessage['components'];
    return [200, { id }];
  }

  private startThread(channel: string, id: string, json: Json): readonly [number, unknown] {
    if (this.threads.has(id))
      return [400, { message: 'A thread has already been created', code: 160_004 }];
    this.threads.set(id, { name: String(json['name']), channel });
    return [201, { id }];
  }
}

type Json = Readonly<Record<string, unknown>>;

interface Body {
  readonly json: Json;
  readonly files: number;
}

/** A PNG of 1200 x 630: its signature and its header. */
const PICTURE = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\x04\xb0\0\0\x02\x76';

/** What was sent, and how many pictures came with it. */
const bodyIn = ({ headers }: IncomingMessage, bytes: Buffer): Body => {
  if (!headers['content-type']?.startsWith('multipart/'))
    return { json: bytes.length === 0 ? {} : (JSON.parse(bytes.toString()) as Json), files: 0 };
  const text = bytes.toString('latin1');
  const json = /name="payload_json"\r\n(?:[^\r]+\r\n)*\r\n([^]*?)\r\n--/.exec(text)?.[1] ?? '{}';
  return {
    json: JSON.parse(Buffer.from(json, 'latin1').toString()) as Json,
    files: text.split(PICTURE).length - 1,
  };
};
