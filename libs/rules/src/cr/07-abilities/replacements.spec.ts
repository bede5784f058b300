/**
 * 7.7.5E for every source of damage: who is asked, when nobody is, and that the game waits in the
 * meantime. With cards made for these tests.
 */
import { playableBook } from '#cards';
import { describe, expect, it } from 'vitest';
import * as say from '../../effects/builders.js';
import type { Modifier } from '../../effects/nodes.js';
import { isRefusal } from '../../engine/engine.js';
import { hash } from '../../kernel/hash.js';
import { leak } from '../../laws/secrets.js';
import { cr } from '../../testing/cite.js';
import { beside, event, made } from '../../testing/made-cards.js';
import { table, type UnitSetup } from '../../testing/table.js';

const takes = (rest: Omit<Extract<Modifier, { m: 'damage-taken' }>, 'm'>): Modifier => ({
  m: 'damage-taken',
  ...rest,
});
/** Upgrades without power and HP, each of which replaces damage in one way. */
const worn = (id: string, ...mods: Modifier[]) =>
  made(id, { type: 'Upgrade', upgradePower: 0, upgradeHp: 0 }, say.attachedGains(...mods));
const engine = beside(playableBook())(
  worn('T_LESS', takes({ less: 3 })),
  worn('T_LESS_1', takes({ less: 1 })),
  worn('T_MORE', takes({ plus: 1 })),
  worn('T_MOST', takes({ atMost: 3 })),
  worn('T_FIGHT', takes({ all: true, combatOnly: true })),
  worn('T_WALL', say.cannot('be-damaged')),
  made('T_BODY', { power: 3, hp: 9 }),
  made('T_FRIEND', { power: 0, hp: 9 }),
  made('T_OVER', { power: 6, hp: 9 }, say.overwhelm),
  made('T_PAYS', {}, say.action([{ damageSelf: 3 }], say.draw())),
  made(
    'T_COSTLY',
    {},
    {
      a: 'additional-cost',
      cards: { is: 'self' },
      by: 'you',
      cost: { hurt: say.friendly({ named: 'T_BODY' }), n: 3 },
    },
  ),
  made(
    'T_WARD',
    {},
    {
      a: 'constant',
      on: say.base({ side: 'friendly' }),
      mods: [takes({ atMost: 2 })],
      bases: true,
    },
  ),
  made(
    'T_CURSE',
    {},
    { a: 'constant', on: say.base({ side: 'friendly' }), mods: [takes({ plus: 1 })], bases: true },
  ),
  event('T_HIT', say.damage(3, say.one(say.enemy()))),
  event('T_THEN', say.ifYouDo(say.damage(3, say.one(say.enemy())), say.draw())),
  event(
    'T_PASS_ON',
    say.select(say.one(say.friendly({ named: 'T_FRIEND' })), 'heir'),
    say.forPhase(say.one(say.friendly({ named: 'T_BODY' })), { m: 'redirect', to: 'heir' }),
  ),
  event('T_SPLIT', say.divide(6, say.enemy())),
  event('T_RAIN', say.indirect(3)),
  event('T_DRAWS', say.draw()),
);

const body = (...upgrades: string[]): UnitSetup => ({ id: 'T_BODY', upgrades });
const hit = (...upgrades: string[]) =>
  table(engine, { you: { hand: ['T_HIT'] }, them: { ground: [body(...upgrades)] } }).play('T_HIT');
const left = (t: ReturnType<typeof table>, id = 'T_BODY') => ({
  damage: t.unit(id).damage,
  upgrades: t.unit(id).upgrades.map((u) => u.id),
});

describe('7.7.5E Of several replacements the player of the damaged card says which comes first', () => {
  it(
    cr(
      ['7.7.5E#1'],
      'a Shield breaks first, or is spared because something else prevents all of it',
    ),
    () => {
      const t = hit('T_LESS', 'TOKEN_SHIELD');
      expect([t.asks(), t.options(), t.state.id[t.decision.source]]).toEqual([
        '1 order',
        ['T_LESS', 'TOKEN_SHIELD'],
        'T_BODY',
      ]);
      expect(left(t.pick('TOKEN_SHIELD'))).toEqual({ damage: 0, upgrades: ['T_LESS'] });
      expect(left(hit('T_LESS', 'TOKEN_SHIELD').pick('T_LESS'))).toEqual({
        damage: 0,
        upgrades: ['T_LESS', 'TOKEN_SHIELD'],
      });
    },
  );

  it(
    cr(['7.7.5E#1'], 'nobody is asked where only one applies, or where every order ends alike'),
    () => {
      const asks = (...upgrades: string[]) => hit(...upgrades).asks();
      expect([
        asks('T_LESS'),
        asks('TOKEN_SHIELD'),
        asks('TOKEN_SHIELD', 'TOKEN_SHIELD'),
        asks('T_LESS_1', 'T_LESS_1'),
        asks('T_LESS_1', 'TOKEN_SHIELD'),
        asks('T_MORE', 'TOKEN_SHIELD'),
        asks('T_MORE', 'T_LESS_1'),
      ]).toEqual(Array.from({ length: 7 }, () => '1 action'));
    },
  );

  it(cr(['7.7.5E#1'], 'one at a time, as long as the rest still makes a difference'), () => {
    const t = hit('T_LESS_1', 'T_LESS', 'TOKEN_SHIELD');
    expect(t.options()).toEqual(['T_LESS_1', 'T_LESS', 'TOKEN_SHIELD']);
    expect([t.pick('T_LESS_1').asks(), t.options()]).toEqual([
      '1 order',
      ['T_LESS', 'TOKEN_SHIELD'],
    ]);
    expect([left(t.pick('T_LESS')), t.asks()]).toEqual([
      { damage: 0, upgrades: ['T_LESS_1', 'T_LESS', 'TOKEN_SHIELD'] },
      '1 action',
    ]);
  });

  it(
    cr(
      ['7.7.5E#1', '7.7.5E#2', '7.7.5F'],
      'once nothing is left, nothing is made more; each replaces the damage once',
    ),
    () => {
      expect([
        left(hit('T_LESS', 'T_MORE').pick('T_LESS')).damage,
        left(hit('T_LESS', 'T_MORE').pick('T_MORE')).damage,
      ]).toEqual([0, 1]);
      expect([
        left(hit('T_MOST', 'T_MORE').pick('T_MOST')).damage,
        left(hit('T_MOST', 'T_MORE').pick('T_MORE')).damage,
      ]).toEqual([4, 3]);
    },
  );

  it(cr(['1.9.9#2', '1.3.3'], 'what cannot be damaged needs no order'), () => {
    const t = hit('T_WALL', 'T_LESS', 'TOKEN_SHIELD');
    expect([t.asks(), left(t).upgrades]).toEqual([
      '1 action',
      ['T_WALL', 'T_LESS', 'TOKEN_SHIELD'],
    ]);
  });

  it(cr(['7.7.5E#1', '7.7.5F'], 'damage that is passed on meets what the other unit has'), () => {
    const passed = () =>
      table(engine, {
        you: { hand: ['T_HIT'] },
        them: {
          hand: ['T_PASS_ON'],
          ground: [body('T_LESS'), { id: 'T_FRIEND', upgrades: ['T_LESS_1', 'T_MOST'] }],
        },
        active: 1,
      })
        .play('T_PASS_ON')
        .play('T_HIT')
        .pick('T_BODY');
    const t = passed();
    expect([t.asks(), t.options()]).toEqual(['1 order', ['T_PASS_ON', 'T_LESS']]);
    t.pick('T_PASS_ON');
    expect([t.asks(), left(t), left(t, 'T_FRIEND').damage]).toEqual([
      '1 action',
      { damage: 0, upgrades: ['T_LESS'] },
      2,
    ]);
    const u = passed().pick('T_LESS');
    expect([u.asks(), left(u).damage, left(u, 'T_FRIEND').damage]).toEqual(['1 action', 0, 0]);
  });

  it(
    cr(
      ['7.7.5E#1', '1.9.13#1', '8.36.2'],
      'indirect damage is asked about only where more of it matters: what prevents does not apply',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['T_RAIN'] },
        them: { ground: [body('T_LESS', 'TOKEN_SHIELD', 'T_MORE')] },
      })
        .play('T_RAIN')
        .divide(0, 3);
      expect([t.asks(), left(t)]).toEqual([
        '1 action',
        { damage: 4, upgrades: ['T_LESS', 'TOKEN_SHIELD', 'T_MORE'] },
      ]);
    },
  );
});

describe('7.7.5E wherever damage comes from', () => {
  it(
    cr(['7.7.5E#1', '6.3.4A#2'], 'combat: each player for their own unit, then all of it at once'),
    () => {
      const t = table(engine, {
        you: { ground: [{ id: 'T_FRIEND', upgrades: ['T_FIGHT', 'TOKEN_SHIELD'] }, 'SOR_046'] },
        them: { ground: [body('T_LESS', 'T_MORE')] },
      });
      t.attack('T_FRIEND', 'T_BODY');
      expect([t.asks(), t.options()]).toEqual(['0 order', ['T_FIGHT', 'TOKEN_SHIELD']]);
      t.pick('T_FIGHT');
      expect(left(t, 'T_FRIEND')).toEqual({ damage: 0, upgrades: ['T_FIGHT', 'TOKEN_SHIELD'] });
      t.pass().attack('SOR_046', 'T_BODY');
      expect([t.asks(), t.unit('SOR_046').damage]).toEqual(['1 order', 0]);
      t.pick('T_MORE');
      expect([left(t).damage, t.unit('SOR_046').damage, t.asks()]).toEqual([1, 3, '1 action']);
    },
  );

  it(
    cr(
      ['7.5.8E', '7.7.5E#1'],
      'Overwhelm deals the base what is too much after the order that was chosen',
    ),
    () => {
      const through = (first: string, ...upgrades: string[]) =>
        table(engine, {
          you: { ground: ['T_OVER'] },
          them: { ground: [{ id: 'T_BODY', damage: 8, upgrades }] },
        })
          .attack('T_OVER', 'T_BODY')
          .pick(first)
          .base(1);
      expect([
        through('T_MOST', 'T_MOST', 'T_LESS_1'),
        through('T_LESS_1', 'T_MOST', 'T_LESS_1'),
      ]).toEqual([1, 2]);
      expect(
        table(engine, {
          you: { ground: ['T_OVER'] },
          them: { ground: [body('T_LESS', 'TOKEN_SHIELD')] },
        })
          .attack('T_OVER', 'T_BODY')
          .base(1),
      ).toBe(0);
    },
  );

  it(
    cr(
      ['8.5.5#3', '7.7.5E#1'],
      'divided damage: about each unit in turn, and it is dealt when all is said',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['T_SPLIT'] },
        them: {
          ground: [
            body('T_LESS', 'TOKEN_SHIELD'),
            { id: 'T_FRIEND', upgrades: ['T_LESS', 'T_MORE'] },
          ],
        },
      })
        .play('T_SPLIT')
        .divide(3, 3);
      expect([t.state.id[t.decision.source], t.options()]).toEqual([
        'T_BODY',
        ['T_LESS', 'TOKEN_SHIELD'],
      ]);
      t.pick('TOKEN_SHIELD');
      expect([t.state.id[t.decision.source], t.options(), left(t).upgrades.length]).toEqual([
        'T_FRIEND',
        ['T_LESS', 'T_MORE'],
        2,
      ]);
      t.pick('T_MORE');
      expect([left(t), left(t, 'T_FRIEND').damage]).toEqual([
        { damage: 0, upgrades: ['T_LESS'] },
        1,
      ]);
    },
  );

  it(
    cr(
      ['8.10.2', '7.7.5E#1'],
      '"if you do" waits for the answer; damage that something has replaced counts as dealt',
    ),
    () => {
      const board = (...upgrades: string[]) =>
        table(engine, { you: { hand: ['T_THEN'] }, them: { ground: [body(...upgrades)] } }).play(
          'T_THEN',
        );
      const t = board('T_LESS', 'TOKEN_SHIELD');
      expect([t.asks(), t.ids(0, 'hand').length]).toEqual(['1 order', 0]);
      expect([
        t.pick('T_LESS').ids(0, 'hand').length,
        board('T_LESS').ids(0, 'hand').length,
        board('T_WALL').ids(0, 'hand').length,
      ]).toEqual([1, 1, 0]);
    },
  );

  it(cr(['6.4.4#1', '7.7.5E#1'], 'damage as a cost: the ability resolves once it is paid'), () => {
    const t = table(engine, {
      you: { ground: [{ id: 'T_PAYS', upgrades: ['T_LESS', 'TOKEN_SHIELD'] }] },
    }).use('T_PAYS');
    expect([t.asks(), t.ids(0, 'hand').length]).toEqual(['0 order', 0]);
    expect([t.pick('T_LESS').ids(0, 'hand').length, left(t, 'T_PAYS')]).toEqual([
      1,
      { damage: 0, upgrades: ['T_LESS', 'TOKEN_SHIELD'] },
    ]);
  });

  it(
    cr(['6.2.4#2', '7.7.5E#1'], 'and a card that is played is put into play once it is paid'),
    () => {
      const t = table(engine, {
        you: { hand: ['T_COSTLY'], ground: [body('T_LESS', 'TOKEN_SHIELD')] },
      }).play('T_COSTLY');
      expect([t.asks(), t.units('T_COSTLY').length]).toEqual(['0 order', 0]);
      expect([t.pick('T_LESS').units('T_COSTLY').length, left(t).upgrades]).toEqual([
        1,
        ['T_LESS', 'TOKEN_SHIELD'],
      ]);
    },
  );

  it(
    cr(
      ['8.7.1#2', '7.7.5E#1'],
      'the damage of an empty deck, while an effect draws and in the regroup phase',
    ),
    () => {
      const t = table(engine, {
        you: { hand: ['T_DRAWS'], deck: [], ground: ['T_WARD', 'T_CURSE'] },
      }).play('T_DRAWS');
      expect([t.asks(), t.options(), t.base(0)]).toEqual(['0 order', ['T_WARD', 'T_CURSE'], 0]);
      t.pick('T_CURSE');
      expect([t.base(0), t.asks()]).toEqual([2, '1 action']);
      t.pass().pass();
      expect([t.asks(), t.pick('T_WARD').base(0), t.asks()]).toEqual([
        '0 order',
        2 + 3,
        '1 resource',
      ]);
    },
  );
});

describe('7.7.5E While a player thinks', () => {
  it(
    cr(['7.7.5E#1'], 'the game can be stored and goes on alike; only they see the question'),
    () => {
      const t = hit('T_LESS', 'TOKEN_SHIELD');
      const stored = engine.load(JSON.stringify(t.state));
      if (isRefusal(stored)) throw new Error(stored.detail);
      const move = { seat: 1, at: t.decision.at, pick: [1] };
      const [one, other] = [engine.apply(stored, move), engine.apply(t.state, move)];
      if (isRefusal(one) || isRefusal(other)) throw new Error('refused');
      expect(hash(one.state)).toBe(hash(other.state));
      for (const viewer of [0, 1, null]) expect(leak(engine, t.state, viewer)).toBeNull();
      expect([engine.view(t.state, 0).decision, engine.view(t.state, 0).waitingFor]).toEqual([
        null,
        1,
      ]);
      expect(engine.apply(t.state, { ...move, pick: [2] })).toMatchObject({
        code: 'rules/illegal-pick',
      });
    },
  );

  it(
    cr(
      ['11.3.1#4', '7.7.5E#1'],
      'a player who leaves takes the damage, the question and what he dealt along',
    ),
    () => {
      const three = () =>
        table(engine, {
          you: { hand: ['T_HIT'] },
          them: { ground: [body('T_LESS', 'TOKEN_SHIELD')] },
          third: {},
        }).play('T_HIT');
      const left1 = three();
      expect([
        left1.asks(),
        left1.attempt({ seat: 1, at: left1.decision.at, concede: true }),
        left1.asks(),
      ]).toEqual(['1 order', null, '2 action']);
      const left0 = three();
      expect(left0.attempt({ seat: 0, at: left0.decision.at, concede: true })).toBeNull();
      expect([left0.asks(), left(left0.pick('TOKEN_SHIELD'))]).toEqual([
        '1 order',
        { damage: 0, upgrades: ['T_LESS', 'TOKEN_SHIELD'] },
      ]);
    },
  );
});
