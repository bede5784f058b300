import { isRefusal, type State } from '#rules';
import { engine, sides } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

describe('Ashes of the Empire', () => {
  it('two Advantage tokens go without a question in a game that was stored and loaded', () => {
    const t = sides({ space: [{ id: 'SOR_046', upgrades: ['TOKEN_ADVANTAGE', 'TOKEN_ADVANTAGE'] }] }, { space: ['ASH_153'] }).attack('SOR_046', 'ASH_153');
    expect(t.asks()).toBe('0 whose-order');
    const loaded = JSON.parse(JSON.stringify(t.state)) as State;
    const next = engine.apply(loaded, { seat: 0, at: loaded.at, pick: [0] });
    expect(isRefusal(next) ? next.code : next.state.pending?.kind).toBe('target');
  });
});
