import { type TableLogLine, tableSeats, type TableText } from '#contracts';
import { eventFor, type GameEvent, logLine, type Names } from '#rules';
import type { TimedEvent } from '#match';
import { both, fill, phrase } from './table-text.js';

/** What the log needs to know beside names: the printed id of a card, and whose it is now. */
export interface LogNames extends Names {
  readonly idOf: (card: number) => string;
  readonly sideOf: (card: number) => number | null;
}

const looks = phrase('{s} looks at {c}.');

/**
 * Whoever looks at cards reads which; to others the line
 * would say that nothing was looked at, so they get none.
 */
const lookedText = (
  { seat, cards }: Extract<GameEvent, { e: 'looked' }>,
  names: Names,
): TableText | null =>
  cards.length === 0
    ? null
    : fill(looks, {
        s: names.seat(seat),
        c: both((language) => cards.map((card) => names.card(card, language)).join(', ')),
      });

const textOf = (event: GameEvent, names: Names): TableText | null => {
  if (event.e === 'looked') return lookedText(event, names);
  const english = logLine('en', event, names);
  return english === null
    ? null
    : both((language) => (language === 'en' ? english : (logLine(language, event, names) ?? '')));
};

const kindOf = ({ e }: GameEvent): TableLogLine['kind'] =>
  e === 'round-started' ? 'round' : e === 'phase-started' ? 'phase' : 'line';

/** Cards that the line names, the first one first. */
const cardsOf = (event: GameEvent): number[] => [
  ...('card' in event && event.card >= 0 ? [event.card] : []),
  ...('defender' in event ? [event.defender] : []),
  ...('cards' in event ? event.cards : []),
];

/** Whose line it is: of the player who does it, else of whoever has the card it happens to. */
const sideIn = (event: GameEvent, names: LogNames): TableLogLine['side'] => {
  const ofCard = event.e === 'damaged' || event.e === 'healed' || event.e === 'defeated';
  const seat =
    'seat' in event && !ofCard
      ? event.seat
      : 'card' in event && event.card >= 0
        ? names.sideOf(event.card)
        : null;
  return seat === null ? null : (tableSeats[seat] ?? null);
};

const lineOf = (at: number, heard: GameEvent, names: LogNames): TableLogLine | null => {
  const text = textOf(heard, names);
  return (
    text && {
      at,
      kind: kindOf(heard),
      side: sideIn(heard, names),
      cards: cardsOf(heard).map(names.idOf),
      ...text,
    }
  );
};

/** Lines that every viewer reads alike, by what happened; null for what has none. */
export type SharedLines = Map<GameEvent, TableLogLine | null>;

/**
 * The log as a viewer may read it; `viewer` null for an onlooker, all where nothing is
 * hidden any more. `shared`: lines that were written for other viewers with these names.
 */
export const logFor = (
  events: readonly TimedEvent<GameEvent>[],
  viewer: number | null | 'all',
  names: LogNames & { readonly shared?: SharedLines },
): TableLogLine[] => {
  const { shared } = names;
  return events.flatMap(({ at, event }) => {
    const heard = viewer === 'all' ? event : eventFor(event, viewer);
    const known = shared?.get(heard);
    if (known !== undefined) return known ?? [];
    const line = lineOf(at, heard, names);
    if (heard === event) shared?.set(heard, line);
    return line ?? [];
  });
};
