import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { destinyBook } from '../cards/behaviours.js';
import { createEngine, isRefusal } from '../engine/engine.js';
import type { SeatSetup } from '../engine/layout.js';
import type { Option } from '../engine/options.js';
import { knownCard } from '../facts/catalogue.js';
import { evaluatingBot } from './bot.js';
import { keyedChance, randomChooser } from '#game';
import { playGame } from './random-game.js';
import { randomList, seatSetup } from './random-list.js';
import { destinyScreen } from './screen-game.js';
import { optionText, questionText, refusalText, sideText } from './texts.js';
import { viewOf } from './view.js';

const engine = createEngine(destinyBook);
const seats = (seed: string) => {
  const random = seededRandom(seed);
  return [0, 1].map(() => seatSetup(randomList(random)));
};
const begun = (seed: string) => {
  const created = engine.create(seats(seed), keyedChance(seed));
  if (isRefusal(created)) throw new Error(created.refused);
  return engine.evolve(null, created);
};

describe('the engine', () => {
  it('refuses everything that is not an option of whoever decides', () => {
    const state = begun('one');
    const chance = keyedChance('one');
    const { seat, options } = state.waiting ?? { seat: 0, options: [] };
    const option = options[0];
    if (!option) throw new Error('somebody has to decide');
    const refused = (move: Parameters<typeof engine.decide>[1]) =>
      engine.decide(state, move, chance);
    expect(refused({ seat: 1 - seat, option })).toEqual({ refused: 'destiny/not-your-decision' });
    expect(refused({ seat, option: { do: 'pass' } })).toEqual({ refused: 'destiny/not-an-option' });
    const extra = Object.assign({ more: 1 }, option);
    expect(refused({ seat, option: extra })).toEqual({ refused: 'destiny/not-an-option' });
    const over = engine.apply(state, { seat, option: { do: 'concede' } }, chance);
    if (isRefusal(over)) throw new Error(over.refused);
    expect(over.state.winner).toBe(1 - seat);
    expect(engine.decide(over.state, { seat, option }, chance)).toEqual({
      refused: 'destiny/over',
    });
  });

  it('does not begin without players or with cards that do not exist', () => {
    const [one, other] = seats('two');
    if (!one || !other) throw new Error('there are two');
    const chance = keyedChance('two');
    expect(engine.create([one], chance)).toEqual({ refused: 'destiny/players' });
    expect(engine.create([one, { ...other, team: [] }], chance)).toEqual({
      refused: 'destiny/players',
    });
    expect(engine.create([one, { ...other, deck: ['99999'] }], chance)).toEqual({
      refused: 'destiny/unknown-card',
    });
  });

  it('leaves the state that it was given as it was', () => {
    const state = begun('three');
    const before = JSON.stringify(state);
    const { seat = 0, options = [] } = state.waiting ?? {};
    const option = options[0];
    if (option) engine.apply(state, { seat, option }, keyedChance('three'));
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe('what a player sees', () => {
  it('names no card of the other hand and of no deck', () => {
    const state = begun('view');
    for (const seat of [0, 1]) {
      const view = viewOf(state, seat);
      const hidden = Object.values(state.cards).filter(
        ({ zone, owner }) => zone === 'deck' || (zone === 'hand' && owner !== seat),
      );
      expect(hidden.length).toBeGreaterThan(50);
      for (const { key } of hidden) expect(view.cards[key]?.card).toBe('');
      expect(view.decks.flat().every((key) => key === '')).toBe(true);
      const own = Object.values(view.cards).filter(
        ({ zone, owner }) => zone === 'hand' && owner === seat,
      );
      expect(own.every(({ card }) => card !== '')).toBe(true);
    }
  });
});

describe('words', () => {
  it('say every option of a game in every language', () => {
    let said = 0;
    playGame(engine, {
      seats: seats('words'),
      seed: 'words',
      choose: (seat) => (state) => {
        for (const option of state.waiting?.options ?? []) {
          expect(
            Object.values(optionText(engine.book, state, option)).every(
              (text) => text.length > 0 && !/undefined|\bc\d+\b/.test(text),
            ),
          ).toBe(true);
          said += 1;
        }
        if (state.waiting) expect(questionText(state.waiting.question).es).not.toBe('');
        return (choosers[seat] ?? randomChooser('nobody'))(state);
      },
    });
    expect(said).toBeGreaterThan(200);
  });

  it('name sides of dice with plus and cost, and refusals', () => {
    const [, , costly] = knownCard('01002').die;
    const [, plus] = knownCard('01038').die;
    expect(costly && sideText(costly)).toMatchObject({
      en: '2 ranged damage for 1',
      es: '2 daño a distancia por 1',
      fr: '2 dégâts à distance pour 1',
    });
    expect(plus && sideText(plus).en).toBe('+2 melee damage');
    expect(refusalText({ refused: 'destiny/not-an-option' }).es).toBe('Eso no es posible ahora');
  });
});

describe('the starter decks', () => {
  it('are offered where all their cards are played, and can be chosen as lists', () => {
    const starters = destinyScreen.starters?.() ?? [];
    expect(starters.map(({ name }) => name)).toEqual([
      'Kylo Ren Starter Set',
      'Rey Starter Set',
      'Luke Skywalker Starter Set',
    ]);
    for (const { list } of starters)
      expect(destinyScreen.bring(list, 'starter')).toMatchObject({ kind: 'brought' });
  });
});

const choosers = ['words 0', 'words 1'].map((seed) => randomChooser<Option>(seed));

describe('the bot', () => {
  it('beats a player who moves by chance with the same list, in either seat', () => {
    const wins = [0, 1, 0, 1].map((own, n) => {
      const { winner, faults } = playGame(engine, {
        seats: [0, 1].map(() => seats(`bot ${n}`)[0] as SeatSetup),
        seed: `bot ${n}`,
        choose: (seat) =>
          seat === own ? evaluatingBot(engine, `bot ${n}`) : randomChooser(`random ${n}`),
        lawsEvery: 50,
      });
      expect(faults).toEqual([]);
      return winner === own;
    });
    expect(wins.filter(Boolean).length).toBeGreaterThanOrEqual(3);
  });
});
