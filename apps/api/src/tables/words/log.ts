import { type TableLogLine, tableSeats, type TableText } from '#contracts';
import { eventFor, type GameEvent, logLine, type Names } from '#rules';
import type { TimedEvent } from '#match';
import { both, fill, phrase } from './table-text.js';

/** What the log needs besides names: the printed id of a card, and who controls it now. */
export interface LogNames extends Names {
  readonly idOf: (card: number) => string;
  readonly sideOf: (card: number) => number | null;
}

const looks = phrase('{s} looks at {c}.');
const youLook = phrase('You look at {c}.');

/**
 * A player who looks at cards can read which. Others get no line, because it would say that nothing
 * was looked at.
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

/** For a token that is an upgrade, names the unit to which it is attached. */
const tokenText = (card: number, host: number, names: Names): TableText =>
  fill(gets, {
    d: both((language) => names.card(host, language)),
    c: both((language) => names.card(card, language)),
  });

/** Facts about a line from the neighbouring events. */
interface Around {
  /** The card to which the created token is attached. */
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

/** The cards that the line names, the main one first. */
const cardsOf = (event: GameEvent): number[] => [
  ...('card' in event && event.card >= 0 ? [event.card] : []),
  ...('defender' in event ? [event.defender] : []),
  ...('cards' in event ? event.cards : []),
];

/** The line's player: the one who acts, otherwise the controller of the card that is affected. */
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

/** Maximum number of events between a token's creation and its attachment. */
const NEAR = 4;

/** The card to which a token created by this event is attached; undefined for any other event. */
const hostOf = (events: readonly TimedEvent<GameEvent>[], index: number): number | undefined => {
  const created = events[index]?.event;
  if (created?.e !== 'created' || created.card < 0) return undefined;
  for (const { event } of events.slice(index + 1, index + 1 + NEAR))
    if (event.e === 'attached' && event.card === created.card) return event.to;
  return undefined;
};

/**
 * Whether the next line covers this event: a card exhausts because it attacks or uses an ability,
 * and an ability is used to deploy.
 */
const saysNext = (event: GameEvent, next: GameEvent | undefined): boolean =>
  next !== undefined &&
  'card' in event &&
  'card' in next &&
  event.card === next.card &&
  ((event.e === 'exhausted' && (next.e === 'attack-declared' || next.e === 'ability-used')) ||
    (event.e === 'ability-used' && next.e === 'deployed'));

/** Lines that are the same for every viewer, by event; null for events without a line. */
export type SharedLines = Map<GameEvent, TableLogLine | null>;

/**
 * The log as a viewer may read it; `viewer` null for an onlooker, `all` if nothing is hidden any
 * more. `shared`: lines already written for other viewers with the same names.
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
