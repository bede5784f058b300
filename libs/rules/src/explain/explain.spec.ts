import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.js';
import type { Intention } from './reasons.js';
import { reasonText } from '../text/reasons.js';
import { table, type Table, type TableSetup } from '../testing/table.js';

const engine = createEngine(playableBook());
const board = (setup: TableSetup): Table => table(engine, setup);
/** The row of the card, which is its handle on a hand-made board. */
const row = (t: Table, id: string): number => {
  const { players } = t.state;
  const found = [
    ...players.flatMap(({ units }) => units),
    ...players.flatMap(({ hand, discard, leaders, base, resources }) => [
      ...hand,
      ...discard,
      base,
      ...leaders,
      ...resources,
    ]),
  ];
  return found.find((c) => t.state.id[c] === id) ?? -1;
};
const why = (t: Table, seat: number, intention: Intention) =>
  engine
    .explain(t.state, seat, intention)
    .map(({ code, rule, sourceId }) => [code, rule, sourceId].filter((x) => x !== null).join(' '));
const told = (t: Table, seat: number, intention: Intention) =>
  engine.explain(t.state, seat, intention).map((reason) => {
    const card = reason.sourceId ? (engine.book.cards.get(reason.sourceId)?.name ?? '') : '';
    return (['en', 'es'] as const).map((l) => reasonText(l, { ...reason, card, player: 'Ana' }));
  });

describe('explain', () => {
  it('says nothing against what can be done', () => {
    const t = board({ you: { hand: ['SOR_095'], ground: ['SOR_095'] } });
    expect(why(t, 0, { want: 'play', card: t.state.players[0]!.hand[0]! })).toEqual([]);
    expect(why(t, 0, { want: 'attack', card: t.state.players[0]!.units[0]! })).toEqual([]);
  });

  it('tells cost, aspect penalty and what can be paid', () => {
    // A Vigilance and Villainy card for a leader and a base that provide neither.
    const t = board({
      you: { leader: 'SOR_014', base: 'SOR_026', hand: ['SOR_087'], resources: 3 },
    });
    const card = row(t, 'SOR_087');
    const [reason] = engine.explain(t.state, 0, { want: 'play', card });
    expect(reason).toMatchObject({ code: 'too-expensive', rule: '8.1.1' });
    expect(reason!.numbers).toMatchObject({
      purse: 3,
      cost: reason!.numbers['printed']! + reason!.numbers['penalty']!,
    });
    const [[en, es]] = told(t, 0, { want: 'play', card }) as [string[]];
    expect(en).toMatch(/^It costs \d+ and you can pay 3: \d+, and \d+ for missing aspects\.$/);
    expect(es).toMatch(/^Cuesta \d+ y puedes pagar 3: \d+, y \d+ por aspectos que faltan\.$/);
  });

  it('tells where a card is, whose turn it is, and what an upgrade lacks', () => {
    const t = board({ you: { hand: ['SOR_120'], discard: ['SOR_095'], resources: ['SOR_128'] } });
    expect(why(t, 0, { want: 'play', card: row(t, 'SOR_095') })).toEqual(['not-in-hand 6.2.0B']);
    expect(why(t, 0, { want: 'play', card: row(t, 'SOR_128') })).toEqual(['no-smuggle 7.5.14A']);
    expect(why(t, 0, { want: 'play', card: row(t, 'SOR_120') })).toContain(
      'nothing-to-bear-it 6.2.2B',
    );
    expect(why(t, 1, { want: 'play', card: row(t, 'SOR_023') })).toEqual(['waiting 5.4.1B']);
    expect(told(t, 1, { want: 'play', card: row(t, 'SOR_023') })).toEqual([
      ['It is Ana’s turn to decide.', 'Le toca decidir a Ana.'],
    ]);
  });

  it('names the Sentinel, the arena and exhaustion', () => {
    const t = board({
      you: { ground: ['SOR_095', { id: 'SOR_128', ready: false }] },
      them: { ground: ['SOR_063', 'SOR_046'], space: ['SOR_225'] },
    });
    const attack = (id: string, target?: string): Intention => ({
      want: 'attack',
      card: row(t, id),
      ...(target === undefined ? {} : { target: row(t, target) }),
    });
    expect(why(t, 0, attack('SOR_128'))).toEqual(['exhausted 6.3.2A']);
    expect(why(t, 0, attack('SOR_095', 'SOR_046'))).toEqual(['guarded 7.5.5A SOR_063']);
    expect(why(t, 0, attack('SOR_095', 'SOR_225'))).toEqual([
      'other-arena 6.3.2A',
      'guarded 7.5.5A SOR_063',
    ]);
    expect(why(t, 0, attack('SOR_095', 'SOR_063'))).toEqual([]);
    expect(why(t, 0, { want: 'attack', card: row(t, 'SOR_046') })).toEqual(['not-yours 6.3.0B']);
    expect(told(t, 0, attack('SOR_095', 'SOR_046'))[0]?.[0]).toMatch(/has Sentinel/);
  });

  it('names the card that forbids a card by its name', () => {
    const t = board({
      you: { hand: ['SOR_062'], resources: 10 },
      them: { hand: ['SOR_095'], resources: 10 },
    });
    t.play('SOR_062').move({ name: 'Battlefield Marine' });
    expect(why(t, 1, { want: 'play', card: row(t, 'SOR_095') })).toEqual(['named 8.18.1 SOR_062']);
  });

  it('tells what may be chosen instead, and never speaks of hidden cards', () => {
    const t = board({
      you: { hand: ['SOR_172'], ground: ['SOR_095'] },
      them: {
        ground: [{ id: 'SOR_046', damage: 1 }],
        leader: { id: 'SOR_005', deployed: true },
        hand: ['SOR_128'],
      },
    });
    t.play('SOR_172');
    expect(t.decision.kind).toBe('target');
    expect(why(t, 0, { want: 'choose', card: row(t, 'SOR_023') })[0]).toMatch(/^not-wanted 8.5.1/);
    expect(told(t, 0, { want: 'choose', card: row(t, 'SOR_023') })[0]?.[0]).toMatch(
      /^Only .+ can be chosen\.$/,
    );
    expect(why(t, 0, { want: 'choose', card: row(t, 'SOR_128') })).toEqual(['no-such-card']);
    expect(why(t, 0, { want: 'choose', card: 99_999 })).toEqual(['no-such-card']);
  });

  it('tells why an action cannot be used', () => {
    const t = board({
      you: { leader: { id: 'SOR_010', ready: false }, ground: ['SOR_095'], resources: 1 },
    });
    expect(why(t, 0, { want: 'use', card: row(t, 'SOR_010') })).toEqual(['exhausted 6.4.3B']);
    expect(why(t, 0, { want: 'use', card: row(t, 'SOR_095') })).toEqual(['no-action 6.4.0B']);
  });
});
