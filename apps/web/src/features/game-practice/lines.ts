import { useState } from 'react';
import type { GamePracticeView } from '#contracts';

export interface Turn {
  readonly step: number;
  readonly lines: GamePracticeView['lines'];
}

/** The most turns that the page remembers. */
const REMEMBERED = 40;

/** What happened, the latest turn first. */
export const withTurn = (turns: readonly Turn[], { step, lines }: Turn): readonly Turn[] =>
  [{ step, lines }, ...turns].slice(0, REMEMBERED);

/** What happened since the page was opened. */
export const useLines = ({ step, lines }: Turn): readonly Turn[] => {
  const [turns, setTurns] = useState<readonly Turn[]>([]);
  if (turns[0]?.step === step) return turns;
  const now = withTurn(turns, { step, lines });
  setTurns(now);
  return now;
};
