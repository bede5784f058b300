import type { TableText } from '#contracts';
import { eventFor, type GameEvent, logLine, type Names } from '#rules';
import { fill, pair } from './pair.js';

const looks = pair('{s} looks at {c}.', '{s} mira {c}.');

/** Whoever looks at cards reads which; to others the line would say that nothing was looked at, so they get none. */
const lookedText = (
  { seat, cards }: Extract<GameEvent, { e: 'looked' }>,
  names: Names,
): TableText | null =>
  cards.length === 0
    ? null
    : fill(looks, { s: names.seat(seat), c: cards.map((card) => names.card(card)).join(', ') });

const lineOf = (event: GameEvent, names: Names): TableText | null => {
  if (event.e === 'looked') return lookedText(event, names);
  const [en, es] = [logLine('en', event, names), logLine('es', event, names)];
  return en === null || es === null ? null : { en, es };
};

/** The latest lines of the log as a viewer may read it; `viewer` null for an onlooker. */
export const logFor = (
  events: readonly GameEvent[],
  viewer: number | null,
  names: Names,
  most: number,
): TableText[] => {
  const lines: TableText[] = [];
  for (let index = events.length - 1; index >= 0 && lines.length < most; index -= 1) {
    const line = lineOf(eventFor(events[index] as GameEvent, viewer), names);
    if (line) lines.push(line);
  }
  return lines.reverse();
};
