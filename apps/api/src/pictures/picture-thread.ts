import { createHash } from 'node:crypto';
import type { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { BoundedCache, startThread } from '#platform';
import { tooMany } from '../http/failure.js';

export interface PictureTask {
  readonly id: number;
  readonly svg: string;
}
export type PictureReply =
  | { readonly id: number; readonly png: Uint8Array }
  | { readonly id: number; readonly fault: string };

export interface Picture {
  readonly png: Buffer;
  /** Digest of the SVG: equal pictures have the same. */
  readonly digest: string;
}

interface Waiting {
  readonly resolve: (png: Buffer) => void;
  readonly reject: (fault: Error) => void;
}

/**
 * A picture takes about 100 ms of the thread: a request that would wait for more than a few seconds
 * is refused at once.
 */
const mostWaiting = 24;
const retryAfterSeconds = 3;
/** After this long without a picture the thread ends, to free its memory. */
const idleMs = 60_000;
const threadLimits = { maxOldGenerationSizeMb: 128 };

/**
 * Draws SVG as PNG, in a thread of its own so that nothing else waits; recent pictures are cached.
 */
@Injectable()
export class PictureThread implements OnApplicationShutdown {
  readonly #kept = new BoundedCache<Promise<Buffer>>({ most: 500, mostBytes: 48 * 1024 * 1024 });
  readonly #waiting = new Map<number, Waiting>();
  #worker: Worker | null = null;
  #idle: NodeJS.Timeout | undefined;
  #last = 0;

  /** Throws ApiFailure `request/too-many` if too many requests wait. */
  async draw(svg: string): Promise<Picture> {
    const digest = createHash('sha256').update(svg).digest('base64url').slice(0, 22);
    const png = this.#kept.get(digest) ?? this.begin(digest, svg);
    return { png: await png, digest };
  }

  async onApplicationShutdown(): Promise<void> {
    clearTimeout(this.#idle);
    await this.#worker?.terminate();
  }

  private begin(digest: string, svg: string): Promise<Buffer> {
    if (this.#waiting.size >= mostWaiting) throw tooMany(retryAfterSeconds);
    this.#last += 1;
    const id = this.#last;
    const drawing = new Promise<Buffer>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.started().postMessage({ id, svg } satisfies PictureTask);
    });
    this.#kept.set(digest, drawing);
    drawing.then(
      (png) => this.#kept.weigh(digest, drawing, png.length),
      () => this.#kept.delete(digest),
    );
    return drawing;
  }

  private started(): Worker {
    clearTimeout(this.#idle);
    if (this.#worker !== null) return this.#worker;
    const worker = startThread('./picture-thread.entry', import.meta.url, {
      resourceLimits: threadLimits,
    });
    worker.unref();
    worker.on('message', (reply: PictureReply) => this.take(reply));
    worker.on('error', (fault: Error) => this.fail(worker, fault));
    worker.on('exit', () => this.fail(worker, new Error('the thread of the pictures has ended')));
    this.#worker = worker;
    return worker;
  }

  private take(reply: PictureReply): void {
    const asker = this.#waiting.get(reply.id);
    this.#waiting.delete(reply.id);
    if ('png' in reply) asker?.resolve(Buffer.from(reply.png));
    else asker?.reject(new Error(reply.fault));
    if (this.#waiting.size > 0) return;
    clearTimeout(this.#idle);
    this.#idle = setTimeout(() => {
      void this.#worker?.terminate();
      this.#worker = null;
    }, idleMs).unref();
  }

  /** Rejects all waiting requests; the next picture starts another thread. */
  private fail(worker: Worker, fault: Error): void {
    if (this.#worker !== worker) return;
    this.#worker = null;
    for (const { reject } of this.#waiting.values()) reject(fault);
    this.#waiting.clear();
  }
}
