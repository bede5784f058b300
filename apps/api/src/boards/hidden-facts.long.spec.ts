import { escapeText } from '#platform';
import { expect, it } from 'vitest';
import { formatRules, generateDeck } from '#formats';
import { rulesEngine, setupOf, setupsOf } from '#games';
import { dice, isRefusal, randomMove, type State } from '#rules';
import { Boards } from '../tables/board.js';
import { CardFaces } from '../tables/words/faces.js';
import { tableBoard } from './table-board.js';
import { wordsIn } from './board-words.js';

/** More of them, once: `HIDDEN_GAMES=1000 npx vitest run --project long apps/api/src/boards`. */
const games = Number(process.env['HIDDEN_GAMES'] ?? 25);
const engine = rulesEngine();
const boards = new Boards(engine, new CardFaces(engine.book));
const words = wordsIn('en');
const rules = formatRules('premier', { on: '2026-11-21' });
const cardNames = [...engine.book.cards.values()].map(({ name }) => name);
const side = (name: string) => ({ playerId: name, name, won: 0, deck: 'ready' as const });

/** The page's text as an onlooker's board is made into it, name by name. */
const shownTo = (state: State, viewer: number | null): ReadonlySet<string> => {
  const reel = { moves: 0, state, events: [], rewinds: [] };
  const board = boards.render({ reel, viewer, names: ['Ana', 'Ben'] });
  const view = { matchId: 'match-1', a: side('Ana'), b: side('Ben'), board, game: 1 };
  const { html } = tableBoard(view, { words, lang: 'en' });
  const texts = [...html.matchAll(/>([^<]+)</g)].flatMap(([, text = '']) => text.split(', '));
  return new Set(texts.map((text) => text.trim()));
};

const namesOf = (state: State, cards: readonly number[]): readonly string[] =>
  cards.map((card) => escapeText(engine.book.cards.get(state.id[card] ?? '')?.name ?? ''));

/** Names that are in hands, decks and face-down resources, and nowhere that everybody sees. */
const hiddenNames = (state: State): readonly string[] => {
  const hidden = state.players.flatMap(({ hand, deck, resources }) => [
    ...hand,
    ...deck,
    ...resources,
  ]);
  const away = new Set(hidden);
  const open = new Set(
    namesOf(
      state,
      Object.keys(state.id)
        .map(Number)
        .filter((card) => !away.has(card)),
    ),
  );
  return namesOf(state, hidden).filter((name) => name !== '' && !open.has(name));
};

it(`the board of a stream names no hidden card in ${games} games of random moves`, () => {
  let looked = 0;
  let hidden = 0;
  let hands = 0;
  for (let game = 0; game < games; game += 1) {
    const setups = [0, 1].map((seat) => {
      const { leaders, bases, main } = generateDeck(`board ${game}.${seat}`, rules);
      return {
        leaders: leaders.map(({ id }) => id),
        base: bases[0]?.id ?? '',
        deck: main.flatMap(({ id, count }) => Array.from({ length: count }, () => id)),
      };
    });
    const begun = engine.create(
      setupOf({ setups: setupsOf(setups), terms: null }),
      `board ${game}`,
    );
    if (isRefusal(begun)) throw new Error(begun.detail);
    const roll = dice(game);
    let { state } = begun;
    for (let move = 0; move < 250 && state.pending; move += 1) {
      if (move % 10 === 0) {
        looked += 1;
        const shown = shownTo(state, null);
        const names = hiddenNames(state);
        hidden += names.length;
        expect(names.filter((name) => shown.has(name))).toEqual([]);
        // Whoever sits there sees their own: the names would be found if they were on the page.
        const own = shownTo(state, 0);
        hands += namesOf(state, state.players[0]?.hand ?? []).filter((name) =>
          own.has(name),
        ).length;
      }
      const step = engine.apply(state, randomMove(state.pending, roll, cardNames));
      if (isRefusal(step)) throw new Error(step.detail);
      ({ state } = step);
    }
  }
  expect(looked).toBeGreaterThan(games * 10);
  expect(hidden).toBeGreaterThan(looked * 20);
  expect(hands).toBeGreaterThan(games * 10);
});
