import { board, costOf, credits, rows, SHIELD, sides, spent, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('A Lawless Time, 201 to 250', () => {
  row(
    'LAW_201: the end of a ready unit strikes each enemy ground unit',
    {},
    () =>
      [true, false].map(
        (ready) =>
          board({ you: { ground: [{ id: 'SOR_095', ready, upgrades: ['LAW_201'] }], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } })
            .play('SOR_078')
            .pick('SOR_095')
            .unit('SOR_046').damage,
      ),
    [2, 0],
  );

  row(
    'LAW_202: Saboteur, and 2 power against more resources',
    {},
    () =>
      [25, 10].map((resources) =>
        board({ you: { hand: ['LAW_202'], ground: ['SOR_095'] }, them: { resources } })
          .play('LAW_202')
          .base(1),
      ),
    [5, 3],
  );

  row(
    'LAW_203: an Aggression card of two discarded may come to the hand',
    { you: { hand: ['LAW_203'], deck: ['SOR_172', 'SOR_095', 'SOR_046'] } },
    (t) => [t.play('LAW_203').pick('SOR_172').ids(0, 'hand'), t.ids(0, 'discard').sort()],
    [['SOR_172'], ['LAW_203', 'SOR_095']],
  );

  row('LAW_204: each player discards a card', { you: { hand: ['LAW_204', 'SOR_095'] }, them: { hand: ['SOR_128'] } }, (t) => [t.play('LAW_204').ids(0, 'hand'), t.ids(1, 'hand')], [
    [],
    [],
  ]);

  row('LAW_205: the attacker falls where it damaged a base', { you: { hand: ['LAW_205'], ground: ['SOR_095'] } }, (t) => [t.play('LAW_205').base(1), t.units().length], [5, 0]);

  row(
    'LAW_205: and stays where it did not',
    { you: { hand: ['LAW_205'], ground: ['SOR_051'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LAW_205').pick('SOR_046').units('SOR_051').length,
    0,
  );

  row('LAW_206: 1 damage to a unit', { you: { hand: ['LAW_206'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('LAW_206').unit('SOR_046').damage, 1);

  row(
    'LAW_206: 1 damage too as it is discarded',
    { you: { ground: ['LAW_192'], deck: ['LAW_206'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LAW_192', 'SOR_029').pick('SOR_046').unit('SOR_046').damage,
    1,
  );

  row('LAW_207: 3 damage to a unit', { you: { hand: ['LAW_207'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('LAW_207').unit('SOR_046').damage, 3);

  row(
    'LAW_208: 2 damage to a unit, 2 to a base or another of its arena',
    { you: { hand: ['LAW_208'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_208').pick('SOR_046').pick('SOR_232');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [2, 2],
  );

  row(
    'LAW_210: enters ready beside Jabba the Hutt',
    {},
    () =>
      ['LAW_015', 'SOR_010'].map(
        (leader) =>
          board({ you: { hand: ['LAW_210'], leader } })
            .play('LAW_210')
            .unit('LAW_210').ready,
      ),
    [true, false],
  );

  row(
    'LAW_212: so are those that are in your deck',
    { you: { ground: ['LAW_212'], hand: ['LAW_136'], deck: ['ASH_068', 'SOR_095'] } },
    (t) => t.play('LAW_136').pick('ASH_068').ids(0, 'hand'),
    ['ASH_068'],
  );

  row('LAW_212: friendly Creatures are of the Underworld', { you: { ground: ['LAW_212', 'LAW_163'], hand: ['LAW_249'] } }, (t) => t.play('LAW_249').options(), [
    'LAW_212',
    'LAW_163',
  ]);

  row(
    'LAW_213: may deal 2 to an exhausted ground unit',
    { you: { hand: ['LAW_213'] }, them: { ground: [spent('SOR_046'), 'SOR_232'] } },
    (t) => t.play('LAW_213').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row('LAW_214: a resource for 3 damage', { you: { hand: ['LAW_214'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('LAW_214').yes().pick('SOR_046').unit('SOR_046').damage, 3);

  row(
    'LAW_215: a card of a deck for free, and Credits for another player',
    { you: { space: ['LAW_215'], deck: ['SOR_095'] } },
    (t) => {
      t.attack('LAW_215', 'SOR_029').pick('seat 0').pick('seat 0').pick('play SOR_095');
      return [t.units('SOR_095').length, t.state.players[1]?.credits];
    },
    [1, 2],
  );

  row(
    'LAW_216: an opponent names the ground unit that may take 7',
    { you: { ground: ['LAW_216'] }, them: { ground: ['SOR_046', 'SOR_128'] } },
    (t) => {
      t.attack('LAW_216', 'SOR_029');
      const asked = t.asks();
      t.pick('SOR_046');
      if (t.asks() === '0 optional') t.yes();
      return [asked, t.units('SOR_046').length];
    },
    ['1 target', 0],
  );

  row(
    'LAW_217: an exhausted enemy costs its player a card of its aspects',
    { you: { hand: ['LAW_217'] }, them: { ground: ['SOR_095'], hand: ['SOR_128', 'SOR_098'] } },
    (t) => {
      t.play('LAW_217');
      if (t.asks() === '0 target' || t.asks() === '0 discard') t.pick('SOR_098');
      return [t.unit('SOR_095').ready, t.ids(1, 'hand')];
    },
    [false, ['SOR_128']],
  );

  row(
    'LAW_219: strikes first in the first attack of the phase',
    { you: { ground: ['LAW_219'] }, them: { ground: ['SOR_128'] } },
    (t) => t.attack('LAW_219', 'SOR_128').unit('LAW_219').damage,
    0,
  );

  row('LAW_221: takes an enemy Credit', { you: { ground: ['LAW_221'] }, them: { credits: 2 } }, (t) => [credits(t.attack('LAW_221', 'SOR_029')), credits(t, 1)], [1, 1]);

  row(
    'LAW_224: exhausts an enemy and returns its cheap upgrades',
    { you: { hand: ['LAW_224'] }, them: { ground: [wearing('SOR_095', 'LAW_225')] } },
    (t) => [t.play('LAW_224').unit('SOR_095').ready, upgradesOf(t, 'SOR_095')],
    [false, []],
  );

  row(
    'LAW_225: a Credit for a discarded card with an odd cost',
    {},
    () => ['SOR_128', 'SOR_095'].map((id) => credits(board({ you: { ground: [wearing('SOR_046', 'LAW_225')], deck: [id] } }).attack('SOR_046', 'SOR_029'))),
    [1, 0],
  );

  row(
    'LAW_226: an enemy of the arena is exhausted for each aspect of the friend',
    { you: { hand: ['LAW_226'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'], space: ['SOR_225'] } },
    (t) => {
      t.play('LAW_226');
      return t
        .units()
        .map((u) => [u.id, u.ready])
        .sort();
    },
    [
      ['SOR_046', false],
      ['SOR_095', false],
      ['SOR_225', true],
      ['SOR_232', false],
    ],
  );

  row('LAW_227: a resource for a Shield', { you: { hand: ['LAW_227'] } }, (t) => upgradesOf(t.play('LAW_227').yes(), 'LAW_227'), [SHIELD]);

  row(
    'LAW_228: in the first attack of the phase, 2 power less for a unit',
    { you: { ground: ['LAW_228'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LAW_228', 'SOR_029').pick('SOR_046').unit('SOR_046').power,
    1,
  );

  row(
    'LAW_229: a Gambit card of the top eight, and the first one costs 1 less',
    { you: { hand: ['LAW_229'], deck: ['SOR_095', 'LAW_246'] }, them: { ground: ['SOR_095'] } },
    (t) => {
      t.play('LAW_229').pick('LAW_246').pass();
      const before = t.ready(0);
      return before - t.play('LAW_246').ready(0) - costOf('LAW_246', {});
    },
    -1,
  );

  row('LAW_232: a Credit', { you: { hand: ['LAW_232'] } }, (t) => credits(t.play('LAW_232')), 1);

  row('LAW_233: enemy units have Raid 1 and Saboteur', { you: { ground: ['LAW_233'] }, them: { ground: ['SOR_095'] } }, (t) => t.unit('SOR_095').keywords, {
    raid: 1,
    saboteur: 1,
  });

  row('LAW_236: a card of the hand for a Credit', { you: { hand: ['LAW_236', 'SOR_095'] } }, (t) => credits(t.play('LAW_236').yes()), 1);

  row(
    'LAW_237: may discard one of the top three',
    { you: { ground: ['LAW_237'], deck: ['SOR_095', 'SOR_046', 'SOR_232', 'SOR_128'] } },
    (t) => {
      t.attack('LAW_237', 'SOR_029').pick('SOR_046');
      while (t.asks() !== '1 action') t.pick(...t.options());
      return [t.ids(0, 'discard'), t.ids(0, 'deck').length];
    },
    [['SOR_046'], 3],
  );

  row(
    'LAW_238: a card of the discard pile for a Credit',
    { you: { ground: ['LAW_238'], discard: ['SOR_095'] } },
    (t) => [credits(t.attack('LAW_238', 'SOR_029').pick('SOR_095')), t.ids(0, 'deck').at(-1)],
    [1, 'SOR_095'],
  );

  row('LAW_240: may return another friendly unit', { you: { hand: ['LAW_240'], ground: ['SOR_095'] } }, (t) => t.play('LAW_240').pick('LAW_240').pick('SOR_095').ids(0, 'hand'), [
    'SOR_095',
  ]);

  row('LAW_241: may return a unit', { you: { hand: ['LAW_241'] }, them: { ground: ['SOR_095'] } }, (t) => t.play('LAW_241').pick('SOR_095').ids(1, 'hand'), ['SOR_095']);

  row('LAW_242: the top card for 1 less', { you: { hand: ['LAW_242'], deck: ['SOR_128', 'SOR_046'] } }, (t) => t.play('LAW_242').pick('mode 0').units('SOR_128').length, 1);

  row('LAW_244: a Credit', { you: { hand: ['LAW_244'] } }, (t) => credits(t.play('LAW_244')), 1);

  row(
    'LAW_245: an Item of the discard pile until the regroup phase',
    { you: { hand: ['LAW_245'], ground: ['SOR_095'], discard: ['ASH_183', 'ASH_228'] } },
    (t) => {
      t.play('LAW_245');
      const worn = upgradesOf(t, 'SOR_095');
      return [worn, upgradesOf(t.nextRound(), 'SOR_095')];
    },
    [['ASH_183'], []],
  );

  row('LAW_246: returns a unit that costs 3 or less', { you: { hand: ['LAW_246'] }, them: { ground: ['SOR_095', 'SOR_232'] } }, (t) => t.play('LAW_246').ids(1, 'hand'), [
    'SOR_095',
  ]);

  it('LAW_247: damage for every Credit token there is by then', () => {
    const t = sides({ hand: ['LAW_247'], credits: 2 }, { ground: ['SOR_046'] })
      .play('LAW_247')
      .pick('0')
      .pick('SOR_046');
    expect(t.unit('SOR_046').damage).toBe(3);
  });

  row('LAW_248: three Credits', { you: { hand: ['LAW_248'] } }, (t) => credits(t.play('LAW_248')), 3);

  row('LAW_249: Experience for another friendly Underworld unit', { you: { hand: ['LAW_249'], ground: ['LAW_113', 'SOR_095'] } }, (t) => upgradesOf(t.play('LAW_249'), 'LAW_113'), [
    XP,
  ]);
});
