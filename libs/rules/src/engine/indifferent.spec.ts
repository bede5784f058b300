import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { canonical } from '../kernel/hash.js';
import { table, type Table, type TableSetup } from '../testing/table.js';
import { createEngine } from './engine.js';
import { sameAnswer } from './indifferent.js';

const engine = createEngine(playableBook());
/** Readies a resource as enemy units leave play, if the leader is exhausted for it. */
const BOBA_FETT = 'SOR_015';
/** Defeats all units. */
const SUPERLASER_BLAST = 'SOR_043';
/** Heals a unit or a base. */
const REPAIR = 'SOR_074';
/** With Plot, for 5. */
const COMMANDOS = 'SEC_100';
/** Has Ambush and a "When Played" ability. */
const STARFIGHTER = 'TWI_112';
const TIE = 'SOR_225';
const MARINE = 'SOR_095';
const TROOPER = 'SOR_128';

const sameAt = ({ state, decision }: Table) => sameAnswer(engine.book, state, decision.seat);
const ready = (setup: TableSetup): Table => table(engine, setup);

describe('the answer that stands for all', () => {
  it('is told where one ability waits twice, and not of two that differ', () => {
    const twice = ready({
      you: { leader: BOBA_FETT, hand: [SUPERLASER_BLAST], resources: 20 },
      them: { ground: [MARINE, TROOPER] },
    }).play(SUPERLASER_BLAST);
    expect([twice.asks(), twice.options()]).toEqual(['0 order', [BOBA_FETT, BOBA_FETT]]);
    expect(sameAt(twice)).toEqual([0]);
    const differ = ready({
      you: { hand: [STARFIGHTER], resources: 20 },
      them: { space: [TIE] },
    }).play(STARFIGHTER);
    expect([differ.asks(), sameAt(differ)]).toEqual(['0 order', null]);
  });

  it('is told where no target is changed by it, and only to whoever is asked', () => {
    const repaired = (damage: number): Table =>
      ready({
        you: { hand: [REPAIR], resources: 4 },
        them: { ground: [{ id: MARINE, damage }] },
      }).play(REPAIR);
    const t = repaired(0);
    const before = canonical(t.state);
    expect([t.asks(), sameAt(t)]).toEqual(['0 target', [0]]);
    expect(canonical(t.state)).toBe(before);
    expect(sameAnswer(engine.book, t.state, 1)).toBeNull();
    expect(sameAt(repaired(1))).toBeNull();
  });

  it('is told of cards with Plot that nobody can pay for, and shows none of them', () => {
    const deployed = (others: number): Table => {
      const resources = [COMMANDOS, ...Array.from({ length: others }, () => MARINE)];
      const t = ready({ you: { resources: [...resources] } });
      t.state.discreet = true;
      for (const c of t.state.players[0]!.resources.slice(0, t.ready(0) - (others > 6 ? 9 : 1)))
        t.state.ready[c] = 0;
      return t.use('SOR_010', 1);
    };
    const poor = deployed(6);
    expect([poor.asks(), poor.options()]).toEqual(['0 target', [COMMANDOS]]);
    expect(sameAt(poor)).toEqual([]);
    expect(sameAt(deployed(9))).toBeNull();
  });

  it('is not told of cards that are looked at, nor of hands and actions', () => {
    const t = ready({ you: { resources: 2 } });
    expect([t.asks(), sameAt(t)]).toEqual(['0 action', null]);
  });
});
