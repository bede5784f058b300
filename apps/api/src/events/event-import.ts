import type { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type CardStock, stockOfBundles } from '#cards';
import type { Adopted } from '#handover';
import { CONFIGURATION } from '#infrastructure';
import { type Configuration, Dependencies, startThread } from '#platform';
import { RequestAdmission } from '../auth/request-admission.js';
import { ApiFailure, tooMany, forbiddenFailure, signInRequired } from '../http/failure.js';
import { ImportRight } from './import-right.js';

export interface ImportTask {
  readonly bytes: Uint8Array;
  readonly owner: { readonly id: string; readonly name: string };
  /** ISO 8601. */
  readonly at: string;
  readonly databaseUrl: string;
  readonly secret: string;
  /** Public keys of the trusted servers. */
  readonly trustedServers: readonly string[];
  /** The key for a saved file (an age identity); null without one. */
  readonly rescueKey: string | null;
  readonly cards: CardStock;
}
export type ImportReply =
  | { readonly adopted: Adopted }
  | { readonly fault: { readonly message: string; readonly code: string | null } };

/**
 * Memory for a file of 64 MiB and for checking it. A thread that needs more is ended, and the API
 * goes on.
 */
const threadLimits = { maxOldGenerationSizeMb: 1_536 };
const retryAfterSeconds = 30;
/** After this long without a file the thread ends, to free its memory. */
const idleMs = 60_000;

/**
 * Imports tournaments from files of other servers: one at a time, in a thread of its own, only for
 * accounts that the operator has listed.
 */
@Injectable()
@Dependencies(RequestAdmission, ImportRight, CONFIGURATION)
export class EventImport implements OnApplicationShutdown {
  #underWay: FastifyRequest | null = null;
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;

  constructor(
    private readonly callers: RequestAdmission,
    private readonly right: ImportRight,
    private readonly configuration: Configuration,
  ) {}

  /**
   * Checks who sends a file before a byte of it is read, and reserves the only place until the
   * request is answered or closed.
   */
  async admit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    await this.callers.admitAddress(request, 'export');
    const { account, token } = await this.callers.identity.asker(request);
    if (!account || token) throw signInRequired();
    if (!(await this.right.isGiven(request))) throw forbiddenFailure('handover/door-closed');
    if (this.#underWay !== null) throw tooMany(retryAfterSeconds);
    this.#underWay = request;
    reply.raw.once('close', () => {
      if (this.#underWay === request) this.#underWay = null;
    });
  }

  /** @param bytes the file as received. */
  async bring(bytes: Uint8Array, request: FastifyRequest): Promise<Adopted> {
    const account = await this.callers.identity.account(request);
    if (account === null) throw signInRequired();
    const { databaseUrl, secret, trustedServers } = this.configuration;
    const own = new Uint8Array(bytes);
    const owner = { id: account.id, name: account.name };
    const at = new Date().toISOString();
    const cards = stockOfBundles();
    const rescueKey = rescueKeyOf(request);
    const task: ImportTask = {
      bytes: own,
      owner,
      at,
      databaseUrl,
      secret,
      trustedServers,
      rescueKey,
      cards,
    };
    const thread = this.startedThread();
    const answered = replyOf(thread);
    thread.postMessage(task, [own.buffer]);
    const reply = await answered.finally(() => this.endWhenIdle());
    if ('adopted' in reply) return reply.adopted;
    throw Object.assign(new Error(reply.fault.message), { code: reply.fault.code });
  }

  /**
   * Loading what a file is checked against takes a second, so the thread is kept for somebody who
   * corrects a file and sends it again.
   */
  private startedThread(): Worker {
    clearTimeout(this.#idle);
    if (this.#thread !== null) return this.#thread;
    const thread = startThread('./import-thread.entry', import.meta.url, {
      resourceLimits: threadLimits,
    });
    thread.unref();
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = null;
    });
    this.#thread = thread;
    return thread;
  }

  private endWhenIdle(): void {
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => void this.#thread?.terminate(), idleMs).unref();
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#thread?.terminate();
  }
}

/** The key comes in a header, because the body is the file as it was saved. */
const rescueKeyOf = ({ headers }: FastifyRequest): string | null => {
  const given = headers['x-rescue-key'];
  return typeof given === 'string' && given !== '' ? given : null;
};

const replyOf = (thread: Worker): Promise<ImportReply> =>
  new Promise((resolve, reject) => {
    const onFault = (fault: NodeJS.ErrnoException): void => {
      const full = fault.code === 'ERR_WORKER_OUT_OF_MEMORY';
      settle(() => reject(full ? new ApiFailure(413, 'request/too-large') : fault));
    };
    const onExit = (): void =>
      settle(() => reject(new Error('the thread of the import has ended')));
    const onReply = (reply: ImportReply): void => settle(() => resolve(reply));
    const settle = (end: () => void): void => {
      thread.off('message', onReply).off('error', onFault).off('exit', onExit);
      end();
    };
    thread.on('message', onReply).on('error', onFault).on('exit', onExit);
  });
