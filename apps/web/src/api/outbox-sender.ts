import type { CommandAccepted, CommandName, CommandPayload } from '#contracts';
import {
  deliverEntry,
  removeEntry,
  enqueue,
  hurryEntries,
  nextDue,
  postponeEntry,
  refuseEntry,
  restoreOutbox,
  sending,
  type Outbox,
  type OutboxEntry,
} from './outbox.js';

export interface OutboxWorld {
  now(): number;
  freshKey(): string;
  load(): Outbox;
  save(outbox: Outbox): void;
  send(entry: OutboxEntry): Promise<CommandAccepted>;
  isTransient(error: unknown): boolean;
  refusalOf(error: unknown): NonNullable<OutboxEntry['refusal']>;
  /** Runs the task later; returns a function that cancels it. */
  later(task: () => void, ms: number): () => void;
  /** Resolves once the pages show the result. */
  onDelivered(entry: OutboxEntry, accepted: CommandAccepted): Promise<unknown>;
}

/** Stores the outbox and sends its commands one at a time, for as long as it takes. */
export class OutboxSender {
  private outbox: Outbox;
  private callOff: () => void = () => undefined;
  private readonly listeners = new Set<() => void>();

  constructor(private readonly world: OutboxWorld) {
    this.outbox = restoreOutbox(world.load(), world.now());
  }

  readonly entries = (): Outbox => this.outbox;
  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  /** Adds a command; returns its key. */
  give<N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    about: { eventId: string; subject: string; said?: string },
  ): string {
    const key = this.world.freshKey();
    this.become(
      enqueue(this.outbox, {
        key,
        name,
        payload,
        ...about,
        at: this.world.now(),
      }),
    );
    this.proceed();
    return key;
  }

  dismiss(key: string): void {
    this.become(removeEntry(this.outbox, key));
    this.proceed();
  }

  hurry(): void {
    this.become(hurryEntries(this.outbox));
    this.proceed();
  }

  clear(): void {
    this.become([]);
  }

  proceed(): void {
    this.callOff();
    const due = nextDue(this.outbox, this.world.now());
    if (due === null) return;
    if (due.inMs > 0) this.callOff = this.world.later(() => this.proceed(), due.inMs);
    else void this.attempt(due.entry);
  }

  private async attempt(entry: OutboxEntry): Promise<void> {
    this.become(sending(this.outbox, entry.key));
    try {
      const accepted = await this.world.send(entry);
      this.become(deliverEntry(this.outbox, entry.key));
      const shown = this.world.onDelivered(entry, accepted);
      void shown
        .catch(() => undefined)
        .then(() => this.become(removeEntry(this.outbox, entry.key)));
    } catch (error) {
      this.become(
        this.world.isTransient(error)
          ? postponeEntry(this.outbox, entry.key, this.world.now())
          : refuseEntry(this.outbox, entry.key, this.world.refusalOf(error)),
      );
    }
    this.proceed();
  }

  private become(outbox: Outbox): void {
    this.outbox = outbox;
    this.world.save(outbox);
    for (const listener of this.listeners) listener();
  }
}
