import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { botChoice } from '../bots/levels.js';
import { dice } from '../bots/random.js';
import type { Option } from '../kernel/decisions.js';
import { canonical } from '../kernel/hash.js';
import { table, type TableSetup } from '../testing/table.js';
import { actionSigns } from './action-signs.js';
import { createEngine, isRefusal } from './engine.js';

const engine = createEngine(playableBook());
const { book } = engine;
const LUKE = 'SOR_005';
const VADER = 'SOR_010';
/** Damage to a unit. */
const OPEN_FIRE = 'SOR_172';
/** An attack with a unit. */
const SURPRISE_STRIKE = 'SOR_220';

const signsOf = (setup: TableSetup) => {
  const { state } = table(engine, setup);
  const signs = actionSigns(book, state, 0);
  const of = (o: Option['o'], id: string) =>
    signs[
      state.pending?.options.findIndex(
        (option) => option.o === o && 'card' in option && state.id[option.card] === id,
      ) ?? -1
    ];
  return { state, signs, of };
};

describe('what is told of actions before one is chosen', () => {
  it('names what an attack may be against, in the order in which it is asked for', () => {
    const { state, of } = signsOf({
      you: { ground: ['SOR_095'] },
      them: { ground: ['SOR_128', 'SOR_046'], space: ['SOR_225'] },
    });
    const attack = state.pending?.options.findIndex(({ o }) => o === 'attack') ?? -1;
    const asked = engine.apply(state, { seat: 0, at: state.at, pick: [attack] });
    if (isRefusal(asked)) throw new Error(asked.code);
    const options = asked.state.pending?.options.map((each) => ('card' in each ? each.card : -1));
    expect(asked.state.pending?.kind).toBe('defender');
    expect(of('attack', 'SOR_095')?.targets).toEqual(options);
    expect(of('attack', 'SOR_095')?.targets).toHaveLength(3);
  });

  it('says of an ability that it would change nothing, and only then', () => {
    for (const leader of [LUKE, VADER]) {
      const { state, of } = signsOf({ you: { leader, resources: 2 } });
      const before = canonical(state);
      expect(of('use', leader)).toEqual({ idle: true });
      expect(canonical(state)).toBe(before);
    }
    const { of } = signsOf({ you: { leader: LUKE, resources: 7 } });
    expect(of('use', LUKE)).toEqual({ idle: true });
    // 1 damage to an undamaged base is a change, and so is drawing a card.
    expect(signsOf({ you: { leader: 'SOR_014', resources: 2 } }).of('use', 'SOR_014')).toEqual({});
  });

  it('says of an epic action that it would be spent for nothing', () => {
    const base = 'LAW_024';
    const poor = signsOf({ you: { base, hand: ['SOR_095'], resources: 0 } });
    expect(poor.of('use', base)).toEqual({ idle: true });
    const rich = signsOf({ you: { base, hand: ['SOR_095'], resources: 4 } });
    expect(rich.of('use', base)).toEqual({});
  });

  it('says of an event that it would change nothing, and only then', () => {
    const hand = [OPEN_FIRE, SURPRISE_STRIKE];
    const you = { hand, resources: 6 };
    const alone = signsOf({ you });
    expect(hand.map((id) => alone.of('play', id))).toEqual([{ idle: true }, { idle: true }]);
    const { of } = signsOf({ you: { ...you, ground: ['SOR_095'] }, them: { ground: ['SOR_128'] } });
    expect(hand.map((id) => of('play', id))).toEqual([{}, {}]);
  });

  it('is told to nobody but the player who acts', () => {
    const { state } = signsOf({ you: { ground: ['SOR_095'] } });
    expect(actionSigns(book, state, 1)).toEqual([]);
  });

  it.each([1, 2, 3] as const)('keeps a bot of level %i from paying for nothing', (level) => {
    for (const leader of [LUKE, VADER]) {
      const { state } = table(engine, { you: { leader, resources: 2, hand: ['SOR_053'] } });
      const { move } = botChoice({ book, state, level, roll: dice(3), goOn: (n) => n < 40 });
      expect(state.pending?.options[move.pick?.[0] ?? -1]?.o).not.toBe('use');
    }
  });
});
