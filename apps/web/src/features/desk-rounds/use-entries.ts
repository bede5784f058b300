import { useState, useSyncExternalStore } from 'react';
import type { CommandName, CommandPayload } from '#contracts';
import { deskOutbox } from '../../api/use-outbox.js';
import type { OutboxEntry } from '../../api/outbox.js';

/** A typed result, from Enter until the server has accepted it. */
export interface Entry {
  /** The idempotency key: a repeated command takes effect only once. */
  readonly key: string;
  /** The id of the table. */
  readonly subject: string;
  /** The text as typed, for editing it again; empty if it was typed during an earlier visit. */
  readonly typed: string;
  readonly said: string;
  /** `waiting`: kept until the network is back. */
  readonly state: 'sending' | 'waiting' | 'in' | 'refused';
  readonly refusal: OutboxEntry['refusal'];
}

interface Typed {
  readonly key: string;
  readonly subject: string;
  readonly typed: string;
  readonly said: string;
}

type Command<N extends CommandName> = { readonly name: N; readonly payload: CommandPayload<N> };
/** A command that settles a table from the desk. */
export type DeskCommand =
  | Command<'RuleResult'>
  | Command<'CorrectResult'>
  | Command<'RecordTableResult'>;

const stateOf = (pending: OutboxEntry | undefined): Entry['state'] => {
  if (pending === undefined || pending.state === 'delivered') return 'in';
  if (pending.state === 'refused') return 'refused';
  return pending.attempts > 1 || (pending.state === 'waiting' && pending.attempts > 0)
    ? 'waiting'
    : 'sending';
};

/**
 * Results that are typed faster than the network answers, or without a network. They are stored on
 * this device and sent one after the other in the order typed; a refusal of one does not affect the
 * others. A second result for a table corrects the first.
 */
export const useEntries = (eventId: string) => {
  const all = useSyncExternalStore(deskOutbox.subscribe, deskOutbox.entries);
  const pending = all.filter((entry) => entry.eventId === eventId);
  /** Newest first. */
  const [typed, setTyped] = useState<readonly Typed[]>([]);
  const known = new Set(typed.map(({ key }) => key));
  const left = pending
    .filter(({ key }) => !known.has(key))
    .map((entry) => ({ key: entry.key, subject: entry.subject, typed: '', said: entry.said ?? '' }))
    .toReversed();
  const entries = [...typed, ...left].map(({ key, subject, typed: text, said }): Entry => {
    const waiting = pending.find((entry) => entry.key === key);
    return {
      key,
      subject,
      typed: text,
      said,
      state: stateOf(waiting),
      refusal: waiting?.refusal ?? null,
    };
  });
  const refused = (key: string): boolean =>
    pending.some((entry) => entry.key === key && entry.state === 'refused');
  return {
    entries,
    /**
     * The last result typed here for a table that was not refused, even if it is still on its way;
     * null if there is none.
     */
    saidOf: (subject: string): string | null =>
      [...typed, ...left].find((entry) => entry.subject === subject && !refused(entry.key))?.said ??
      null,
    enter: (subject: string, command: DeskCommand, words: Pick<Entry, 'typed' | 'said'>) => {
      const key = deskOutbox.give(command.name, command.payload, {
        eventId,
        subject,
        said: words.said,
      });
      setTyped((before) => [
        { key, subject, ...words },
        ...before.filter((entry) => !(entry.subject === subject && refused(entry.key))),
      ]);
    },
    dismiss: (key: string) => {
      deskOutbox.dismiss(key);
      setTyped((before) => before.filter((entry) => entry.key !== key));
    },
  };
};
