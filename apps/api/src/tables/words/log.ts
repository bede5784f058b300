import type { TableText } from '#contracts';
import { eventFor, type GameEvent, logLine, type Names } from '#rules';

/** What was only looked at by somebody else is told by no line: it would say that nothing was. */
const worthTelling = (event: GameEvent): boolean => event.e !== 'looked' || event.cards.length > 0;

/** The latest lines of the log as a viewer may read it; `viewer` null for an onlooker. */
export const logFor = (events: readonly GameEvent[], viewer: number | null, names: Names, most: number): TableText[] => {
  const lines: TableText[] = [];
  for (let index = events.length - 1; index >= 0 && lines.length < most; index -= 1) {
    const event = eventFor(events[index] as GameEvent, viewer);
    if (!worthTelling(event)) continue;
    const [en, es] = [logLine('en', event, names), logLine('es', event, names)];
    if (en !== null && es !== null) lines.push({ en, es });
  }
  return lines.reverse();
};
