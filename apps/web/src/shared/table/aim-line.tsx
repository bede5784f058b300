import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import type { Handle } from './visible.js';

interface Line {
  readonly x1: number;
  readonly y1: number;
  readonly x2: number;
  readonly y2: number;
}

const within = (table: HTMLElement, x: number, y: number) => {
  const { left, top } = table.getBoundingClientRect();
  return { x: x - left, y: y - top };
};

const centre = (table: HTMLElement, card: Handle): { x: number; y: number } | null => {
  // Finds the element of a card. A deployed leader has two: the unit on the board, and the empty
  // place beside the base.
  const found = (
    table.querySelector(`[data-unit="${card}"]`) ?? table.querySelector(`[data-card="${card}"]`)
  )?.getBoundingClientRect();
  return found === undefined
    ? null
    : within(table, found.left + found.width / 2, found.top + found.height / 2);
};

/** The line that follows the finger while a card is dragged. */
const useDragLine = (table: RefObject<HTMLElement | null>): Line | null => {
  const [line, setLine] = useState<Line | null>(null);
  useEffect(() => {
    const onDrag = (event: Event) => {
      const { detail } = event as CustomEvent<{ card: Handle; x: number; y: number } | null>;
      const element = table.current;
      const from = element && detail && centre(element, detail.card);
      if (!element || !detail || !from) return setLine(null);
      const to = within(element, detail.x, detail.y);
      setLine({ x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    };
    window.addEventListener('cg-drag', onDrag);
    return () => window.removeEventListener('cg-drag', onDrag);
  }, [table]);
  return line;
};

interface AimProps {
  readonly table: RefObject<HTMLElement | null>;
  /** The attacker and its target, or null. */
  readonly from: Handle | null;
  readonly to: Handle | null;
}

/** The attack line: drawn above everything, without catching clicks. */
export const AimLine = ({ table, from, to }: AimProps) => {
  const dragged = useDragLine(table);
  const [aimed, setAimed] = useState<Line | null>(null);
  useLayoutEffect(() => {
    const element = table.current;
    const [start, end] =
      element !== null && from !== null && to !== null
        ? [centre(element, from), centre(element, to)]
        : [null, null];
    setAimed(start && end ? { x1: start.x, y1: start.y, x2: end.x, y2: end.y } : null);
  }, [table, from, to]);
  const line = dragged ?? aimed;
  if (line === null) return null;
  const { x1, y1, x2, y2 } = line;
  const bend = `M${x1} ${y1} Q${(x1 + x2) / 2 + (y1 - y2) * 0.12} ${(y1 + y2) / 2} ${x2} ${y2}`;
  return (
    <svg className="cg-aimline" aria-hidden="true">
      <path className="cg-edge" d={bend} />
      <path d={bend} />
      <circle className="cg-head" cx={x2} cy={y2} r="9" />
    </svg>
  );
};
