import { useState } from 'react';
import type { Answering } from './board-frame.js';

interface AnsweringOnce<Move> extends Answering<Move> {
  /**
   * The game as shown: a different object after every accepted answer, even if the board did not
   * change.
   */
  readonly shown: object;
}

/**
 * Answers each question only once. Until the board that follows an accepted answer arrives, the old
 * question is still shown, and a second tap on it would be refused as outdated. `forget` allows
 * another answer, for a choice that was taken back.
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
