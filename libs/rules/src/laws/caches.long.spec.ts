/**
 * The answers that a running game has cached must equal those of a game that has just been opened
 * on the same state, without any cache.
 */
import { playableBook, randomDeck, starterDeck } from '#cards';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dice, randomMove } from '../bots/random.js';
import { costOf, purse, wayOf } from '../cr/01-concepts/08-cost.js';
import { KEYWORDS } from '../cr/01-concepts/17-information.js';
import { attackTargets, canAttack } from '../cr/06-sequences/03-attack-with-a-unit.js';
import { actionsOf, actorsOf } from '../cr/06-sequences/04-use-an-action-ability.js';
import { board } from '../cr/07-abilities/03-constant-abilities.js';
import { isBlank } from '../cr/07-abilities/losing.js';
import { canPlay, modes, playableAs } from '../cr/08-additional/20-play-restrictions.js';
import {
  advance,
  createEngine,
  enter,
  isRefusal,
  QUESTIONS,
  type SeatSetup,
  type Setup,
} from '../engine/engine.js';
import type { Modifier } from '../effects/nodes.js';
import { copyState } from '../kernel/copy.js';
import { allUnits, type Game, isUnit, living, open, player } from '../kernel/game.js';
import { canonical, hash } from '../kernel/hash.js';
import { KIND } from '../kernel/modifier-kinds.js';
import type { Card, Seat } from '../kernel/state.js';

const engine = createEngine(playableBook());
const SLOW = 120_000;
const MOST_DECISIONS = 400;
/** One of this many positions is compared. */
const STRIDE = 4;

const isOf = (kind: string, mod: Modifier): boolean =>
  mod.m === 'stats'
    ? (kind === 'power' && mod.power !== 0) || (kind === 'hp' && mod.hp !== 0)
    : mod.m === kind;

const named = (mods: readonly { readonly mod: Modifier }[]): Modifier[] =>
  mods.map(({ mod }) => mod);

/** The answers about a card in play. */
const cardAnswers = (g: Game, c: Card): unknown => ({
  c,
  power: g.q.power(g, c),
  hp: g.q.hp(g, c),
  keywords: KEYWORDS.map((k) => g.q.keyword(g, c, k)),
  mods: named(g.q.mods(g, c)),
  blank: isBlank(g, c),
  targets: isUnit(g, c) ? [canAttack(g, c, true), attackTargets(g, c, 'any')] : [],
  actions: actionsOf(g, c).length,
});

const playerAnswers = (g: Game, seat: Seat): unknown => ({
  purse: purse(g, seat),
  hand: player(g, seat).hand.flatMap((card) =>
    modes(g, seat, card).map((as) => {
      const way = wayOf(seat, card, as);
      return [card, as, costOf(g, way), canPlay(g, way)];
    }),
  ),
  usable: actorsOf(g, seat).filter((c) => actionsOf(g, c).length > 0),
});

const inPlay = (g: Game): Card[] => [...allUnits(g), ...board(g).sources.flat()];

const answers = (g: Game): string =>
  canonical({
    cards: inPlay(g).map((c) => cardAnswers(g, c)),
    players: living(g).map((s) => playerAnswers(g, s)),
  });

/** Modifiers that are missing if only their kind is asked for. */
function missed(g: Game): string[] {
  return inPlay(g).flatMap((c) => {
    const all = named(g.q.mods(g, c));
    return Object.entries(KIND).flatMap(([kind, bit]) => {
      const found = named(g.q.mods(g, c, bit));
      return all.some((mod) => isOf(kind, mod) && !found.includes(mod)) ? [`${kind} of ${c}`] : [];
    });
  });
}

/**
 * Cards with actions that `actorsOf` misses, found by checking every card that can have actions.
 */
const missedActors = (g: Game): Card[] =>
  living(g).flatMap((seat) =>
    (board(g).sources[seat] as Card[]).filter(
      (c) => actionsOf(g, c).length > 0 && !actorsOf(g, seat).includes(c),
    ),
  );

/** Cards for which the shortcut for plain cards gives another result than the full check. */
const misjudged = (g: Game): Card[] =>
  living(g).flatMap((seat) =>
    player(g, seat).hand.filter((card) =>
      modes(g, seat, card).some(
        (as) => playableAs(g, seat, card, as) !== canPlay(g, wayOf(seat, card, as)),
      ),
    ),
  );

function check(setup: Setup, seed: number): void {
  const begun = engine.create(setup, `caches:${seed}`);
  if (isRefusal(begun)) throw new Error(begun.detail);
  const roll = dice(seed);
  const g = open(engine.book, QUESTIONS, copyState(begun.state), null);
  for (let n = 0; g.s.pending && n < MOST_DECISIONS; n++) {
    const move = randomMove(g.s.pending, roll, engine.book.names);
    if (n % STRIDE !== 0) {
      enter(g, move);
      advance(g);
      continue;
    }
    const fresh = open(engine.book, QUESTIONS, copyState(g.s), null);
    expect(answers(g), `decision ${n} of seed ${seed}`).toBe(answers(fresh));
    expect(missed(fresh), `decision ${n} of seed ${seed}`).toEqual([]);
    expect(missedActors(fresh), `decision ${n} of seed ${seed}`).toEqual([]);
    expect(misjudged(fresh), `decision ${n} of seed ${seed}`).toEqual([]);
    const next = engine.apply(g.s, move);
    if (isRefusal(next)) throw new Error(next.detail);
    enter(g, move);
    advance(g);
    expect(hash(g.s), `decision ${n} of seed ${seed}`).toBe(hash(next.state));
  }
}

const starters = (players: number): Setup => ({
  players: Array.from({ length: players }, (_, seat) =>
    starterDeck(seat % 2 === 0 ? 'luke' : 'vader'),
  ) as SeatSetup[],
});
const anyCards = (players: number, seed: number): Setup => {
  const deal = dice(seed);
  return { players: Array.from({ length: players }, () => randomDeck(engine.book, deal)) };
};
const seeds = fc.integer({ min: 1, max: 1_000_000 });

describe('answers that are kept', () => {
  // With few kinds of cards in the game, more is cached, and for longer.
  it.each([2, 3, 4])(
    'are those of a game that remembers nothing, among %i players with starter decks',
    (players) => {
      fc.assert(
        fc.property(seeds, (seed) => check(starters(players), seed)),
        { numRuns: 2 },
      );
    },
    SLOW,
  );

  it.each([2, 3, 4])(
    'are those of a game that remembers nothing, among %i players with any cards',
    (players) => {
      fc.assert(
        fc.property(seeds, (seed) => check(anyCards(players, seed), seed)),
        { numRuns: players === 2 ? 4 : 2 },
      );
    },
    SLOW,
  );
});
