/** Outcomes that the engine once had wrong, each on the smallest board that shows it. */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../effects/builders.js';
import type { Effect } from '../effects/nodes.js';
import type { CardDefinition } from '../kernel/definition.js';
import { createEngine } from '../engine/engine.js';
import { cr } from '../testing/cite.js';
import { beside, event, made } from '../testing/made-cards.js';
import { type SideSetup, table, type Table, type TableSetup } from '../testing/table.js';

const book = playableBook();
const engine = createEngine(book);
const withCards = beside(book);
const board = (you: SideSetup, them: SideSetup = {}, rest: Partial<TableSetup> = {}): Table =>
  table(engine, { you, them, ...rest });
const boardOf = (cards: CardDefinition[], setup: TableSetup): Table =>
  table(withCards(...cards), setup);

describe('delayed effects', () => {
  const regroup = { on: 'phase-started', where: { phase: 'regroup' } } as const;
  const bomb = made('T_BOMB', {}, say.whenDefeated(say.damage(5, say.one(say.enemy()))));
  const doom = event('T_DOOM', say.later(regroup, say.defeat(say.one(say.friendly()))));

  it(cr(['7.7.4B#2', '7.7.4D'], 'are all over before anything that one of them triggers'), () => {
    // Both bombs are defeated first; only then do their abilities choose targets, and their
    // controller chooses the order.
    const t = boardOf([bomb, doom], {
      you: { hand: ['T_DOOM', 'T_DOOM'], ground: ['T_BOMB', 'T_BOMB'] },
      them: { ground: ['SOR_046', 'SOR_095'] },
    });
    t.play('T_DOOM').pass().play('T_DOOM').pass().pass();
    expect(t.asks()).toBe('0 order');
    t.move({ pick: [0] }).pick('T_BOMB');
    expect([t.asks(), t.units('T_BOMB').length]).toEqual(['0 order', 0]);
  });

  it(
    cr(
      ['7.7.4B#1', '1.16.5#1'],
      'come in the middle of an ability, as soon as their moment has come',
    ),
    () => {
      const lease = made(
        'T_LEASE',
        {},
        say.whenPlayed(
          say.takeControl(say.one(say.enemy(), { as: 'leased' })),
          say.later(
            { on: 'left-play', self: true },
            say.takeControl(say.to('leased'), { ownerOf: 'leased' }),
          ),
        ),
      );
      const end = event(
        'T_END',
        say.defeat(say.one(say.enemy({ named: 'T_LEASE' }))),
        say.damage(1, say.all(say.friendly())),
      );
      const t = boardOf([lease, end], {
        you: { hand: ['T_LEASE'] },
        them: { ground: ['SOR_046'], hand: ['T_END'] },
      });
      t.play('T_LEASE').play('T_END');
      expect(t.unit('SOR_046').damage).toBe(1);
    },
  );

  it(cr(['11.3.3'], 'of a player who has left the game are resolved by the others'), () => {
    const mark = event('T_MARK', say.later(regroup, say.damage(2, say.all({ type: 'Unit' }))));
    const t = boardOf([mark], {
      you: { hand: ['T_MARK'] },
      them: { ground: ['SOR_046'] },
      third: {},
    });
    t.play('T_MARK');
    expect(t.attempt({ seat: 0, at: t.state.at, concede: true })).toBeNull();
    t.pass().pass();
    expect([t.state.phase, t.unit('SOR_046').damage]).toEqual(['regroup', 2]);
  });
});

describe('the active player', () => {
  it(cr(['1.4.5', '7.6.10#1'], 'is who has the initiative once everybody has passed'), () => {
    const both = made('T_DUSK', {}, say.on({ on: 'phase-ended' }, say.draw()));
    const t = boardOf([both], {
      you: { ground: ['T_DUSK'] },
      them: { ground: ['T_DUSK'] },
      active: 0,
      initiative: 0,
    });
    t.pass().pass();
    expect(t.asks()).toBe('0 whose-order');
  });
});

describe('costs', () => {
  const worker = made('T_WORKER', {}, say.costs({ cards: { type: 'Unit' }, by: 'you', less: 1 }));
  const giant = made('T_GIANT', { cost: 8 }, say.exploit(1));

  it(
    cr(
      ['7.5.16C', '6.2.3'],
      'what a unit says of the cost may be used before it is given up to Exploit',
    ),
    () => {
      const t = boardOf([worker, giant], {
        you: { hand: ['T_GIANT'], ground: ['T_WORKER', 'SOR_095'], resources: 5 },
      });
      t.play('T_GIANT').pick('T_WORKER');
      expect([t.units('T_GIANT').length, t.units('T_WORKER').length, t.ready(0)]).toEqual([
        1, 0, 0,
      ]);
      const poor = boardOf([worker, giant], {
        you: { hand: ['T_GIANT'], ground: ['T_WORKER'], resources: 4 },
      });
      expect(poor.options()).not.toContain('play T_GIANT');
    },
  );

  it(
    cr(['6.2.4A#1', '6.2.4A#2'], 'a unit cannot be given up where the rest could not be paid then'),
    () => {
      const purser = made('T_PURSER', {}, { a: 'pays', with: say.friendly({ named: 'T_PURSER' }) });
      const t = boardOf([purser, giant], {
        you: { hand: ['T_GIANT'], ground: ['T_PURSER', 'SOR_095'], resources: 5 },
      });
      t.play('T_GIANT').pick('T_PURSER');
      expect([t.asks(), t.units('T_PURSER').length]).toEqual(['0 target', 1]);
      t.pick('SOR_095');
      expect([t.units('T_GIANT').length, t.ready(0)]).toEqual([1, 0]);
    },
  );

  it(cr(['3.7.13#1'], 'Credits pay for actions, as many as the player likes'), () => {
    const clerk = made('T_CLERK', {}, say.action([{ pay: 2 }], say.draw()));
    const t = boardOf([clerk], { you: { ground: ['T_CLERK'], resources: 2, credits: 2 } });
    t.use('T_CLERK');
    expect(t.options()).toEqual(['0', '1', '2']);
    t.pick('2');
    expect([t.ready(0), t.state.players[0]?.credits]).toEqual([2, 0]);
  });
});

describe('at once', () => {
  it(cr(['7.1.4#1'], 'units that are exchanged change hands together'), () => {
    const twin = made('T_TWIN', { unique: true });
    const swap = event(
      'T_SWAP',
      say.select(say.one(say.friendly()), 'given'),
      say.select(say.one(say.enemy()), 'taken'),
      say.takeControl(say.to('given'), 'opponent'),
      say.takeControl(say.to('taken')),
    );
    const t = boardOf([twin, swap], {
      you: { hand: ['T_SWAP'], ground: ['T_TWIN'] },
      them: { ground: ['T_TWIN'] },
    });
    t.play('T_SWAP');
    expect([t.asks(), t.units('T_TWIN').length]).toEqual(['1 action', 2]);
  });
});

describe('responsibility', () => {
  const watcher = made(
    'T_WATCH',
    {},
    say.on({ on: 'defeated', who: say.friendly(), enemyCause: true }, say.draw(1)),
  );
  const hurt = event('T_HURT', say.damage(1, say.one(say.enemy({ named: 'T_WEAK' }))));
  const weak = made('T_WEAK', { hp: 1 });

  it(cr(['1.18.1C#2'], 'nobody is to blame where a lasting effect that ends takes the HP'), () => {
    const aid = event('T_AID', {
      do: 'prevail',
      over: say.friendly({ named: 'T_WEAK' }),
      mods: [say.stats(0, 1)],
      until: 'phase',
    });
    const t = boardOf([watcher, hurt, weak, aid], {
      you: { hand: ['T_AID'], ground: ['T_WEAK', 'T_WATCH'] },
      them: { hand: ['T_HURT'] },
    });
    t.play('T_AID').play('T_HURT').pass().pass();
    expect([t.units('T_WEAK').length, t.ids(0, 'hand').length]).toEqual([0, 2]);
  });

  it(
    cr(
      ['1.18.1C#1'],
      'nobody is in the regroup phase where a unit has no HP without damage of then',
    ),
    () => {
      const wither = made(
        'T_WITHER',
        {},
        say.on(
          { on: 'phase-started', where: { phase: 'regroup' } },
          say.forPhase(say.all(say.enemy()), say.stats(0, -1)),
        ),
      );
      const t = boardOf([wither, weak], {
        you: { ground: ['T_WITHER'] },
        them: { ground: ['T_WEAK'] },
      });
      t.pass().pass();
      expect(t.events.find((e) => e.e === 'defeated')).toMatchObject({ id: 'T_WEAK', by: -1 });
    },
  );

  it(
    cr(
      ['1.18.1C#1'],
      'nor where another unit is damaged then, or this one was in the phase before; whoever damages it then is',
    ),
    () => {
      const wither = (...hit: Effect[]) =>
        made(
          'T_WITHER',
          { hp: 5 },
          say.on(
            { on: 'phase-started', where: { phase: 'regroup' } },
            say.inOrder(...hit, say.forPhase(say.all(say.enemy()), say.stats(0, -1))),
          ),
        );
      const blamed = (hp: number, ...hit: Effect[]): unknown => {
        const t = boardOf([wither(...hit), hurt, made('T_WEAK', { hp })], {
          you: { ground: ['T_WITHER'], hand: ['T_HURT'] },
          them: { ground: ['T_WEAK'] },
        });
        if (hp > 1) t.play('T_HURT').pass().pass();
        else t.pass().pass();
        return t.events.find((e) => e.e === 'defeated');
      };
      expect(blamed(1, say.damage(1, say.self))).toMatchObject({ id: 'T_WEAK', by: -1 });
      expect(blamed(2)).toMatchObject({ id: 'T_WEAK', by: -1 });
      expect(blamed(3, say.damage(1, say.all(say.enemy())))).toMatchObject({ by: 0 });
    },
  );

  it(cr(['1.18.1D', '8.16.7E#1'], 'whoever takes away what gave the HP is'), () => {
    const plate = made('T_PLATE', { type: 'Upgrade', upgradePower: 0, upgradeHp: 1 });
    const strip = event('T_STRIP', say.defeat(say.one(say.upgrade())));
    const scratch = event('T_SCRATCH', say.damage(1, say.one(say.friendly({ named: 'T_WEAK' }))));
    const t = boardOf([watcher, weak, plate, strip, scratch], {
      you: {
        hand: ['T_SCRATCH'],
        ground: [{ id: 'T_WEAK', upgrades: ['T_PLATE'] }, 'T_WATCH'],
      },
      them: { hand: ['T_STRIP'] },
    });
    t.play('T_SCRATCH').play('T_STRIP');
    expect([t.units('T_WEAK').length, t.ids(0, 'hand').length]).toEqual([0, 1]);
  });
});

describe('hidden information', () => {
  it(cr(['1.17.4#1', '7.1.6A#3'], 'a play from one’s own resources may find nothing'), () => {
    const fetch = event('T_FETCH', say.play(say.unit(), { from: 'resource', free: true }));
    const t = boardOf([fetch], { you: { hand: ['T_FETCH'], resources: ['SOR_095'] } });
    t.play('T_FETCH');
    expect([t.options(), t.decision.min]).toEqual([['play SOR_095'], 0]);
    const none = boardOf([fetch], { you: { hand: ['T_FETCH'], resources: ['SOR_172'] } });
    none.play('T_FETCH');
    expect([none.asks(), none.options()]).toEqual(['0 target', []]);
  });

  it(cr(['8.39.2'], 'more may be disclosed than is needed'), () => {
    const proof = event('T_PROOF', say.disclose(['Command'], say.draw()));
    const t = boardOf([proof], { you: { hand: ['T_PROOF', 'SOR_095', 'SOR_128'] } });
    t.play('T_PROOF').pick('SOR_095');
    expect([t.options(), t.decision.min]).toEqual([['SOR_128'], 0]);
    t.pick('SOR_128');
    const revealed = t.events.find((e) => e.e === 'revealed');
    expect(revealed?.e === 'revealed' ? revealed.cards.length : 0).toBe(2);
  });

  it(
    cr(['1.7.4#3', '8.28.1C#1'], 'a resource that another player has chosen goes as it is'),
    () => {
      const swipe = event(
        'T_SWIPE',
        say.takeControl({ choose: { side: 'enemy' }, n: 1, from: 'resource', of: 'opponent' }),
      );
      const t = boardOf([swipe], {
        you: { hand: ['T_SWIPE'], resources: 0 },
        them: { resources: 3 },
      });
      const [first, second] = t.state.players[1]!.resources;
      t.state.ready[first as number] = 0;
      t.play('T_SWIPE');
      const at = t.decision.options.findIndex((o) => 'card' in o && o.card === second);
      t.move({ pick: [at] });
      expect([t.ready(0), t.ready(1)]).toEqual([1, 1]);
    },
  );

  it(
    cr(
      ['1.7.4#3'],
      'whoever gives a resource back arranges them first, and gives an exhausted one',
    ),
    () => {
      const loan = made(
        'T_LOAN',
        {},
        say.whenPlayed(
          say.takeControl({
            choose: { side: 'enemy' },
            n: 1,
            from: 'resource',
            of: 'opponent',
            as: 'lent',
          }),
          say.later(
            { on: 'left-play', self: true },
            say.takeControl(say.to('lent'), { ownerOf: 'lent' }),
          ),
        ),
      );
      const fall = event('T_FALL', say.defeat(say.one(say.friendly())));
      const t = boardOf([loan, fall], {
        you: { hand: ['T_LOAN', 'T_FALL'] },
        them: { resources: 1 },
      });
      t.play('T_LOAN').pass();
      const [spent] = t.state.players[0]!.resources;
      t.state.ready[spent as number] = 0;
      const mine = t.ready(0);
      t.play('T_FALL');
      expect([t.ready(0), t.ready(1)]).toEqual([mine, 0]);
    },
  );
});

describe('keywords', () => {
  it(
    cr(['7.5.13F#2'], 'of several opponents the unit’s player says who collects the Bounty'),
    () => {
      const prize = made('T_PRIZE', {}, say.bounty(say.draw()));
      const fall = event('T_FALL', say.defeat(say.one(say.friendly())));
      const t = boardOf([prize, fall], {
        you: { hand: ['T_FALL'], ground: ['T_PRIZE'] },
        them: {},
        third: {},
      });
      t.play('T_FALL');
      expect([t.asks(), t.options()]).toEqual(['0 seat', ['seat 1', 'seat 2']]);
      t.pick('seat 2');
      expect(t.asks()).toBe('2 optional');
      t.yes();
      expect([t.ids(1, 'hand').length, t.ids(2, 'hand').length]).toEqual([0, 1]);
    },
  );

  it(
    cr(['7.5.11A#2'], 'Saboteur defeats a Shield that the defender was given in the same window'),
    () => {
      const braced = made('T_BRACED', { hp: 9 }, say.onDefense(say.shield(say.self)));
      const sneak = made('T_SNEAK', {}, say.saboteur);
      const t = boardOf([braced, sneak], {
        you: { ground: ['T_SNEAK'] },
        them: { ground: ['T_BRACED'] },
      });
      t.attack('T_SNEAK', 'T_BRACED');
      expect([t.asks(), t.unit('T_BRACED').upgrades.length, t.unit('T_BRACED').damage]).toEqual([
        '1 action',
        0,
        2,
      ]);
    },
  );

  it(cr(['7.5.14'], 'resources have the Smuggle that a card in play gives them'), () => {
    const t = board(
      { hand: ['SHD_114'], deck: Array.from({ length: 5 }, () => 'SOR_128') },
      { ground: ['SHD_248'], resources: ['SOR_095', 'SOR_046', 'SOR_172'] },
    );
    t.play('SHD_114');
    expect(t.ids(1, 'discard').sort()).toEqual(['SOR_046', 'SOR_095', 'SOR_172']);
  });
});

describe('cards that have left play or changed', () => {
  it(
    cr(['7.6.16C', '8.12.1#2'], 'an attacker that falls still ends its attack for its controller'),
    () => {
      const witness = made(
        'T_WITNESS',
        {},
        say.on({ on: 'attack-ended', who: { side: 'friendly' } }, say.draw()),
      );
      const t = boardOf([witness], {
        you: { ground: ['T_WITNESS', 'SOR_128'] },
        them: { ground: ['SOR_046'] },
      });
      // The attacker belongs to the other player, so it goes to that player's discard pile.
      const row = t.state.id.indexOf('SOR_128');
      t.state.owner = t.state.owner.with(row, 1);
      t.attack('SOR_128', 'SOR_046');
      expect([t.units('SOR_128').length, t.ids(0, 'hand').length]).toEqual([0, 1]);
    },
  );

  it(
    cr(['1.9.13#1'], 'damage that cannot be prevented is the first of the phase all the same'),
    () => {
      const t = board(
        { hand: ['JTL_240'], ground: ['SOR_095'] },
        { ground: [{ id: 'SEC_067', upgrades: ['SOR_072'] }] },
      );
      t.play('JTL_240').move({ pick: [1] });
      t.divide(...t.options().map((o) => (o === 'SEC_067' ? 1 : 0)));
      t.attack('SEC_067', 'SOR_095');
      expect(t.unit('SEC_067').damage).toBe(4);
    },
  );

  it(cr(['8.18.1#1', '3.7.1'], 'a token can be named'), () => {
    const t = board({ hand: ['SEC_046'] }, { ground: ['SOR_063'] });
    t.play('SEC_046');
    expect(t.attempt({ seat: 0, at: t.decision.at, name: 'Shield' })).toBeNull();
  });

  it(cr(['11.4.5#2'], 'Overwhelm gives each player’s base what was too much'), () => {
    const twin = { ground: ['SOR_095'] };
    const t = table(engine, {
      you: { ground: [{ id: 'TWI_135', upgrades: ['TWI_119'] }] },
      them: twin,
      third: twin,
    });
    t.pick('attack TWI_135')
      .move({ pick: [0] })
      .move({ pick: [0] });
    expect([t.base(1), t.base(2)]).toEqual([4, 4]);
  });
});
