import { useEffect, useRef, useState } from 'react';
import type { PodView } from '#contracts';
import { sendCommand } from '../../api/commands.js';
import { freshKey } from '../../api/keys.js';

/** Marks made within this time, in ms, are sent together. */
const gatherMs = 250;

/** The marks with this card as the most wanted of the offered ones, in place of the one before. */
export const markedFirst = (
  marks: readonly string[],
  card: string,
  offered: readonly string[],
): readonly string[] => {
  const before = marks.find((mark) => offered.includes(mark));
  return [card, ...marks.filter((mark) => mark !== card && mark !== before)];
};

/** The marks with this card added at the end, or removed if it was marked. */
export const markedLater = (marks: readonly string[], card: string): readonly string[] =>
  marks.includes(card) ? marks.filter((mark) => mark !== card) : [...marks, card];

/**
 * The cards that the player wants, most wanted first. The server stores them, so that the clock can
 * take them whatever happens to this page; after a failure they are sent with the next change.
 */
export const useMarks = (view: PodView, mine: NonNullable<PodView['mine']>, round: number) => {
  const [marks, setMarks] = useState<readonly string[]>(mine.marks);
  const untold = useRef<{ readonly tell: () => void; readonly timer: number }>(undefined);
  const tell = (cards: readonly string[]): void => {
    untold.current = undefined;
    const payload = { podId: view.podId, seat: mine.seat, round, cards: [...cards] };
    sendCommand('MarkCards', payload, freshKey()).catch(() => undefined);
  };
  // On unmount, sends marks that are still waiting: a player who takes a card right after marking
  // another one wants that mark kept, because the pack may come around again.
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
