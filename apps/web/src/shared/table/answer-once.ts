import { useState } from 'react';
import type { Answering } from './board-frame.js';

interface AnsweringOnce<Move> extends Answering<Move> {
  /**
   * The game as the reader sees it: another object after every
   * accepted answer, also one that leaves the board as it was.
   */
  readonly shown: object;
}

/**
 * Each question is answered once. Until the board comes to which an accepted answer leads,
 * the old question still stands there, and a second tap on it would be refused as out of
 * date. `forget` lets the question be answered again, for a choice that is taken back.
 */
export const useAnswerOnce = <Move>({ shown, pending, failure, send }: AnsweringOnce<Move>) => {
  const [answered, setAnswered] = useState<object | null>(null);
  const failed = failure !== null && failure !== undefined;
  return {
    busy: pending || (answered === shown && !failed),
    send: (move: Move): void => {
      setAnswered(shown);
      send(move);
    },
    forget: () => setAnswered(null),
  };
};
