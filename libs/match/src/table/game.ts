import { playableBook } from '#cards';
import { createEngine, digestOf, type Engine, type Outcome, type Setup } from '#rules';
import type { Reporter } from '../place.js';
import type { GameRecord } from './state.js';

let engine: Engine | undefined;
/** The engine that judges every game on screen, with all cards that can be played. */
export const rulesEngine = (): Engine => (engine ??= createEngine(playableBook()));

/** Digest of all that the engine knows of the cards in these decks and of the tokens; other cards change nothing about it. */
export const cardsDigest = ({ a, b, others = [] }: Pick<Decks, 'a' | 'b' | 'others'>): string =>
  digestOf(
    rulesEngine().book,
    [a, b, ...others].flatMap(({ leaders, base, deck }) => [...leaders, base, ...deck]),
  );

export type Decks = Pick<GameRecord, 'a' | 'b'> &
  Partial<Pick<GameRecord, 'others' | 'discreet' | 'chooser'>>;

/** The setup from which the engine deals a game, the first time or again. */
export const setupOf = ({ a, b, others = [], discreet, chooser = null }: Decks): Setup => ({
  players: [a, b, ...others].map((side) => ({
    leaders: [...side.leaders],
    base: side.base,
    deck: [...side.deck],
  })),
  ...(others.length > 0 && { twinSuns: true as const }),
  ...(discreet ? {} : { formerQuestions: true as const }),
  ...(chooser !== null && { chooser: chooser === 'a' ? 0 : 1 }),
});

/** In the seed of a prepared game: what follows tells games apart that are dealt alike, and has no part in the deal. */
export const DEALT_ALIKE = '#';
export const dealingSeed = (seed: string): string => seed.split(DEALT_ALIKE)[0] ?? seed;

export const winnerOfGame = (outcome: Outcome): Reporter | 'draw' => {
  const [first, ...more] = outcome.winners;
  if (first === undefined || more.length > 0) return 'draw';
  return first === 0 ? 'a' : 'b';
};
