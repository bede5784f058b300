import { describe, expect, it } from 'vitest';
import { playableBook, starterDeck } from '#cards';
import { createEngine, isRefusal } from '../engine/engine.js';
import type { Decision, Option } from '../kernel/decisions.js';
import { canonical } from '../kernel/hash.js';
import { isHiddenFrom } from '../kernel/handles.js';
import type { SeatSetup } from '../engine/engine.js';
import type { State } from '../kernel/state.js';
import { table, type TableSetup } from '../testing/table.js';
import { type BotLevel, botChoice, type BotTurn } from './levels.js';
import { hindsight } from './hindsight.js';
import { dice, randomMove } from './random.js';

const engine = createEngine(playableBook());
const { book } = engine;
const decks = ['luke', 'vader'].map((name) => starterDeck(name) as SeatSetup);

const choiceOf = (state: State, level: BotLevel, more: Partial<BotTurn> = {}) =>
  botChoice({ book, state, level, roll: dice(5), goOn: (passes) => passes < 60, ...more });

const few = (passes: number): boolean => passes < 20;

/** A game after this number of random moves, with the starter decks. */
const gameAt = (seed: number, moves: number): State => {
  const begun = engine.create({ players: decks }, `levels:${seed}`);
  if (isRefusal(begun)) throw new Error(begun.detail);
  const game = engine.simulate(begun.state);
  const roll = dice(seed);
  for (let n = 0; n < moves && game.state.pending; n++)
    game.play(randomMove(game.state.pending, roll, book.names));
  return game.state;
};

/** The same game as this seat sees it, with different hidden cards. */
const otherwiseDealt = (state: State, seat: number, turn: number): State => {
  const other = structuredClone(state);
  state.players.forEach((_, owner) => {
    const rows = state.id.flatMap((_id, card) =>
      state.owner[card] === owner && isHiddenFrom(state, seat, card) ? [card] : [],
    );
    const known = new Set([
      ...(state.pending?.shown ?? []),
      ...(state.pending?.options ?? []).map((o) => ('card' in o ? o.card : -1)),
    ]);
    const free = rows.filter((card) => !known.has(card));
    free.forEach((card, i) => {
      other.id[card] = state.id[free[(i + turn) % free.length] as number] as string;
    });
  });
  return other;
};

describe('what a bot may see', () => {
  it('is all that it judges a past decision by', () => {
    const judged = [2, 4, 6].map((seed) => {
      const state = gameAt(seed, 10 + 9 * seed);
      const { seat } = state.pending as Decision;
      const { move } = choiceOf(state, 1);
      const here = hindsight({ book, state, move, seed });
      const there = hindsight({ book, state: otherwiseDealt(state, seat, 1), move, seed });
      expect(there?.chance).toEqual(here?.chance);
      expect(there?.mistake?.lost).toEqual(here?.mistake?.lost);
      return here;
    });
    expect(judged.filter((found) => found !== null).length).toBeGreaterThan(1);
  });

  it.each([2, 3, 4] as const)(
    'level %i: the same view, other hidden cards, the same seed, the same choice',
    (level) => {
      let compared = 0;
      for (let seed = 1; seed <= 12; seed++) {
        const state = gameAt(seed, 10 + 9 * seed);
        const seat = state.pending?.seat;
        if (seat === undefined) continue;
        for (const openLists of [true, false]) {
          const here = choiceOf(state, level, { knowledge: { openLists }, goOn: few });
          for (const turn of [1, 7]) {
            const other = otherwiseDealt(state, seat, turn);
            expect(other.id).not.toEqual(state.id);
            expect(engine.view(other, seat)).toEqual(engine.view(state, seat));
            expect(choiceOf(other, level, { knowledge: { openLists }, goOn: few })).toEqual(here);
          }
        }
        compared++;
      }
      expect(compared).toBeGreaterThan(8);
    },
  );

  it('level 3: keeps a first hand or sends it back by what it sees, and chooses its first resources so', () => {
    const kinds = new Set<string>();
    for (let seed = 1; seed <= 8; seed++)
      for (let moves = 0; moves <= 4; moves++) {
        const state = gameAt(seed, moves);
        const { seat, kind } = state.pending as Decision;
        const other = otherwiseDealt(state, seat, 5);
        expect(engine.view(other, seat)).toEqual(engine.view(state, seat));
        expect(choiceOf(other, 3, { goOn: few })).toEqual(choiceOf(state, 3, { goOn: few }));
        kinds.add(kind);
      }
    expect(kinds).toContain('mulligan');
    expect(kinds).toContain('resource');
  });

  it('does not learn from closed lists which cards another player brought', () => {
    const state = gameAt(3, 40);
    const seat = state.pending?.seat ?? 0;
    const other = structuredClone(state);
    other.id.forEach((_, card) => {
      if (state.owner[card] !== seat && isHiddenFrom(state, seat, card)) other.id[card] = 'SOR_046';
    });
    expect(choiceOf(other, 3)).toEqual(choiceOf(state, 3));
  });

  it('leaves the game it thinks about as it was', () => {
    const state = gameAt(4, 45);
    const before = canonical(state);
    for (const level of [1, 2, 3, 4] as const) choiceOf(state, level);
    expect(canonical(state)).toBe(before);
  });
});

describe('what the levels do', () => {
  const decide = (setup: TableSetup, level: BotLevel) => {
    const { state } = table(engine, setup);
    const choice = choiceOf(state, level);
    return {
      ...choice,
      option: state.pending?.options[choice.move.pick?.[0] ?? -1] as Option,
      state,
    };
  };
  const named = (state: State, option: Option): string =>
    'card' in option ? `${option.o} ${state.id[option.card]}` : option.o;

  it.each([2, 3, 4] as const)('level %i: finishes the base when it can', (level) => {
    const { option, state } = decide(
      {
        you: { ground: ['SOR_046', 'SOR_095'], hand: ['SOR_128'], resources: 4 },
        them: { baseDamage: 27, ground: ['SOR_128'] },
      },
      level,
    );
    expect(named(state, option)).toMatch(/^attack /);
  });

  it.each([2, 3, 4] as const)(
    'level %i: keeps its base from falling to the next attack',
    (level) => {
      // Four power in space against a base with three HP left; a unit that could trade with the
      // attacker is ready.
      const { option, state, reason } = decide(
        {
          you: { baseDamage: 28, space: ['SOR_237'], hand: ['SOR_128'], resources: 2 },
          them: { space: ['SOR_225'], ground: [] },
        },
        level,
      );
      expect(named(state, option)).toBe('attack SOR_237');
      if (level === 2) expect(reason.why).toBe('guards-base');
    },
  );

  it.each([2, 3, 4] as const)('level %i: takes a free initiative rather than pass', (level) => {
    // Boards on which level 3 passed three times in a row and so gave the next round away.
    const boards: readonly TableSetup[] = [
      { you: { hand: ['SOR_046'], resources: 0 }, them: { ground: ['SOR_236'] } },
      {
        you: { ground: [{ id: 'SOR_046', ready: false }], hand: ['SOR_046'], resources: 0 },
        them: { baseDamage: 26, ground: ['SOR_095'] },
      },
      {
        you: { space: [{ id: 'SOR_237', ready: false }], baseDamage: 26, resources: 0 },
        them: { baseDamage: 3 },
      },
    ];
    for (const board of boards) {
      const { option, state } = decide(board, level);
      expect(named(state, option)).toBe('take-initiative');
    }
  });

  it.each([2, 3, 4] as const)(
    'level %i: takes it, too, with a leader whose action would change nothing',
    (level) => {
      // Vader's action needs a Villainy card played this phase; the AT-ST has attacked.
      const vader = { leader: 'SOR_010', hand: ['SOR_046'], resources: 1 };
      for (const ground of [[], [{ id: 'SOR_232', ready: false }]]) {
        const { option, state } = decide({ you: { ...vader, ground }, them: {} }, level);
        expect(named(state, option)).toBe('take-initiative');
      }
    },
  );

  it('pays at no level for an action that would change nothing', () => {
    for (const level of [1, 2, 3, 4] as const) {
      const { option } = decide(
        {
          you: { leader: 'SOR_010', hand: ['SOR_046'], resources: 2 },
          them: { ground: ['SOR_236'] },
        },
        level,
      );
      expect(option.o).not.toBe('use');
    }
  });

  it.each([2, 3, 4] as const)(
    'level %i: gives a lightsaber to the unit that lives to use it',
    (level) => {
      const begun = table(engine, {
        you: { ground: ['SOR_236', 'SOR_046'], leader: 'SOR_005', hand: ['SOR_053'], resources: 8 },
        them: { ground: ['SOR_128', 'SOR_128'] },
      });
      let { state } = begun;
      const play = state.pending?.options.findIndex((o) => o.o === 'play') ?? -1;
      const asked = engine.apply(state, { seat: 0, at: state.at, pick: [play] });
      if (isRefusal(asked)) throw new Error(asked.code);
      ({ state } = asked);
      const choice = choiceOf(state, level);
      const target = state.pending?.options[choice.move.pick?.[0] ?? -1];
      expect(target && 'card' in target && state.id[target.card]).toBe('SOR_046');
    },
  );

  it('repeats level 3 from a seed and a number of passes', () => {
    const state = gameAt(6, 40);
    expect(choiceOf(state, 3)).toEqual(choiceOf(state, 3));
    const { reason } = choiceOf(state, 3);
    expect(reason).toMatchObject({ why: 'best-odds', passes: 60 });
  });

  it('answers every question of whole games at every level', () => {
    for (const seed of [1, 2]) {
      let state = gameAt(seed, 0);
      const roll = dice(seed);
      for (let n = 0; state.pending && n < 2_000; n++) {
        const level = ((n % 4) + 1) as BotLevel;
        const { move } = choiceOf(state, level, { roll, goOn: (passes) => passes < 4 });
        const next = engine.apply(state, move);
        if (isRefusal(next)) throw new Error(`${next.code} at ${JSON.stringify(state.pending)}`);
        ({ state } = next);
      }
      expect(state.outcome).not.toBeNull();
    }
  });
});
