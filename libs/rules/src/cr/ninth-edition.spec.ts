/** Where the comprehensive rules 9.0 (9 October 2026) differ from 8.0. */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import { createEngine } from '../engine/engine.js';
import { type SideSetup, table, type Table } from '../testing/table.js';

const engine = createEngine(playableBook());

describe('9.0: an upgrade and the unit it is on', () => {
  it('are defeated at the same moment: what triggers on either waits in one window', () => {
    const t = table(engine, {
      you: { ground: ['ASH_161', { id: 'SOR_145', upgrades: ['SOR_120'] }] },
      them: { hand: ['SOR_078'], ground: ['SOR_046'] },
      active: 1,
    });
    t.play('SOR_078').pick('SOR_145');
    expect([t.asks(), t.options().sort()]).toEqual(['0 order', ['ASH_161', 'SOR_145']]);
  });

  it.each([
    ['is defeated', 'SOR_078', []],
    ['returns to the hand', 'SOR_222', []],
    ['is captured', 'SHD_131', ['SOR_046']],
  ])('are gone at once: who %s sees that its own upgrade is defeated', (_how, card, ground) => {
    const t = table(engine, {
      you: { ground: [{ id: 'ASH_161', upgrades: ['SOR_120'] }] },
      them: { hand: [card], ground, resources: 10 },
      active: 1,
    }).play(card);
    if (t.options().includes('ASH_161')) t.pick('ASH_161');
    expect([t.asks(), t.units('ASH_161').length]).toEqual(['0 target', 0]);
    t.pick('SOR_029');
    expect([t.base(1), t.ids(0, 'discard').includes('SOR_120')]).toEqual([1, true]);
  });

  it('of a unique unit that is there twice, too', () => {
    const t = table(engine, {
      you: { ground: ['ASH_161', { id: 'SOR_142', upgrades: ['SOR_120'] }], hand: ['SOR_142'] },
      them: { ground: ['SOR_046'] },
    });
    t.play('SOR_142');
    if (t.state.pending?.kind === 'unique') t.move({ pick: [0] });
    const gone = t.events.flatMap((e) => (e.e === 'defeated' ? [t.state.id[e.card]] : []));
    expect(gone.sort()).toEqual(['SOR_120', 'SOR_142']);
  });
});

describe('9.0: upgrades on bases', () => {
  const fortified = { baseUpgrades: ['HMW_206', 'HMW_126'] };

  it('are upgrades for what defeats one', () => {
    const t = table(engine, { you: { hand: ['SOR_251'] }, them: fortified });
    t.play('SOR_251').pick('HMW_126');
    expect(t.state.upgrades.map((u) => t.state.id[u])).toEqual(['HMW_206']);
  });

  it('are not on a unit, so that what asks for one there does not find them', () => {
    const wearing = { id: 'SOR_046', upgrades: ['SOR_069'] };
    const offered = (you: SideSetup, begin: (t: Table) => Table): string[] =>
      begin(table(engine, { you: { ...fortified, resources: 20, ...you } })).options();
    const hondo = offered({ ground: ['JTL_056', wearing] }, (t) => t.attack('JTL_056'));
    const finn = offered({ leader: { id: 'SHD_003', deployed: true }, ground: [wearing] }, (t) =>
      t.attack('SHD_003'),
    );
    const shock = offered({ ground: [wearing, wearing], hand: ['JTL_175'] }, (t) =>
      t.play('JTL_175'),
    );
    expect([...hondo, ...finn, ...shock].filter((o) => o.startsWith('HMW'))).toEqual([]);
    const dengar = table(engine, {
      you: { ground: ['SHD_133'], hand: ['HMW_126'], resources: 20 },
    });
    expect(dengar.play('HMW_126').asks()).toBe('1 action');
  });

  it('make a base an upgraded one', () => {
    const price = (baseUpgrades: string[]): number => {
      const t = table(engine, { you: { hand: ['HMW_260'], resources: 10, baseUpgrades } });
      const before = t.ready(0);
      return before - t.play('HMW_260').ready(0);
    };
    expect(price([]) - price(['HMW_126'])).toBe(2);
  });

  it('are unique like other cards', () => {
    const t = table(engine, {
      you: { hand: ['HMW_206'], resources: 10, baseUpgrades: ['HMW_206'] },
    });
    t.play('HMW_206');
    if (t.asks() === '0 unique') t.move({ pick: [0] });
    expect(t.state.upgrades.map((u) => t.state.id[u])).toEqual(['HMW_206']);
  });
});

describe('rulings of late summer 2026', () => {
  const guarded = (id: string) => ({ id, upgrades: ['TOKEN_SHIELD'] });

  it('"if you do" after damage that was prevented', () => {
    const t = table(engine, {
      you: {
        hand: ['SOR_171', 'HMW_168'],
        ground: ['HMW_168'],
        base: 'SOR_021',
        baseUpgrades: ['HMW_081'],
      },
    });
    expect(t.pick('take-initiative').asks()).toBe('0 optional');
    t.yes();
    expect(t.units('TOKEN_BEAST').length).toBe(1);
    const shielded = table(engine, { you: { hand: ['HMW_079'], resources: 20 } });
    expect(shielded.play('HMW_079').yes().unit('HMW_079').upgrades.length).toBe(1);
  });

  it('damage that was prevented triggers nothing that waits for damage', () => {
    const t = table(engine, {
      you: { ground: [guarded('HMW_156')], hand: ['SHD_178'], resources: 9 },
    });
    t.play('SHD_178').pick('HMW_156');
    expect([t.unit('HMW_156').upgrades.length, t.base(1)]).toEqual([0, 0]);
    const open = table(engine, { you: { ground: ['HMW_156'], hand: ['SHD_178'], resources: 9 } });
    expect(open.play('SHD_178').pick('HMW_156').base(1)).toBe(2);
  });

  it('what triggers as the regroup phase starts is put in order by its player', () => {
    const t = table(engine, {
      you: { baseUpgrades: ['HMW_070', 'HMW_160'] },
      them: { ground: ['SOR_046'] },
    });
    t.pass().pass();
    expect(t.asks()).toBe('0 order');
  });

  it('a token that returns to a hand is not defeated', () => {
    const t = table(engine, {
      you: { hand: ['HMW_241'], resources: 20 },
      them: { ground: ['TOKEN_BATTLE_DROID'] },
    });
    t.play('HMW_241');
    if (t.asks() === '0 optional') t.yes();
    t.pick('TOKEN_BATTLE_DROID');
    expect(t.units('TOKEN_BATTLE_DROID').length).toBe(0);
    expect(t.events.some(({ e }) => e === 'defeated')).toBe(false);
  });

  it('Maul’s ability ends before what the unit says, and its abilities are put in order', () => {
    const t = table(engine, {
      you: { leader: 'HMW_016', hand: ['HMW_144'], resources: 20 },
    });
    t.use('HMW_016');
    if (t.asks() === '0 target') t.pick('play HMW_144');
    expect([t.units('HMW_144').length, t.asks(), t.options().length]).toEqual([0, '0 order', 2]);
  });
});
