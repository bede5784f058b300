import type { CommandName } from '#contracts';

/** A command that the server may not have received yet. */
export interface OutboxEntry {
  /** Its Idempotency-Key, the same in every attempt. */
  readonly key: string;
  readonly name: CommandName;
  readonly payload: Readonly<Record<string, unknown>>;
  readonly eventId: string;
  /** Id of the match or player that the command is about. */
  readonly subject: string;
  /** The command in words, for showing an unsent one later. */
  readonly said?: string | undefined;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `delivered`: accepted by the server; the page may not show the result yet. */
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

/** Delay between attempts: 1 s, 2 s, 4 s ... at most 30 s. */
export const retryDelay = (attempts: number): number =>
  Math.min(30_000, 1_000 * 2 ** Math.max(0, attempts - 1));

/** For each command, the one that it replaces as long as that has never been sent. */
const replacing: { readonly [N in CommandName]?: CommandName } = {
  ReportResult: 'ReportResult',
  WithdrawReport: 'ReportResult',
  ReportGame: 'ReportGame',
};

/**
 * Adds a command at the end. A report that has never been sent is replaced by a newer one and
 * removed by its withdrawal. One that was tried may have arrived; it stays, and the order of the
 * commands decides. Earlier refusals about the same subject are removed.
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
/** The network is back: everything waiting may be sent now. */
export const hurryEntries = (outbox: Outbox): Outbox =>
  outbox.map((entry) => (entry.state === 'waiting' ? { ...entry, notBefore: 0 } : entry));

/**
 * Restores the outbox after a reload: an entry whose sending was interrupted is sent again, one
 * older than 12 hours is dropped.
 */
export const restoreOutbox = (outbox: Outbox, now: number): Outbox =>
  outbox
    .filter((entry) => entry.state !== 'delivered' && now - entry.at < keepForMs)
    .map((entry) =>
      entry.state === 'sending' ? { ...entry, state: 'waiting', notBefore: 0 } : entry,
    );

/**
 * The next command to send. They are sent strictly one after the other: none overtakes an
 * unanswered one.
 */
export const nextDue = (
  outbox: Outbox,
  now: number,
): { entry: OutboxEntry; inMs: number } | null => {
  if (outbox.some((entry) => entry.state === 'sending')) return null;
  const entry = outbox.find((one) => one.state === 'waiting');
  return entry === undefined ? null : { entry, inMs: Math.max(0, entry.notBefore - now) };
};
