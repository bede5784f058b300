import type { CommandName } from '#contracts';

/** A command that a player gave and that the server may not have heard yet. */
export interface OutboxEntry {
  /** Its Idempotency-Key, the same in every attempt. */
  readonly key: string;
  readonly name: CommandName;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly eventId: string;
  /** The match or player it speaks of. */
  readonly subject: string;
  /** What it says, for whoever finds it unsent later. */
  readonly said?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `delivered`: the server has it, what the page shows may not have it yet. */
  readonly state: 'waiting' | 'sending' | 'delivered' | 'refused';
  readonly attempts: number;
  readonly notBefore: number;
  readonly refusal: {
    readonly code: string;
    readonly data: Readonly<Record<string, unknown>>;
  } | null;
}

export type Outbox = readonly OutboxEntry[];
export type NewEntry = Pick<
  OutboxEntry,
  'key' | 'name' | 'payload' | 'eventId' | 'subject' | 'said' | 'at'
>;

const keepForMs = 12 * 3_600_000;

/** 1 s, 2 s, 4 s ... at most 30 s between attempts. */
export const retryDelay = (attempts: number): number =>
  Math.min(30_000, 1_000 * 2 ** Math.max(0, attempts - 1));

/** Reports, and what takes the place of one that has not left the phone. */
const replacing: { readonly [N in CommandName]?: CommandName } = {
  ReportResult: 'ReportResult',
  WithdrawReport: 'ReportResult',
  ReportGame: 'ReportGame',
};

/**
 * Adds a command at the end. A report that never left the phone is replaced by a
 * newer one and vanishes with its withdrawal; one that was tried may have arrived,
 * so it stays and order does the rest. A refusal about the same thing is old news.
 */
export const enqueue = (outbox: Outbox, entry: NewEntry): Outbox => {
  const neverLeft = (old: OutboxEntry) =>
    old.subject === entry.subject &&
    old.name === replacing[entry.name] &&
    old.payload['game'] === entry.payload['game'] &&
    old.attempts === 0 &&
    old.state === 'waiting';
  const rest = outbox.filter((old) => !(old.state === 'refused' && old.subject === entry.subject));
  const superseded = rest.filter((old) => !neverLeft(old));
  if (entry.name === 'WithdrawReport' && superseded.length < rest.length) return superseded;
  return [...superseded, { ...entry, state: 'waiting', attempts: 0, notBefore: 0, refusal: null }];
};

const change = (outbox: Outbox, key: string, by: (entry: OutboxEntry) => OutboxEntry): Outbox =>
  outbox.map((entry) => (entry.key === key ? by(entry) : entry));

export const sending = (outbox: Outbox, key: string): Outbox =>
  change(outbox, key, (entry) => ({ ...entry, state: 'sending', attempts: entry.attempts + 1 }));
export const deliverEntry = (outbox: Outbox, key: string): Outbox =>
  change(outbox, key, (entry) => ({ ...entry, state: 'delivered' }));
export const removeEntry = (outbox: Outbox, key: string): Outbox =>
  outbox.filter((entry) => entry.key !== key);
export const postponeEntry = (outbox: Outbox, key: string, now: number): Outbox =>
  change(outbox, key, (entry) => ({
    ...entry,
    state: 'waiting',
    notBefore: now + retryDelay(entry.attempts),
  }));
export const refuseEntry = (
  outbox: Outbox,
  key: string,
  refusal: NonNullable<OutboxEntry['refusal']>,
): Outbox => change(outbox, key, (entry) => ({ ...entry, state: 'refused', refusal }));
/** The network is back: everything waiting may go now. */
export const hurryEntries = (outbox: Outbox): Outbox =>
  outbox.map((entry) => (entry.state === 'waiting' ? { ...entry, notBefore: 0 } : entry));

/** What a reload finds: an entry caught in the air is sent again, one of yesterday is not. */
export const restoreOutbox = (outbox: Outbox, now: number): Outbox =>
  outbox
    .filter((entry) => entry.state !== 'delivered' && now - entry.at < keepForMs)
    .map((entry) =>
      entry.state === 'sending' ? { ...entry, state: 'waiting', notBefore: 0 } : entry,
    );

/** Strictly one after the other: nothing overtakes the first that is still unanswered. */
export const nextDue = (
  outbox: Outbox,
  now: number,
): { entry: OutboxEntry; inMs: number } | null => {
  if (outbox.some((entry) => entry.state === 'sending')) return null;
  const entry = outbox.find((one) => one.state === 'waiting');
  return entry === undefined ? null : { entry, inMs: Math.max(0, entry.notBefore - now) };
};
