/**
 * 8.12 Last known information of a card that has left play: everything that abilities can ask about
 * it.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.js';
import * as say from '../effects/builders.js';
import { cr } from '../testing/cite.js';
import { beside, event } from '../testing/made-cards.js';
import { type SideSetup, table, type Table } from '../testing/table.js';

const book = playableBook();
const engine = createEngine(book);
const withCards = beside(book);
const board = (you: SideSetup, them: SideSetup = {}): Table => table(engine, { you, them });

describe('traits, aspects and names of a unit that was defeated this phase', () => {
  const palpatine = (ground: string, hand: string[]): Table =>
    board({ leader: 'TWI_017', baseDamage: 5, ground: [ground], hand, resources: 20 });

  it(cr(['8.12.1#1'], 'a copy had the aspects of what it was a copy of'), () => {
    const t = palpatine('SOR_095', ['TWI_116', 'SOR_077']);
    t.play('TWI_116').pick('SOR_095').pass();
    t.play('SOR_077')
      .move({ pick: [1] })
      .pass()
      .use('TWI_017');
    expect([t.units('SOR_095').length, t.base(0)]).toEqual([1, 3]);
    const real = palpatine('SOR_095', ['SOR_077']);
    real.play('SOR_077').pass().use('TWI_017');
    expect(real.base(0)).toBe(3);
  });

  it('a copy had the traits of what it was a copy of', () => {
    const t = board(
      { leader: 'ASH_008', ground: ['SEC_080'], hand: ['TWI_116', 'SOR_095'] },
      { hand: ['SOR_078'] },
    );
    t.play('TWI_116')
      .pick('SEC_080')
      .play('SOR_078')
      .move({ pick: [1] })
      .use('ASH_008');
    expect([t.asks(), t.options()]).toEqual(['0 target', ['play SOR_095']]);
  });

  it('a unit had the trait that an upgrade gave it', () => {
    const t = board(
      { leader: 'LAW_005', ground: [{ id: 'SEC_080', upgrades: ['LAW_150'] }] },
      { hand: ['SOR_078'] },
    );
    t.pass().play('SOR_078').use('LAW_005');
    expect(t.asks()).toBe('0 search');
  });

  it('a unit that lost a trait had it no longer', () => {
    const mourn = event(
      'T_MOURN',
      say.when(say.hasHappened('defeated', { card: say.unit({ trait: 'FORCE' }) }), say.draw()),
    );
    const fell = (upgrades: string[]): Table => {
      const t = table(withCards(mourn), {
        you: { hand: ['SOR_078', 'T_MOURN'], ground: [{ id: 'SOR_051', upgrades }] },
        them: {},
      });
      return t.play('SOR_078').pass().play('T_MOURN');
    };
    expect([fell([]).ids(0, 'hand').length, fell(['SEC_054']).ids(0, 'hand').length]).toEqual([
      1, 0,
    ]);
  });
});

describe('a defender that has fallen', () => {
  it('cost what it was a copy of', () => {
    const t = board({ ground: ['LOF_086'] }, { ground: ['SHD_029'], hand: ['TWI_116'] });
    t.pass().play('TWI_116').pick('SHD_029');
    t.pick('attack LOF_086').move({ pick: [1] });
    expect(t.unit('LOF_086').upgrades.length).toBe(book.cards.get('SHD_029')?.printedCost);
  });
});

describe('who controlled it', () => {
  it('a dealer of damage that has left play was controlled by whoever had it last', () => {
    const t = board(
      { leader: 'TWI_016', hand: ['SOR_224'] },
      { space: ['SHD_164'], ground: ['SOR_046'], hand: ['SOR_077'] },
    );
    t.play('SOR_224').pick('SHD_164').play('SOR_077').pick('SOR_046');
    expect([t.asks(), t.decision.source === t.state.players[0]!.leaders[0]]).toEqual([
      '0 optional',
      true,
    ]);
  });

  it('an attacker that became an upgrade in the same moment was a unit of its controller', () => {
    const t = board(
      { leader: 'LOF_017', ground: ['JTL_049'], space: ['SOR_232'] },
      { ground: ['SOR_095'] },
    );
    t.attack('JTL_049', 'SOR_095').yes();
    expect(t.asks()).toBe('0 optional');
  });
});

describe('where it was', () => {
  it('a deployed leader that fell was in its arena', () => {
    const t = board(
      { hand: ['TWI_171'] },
      { leader: { id: 'SHD_001', deployed: true }, ground: ['SHD_034'] },
    );
    const leader = t.state.players[1]!.leaders[0] as number;
    t.state.damage[leader] = 6;
    t.play('TWI_171').pick('SHD_001');
    expect(t.options()).toEqual(['SHD_034']);
    t.pick('SHD_034');
    expect(t.unit('SHD_034').damage).toBe(1);
  });
});
