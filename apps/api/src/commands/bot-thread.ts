import type { Worker } from 'node:worker_threads';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { BotThinker } from '#application';
import { type CardStock, stockOfBundles } from '#cards';
import type { BotAnswers, BotTask } from '#match';
import { startThread } from '#platform';

export interface TimedBotTask extends BotTask {
  readonly id: number;
  /** Time limit of the search for each of the first answers in a row. */
  readonly milliseconds: number;
}
export type BotReply =
  | { readonly id: number; readonly answers: BotAnswers }
  | { readonly id: number; readonly fault: string };

interface Waiting {
  readonly resolve: (answers: BotAnswers) => void;
  readonly reject: (fault: Error) => void;
}

const A_MOVE = 1_000;
const AT_LEAST = 100;

/**
 * The thread in which bots think, one task after the other. It starts with the first task; the more
 * tasks are waiting, the less time a new one gets.
 */
@Injectable()
export class BotThread implements BotThinker, OnApplicationShutdown {
  private worker: Worker | null = null;
  private readonly waiting = new Map<number, Waiting>();
  private last = 0;
  private told: CardStock | null = null;

  answers(task: BotTask): Promise<BotAnswers> {
    this.last += 1;
    const id = this.last;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      const milliseconds = Math.max(AT_LEAST, Math.round(A_MOVE / this.waiting.size));
      const timed: TimedBotTask = { ...task, id, milliseconds };
      const worker = (this.worker ??= this.started());
      this.tellOfCards(worker);
      worker.postMessage(timed);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    await this.worker?.terminate();
  }

  /** A thread knows only the bundles that are sent to it. */
  private tellOfCards(worker: Worker): void {
    const stock = stockOfBundles();
    if (this.told === stock) return;
    worker.postMessage(stock);
    this.told = stock;
  }

  private started(): Worker {
    this.told = null;
    const worker = startThread('./bot-thread.entry', import.meta.url);
    worker.unref();
    worker.on('message', (reply: BotReply) => {
      const asker = this.waiting.get(reply.id);
      this.waiting.delete(reply.id);
      if ('answers' in reply) asker?.resolve(reply.answers);
      else asker?.reject(new Error(reply.fault));
    });
    worker.on('error', (fault: Error) => this.fail(fault));
    worker.on('exit', () => this.fail(new Error('the thread of the bot has ended')));
    return worker;
  }

  /** Rejects all waiting tasks; the next task starts another thread. */
  private fail(fault: Error): void {
    this.worker = null;
    for (const { reject } of this.waiting.values()) reject(fault);
    this.waiting.clear();
  }
}
