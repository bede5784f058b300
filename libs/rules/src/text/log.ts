/** A readable game log, from events alone. */
import type { GameEvent } from '../events/events.js';
import { type Language, type Phrase, say } from './language.js';

export interface Names {
  /** In the language of the line: tokens have a name in each. */
  card(card: number, language: Language): string;
  seat(seat: number): string;
  /** More than two play: several winners share the victory instead of drawing (12.7). */
  readonly several?: boolean;
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
  eliminated: '{s} is out of the game.',
  'game-ended': 'The game is over: {w}.',
};

/** A resource that comes to the hand of somebody else: a card that only they have seen. */
const isUnseenReturn = (event: GameEvent): boolean => event.e === 'returned' && event.card < 0;

/** Of a game of two that one of them gave up. */
const isConcession = (
  event: GameEvent,
  { several = false }: Names,
): event is Extract<GameEvent, { e: 'game-ended' }> =>
  event.e === 'game-ended' &&
  event.reason === 'concession' &&
  event.winners.length === 1 &&
  !several;

const phraseOf = (event: GameEvent, names: Names): Phrase | undefined => {
  if (isUnseenReturn(event)) return '{s} returns a resource to hand.';
  if (isConcession(event, names)) return '{s} concedes: {w}.';
  return LINES[event.e];
};

/** One line, or null for an event that people need not read. */
export function logLine(l: Language, event: GameEvent, names: Names): string | null {
  const pair = phraseOf(event, names);
  if (!pair) return null;
  const cards = 'cards' in event ? event.cards : [];
  return say(l, pair, {
    s:
      'seat' in event
        ? names.seat(event.seat)
        : isConcession(event, names)
          ? names.seat(event.winners[0] === 0 ? 1 : 0)
          : '',
    c:
      'card' in event && event.card >= 0
        ? names.card(event.card, l)
        : event.e === 'created'
          ? say(l, 'Credit')
          : '',
    d: 'defender' in event ? names.card(event.defender, l) : '',
    n: 'n' in event ? event.n : cards.length,
    cards: cards.map((c) => names.card(c, l)).join(', '),
    round: event.e === 'round-started' ? event.round : '',
    p:
      event.e === 'phase-started'
        ? say(l, event.phase === 'action' ? 'phase|Action' : 'Regroup')
        : '',
    m: event.e === 'mulligan' ? say(l, event.taken ? 'takes a mulligan' : 'keeps the hand') : '',
    k: event.e === 'counter-taken' ? say(l, event.counter === 'blast' ? 'Blast' : 'Plan') : '',
    name: event.e === 'named' ? event.name : '',
    w:
      event.e === 'game-ended'
        ? event.winners.length > 1
          ? names.several
            ? say(l, 'shared victory of {x}', { x: event.winners.map(names.seat).join(', ') })
            : say(l, 'a draw')
          : say(l, '{x} wins', { x: names.seat(event.winners[0] ?? 0) })
        : '',
  });
}
