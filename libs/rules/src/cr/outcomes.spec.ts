/** Outcomes on boards of real cards that the engine once had wrong, each with similar cases. */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../effects/builders.js';
import { createEngine } from '../engine/engine.js';
import { cr } from '../testing/cite.js';
import { beside, made } from '../testing/made-cards.js';
import { type SideSetup, table, type Table, type TableSetup } from '../testing/table.js';

const book = playableBook();
const engine = createEngine(book);
const withCards = beside(book);
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}): Table =>
  table(engine, { you, them, ...rest });
const upgrades = (t: Table, id: string): number => t.unit(id).upgrades.length;

describe('cards that a search has found', () => {
  it('are not in the deck any more while they wait to be played', () => {
    const deck = ['SOR_111', 'SOR_095', ...Array.from({ length: 8 }, () => 'SOR_171'), 'SOR_046'];
    const t = board({ hand: ['SOR_104'], deck, resources: 12 });
    t.play('SOR_104').pick('SOR_111');
    if (t.asks() === '0 search') t.pick('SOR_095');
    expect([t.units('SOR_111').length, t.units('SOR_095').length, t.ids(0, 'hand')]).toEqual([
      1,
      1,
      ['SOR_046'],
    ]);
  });
});

describe('an ability whose effect ends as its unit leaves play', () => {
  it(cr(['7.7.4F#2'], 'does not resolve once that unit has left'), () => {
    const ambush = made(
      'T_AMBUSH',
      {},
      say.on(
        { on: 'played', by: 'opponents' },
        say.defeat(say.one(say.enemy({ named: 'Grand Moff Tarkin' }))),
      ),
    );
    const t = table(withCards(ambush), {
      you: { hand: ['SEC_192'], resources: 20 },
      them: { ground: ['T_AMBUSH'], space: ['SOR_237', 'SOR_225'] },
    });
    t.play('SEC_192').pick('seat 1');
    expect([t.units('SEC_192').length, t.asks()]).toEqual([0, '1 action']);
    expect(t.events.filter((e) => e.e === 'control-taken')).toEqual([]);
  });

  it('nor at the end of the attack in which it fell', () => {
    const t = board({ ground: [{ id: 'LAW_054', damage: 6 }] }, { ground: ['SOR_095', 'SOR_205'] });
    t.attack('LAW_054', 'SOR_095');
    expect([t.units('LAW_054').length, t.asks(), t.units('SOR_205').length]).toEqual([
      0,
      '1 action',
      1,
    ]);
  });
});

describe('half of a cost', () => {
  it(cr(['3.7.13#1'], 'is determined before Credits help to pay it'), () => {
    const t = board({
      space: ['JTL_105'],
      hand: ['SOR_046'],
      base: 'SOR_020',
      leader: 'SOR_005',
      resources: 1,
      credits: 1,
    });
    t.play('SOR_046');
    expect([t.units('SOR_046').length, t.ready(0), t.state.players[0]!.credits]).toEqual([1, 0, 0]);
  });

  it('takes as many Credits as there are resources to pay', () => {
    const t = board({
      space: ['JTL_105'],
      hand: ['SOR_046'],
      leader: 'SOR_005',
      base: 'SOR_020',
      resources: 2,
      credits: 2,
    });
    t.play('SOR_046');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.pick('1');
    expect([t.ready(0), t.state.players[0]!.credits]).toEqual([1, 1]);
  });
});

describe('a resource that is played', () => {
  it('is one of those that are exhausted, where its player has any', () => {
    const t = board({
      leader: 'SEC_001',
      hand: ['SEC_080'],
      resources: [...Array.from({ length: 9 }, () => 'SOR_164'), 'SEC_082'],
    });
    t.play('SEC_080').pass();
    expect(t.ready(0)).toBe(8);
    const uses = t.options().filter((o) => o.startsWith('use SEC_001'));
    t.pick(uses.at(-1) as string);
    t.pick('SEC_001').pick('play SEC_082');
    expect([t.units('SEC_082').length, t.ready(0)]).toEqual([1, 8]);
  });
});

describe('"while this is the only"', () => {
  it('asks this card to be one itself', () => {
    const t = board({ ground: [{ id: 'ASH_049', upgrades: ['ASH_135'] }], hand: ['SOR_095'] });
    t.play('SOR_095');
    expect(t.unit('ASH_049').keywords).not.toHaveProperty('sentinel');
  });
});

describe('tokens', () => {
  it('the Force is one of them', () => {
    const t = board(
      { leader: { id: 'LAW_017', deployed: true }, force: true },
      { ground: ['SOR_046'] },
    );
    t.attack('LAW_017', 'SOR_046').yes().pick('SOR_046');
    expect([t.state.players[0]!.force, t.unit('SOR_046').damage]).toEqual([false, 5]);
  });
});

describe('a card that is drawn because it was revealed', () => {
  it('is not there in an empty deck', () => {
    const t = board({ ground: ['SEC_218'], deck: [] });
    t.attack('SEC_218', t.state.id[t.state.players[1]!.base]).no();
    expect(t.base(0)).toBe(0);
  });
});

describe('a search', () => {
  it(cr(['8.27.1#2'], 'of another player’s deck may find nothing, or not everything'), () => {
    const t = board(
      { hand: ['JTL_041'], resources: 20 },
      { ground: ['SOR_128'], deck: ['SOR_128', 'SOR_046', 'SOR_128'] },
    );
    t.play('JTL_041').pick('SOR_128');
    expect([t.asks(), t.options()]).toEqual(['0 search', ['SOR_128', 'SOR_128']]);
    t.move({ pick: [0] });
    expect([t.ids(1, 'deck').sort(), t.ids(1, 'discard').length]).toEqual([
      ['SOR_046', 'SOR_128'],
      2,
    ]);
  });
});

describe('"this way" counts what happened', () => {
  const owned = (t: Table, ...ids: string[]): void => {
    for (const id of ids) {
      const row = t.state.id.indexOf(id);
      t.state.owner = t.state.owner.with(row, 0);
    }
  };

  it('units that were defeated, not those that were chosen', () => {
    const t = board(
      { leader: 'LAW_002', resources: 6 },
      { space: ['JTL_103'], ground: ['SOR_095'] },
    );
    owned(t, 'JTL_103', 'SOR_095');
    const uses = t.options().filter((o) => o.startsWith('use LAW_002'));
    t.pick(uses.at(-1) as string).pick('JTL_103', 'SOR_095');
    expect([t.units('JTL_103').length, t.units('SOR_095').length]).toEqual([1, 0]);
    expect([t.state.players[0]!.credits, t.ids(0, 'hand').length]).toEqual([1, 1]);
  });

  it('nor those that became something else instead', () => {
    const t = board(
      { hand: ['ASH_053'], resources: 20 },
      { ground: ['JTL_049'], space: ['SOR_237'] },
    );
    t.play('ASH_053').pick('JTL_049');
    if (t.asks() === '0 target') t.none();
    t.yes();
    expect([upgrades(t, 'SOR_237'), t.units('TOKEN_MANDALORIAN').length]).toEqual([1, 0]);
  });

  it('units that were damaged, not those whose Shield took it', () => {
    const t = board({
      hand: ['SEC_169'],
      ground: [{ id: 'SOR_046', upgrades: ['TOKEN_SHIELD'] }],
      resources: 20,
    });
    t.play('SEC_169').pick('SOR_046');
    expect([t.unit('SOR_046').damage, t.base(0)]).toEqual([0, 2]);
  });

  it('and "if it is defeated this way" knows a leader that has gone home', () => {
    const t = board(
      { hand: ['ASH_176'], resources: 20 },
      { leader: { id: 'SOR_014', deployed: true } },
    );
    const leader = t.state.players[1]!.leaders[0] as number;
    t.state.damage[leader] = 4;
    t.play('ASH_176').pick('SOR_014');
    expect(upgrades(t, 'ASH_176')).toBe(3);
  });

  it('resources that were paid, not Credits', () => {
    const t = board({ hand: ['LOF_255'], resources: 3, credits: 2 });
    t.play('LOF_255').pick('0');
    expect(t.options()).toEqual(['0', '1', '2']);
  });
});

describe('a unit that becomes an upgrade', () => {
  it('guards on what it has captured, until it leaves play', () => {
    const t = board(
      { ground: [{ id: 'JTL_049', captives: ['SOR_205'] }], space: ['SOR_237'] },
      { hand: ['SOR_077', 'SOR_251'], resources: 20 },
    );
    t.pass().play('SOR_077').pick('JTL_049').yes();
    expect([upgrades(t, 'SOR_237'), t.units('SOR_205').length]).toEqual([1, 0]);
    t.pass().play('SOR_251');
    expect(t.units('SOR_205').length).toBe(1);
  });

  it('was not played as a unit, whatever it is by now', () => {
    const t = board(
      { leader: 'SOR_005', hand: ['SOR_095', 'JTL_094'], space: ['SOR_237'], resources: 20 },
      { hand: ['SOR_251'] },
    );
    t.play('SOR_095').pass().pick('play JTL_094 pilot').play('SOR_251').yes();
    t.use('SOR_005');
    expect([upgrades(t, 'SOR_095'), upgrades(t, 'JTL_094')]).toEqual([1, 0]);
  });
});

describe('damage to several units', () => {
  it(cr(['7.1.4#1'], 'of one sentence is dealt to them at once'), () => {
    const t = board(
      { ground: ['SOR_205'], hand: ['TWI_171'] },
      { ground: [{ id: 'LOF_130', damage: 2 }] },
    );
    t.play('TWI_171').pick('LOF_130').pick('SOR_205');
    expect([t.units('LOF_130').length, t.units('SOR_205').length, t.base(0)]).toEqual([0, 0, 1]);
  });

  it('is too much for a defender that is given up meanwhile as it would have been', () => {
    const t = board({ hand: ['LOF_140'], ground: ['TWI_135'] }, { ground: ['SEC_101', 'SEC_197'] });
    t.play('LOF_140').yes().pick('SEC_101').pick('SEC_197').pick('SEC_197');
    expect([t.unit('SEC_101').damage, t.unit('TWI_135').damage, t.base(1)]).toEqual([0, 7, 7]);
  });
});

describe('two that take all other abilities', () => {
  it('take what the other one gives', () => {
    const t = board(
      { ground: [{ id: 'SOR_192', upgrades: ['SEC_038', 'SEC_038'] }] },
      { hand: ['SOR_043', 'SOR_043'] },
    );
    t.attack('SOR_192');
    expect([t.asks(), t.base(1)]).toEqual(['1 action', 3]);
  });
});

describe('where a card has to be', () => {
  it('a Bounty that plays the unit finds none in a hand', () => {
    const t = board(
      { hand: ['SHD_206'], leader: 'SOR_017' },
      { ground: [{ id: 'SOR_095', upgrades: ['SHD_226'] }] },
    );
    t.play('SHD_206');
    if (t.asks() === '0 optional') t.yes();
    expect([t.units('SOR_095').length, t.ids(1, 'hand')]).toEqual([0, ['SOR_095']]);
  });

  it('nothing is asked about a unit that went to another discard pile', () => {
    const t = board(
      { space: ['ASH_128'], ground: ['SOR_095'] },
      { hand: ['SOR_077'] },
      { active: 1 },
    );
    const row = t.state.id.indexOf('SOR_095');
    t.state.owner = t.state.owner.with(row, 1);
    t.play('SOR_077').pick('SOR_095');
    expect(t.asks()).toBe('0 action');
  });
});

describe('an action that can be used once each round', () => {
  it('can be used by whoever takes its unit over, and once by them', () => {
    const t = board(
      { ground: ['LAW_094'], deck: ['SOR_095', 'SOR_171', 'SOR_171'], resources: 20 },
      { hand: ['SOR_224'], deck: ['SOR_095', 'SOR_128', 'SOR_128'], resources: 20 },
    );
    const offered = (): boolean => t.options().some((o) => o.startsWith('use LAW_094'));
    t.use('LAW_094').play('SOR_224');
    if (t.asks() === '1 target') t.pick('LAW_094');
    t.pass();
    const taken = offered();
    t.use('LAW_094').pass();
    expect([taken, offered()]).toEqual([true, false]);
  });
});
