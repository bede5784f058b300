import { useEffect, useState } from 'react';
import type { TableBoard, TableLogLine } from '#contracts';
import { useServerText } from './in-language.js';
import type { Side } from './visible.js';

/** How long the notice is shown to the others beside the question, in milliseconds. */
const SHOWN = 8_000;

/** The undone choices of players other than the reader, oldest first. */
export const othersTakeBacks = (
  log: readonly TableLogLine[],
  mine: Side | null,
): readonly TableLogLine[] =>
  log.filter(({ kind, side }) => kind === 'rewind' && (side === null || side !== mine));

/**
 * The notice that another player has undone something, for a while after it happened; otherwise
 * empty.
 */
export const useTakenBack = ({ log }: TableBoard, mine: Side | null): string => {
  const say = useServerText();
  const lines = othersTakeBacks(log, mine);
  const [known, setKnown] = useState(lines.length);
  const isNew = lines.length > known;
  useEffect(() => {
    if (!isNew) return;
    const timer = setTimeout(() => setKnown(lines.length), SHOWN);
    return () => clearTimeout(timer);
  }, [isNew, lines.length]);
  const last = lines.at(-1);
  return isNew && last !== undefined ? say(last) : '';
};
