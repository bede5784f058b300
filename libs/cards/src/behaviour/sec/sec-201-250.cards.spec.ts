import { board, disclosing, rows, spent, SPY, times, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Secrets of Power, 201 to 250', () => {
  row('SEC_201: Raid 2 beside Padmé Amidala', { you: { ground: ['SEC_201'], leader: 'SEC_016' } }, (t) => t.unit('SEC_201').keywords['raid'], 2);

  row(
    'SEC_202: 1 power and Saboteur for another friend',
    { you: { hand: ['SEC_202'], ground: ['SOR_095'] } },
    (t) => [t.play('SEC_202').unit('SOR_095').power, t.unit('SOR_095').keywords],
    [4, { saboteur: 1 }],
  );

  row('SEC_203: each other friend has Hidden', { you: { ground: ['SEC_203', 'SOR_095'] } }, (t) => t.unit('SOR_095').keywords, { hidden: 1 });

  row(
    'SEC_204: readies an exhausted enemy',
    { you: { space: ['SEC_204'] }, them: { ground: [spent('SOR_046')] } },
    (t) => t.attack('SEC_204', 'SOR_029').unit('SOR_046').ready,
    true,
  );

  row('SEC_206: may take 3 power', { you: { hand: ['SEC_206'] }, them: { ground: ['SOR_232'] } }, (t) => t.play('SEC_206').pick('SOR_232').unit('SOR_232').power, 3);

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
    'SEC_208: an exhausted defender has 4 power less',
    { you: { ground: ['SEC_208'] }, them: { ground: [spent('SOR_232')] } },
    (t) => t.attack('SEC_208', 'SOR_232').unit('SEC_208').damage,
    2,
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

  row('SEC_212: 1 power for each card it guards', { you: { space: [{ id: 'SEC_212', captives: ['SOR_095', 'SOR_128'] }] } }, (t) => t.unit('SEC_212').power, 5);

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
    'SEC_216: exhausts a resource',
    { you: { ground: ['SEC_216'] }, them: { resources: 3 } },
    (t) => {
      t.use('SEC_216');
      if (t.asks() !== '1 action') t.pick(t.options().find((o) => o === 'seat 1') ?? (t.options().at(-1) as string));
      return t.ready(0) + t.ready(1);
    },
    22,
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
    'SEC_221: its end exhausts an enemy',
    { you: { ground: ['SEC_221'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_078').pick('SEC_221').unit('SOR_046').ready,
    false,
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
    'SEC_224: exhausted enemies defend with 2 power less',
    { you: { ground: ['SEC_224', 'SOR_046'] }, them: { ground: [spent('SOR_232')] } },
    (t) => t.attack('SOR_046', 'SOR_232').unit('SOR_046').damage,
    4,
  );

  row(
    'SEC_225: a resource readied for each friend',
    { you: { ground: ['SEC_225', 'SOR_128'], hand: ['SOR_046'] } },
    (t) => {
      t.play('SOR_046').pass();
      const before = t.ready(0);
      return t.attack('SEC_225', 'SOR_029').ready(0) - before;
    },
    3,
  );

  row('SEC_227: a Spy on a Transport', { you: { hand: ['SEC_227'], space: ['LAW_155'] } }, (t) => t.play('SEC_227').yes().units(SPY).length, 1);

  row(
    'SEC_228: an exhausted friend lets another attack with 3 power more',
    { you: { hand: ['SEC_228'], ground: ['SOR_095', 'SOR_046'] } },
    (t) => t.play('SEC_228').pick('SOR_046').base(1),
    6,
  );

  row(
    'SEC_229: the defender has 4 power less',
    { you: { hand: ['SEC_229'], ground: ['SOR_095'] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('SEC_229').pick('SOR_232').unit('SOR_095').damage,
    2,
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
    'SEC_231: Sentinel, and a Spy when the unit is attacked',
    { you: { hand: ['SEC_231'], ground: ['SOR_046'] }, them: { ground: ['SOR_128'] } },
    (t) => t.play('SEC_231').pick('SOR_046').attack('SOR_128', 'SOR_046').units(SPY).length,
    1,
  );

  row(
    'SEC_232: three cards, one back on top and one to the bottom',
    { you: { hand: ['SEC_232'], deck: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('SEC_232').pick('SOR_095').pick('SOR_128');
      return [t.ids(0, 'hand'), t.ids(0, 'deck')];
    },
    [['SOR_046'], ['SOR_095', 'SOR_232', 'SOR_128']],
  );

  row('SEC_233: a hand is seen, and a unit that costs 6 or less returns', { you: { hand: ['SEC_233'] }, them: { ground: ['SOR_232'] } }, (t) => t.play('SEC_233').ids(1, 'hand'), [
    'SOR_232',
  ]);

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

  row('SEC_235: exhausts two enemy resources', { you: { hand: ['SEC_235'] } }, (t) => t.play('SEC_235').ready(1), 18);

  row(
    'SEC_236: readies a unit played in this phase, and a Spy for a cheap one',
    { you: { hand: ['SEC_236', 'SOR_095'] } },
    (t) => [t.play('SOR_095').pass().play('SEC_236').unit('SOR_095').ready, t.units(SPY).length],
    [true, 1],
  );

  row('SEC_240: 2 damage to itself', { you: { hand: ['SEC_240'] } }, (t) => t.play('SEC_240').unit('SEC_240').damage, 2);

  row(
    'SEC_241: may deal 2 beside another Official',
    { you: { hand: ['SEC_241'], ground: ['SEC_108'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SEC_241').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

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

  row('SEC_243: Experience for another friend', { you: { hand: ['SEC_243'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('SEC_243'), 'SOR_095'), [XP]);

  row(
    'SEC_244: 3 damage to the unit with the least remaining HP, Experience if it is no Vehicle',
    { you: { hand: ['SEC_244'] }, them: { ground: ['SOR_063', 'SOR_046'] } },
    (t) => [t.play('SEC_244').unit('SOR_063').damage, upgradesOf(t, 'SEC_244')],
    [3, [XP]],
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
    'SEC_246: 2 damage to a unit that is no Vehicle, and a Spy',
    { you: { hand: ['SEC_246'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => [t.play('SEC_246').unit('SOR_046').damage, t.units(SPY).length],
    [2, 1],
  );

  row(
    'SEC_247: defeats a unit within the Villainy icons of friends',
    { you: { hand: ['SEC_247'], ground: ['SOR_128', 'SOR_232'] }, them: { ground: ['SOR_095', 'SOR_046'] } },
    (t) => t.play('SEC_247').pick('SOR_095').units('SOR_095').length,
    0,
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

  row('SEC_249: Raid 2 beside another Official', {}, () => ['SEC_108', 'SOR_095'].map((id) => board({ you: { ground: ['SEC_249', id] } }).unit('SEC_249').keywords), [
    { raid: 2 },
    {},
  ]);
});
