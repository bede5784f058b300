import { describe, expect, it } from 'vitest';
import { board, disclosing, rows, SPY, times, upgradesOf, wearing, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('Secrets of Power, Aggression with disclosed cards', () => {
  row(
    'SEC_133: for disclosed cards 2 damage to a unit whose player does not discard',
    {},
    () =>
      [true, false].map((paid) => {
        const t = board({ you: { hand: ['SOR_128', 'SOR_172'], ground: ['SEC_133'] }, them: { ground: ['SOR_046'], hand: ['SOR_095'] } });
        t.attack('SEC_133', 'SOR_029').pick('SOR_128').pick('SOR_172').pick('SOR_046');
        if (paid) t.yes();
        else t.no();
        return [t.unit('SOR_046').damage, t.ids(1, 'hand')];
      }),
    [
      [0, []],
      [2, ['SOR_095']],
    ],
  );
  row(
    'SEC_133: nothing where no card is disclosed',
    { you: { hand: ['SOR_128', 'SOR_172'], ground: ['SEC_133'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SEC_133', 'SOR_029').none().unit('SOR_046').damage,
    0,
  );
  row(
    'SEC_141: three Spies for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_141', 'SOR_128', 'SOR_172'] } },
        ['SOR_128', 'SOR_172'],
        (t) => t.play('SEC_141'),
        (t) => t.units(SPY).length,
      ),
    [3, 0],
  );
  row(
    'SEC_148: his end brings a ready Spy for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SOR_078', 'SEC_148'], ground: ['SEC_148'] } },
        ['SEC_148'],
        (t) => t.play('SOR_078'),
        (t) => t.units(SPY).map((u) => u.ready),
      ),
    [[true], []],
  );
  row(
    'SEC_153: its end costs an opponent two cards for disclosed cards',
    {},
    () =>
      [true, false].map((shown) => {
        const t = board({ you: { hand: ['SOR_078', 'SEC_148', 'SOR_172'], space: ['SEC_153'] }, them: { hand: ['SOR_095', 'SOR_046', 'SOR_128'] } }).play('SOR_078');
        if (shown) t.pick('SEC_148').pick('SOR_172').pick('SOR_095', 'SOR_046');
        else t.none();
        return t.ids(1, 'hand');
      }),
    [['SOR_128'], ['SOR_095', 'SOR_046', 'SOR_128']],
  );
  row(
    'SEC_159: a Spy for disclosed cards when a player draws',
    {},
    () =>
      disclosing(
        { you: { ground: ['SEC_159'], hand: ['TWI_208', 'SOR_172', 'SOR_128'] } },
        ['SOR_172', 'SOR_128'],
        (t) => t.play('TWI_208'),
        (t) => (t.asks() === '0 target' ? t.none() : t).units(SPY).length,
      ),
    [1, 0],
  );
  row('SEC_159: nothing for the cards of the regroup phase', { you: { ground: ['SEC_159'], hand: ['SOR_172', 'SOR_128'] } }, (t) => t.nextRound().units(SPY).length, 0);
  row(
    'SEC_164: 2 damage to the own base unless a card is disclosed',
    {},
    () =>
      disclosing(
        { you: { ground: ['SEC_164'], hand: ['SOR_172'] } },
        ['SOR_172'],
        (t) => t.attack('SEC_164', 'SOR_029'),
        (t) => [t.base(0), t.base(1)],
      ),
    [
      [0, 3],
      [2, 3],
    ],
  );
  row(
    'SEC_169: 1 damage to each of up to four other ground units',
    { you: { hand: ['SEC_169'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('SEC_169');
      const offered = t.options();
      t.pick('SOR_095', 'SOR_046');
      return [offered, t.unit('SOR_095').damage, t.unit('SOR_046').damage, t.base(0)];
    },
    [['SOR_095', 'SOR_046'], 1, 1, 0],
  );
  row(
    'SEC_169: 2 damage to the own base where no friend was damaged',
    { you: { hand: ['SEC_169'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SEC_169').pick('SOR_046').base(0),
    2,
  );
  row(
    'SEC_174: then attacks with another Aggression unit',
    { you: { space: ['SEC_174'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.attack('SEC_174', 'SOR_029');
      return [t.options(), t.pick('SOR_128').base(1)];
    },
    [['SOR_128'], 7],
  );
  row(
    'SEC_181: a Spy, and another for a disclosed card',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_181', 'SOR_172'] } },
        ['SOR_172'],
        (t) => t.play('SEC_181'),
        (t) => t.units(SPY).length,
      ),
    [2, 1],
  );
  row(
    'SEC_182: 5 damage to a unit for disclosed cards',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_182', 'SOR_172', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
        ['SOR_172', 'SOR_128'],
        (t) => t.play('SEC_182'),
        (t) => t.unit('SOR_046').damage,
      ),
    [5, 0],
  );
});

describe('Secrets of Power, Cunning with disclosed and named cards', () => {
  row(
    'SEC_186: discards a card of the named name from the hand of an opponent',
    {},
    () =>
      ['Open Fire', 'Vanquish'].map((name) =>
        board({ you: { hand: ['SEC_186'] }, them: { hand: ['SOR_172', 'SOR_095'] } })
          .play('SEC_186')
          .move({ name })
          .ids(1, 'hand'),
      ),
    [['SOR_095'], ['SOR_172', 'SOR_095']],
  );
  row(
    'SEC_188: may ready a leader that is not deployed',
    {},
    () =>
      [
        { id: 'SOR_010', ready: false },
        { id: 'SOR_010', deployed: true, ready: false },
      ].map((leader) => {
        const t = board({ you: { ground: ['SEC_188'], leader } }).attack('SEC_188', 'SOR_029');
        if (t.options().includes('SOR_010')) t.pick('SOR_010');
        const [card] = t.state.players[0]?.leaders ?? [];
        return card === undefined ? -1 : t.state.ready[card];
      }),
    [1, 0],
  );
  row(
    'SEC_190: readies two resources for disclosed cards',
    {},
    () =>
      [true, false].map((shown) => {
        const t = board({ you: { space: ['SEC_190'], hand: ['SOR_046', 'SEC_188', 'SOR_210'] } })
          .play('SOR_046')
          .pass();
        const before = t.ready(0);
        t.attack('SEC_190', 'SOR_029');
        if (shown) t.pick('SEC_188').pick('SOR_210');
        else t.none();
        return t.ready(0) - before;
      }),
    [2, 0],
  );
  row(
    'SEC_193: captures the unit that an opponent chooses, or is ready',
    {},
    () =>
      [true, false].map((given) => {
        const t = board({ you: { hand: ['SEC_193'] }, them: { ground: ['SOR_046'] } }).play('SEC_193');
        if (given) t.pick('SOR_046');
        else t.none();
        return [t.unit('SEC_193').captives.length, t.unit('SEC_193').ready];
      }),
    [
      [1, false],
      [0, true],
    ],
  );
  row(
    'SEC_193: at his end a friend captures an enemy of its arena',
    { you: { ground: ['SEC_193', 'SOR_095'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) =>
      t
        .play('SOR_078')
        .pick('SEC_193')
        .unit('SOR_095')
        .captives.map((c) => c.id),
    ['SOR_046'],
  );
  row(
    'SEC_194: a unit with Ambush once an opponent attacked the base in their last action',
    {},
    () =>
      ['SOR_023', 'SOR_063'].map((target) => {
        const t = board({ you: { hand: ['SEC_194', 'SOR_095'], ground: target === 'SOR_063' ? ['SOR_063'] : [] }, them: { ground: ['SOR_128'] }, active: 1 });
        t.attack('SOR_128', target).play('SEC_194');
        if (t.asks() === '0 target') t.pick('play SOR_095');
        if (t.asks() === '0 optional') t.yes();
        return [t.ids(0, 'hand'), t.units('SOR_128').length];
      }),
    [
      [[], 0],
      [['SOR_095'], 0],
    ],
  );
  row(
    'SEC_207: its end exhausts each enemy unit of the chosen arena',
    { you: { space: ['SEC_207'], hand: ['SOR_078'] }, them: { ground: ['SOR_046', 'SOR_095'], space: ['SOR_237'] } },
    (t) => {
      t.play('SOR_078').pick('SEC_207').pick('mode 0');
      return ['SOR_046', 'SOR_095', 'SOR_237'].map((id) => t.unit(id).ready);
    },
    [false, false, true],
  );
  row(
    'SEC_209: may capture an enemy where he attacks and defeats a unit',
    {},
    () =>
      ['SOR_128', 'SOR_232'].map((target) => {
        const t = board({ you: { ground: ['SEC_209'] }, them: { ground: [target, 'SOR_046'] } }).attack('SEC_209', target);
        if (t.asks() === '0 target') t.pick('SOR_046');
        return t.unit('SEC_209').captives.map((c) => c.id);
      }),
    [['SOR_046'], []],
  );
  row(
    'SEC_210: a Spy for each card of the named name in the hand of the defender',
    {},
    () =>
      ['Open Fire', 'Vanquish'].map(
        (name) =>
          board({ you: { ground: [wearing('SOR_095', 'SEC_210')] }, them: { hand: ['SOR_172', 'SOR_172', 'SOR_095'] } })
            .attack('SOR_095', 'SOR_029')
            .move({ name })
            .units(SPY).length,
      ),
    [2, 0],
  );
  row(
    'SEC_211: one of the top three cards, and two Spies for disclosed cards',
    {},
    () =>
      [true, false].map((shown) => {
        const t = board({ you: { hand: ['SEC_211', 'SEC_207', 'SEC_207'], deck: ['SOR_095', 'SOR_210', 'SOR_128', 'SOR_172'] } })
          .play('SEC_211')
          .pick('SOR_210');
        if (shown) t.pick('SEC_207').pick('SEC_207').pick('SOR_210');
        else t.none();
        return [t.ids(0, 'hand'), t.units(SPY).length];
      }),
    [
      [['SEC_207', 'SEC_207', 'SOR_210'], 2],
      [['SEC_207', 'SEC_207', 'SOR_210'], 0],
    ],
  );
  row(
    'SEC_215: its end lets each opponent ready a resource',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { space: ['SEC_215'], hand: ['SOR_078'] }, them: { hand: ['SOR_128'] }, active: 1 }).play('SOR_128');
        const before = t.ready(1);
        t.play('SOR_078').pick('SEC_215');
        if (wanted) t.yes();
        else t.no();
        return t.ready(1) - before;
      }),
    [1, 0],
  );
  row(
    'SEC_218: the top card is drawn unless an opponent pays 1',
    {},
    () =>
      [true, false].map((paid) => {
        const t = board({ you: { ground: ['SEC_218'], deck: ['SOR_095'] } }).attack('SEC_218', 'SOR_029');
        if (paid) t.yes();
        else t.no();
        return [t.ids(0, 'hand'), t.ready(1)];
      }),
    [
      [[], 19],
      [['SOR_095'], 20],
    ],
  );
  row(
    'SEC_219: 2 power for disclosed Heroism, 4 less for the defender for disclosed Villainy',
    {},
    () =>
      [['SOR_237'], ['SOR_225'], []].map((hand) => {
        const t = board({ you: { space: ['SEC_219'], hand }, them: { space: ['SEC_050'] } }).attack('SEC_219', 'SEC_050');
        while (t.asks() === '0 target') t.pick(...t.options());
        return [t.unit('SEC_050').damage, t.units('SEC_219').length];
      }),
    [
      [6, 0],
      [4, 1],
      [4, 0],
    ],
  );
  row(
    'SEC_220: may exhaust a unit that shares a trait with the top two cards of a deck, which go to the bottom',
    { you: { ground: ['SEC_220'] }, them: { ground: ['SOR_095', 'SOR_210'], deck: ['SOR_046', 'SOR_237', 'SOR_063'] } },
    (t) => {
      t.attack('SEC_220', 'SOR_029').pick('seat 1');
      const offered = t.options();
      t.pick('SOR_095');
      return [offered, t.unit('SOR_095').ready, t.ids(1, 'deck')[0]];
    },
    [['SOR_095'], false, 'SOR_063'],
  );
  row(
    'SEC_223: each opponent discards a card for a disclosed card',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_223', 'SOR_210'] }, them: { hand: ['SOR_095'] } },
        ['SOR_210'],
        (t) => t.play('SEC_223'),
        (t) => t.ids(1, 'hand'),
      ),
    [[], ['SOR_095']],
  );
  row(
    'SEC_230: a unit of the hand of an opponent is discarded for disclosed cards',
    {},
    () =>
      [true, false].map((shown) => {
        const t = board({ you: { hand: ['SEC_230', 'SOR_210', 'SEC_207'] }, them: { hand: ['SOR_095', 'SOR_172', 'SOR_046'] } }).play('SEC_230');
        if (!shown) return t.none().ids(1, 'hand');
        t.pick('SOR_210').pick('SEC_207');
        return [t.options(), t.pick('SOR_095').ids(1, 'hand')];
      }),
    [
      [
        ['SOR_095', 'SOR_046'],
        ['SOR_172', 'SOR_046'],
      ],
      ['SOR_095', 'SOR_172', 'SOR_046'],
    ],
  );
  row(
    'SEC_234: exhausts a unit, and another for a disclosed card',
    {},
    () =>
      disclosing(
        { you: { hand: ['SEC_234', 'SOR_210'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
        ['SOR_210'],
        (t) => t.play('SEC_234').pick('SOR_046'),
        (t) => {
          if (t.asks() === '0 target') t.pick('SOR_095');
          return [t.unit('SOR_046').ready, t.unit('SOR_095').ready];
        },
      ),
    [
      [false, false],
      [false, true],
    ],
  );
});

describe('Secrets of Power, one aspect or none, with hidden cards', () => {
  row(
    'SEC_242: three enemy resources are seen, and one may be replaced by the top card of the deck, ready',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['SEC_242'] }, them: { resources: ['SOR_128', 'SOR_046', 'SOR_095'], deck: ['SOR_063'] } }).play('SEC_242');
        if (wanted) t.pick('SOR_046');
        else t.none();
        return [t.ids(1, 'resources').sort(), t.ids(1, 'discard'), t.ready(1)];
      }),
    [
      [['SOR_063', 'SOR_095', 'SOR_128'], ['SOR_046'], 3],
      [['SOR_046', 'SOR_095', 'SOR_128'], [], 3],
    ],
  );
  row(
    'SEC_245: a card with Plot from the resources, replaced by the top card of the deck',
    { you: { hand: ['SEC_245'], resources: ['SEC_172', ...times(12, 'SOR_046')], deck: ['SOR_063'] } },
    (t) => {
      t.play('SEC_245').pick('play SEC_172');
      return [t.units('SEC_172').length, t.ids(0, 'resources').includes('SOR_063'), t.ids(0, 'resources').includes('SEC_172')];
    },
    [1, true, false],
  );
  row(
    'SEC_248: a unit gains Sentinel for disclosed cards',
    {},
    () =>
      [true, false].map((shown) => {
        const t = board({ you: { ground: ['SEC_248', 'SOR_095'], hand: ['SOR_237', 'SOR_046'] } }).attack('SEC_248', 'SOR_029');
        if (t.options().includes('SEC_248')) t.pick('SEC_248');
        if (shown) t.pick('SOR_237').pick('SOR_046').pick('SOR_095');
        else t.none();
        return 'sentinel' in t.unit('SOR_095').keywords;
      }),
    [true, false],
  );
  row(
    'SEC_260: Experience for each copy of the named card in the hand of an opponent',
    {},
    () =>
      ['Open Fire', 'Vanquish'].map((name) =>
        upgradesOf(
          board({ you: { hand: ['SEC_260'] }, them: { hand: ['SOR_172', 'SOR_172', 'SOR_095'] } })
            .play('SEC_260')
            .move({ name }),
          'SEC_260',
        ),
      ),
    [[XP, XP], []],
  );
});
