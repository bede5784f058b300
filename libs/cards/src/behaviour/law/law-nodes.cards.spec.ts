import { createEngine, type SideSetup, table, type TableSetup } from '#rules';
import { describe, expect, it } from 'vitest';
import { playableBook } from '../book.js';

const engine = createEngine(playableBook());
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}) =>
  table(engine, { you: { resources: 20, ...you }, them: { resources: 20, ...them }, ...rest });

describe('A Lawless Time', () => {
  it('LAW_247: damage for every Credit token there is by then', () => {
    const t = board({ hand: ['LAW_247'], credits: 2 }, { ground: ['SOR_046'] })
      .play('LAW_247')
      .pick('0')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(3);
  });

  it('LAW_150: what the attached unit was given reaches the other Rebels, and nobody else', () => {
    const t = board({
      ground: [{ id: 'SOR_046', upgrades: ['LAW_150'] }, 'SOR_098', 'SOR_239'],
    });
    expect([t.unit('SOR_046').power, t.unit('SOR_239').power]).toEqual([5, 4]);
  });
});
