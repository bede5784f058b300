import { useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { GameScore, TableRow } from '#contracts';
import { sendCommand } from '../../api/commands.js';
import { ApiFailure, isTransient } from '../../api/http.js';
import { freshKey } from '../../api/keys.js';
import { invalidateAnswers } from '../../api/queries.js';

/** A result typed in, from Enter until the server has it. */
export interface Entry {
  /** Its idempotency key: sent again it takes effect once. */
  readonly key: string;
  readonly matchId: string;
  readonly score: GameScore;
  readonly correcting: boolean;
  /** As it was typed, to be taken up again. */
  readonly typed: string;
  readonly said: string;
  readonly state: 'sending' | 'in' | 'failed';
  readonly error: unknown;
}

const RETRIES = 3;
const FIRST_PAUSE_MS = 500;

const send = async ({ key, matchId, score, correcting }: Entry): Promise<void> => {
  for (let tried = 0; ; tried += 1) {
    try {
      await sendCommand(
        correcting ? 'CorrectResult' : 'RuleResult',
        { matchId, score, note: '' },
        key,
      );
      return;
    } catch (error) {
      // It is as it was to become.
      if (error instanceof ApiFailure && error.code === 'match/score-unchanged') return;
      if (tried === RETRIES || !isTransient(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, FIRST_PAUSE_MS * 2 ** tried));
    }
  }
};

/**
 * Results typed faster than the network answers: sent one after the other in the order typed, each with its own fate, so that none is lost
 * behind the next. A table typed again corrects what was typed before.
 */
export const useEntries = (eventId: string) => {
  const client = useQueryClient();
  const [entries, setEntries] = useState<readonly Entry[]>([]);
  const turn = useRef(Promise.resolve());
  const mark = (key: string, change: Pick<Entry, 'state' | 'error'>) =>
    setEntries((all) => all.map((entry) => (entry.key === key ? { ...entry, ...change } : entry)));
  const queue = (entry: Entry) => {
    turn.current = turn.current
      .then(() => send(entry))
      .then(
        () => {
          mark(entry.key, { state: 'in', error: null });
          invalidateAnswers(client, eventId);
        },
        (error: unknown) => mark(entry.key, { state: 'failed', error }),
      );
  };
  return {
    /** Newest first. */
    entries,
    enter: (row: TableRow, score: GameScore, words: Pick<Entry, 'typed' | 'said'>) => {
      const correcting =
        row.status === 'completed' ||
        entries.some(({ matchId, state }) => matchId === row.matchId && state !== 'failed');
      const entry: Entry = {
        key: freshKey(),
        matchId: row.matchId,
        score,
        correcting,
        ...words,
        state: 'sending',
        error: null,
      };
      setEntries((all) => [entry, ...all]);
      queue(entry);
    },
    again: (entry: Entry) => {
      mark(entry.key, { state: 'sending', error: null });
      queue(entry);
    },
  };
};
