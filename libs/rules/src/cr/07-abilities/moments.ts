/** 7.6.1 Whether an event is what a triggered ability waits for. */
import type { Moment } from '../../effects/nodes.js';
import { perNode } from '../../effects/per-node.js';
import type { GameEvent, LastKnown } from '../../events/events.js';
import type { Scope } from '../../kernel/frames.js';
import type { Game } from '../../kernel/game.js';
import { type Card, NO_CARD, Zone } from '../../kernel/state.js';
import { asLast, lastInPlay } from '../01-concepts/last-known.js';

export const subjectOf = (event: GameEvent): Card => ('card' in event ? event.card : NO_CARD);

/** 1.18.2: the unit that deals the damage, and another one whose ability makes it do so. */
export const dealersOf = ({ from, also }: Extract<GameEvent, { e: 'damaged' }>): readonly Card[] =>
  [from, also ?? NO_CARD].filter((c) => c !== NO_CARD);

/**
 * Other cards in the same role: further units that are attacked at once, a second dealer of the
 * same damage.
 */
function othersIn(event: GameEvent, { role }: Moment): readonly Card[] | undefined {
  if (role === 'defender' && event.e === 'attack-declared') return event.others;
  return role === 'dealer' && event.e === 'damaged' ? dealersOf(event).slice(1) : undefined;
}

function roleCard(event: GameEvent, m: Moment): Card {
  if (m.role === 'defender' && 'defender' in event) return event.defender;
  if (m.role === 'dealer' && event.e === 'damaged') return event.from;
  if (m.role === 'host' && event.e === 'attached') return event.to;
  return subjectOf(event);
}

/** Whether the card that is played, discarded or revealed was in that zone. */
function cameFrom(g: Game, from: NonNullable<Moment['from']>, event: GameEvent): boolean {
  if (event.e === 'revealed') return event.cards.every((c) => g.s.zone[c] === Zone[from]);
  return (event.e === 'played' || event.e === 'discarded') && event.from === Zone[from];
}

/** Whether the card discarded just before it left the same zone at the same time. */
function isOneOfSeveral(g: Game, event: GameEvent): boolean {
  const before = g.s.history[g.s.history.lastIndexOf(event) - 1];
  return (
    event.e === 'discarded' &&
    before?.e === 'discarded' &&
    before.seat === event.seat &&
    before.from === event.from
  );
}

/** 8.12: the last known information of a card that fought or dealt the damage and has left. */
function partThen(g: Game, event: GameEvent, card: Card): LastKnown | undefined {
  if (event.e === 'attack-ended') {
    const a = g.s.attacks.at(-1);
    return card === event.card ? a?.attackerWas : a?.defenderWas;
  }
  return event.e === 'damaged' ? lastInPlay(g, card) : undefined;
}

/** An event, and the card in the role that the moment asks about. */
interface Happening {
  readonly event: GameEvent;
  readonly card: Card;
}
type MomentTest = (g: Game, at: Happening, scope: Scope) => boolean;
/** The fields other than the event and the role, which are checked separately. */
type MomentField = Exclude<keyof Moment, 'on' | 'role'>;

/**
 * The test for each field of a moment, cheap ones first; a new field does not compile until it has
 * a test.
 */
const TESTS: {
  readonly [K in MomentField]-?: (wanted: NonNullable<Moment[K]>) => MomentTest;
} = {
  self:
    () =>
    (_g, { card }, scope) =>
      card === scope.source,
  attachedOnly:
    () =>
    (g, { card }, scope) =>
      card === g.s.host[scope.source],
  combat:
    (combat) =>
    (_g, { event }) =>
      (event.e === 'damaged' || event.e === 'defeated') && (event.combat === true) === combat,
  indirect:
    () =>
    (_g, { event }) =>
      event.e === 'damaged' && event.indirect === true,
  survived:
    () =>
    (_g, { event }) =>
      event.e === 'attack-ended' && event.survived,
  defeatedDefender:
    () =>
    (_g, { event }) =>
      event.e === 'attack-ended' && event.defeated,
  header:
    (header) =>
    (_g, { event }) =>
      event.e === 'trigger-used' && event.header === header,
  from:
    (from) =>
    (g, { event }) =>
      cameFrom(g, from, event),
  together:
    () =>
    (g, { event }) =>
      !isOneOfSeveral(g, event),
  via:
    (via) =>
    (g, { card, event }) =>
      event.e === 'deployed'
        ? via === 'pilot' && g.s.zone[card] === Zone.attached
        : event.e === 'played' && event.as === via,
  enemyCause:
    () =>
    (_g, { event }) =>
      event.e !== 'defeated' || (event.by >= 0 && event.by !== event.seat),
  by:
    (by) =>
    (g, { event }, scope) =>
      'seat' in event && g.q.seats(g, by, scope).includes(event.seat),
  who:
    (who) =>
    (g, { card, event }, scope) =>
      card !== NO_CARD && g.q.matches(g, card, who, asLast(scope, card, partThen(g, event, card))),
  where: (where) => (g, _at, scope) => g.q.holds(g, where, scope),
};

const FIELDS = Object.keys(TESTS) as MomentField[];

/** The few tests of a moment, compiled when it is first used. */
const testsOf = perNode((m: Moment): readonly MomentTest[] =>
  FIELDS.flatMap((k) => {
    const wanted = m[k];
    return wanted === undefined ? [] : [(TESTS[k] as (wanted: unknown) => MomentTest)(wanted)];
  }),
);

/** Whether `event` is the moment `m` for the card `source` of player `you`. */
export function isMoment(g: Game, m: Moment, event: GameEvent, scope: Scope): boolean {
  if (m.on !== event.e) return false;
  const tests = testsOf(m);
  return (
    othersIn(event, m)?.some((card) => passes(g, tests, { card, event }, scope)) === true ||
    passes(g, tests, { card: roleCard(event, m), event }, scope)
  );
}

function passes(g: Game, tests: readonly MomentTest[], at: Happening, scope: Scope): boolean {
  for (const test of tests) if (!test(g, at, scope)) return false;
  return true;
}
