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
const youLook = phrase('You look at {c}.');

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
    : fill(seat === names.you ? youLook : looks, {
        s: names.seat(seat),
        c: both((language) => cards.map((card) => names.card(card, language)).join(', ')),
      });

const gets = phrase('{d} gets a token: {c}.');

/** A token that is an upgrade is named with the unit that it goes to. */
const tokenText = (card: number, host: number, names: Names): TableText =>
  fill(gets, {
    d: both((language) => names.card(host, language)),
    c: both((language) => names.card(card, language)),
  });

/** What a line is told of beside its event. */
interface Around {
  /** What the token was attached to that the event created. */
  readonly host: number | undefined;
}

const textOf = (event: GameEvent, { host }: Around, names: Names): TableText | null => {
  if (event.e === 'looked') return lookedText(event, names);
  if (event.e === 'created' && host !== undefined) return tokenText(event.card, host, names);
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

const lineOf = (
  { at, action, event: heard }: TimedEvent<GameEvent>,
  around: Around,
  names: LogNames,
): TableLogLine | null => {
  const text = textOf(heard, around, names);
  return (
    text && {
      at,
      ...(action !== undefined && { action }),
      kind: kindOf(heard),
      side: sideIn(heard, names),
      cards: [...cardsOf(heard), ...(around.host === undefined ? [] : [around.host])].map(
        names.idOf,
      ),
      ...text,
    }
  );
};

/** How many events lie between a token's creation and its place at most. */
const NEAR = 4;

/** What the token is attached to that the event creates; undefined for any other event. */
const hostOf = (events: readonly TimedEvent<GameEvent>[], index: number): number | undefined => {
  const created = events[index]?.event;
  if (created?.e !== 'created' || created.card < 0) return undefined;
  for (const { event } of events.slice(index + 1, index + 1 + NEAR))
    if (event.e === 'attached' && event.card === created.card) return event.to;
  return undefined;
};

/** Who attacks or uses an ability exhausts for it, who deploys uses its action: the next line says so. */
const saysNext = (event: GameEvent, next: GameEvent | undefined): boolean =>
  next !== undefined &&
  'card' in event &&
  'card' in next &&
  event.card === next.card &&
  ((event.e === 'exhausted' && (next.e === 'attack-declared' || next.e === 'ability-used')) ||
    (event.e === 'ability-used' && next.e === 'deployed'));

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
  return events.flatMap((timed, index) => {
    const { event } = timed;
    const heard = viewer === 'all' ? event : eventFor(event, viewer);
    const known = shared?.get(heard);
    if (known !== undefined) return known ?? [];
    const line = saysNext(event, events[index + 1]?.event)
      ? null
      : lineOf({ ...timed, event: heard }, { host: hostOf(events, index) }, names);
    if (heard === event) shared?.set(heard, line);
    return line ?? [];
  });
};
