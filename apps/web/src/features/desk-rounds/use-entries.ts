import { useState, useSyncExternalStore } from 'react';
import type { GameScore, TableRow } from '#contracts';
import { deskOutbox } from '../../api/use-outbox.js';
import type { OutboxEntry } from '../../api/outbox.js';

/** A result typed in, from Enter until the server has it. */
export interface Entry {
  /** Its idempotency key: sent again it takes effect once. */
  readonly key: string;
  /** As it was typed, to be taken up again; empty for one that an earlier visit left behind. */
  readonly typed: string;
  readonly said: string;
  /** `waiting`: kept until there is a network again. */
  readonly state: 'sending' | 'waiting' | 'in' | 'refused';
  readonly refusal: OutboxEntry['refusal'];
}

interface Typed {
  readonly key: string;
  readonly matchId: string;
  readonly typed: string;
  readonly said: string;
}

const stateOf = (pending: OutboxEntry | undefined): Entry['state'] => {
  if (pending === undefined) return 'in';
  if (pending.state === 'refused') return 'refused';
  return pending.attempts > 1 || (pending.state === 'waiting' && pending.attempts > 0)
    ? 'waiting'
    : 'sending';
};

/**
 * Results typed faster than the network answers, or without any: kept on this device, sent one after the other in the order typed, each
 * with its own fate. A table typed again corrects what was typed before.
 */
export const useEntries = (eventId: string) => {
  const all = useSyncExternalStore(deskOutbox.subscribe, deskOutbox.entries);
  const pending = all.filter((entry) => entry.eventId === eventId);
  /** Newest first. */
  const [typed, setTyped] = useState<readonly Typed[]>([]);
  const known = new Set(typed.map(({ key }) => key));
  const left = pending
    .filter(({ key }) => !known.has(key))
    .map((entry) => ({ key: entry.key, matchId: entry.subject, typed: '', said: entry.said ?? '' }))
    .toReversed();
  const entries = [...typed, ...left].map(({ key, typed: text, said }): Entry => {
    const waiting = pending.find((entry) => entry.key === key);
    return { key, typed: text, said, state: stateOf(waiting), refusal: waiting?.refusal ?? null };
  });
  const refused = (key: string): boolean =>
    pending.some((entry) => entry.key === key && entry.state === 'refused');
  return {
    entries,
    enter: (row: TableRow, score: GameScore, words: Pick<Entry, 'typed' | 'said'>) => {
      const correcting =
        row.status === 'completed' ||
        [...typed, ...left].some(({ key, matchId }) => matchId === row.matchId && !refused(key));
      const key = deskOutbox.give(
        correcting ? 'CorrectResult' : 'RuleResult',
        { matchId: row.matchId, score, note: '' },
        { eventId, subject: row.matchId, said: words.said },
      );
      setTyped((before) => [
        { key, matchId: row.matchId, ...words },
        ...before.filter((entry) => !(entry.matchId === row.matchId && refused(entry.key))),
      ]);
    },
    dismiss: (key: string) => {
      deskOutbox.dismiss(key);
      setTyped((before) => before.filter((entry) => entry.key !== key));
    },
  };
};
