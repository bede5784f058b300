import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../../engine/engine.js';
import { cr } from '../../testing/cite.js';
import { type SideSetup, table, type Table } from '../../testing/table.js';

const engine = createEngine(playableBook());
const board = (you: SideSetup, them: SideSetup = {}): Table => table(engine, { you, them });

describe('a unit that enters play as a copy', () => {
  const held = { id: 'SOR_095', captives: ['TWI_116'] };

  it(cr(['8.34.3#1', '8.6.1'], 'is chosen by its owner when it is rescued, too'), () => {
    // SHD_076 exhausts a unit, and rescues a card that it guards.
    const t = board({ hand: ['SHD_076'], ground: ['SOR_164'] }, { ground: [held] });
    t.play('SHD_076').pick('SOR_095').pick('TWI_116');
    expect([t.asks(), t.options()]).toEqual(['0 target', ['SOR_164', 'SOR_095']]);
    t.pick('SOR_164');
    expect([t.unit('TWI_116').power, t.unit('TWI_116').hp, t.unit('TWI_116').ready]).toEqual([
      4,
      5,
      false,
    ]);
  });

  it(
    cr(['8.34.4', '8.6.1'], 'is asked for where its guard has left play, after the others'),
    () => {
      const guard = { id: 'SOR_095', captives: ['TWI_116', 'SOR_046'] };
      const t = board({ ground: ['SOR_164'] }, { ground: [guard] }).attack('SOR_164', 'SOR_095');
      expect([t.asks(), t.units('SOR_046').length]).toEqual(['0 target', 1]);
      t.pick('SOR_046');
      expect([t.unit('TWI_116').hp, t.units('SOR_046').length]).toEqual([7, 1]);
    },
  );

  it(cr(['8.34.3#1'], 'is itself where its owner declines, and has no HP'), () => {
    const t = board({ hand: ['SHD_076'], ground: ['SOR_164'] }, { ground: [held] });
    t.play('SHD_076').pick('SOR_095').pick('TWI_116').none();
    expect([t.units('TWI_116'), t.ids(0, 'discard')]).toEqual([[], ['SHD_076', 'TWI_116']]);
  });
});

describe('tokens', () => {
  it(cr(['1.5.2F'], 'belong to whoever controls the unit that an ability moves them to'), () => {
    // JTL_242 moves a token upgrade from one unit to another; SEC_046 takes the abilities of
    // opponents' cards with a chosen name.
    const t = board(
      { hand: ['JTL_242'], ground: ['SOR_098'] },
      { hand: ['SEC_046'], ground: [{ id: 'SOR_164', upgrades: ['TOKEN_SHIELD'] }] },
    );
    t.play('JTL_242').move({ pick: [0] });
    while (t.asks() === '0 target')
      if (t.options().includes('SOR_098')) t.pick('SOR_098');
      else t.pick('TOKEN_SHIELD');
    expect(t.unit('SOR_098').upgrades.map(({ id }) => id)).toEqual(['TOKEN_SHIELD']);
    t.play('SEC_046').move({ name: 'Shield' }).pass().attack('SOR_164', 'SOR_098');
    expect(t.units('SOR_098')).toEqual([]);
  });
});

describe('traits', () => {
  it('that a leader has been given are shared before it is deployed', () => {
    // LOF_073 gives friendly leaders a trait that it has itself; LAW_152 looks for units that share
    // one with a leader.
    const t = board({ ground: ['LAW_152'], space: ['LOF_073'] }).attack('LAW_152', 'SOR_029');
    expect(t.options()).toContain('LOF_073');
  });
});

describe('deploying', () => {
  it(cr(['3.4.4A#1'], 'as an upgrade is not offered where there is no unit for it'), () => {
    const leader = { leader: 'JTL_008', resources: 8 };
    expect(board(leader).use('JTL_008', 1).units('JTL_008')).toHaveLength(1);
    expect(
      board({ ...leader, space: ['SOR_237'] })
        .use('JTL_008', 1)
        .options(),
    ).toHaveLength(2);
  });
});
