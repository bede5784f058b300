import { toScreenMove } from '#game';
/**
 * Games of three and four players: searches everything that a board shows its reader for cards that
 * they may not know.
 */
import { describe, expect, it } from 'vitest';
import { isPlayable, allCards } from '#cards';
import { type Deck, formatRules, generateDeck } from '#formats';
import { games as offered, decksOf, rulesEngine, setupOf, setupsOf } from '#games';
import { begunRecord, type ScreenRecord, SWU, type TableDeck, swuReels } from '#match';
import { dice, isRefusal, type Move, randomMove, type State } from '#rules';
import { Boards } from './board.js';
import { CardFaces } from './words/faces.js';

const engine = rulesEngine();
const boards = new Boards(engine, new CardFaces(engine.book));
const rules = formatRules('twin-suns', { on: '2026-11-21', pool: 'eternal' });
const names = ['Ana', 'Bob', 'Cleo', 'Dan'];
const unplayable = new Map(
  allCards.filter(({ id }) => !isPlayable(id)).map(({ id }) => [id, 99] as const),
);

const each = (cards: Deck['main']): string[] =>
  cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));
const deckOf = (seed: string): TableDeck => {
  const { leaders, bases, main } = generateDeck(seed, rules, unplayable);
  return { leaders: each(leaders), base: bases[0]?.id ?? '', deck: each(main) };
};

/** A game of this many players with random moves, long enough to show many cards. */
const gameOf = (players: number, seed: string): ScreenRecord => {
  const decks = Array.from({ length: players }, (_, seat) => deckOf(`${seed} of ${seat}`));
  const game = begunRecord({ game: SWU, setups: setupsOf(decks), terms: null });
  const dealt = engine.create(setupOf(game), seed);
  if (isRefusal(dealt)) throw new Error(dealt.detail);
  const play = engine.simulate(dealt.state);
  const roll = dice(players);
  const moves: Move[] = [];
  while (play.state.pending && moves.length < 260) {
    const move = randomMove(play.state.pending, roll, engine.book.names);
    expect(play.play(move)).toBeNull();
    moves.push(move);
  }
  return { ...game, moves: moves.map(toScreenMove) };
};

/** The other players' cards in hand, deck and resources. */
const hiddenFrom = (state: State, viewer: number | null): ReadonlySet<number> =>
  new Set(
    state.players.flatMap(({ hand, deck, resources }, seat) =>
      seat === viewer ? [] : [...hand, ...deck, ...resources],
    ),
  );

interface Search {
  readonly looked: number;
  readonly found: readonly string[];
}

/**
 * What one viewer receives after each move, searched for cards that they were never allowed to see.
 */
const searched = (game: ScreenRecord, seed: string, viewer: number | null): Search => {
  const reels = swuReels(offered, game, seed) ?? [];
  const known = new Set(viewer === null ? [] : (decksOf(game)[viewer]?.deck ?? []));
  const found: string[] = [];
  let looked = 0;
  for (const reel of reels) {
    const { state } = reel;
    const hidden = hiddenFrom(state, viewer);
    state.id.forEach((id, card) => {
      if (!hidden.has(card)) known.add(id);
    });
    for (const { event } of reel.events)
      if (
        (event.e === 'looked' && event.seat === viewer) ||
        event.e === 'revealed' ||
        event.e === 'shown'
      )
        for (const card of event.cards) known.add(state.id[card] ?? '');
    const board = boards.render({ reel, viewer, names, since: reel.moves - 1 });
    for (const { id } of board.decision?.shown ?? []) known.add(id);
    const secret = [...hidden]
      .flatMap((card) => state.id[card] ?? [])
      .filter((id) => !known.has(id));
    const ids = new Set(JSON.stringify(board).match(/[A-Z0-9]{3,4}_T?\d{2,3}/g));
    looked += secret.length;
    found.push(...secret.filter((id) => ids.has(id)).map((id) => `${id} at ${reel.moves}`));
  }
  return { looked, found };
};

describe('at a table of several', () => {
  it.each([3, 4])('nobody of %s is told a hidden card of another, nor an onlooker', (players) => {
    const seed = `several, ${players}`;
    const game = gameOf(players, seed);
    for (const viewer of [null, ...names.slice(0, players).keys()]) {
      const { looked, found } = searched(game, seed, viewer);
      expect(looked).toBeGreaterThan(5_000);
      expect(found, `seat ${viewer}`).toEqual([]);
    }
  });

  it('nobody of three has another’s hand, the faces of their resources or the question put to them', () => {
    const seed = 'several, questions';
    const game = gameOf(3, seed);
    for (const reel of swuReels(offered, game, seed) ?? [])
      for (const [seat, own] of (['a', 'b', 'c'] as const).entries()) {
        const board = boards.render({ reel, viewer: seat, names });
        for (const side of (['a', 'b', 'c'] as const).filter((each) => each !== own)) {
          expect(board[side]?.hand).toBeNull();
          expect(board[side]?.resources.every(({ id }) => id === null)).toBe(true);
        }
        expect(board.decision === null).toBe(board.waitingFor !== own);
      }
  });
});
