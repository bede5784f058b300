import { useState, useSyncExternalStore } from 'react';
import type { CommandName, CommandPayload } from '#contracts';
import { deskOutbox } from '../../api/use-outbox.js';
import type { OutboxEntry } from '../../api/outbox.js';

/** A result typed in, from Enter until the server has it. */
export interface Entry {
  /** Its idempotency key: sent again it takes effect once. */
  readonly key: string;
  /** The table it speaks of. */
  readonly subject: string;
  /** As it was typed, to be taken up again; empty for one that an earlier visit left behind. */
  readonly typed: string;
  readonly said: string;
  /** `waiting`: kept until there is a network again. */
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
/** What settles a table from the desk. */
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
 * Results typed faster than the network answers, or without any: kept on this device, sent one after the
 * other in the order typed, each with its own fate. A table typed again corrects what was typed before.
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
     * What was typed here last for a table and has not been
     * refused, be it on its way still; null for nothing.
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
