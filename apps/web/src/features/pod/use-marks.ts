import { useEffect, useRef, useState } from 'react';
import type { PodView } from '#contracts';
import { sendCommand } from '../../api/commands.js';
import { freshKey } from '../../api/keys.js';

/** Taps of one moment are told together. */
const gatherMs = 250;

/** With this card as the one that is wanted first, in the place of the one before. */
export const markedFirst = (
  marks: readonly string[],
  card: string,
  offered: readonly string[],
): readonly string[] => {
  const before = marks.find((mark) => offered.includes(mark));
  return [card, ...marks.filter((mark) => mark !== card && mark !== before)];
};

/** With this card wanted after the others, or no more if it was. */
export const markedLater = (marks: readonly string[], card: string): readonly string[] =>
  marks.includes(card) ? marks.filter((mark) => mark !== card) : [...marks, card];

/**
 * The cards that the player wants, most wanted first. They live at the server, so that the clock
 * takes them whatever becomes of this page; without signal they are told when the next one is made.
 */
export const useMarks = (view: PodView, mine: NonNullable<PodView['mine']>, round: number) => {
  const [marks, setMarks] = useState<readonly string[]>(mine.marks);
  const untold = useRef<{ readonly tell: () => void; readonly timer: number }>(undefined);
  const tell = (cards: readonly string[]): void => {
    untold.current = undefined;
    const payload = { podId: view.podId, seat: mine.seat, round, cards: [...cards] };
    sendCommand('MarkCards', payload, freshKey()).catch(() => undefined);
  };
  // Whoever takes a card at once after a tap has marked the
  // other one all the same: the pack may come around again.
  useEffect(
    () => () => {
      if (untold.current === undefined) return;
      clearTimeout(untold.current.timer);
      untold.current.tell();
    },
    [],
  );
  const change = (next: readonly string[]): void => {
    setMarks(next);
    clearTimeout(untold.current?.timer);
    const now = (): void => tell(next);
    untold.current = { tell: now, timer: window.setTimeout(now, gatherMs) };
  };
  return { marks, change };
};
