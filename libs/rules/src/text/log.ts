/** A readable game log, from events alone. */
import type { GameEvent } from '../events/events.js';
import type { Effect } from '../effects/nodes.js';
import { effect } from './ability-text.js';
import { type Language, type Phrase, say } from './language.js';
import { statsChange } from './modifiers.js';
import { UNTIL } from './tell.js';

export interface Names {
  /** The name of a card in the language of the line; tokens have a name in each. */
  card(card: number, language: Language): string;
  seat(seat: number): string;
  /** More than two players: several winners share the victory instead of drawing (12.7). */
  readonly several?: boolean;
  /** The seat of the reader, who is addressed in the second person. */
  readonly you?: number;
}

const LINES: Partial<Record<GameEvent['e'], Phrase>> = {
  'game-started': '{s} starts with the initiative.',
  mulligan: '{s} {m}.',
  'round-started': '— Round {round} —',
  'phase-started': '{p} phase.',
  passed: '{s} passes.',
  'initiative-taken': '{s} takes the initiative.',
  'counter-taken': '{s} takes the {k} counter.',
  drawn: '{s} draws {n}.',
  'deck-empty': '{s} has no card left to draw ({n} missing).',
  resourced: '{s} resources a card.',
  played: '{s} plays {c}.',
  deployed: '{s} deploys {c}.',
  created: '{s} gets a token: {c}.',
  'attack-declared': '{c} attacks {d}.',
  damaged: '{c} takes {n} damage.',
  healed: '{c} is healed by {n}.',
  exhausted: '{c} is exhausted.',
  defeated: '{c} is defeated.',
  returned: '{c} returns to hand.',
  discarded: '{s} discards {c}.',
  revealed: '{s} reveals {cards}.',
  shown: '{s} shows {cards}.',
  looked: '{s} looks at {n} card(s).',
  searched: '{s} searches {n} card(s).',
  'control-taken': '{s} takes control of {c}.',
  captured: '{c} is captured.',
  rescued: '{c} is rescued.',
  named: '{s} names {name}.',
  'force-gained': 'The Force is with {s}.',
  'force-used': '{s} uses the Force.',
  'ability-used': '{s} uses an ability of {c}.',
  'mode-chosen': '{s} chooses for {c}: {x}.',
  eliminated: '{s} is out of the game.',
  'game-ended': 'The game is over: {w}.',
};

/** The same lines, addressed to the player who does it. */
const OWN_LINES: Partial<Record<GameEvent['e'], Phrase>> = {
  'game-started': 'You start with the initiative.',
  passed: 'You pass.',
  'initiative-taken': 'You take the initiative.',
  'counter-taken': 'You take the {k} counter.',
  drawn: 'You draw {n}.',
  'deck-empty': 'You have no card left to draw ({n} missing).',
  resourced: 'You resource a card.',
  played: 'You play {c}.',
  deployed: 'You deploy {c}.',
  created: 'You get a token: {c}.',
  discarded: 'You discard {c}.',
  revealed: 'You reveal {cards}.',
  shown: 'You show {cards}.',
  looked: 'You look at {n} card(s).',
  searched: 'You search {n} card(s).',
  'control-taken': 'You take control of {c}.',
  named: 'You name {name}.',
  'force-gained': 'The Force is with you.',
  'force-used': 'You use the Force.',
  'ability-used': 'You use an ability of {c}.',
  'mode-chosen': 'You choose for {c}: {x}.',
  eliminated: 'You are out of the game.',
};

/**
 * Whether a resource returns to another player's hand, so that only that player has seen the card.
 */
const isUnseenReturn = (event: GameEvent): boolean => event.e === 'returned' && event.card < 0;

/** Whether one player of a game of two conceded. */
const isConcession = (
  event: GameEvent,
  { several = false }: Names,
): event is Extract<GameEvent, { e: 'game-ended' }> =>
  event.e === 'game-ended' &&
  event.reason === 'concession' &&
  event.winners.length === 1 &&
  !several;

/** The seat of the player who does it; undefined if no player does. */
const actorOf = (event: GameEvent, names: Names): number | undefined => {
  if ('seat' in event) return event.seat;
  return isConcession(event, names) ? 1 - (event.winners[0] ?? 0) : undefined;
};

const phraseOf = (event: GameEvent, names: Names): Phrase | undefined => {
  const isOwn = names.you !== undefined && actorOf(event, names) === names.you;
  if (isUnseenReturn(event))
    return isOwn ? 'You return a resource to hand.' : '{s} returns a resource to hand.';
  if (event.e === 'modified') return event.stats && '{c} gets {n} {u}.';
  if (isConcession(event, names)) return isOwn ? 'You concede: {w}.' : '{s} concedes: {w}.';
  if (isOwn && event.e === 'mulligan')
    return event.taken ? 'You take a mulligan.' : 'You keep your hand.';
  return (isOwn ? OWN_LINES[event.e] : undefined) ?? LINES[event.e];
};

/** The number or amount in the line. */
const countOf = (event: GameEvent): number | string => {
  if (event.e === 'modified' && event.stats) return statsChange(event.stats.power, event.stats.hp);
  if ('n' in event) return event.n;
  return 'cards' in event ? event.cards.length : 0;
};

const winnerText = (
  l: Language,
  { winners }: Extract<GameEvent, { e: 'game-ended' }>,
  { seat, several, you }: Names,
): string => {
  const [winner = 0, other] = winners;
  if (other !== undefined)
    return several
      ? say(l, 'shared victory of {x}', { x: winners.map(seat).join(', ') })
      : say(l, 'a draw');
  return winner === you ? say(l, 'result|you win') : say(l, '{x} wins', { x: seat(winner) });
};

/** One line, or null for an event that is not shown. */
export function logLine(l: Language, event: GameEvent, names: Names): string | null {
  const pair = phraseOf(event, names);
  if (!pair) return null;
  const cards = 'cards' in event ? event.cards : [];
  const until = event.e === 'modified' ? UNTIL[event.stats?.until ?? ''] : undefined;
  const actor = actorOf(event, names);
  return say(l, pair, {
    s: actor === undefined ? '' : names.seat(actor),
    c:
      'card' in event && event.card >= 0
        ? names.card(event.card, l)
        : event.e === 'created'
          ? say(l, 'Credit')
          : '',
    d: 'defender' in event ? names.card(event.defender, l) : '',
    n: countOf(event),
    cards: cards.map((c) => names.card(c, l)).join(', '),
    round: event.e === 'round-started' ? event.round : '',
    p:
      event.e === 'phase-started'
        ? say(l, event.phase === 'action' ? 'phase|Action' : 'Regroup')
        : '',
    m: event.e === 'mulligan' ? say(l, event.taken ? 'takes a mulligan' : 'keeps the hand') : '',
    k: event.e === 'counter-taken' ? say(l, event.counter === 'blast' ? 'Blast' : 'Plan') : '',
    name: event.e === 'named' ? event.name : '',
    u: until === undefined ? '' : say(l, until),
    x: event.e === 'mode-chosen' ? effect(l, event.effect as Effect).replace(/\.$/, '') : '',
    w: event.e === 'game-ended' ? winnerText(l, event, names) : '',
  });
}
