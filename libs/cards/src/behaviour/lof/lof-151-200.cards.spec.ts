import { answer, board, costOf, DROID, force, hurt, numbers, rows, SHIELD, spent, upgradesOf, wearing, withForce, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Legends of the Force, 151 to 200', () => {
  row(
    'LOF_151: attaches to a Jedi alone',
    { you: { hand: ['LOF_151'], ground: ['LOF_193', 'SOR_095'], space: ['SOR_237'] } },
    (t) => [numbers(t.play('LOF_151'), 'LOF_193'), upgradesOf(t, 'SOR_095')],
    [[5, 5], []],
  );

  row(
    'LOF_152: Raid 1 and Saboteur for friendly Force units',
    { you: { hand: ['LOF_152'], ground: ['LOF_145', 'SOR_095'] } },
    (t) => [t.play('LOF_152').unit('LOF_145').keywords, t.unit('SOR_095').keywords],
    [{ raid: 1, saboteur: 1 }, {}],
  );

  row('LOF_153: 2 power for each damage on him', { you: { ground: [hurt('LOF_153', 2)] } }, (t) => t.unit('LOF_153').power, 7);

  row(
    'LOF_155: may defeat an upgrade that is not unique',
    { you: { hand: ['LOF_155'] }, them: { ground: [wearing('SOR_046', 'LOF_140', 'SOR_069')] } },
    (t) => {
      t.play('LOF_155');
      return [t.options(), upgradesOf(t.pick('SOR_069'), 'SOR_046')];
    },
    [['SOR_069'], ['LOF_140']],
  );

  row(
    'LOF_156: may use the Force for two Experience',
    {},
    () => withForce((used) => upgradesOf(answer(board({ you: { hand: ['LOF_156'], force: true } }).play('LOF_156'), used), 'LOF_156')),
    [[XP, XP], []],
  );

  row(
    'LOF_156: loses one after an attack',
    { you: { ground: [wearing('LOF_156', XP, XP)] } },
    (t) => {
      t.attack('LOF_156', 'SOR_029');
      if (t.asks() === '0 target') t.pick(XP);
      return upgradesOf(t, 'LOF_156');
    },
    [XP],
  );

  row(
    'LOF_158: may deal 2 beside another Aggression unit',
    { you: { hand: ['LOF_158'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LOF_158').pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row(
    'LOF_159: at its end the Force costs each opponent a card',
    {},
    () => withForce((used) => answer(board({ you: { ground: ['LOF_159'], hand: ['SOR_078'], force: true }, them: { hand: ['SOR_095'] } }).play('SOR_078'), used).ids(1, 'hand')),
    [[], ['SOR_095']],
  );

  row(
    'LOF_160: a card of the hand for 2 damage',
    { you: { ground: ['LOF_160'], hand: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LOF_160', 'SOR_029').yes().pick('SOR_046').unit('SOR_046').damage,
    2,
  );

  row(
    'LOF_163: with 6 power he may deal 2 to an enemy base',
    {},
    () =>
      [['ASH_228'], []].map((upgrades) => {
        const t = board({ you: { ground: [wearing('LOF_163', ...upgrades)] } });
        const { power } = t.unit('LOF_163');
        t.attack('LOF_163', 'SOR_029');
        if (t.asks() === '0 target') t.pick('SOR_029');
        if (t.asks() === '0 optional') t.yes();
        return t.base(1) - power;
      }),
    [2, 0],
  );

  row('LOF_165: 2 power for another Force friend', { you: { hand: ['LOF_165'], ground: ['SOR_051', 'SOR_095'] } }, (t) => t.play('LOF_165').unit('SOR_051').power, 8);

  row(
    'LOF_166: may take Experience when it hits a base',
    {},
    () =>
      ['SOR_029', 'SOR_237'].map((target) => {
        const t = board({ you: { space: ['LOF_166'] }, them: { space: ['SOR_237'] } }).attack('LOF_166', target);
        if (t.asks() === '0 optional') t.yes();
        return upgradesOf(t, 'LOF_166');
      }),
    [[XP], []],
  );

  row(
    'LOF_167: with the initiative, 1 to each of up to three units',
    { you: { hand: ['LOF_167'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => [t.play('LOF_167').pick('SOR_046', 'SOR_232').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [1, 1],
  );

  row('LOF_169: friendly Droids have Raid 2', { you: { space: ['LOF_169'], ground: ['TOKEN_BATTLE_DROID'] } }, (t) => t.unit('TOKEN_BATTLE_DROID').keywords, { raid: 2 });

  row(
    'LOF_170: 3 damage to each other unit',
    { you: { ground: ['LOF_170', 'SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => [t.attack('LOF_170', 'SOR_029').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [3, 3],
  );

  row(
    'LOF_171: may deal 1 three times to one ground unit',
    { you: { hand: ['LOF_171'], ground: ['SOR_095'] }, them: { ground: [wearing('SOR_046', SHIELD)] } },
    (t) => {
      t.play('LOF_171').pick('SOR_095').pick('SOR_046');
      return [t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')];
    },
    [2, []],
  );

  row('LOF_172: the Force for 3 damage', { you: { hand: ['LOF_172'], force: true }, them: { ground: ['SOR_046'] } }, (t) => t.play('LOF_172').unit('SOR_046').damage, 3);

  row('LOF_173: the Force for 3 power', { you: { hand: ['LOF_173'], force: true, ground: ['SOR_095'] } }, (t) => t.play('LOF_173').unit('SOR_095').power, 6);

  row(
    'LOF_174: readies a Force unit with 4 or less power',
    { you: { hand: ['LOF_174'], ground: [spent('LOF_145'), spent('SOR_051')] } },
    (t) => [t.play('LOF_174').unit('LOF_145').ready, t.unit('SOR_051').ready],
    [true, false],
  );

  row(
    'LOF_175: a card, two with the Force',
    {},
    () => [
      board({ you: { hand: ['LOF_175'] } })
        .play('LOF_175')
        .ids(0, 'hand').length,
      board({ you: { hand: ['LOF_175'], force: true } })
        .play('LOF_175')
        .yes()
        .ids(0, 'hand').length,
    ],
    [1, 2],
  );

  row(
    'LOF_177: 3 damage to each unit that its player did not choose',
    { you: { hand: ['LOF_177'], ground: ['SOR_046', 'SOR_232'] }, them: { ground: ['SOR_051', 'SEC_098'] } },
    (t) => {
      t.play('LOF_177').pick('SOR_046').pick('SOR_051');
      return ['SOR_046', 'SOR_232', 'SOR_051', 'SEC_098'].map((id) => t.unit(id).damage);
    },
    [0, 3, 0, 3],
  );

  row(
    'LOF_178: the Force exhausts a unit',
    { you: { ground: ['LOF_178'], force: true }, them: { ground: ['SOR_046'] } },
    (t) => t.use('LOF_178').pick('SOR_046').unit('SOR_046').ready,
    false,
  );

  row(
    'LOF_180: after its end the next unit has Ambush',
    {},
    () =>
      [true, false].map((fell) => {
        const t = board({ you: { ground: ['LOF_180', 'SOR_128'], hand: ['SOR_078', 'SOR_095'] } }).play('SOR_078');
        t.pick(fell ? 'LOF_180' : 'SOR_128')
          .pass()
          .play('SOR_095');
        return t.unit('SOR_095').keywords;
      }),
    [{ ambush: 1 }, {}],
  );

  row(
    'LOF_184: may discard two cards, a resource is readied for each Force card',
    { you: { ground: ['LOF_184'], hand: ['SOR_095'], deck: ['LOF_193', 'SOR_046', 'SOR_128'] } },
    (t) => {
      t.play('SOR_095').pass();
      const before = t.ready(0);
      t.attack('LOF_184', 'SOR_029').yes();
      return [t.ready(0) - before, t.ids(0, 'discard')];
    },
    [1, ['LOF_193', 'SOR_046']],
  );

  row(
    'LOF_185: may use the Force to return a unit that costs 4 or less, which its owner may play for free',
    {},
    () =>
      withForce((used) => {
        const t = answer(board({ you: { hand: ['LOF_185'], force: true }, them: { ground: [hurt('SOR_046', 3), 'SOR_232'] } }).play('LOF_185'), used);
        if (used) {
          if (t.asks() === '0 target') t.pick('SOR_046');
          if (t.asks() === '1 target') t.pick('play SOR_046');
          if (t.asks() === '1 optional') t.yes();
        }
        return [t.unit('SOR_046').damage, t.ready(1)];
      }),
    [
      [0, 20],
      [3, 20],
    ],
  );

  row(
    'LOF_187: on a Force unit the defender has 2 power less',
    {},
    () =>
      ['LOF_249', 'SOR_046'].map(
        (id) =>
          board({ you: { ground: [wearing(id, 'LOF_187')] }, them: { ground: ['SOR_232'] } })
            .attack(id, 'SOR_232')
            .unit(id).damage,
      ),
    [4, 6],
  );

  row(
    'LOF_188: may use the Force to play the top card for 4 less',
    {},
    () =>
      withForce((used) => {
        const t = board({ you: { hand: ['LOF_188'], force: true, deck: ['SOR_232', 'SOR_095'] } });
        const before = t.ready(0) - costOf('LOF_188');
        answer(t.play('LOF_188'), used);
        if (t.asks() === '0 target') t.pick('play SOR_232');
        return [t.units('SOR_232').length, before - t.ready(0)];
      }),
    [
      [1, 2],
      [0, 0],
    ],
  );

  row(
    'LOF_189: uses the Force to take a unit until the regroup phase',
    {},
    () =>
      [true, false].map((has) => {
        const t = board({ you: { hand: ['LOF_189'], force: has }, them: { ground: ['SOR_046'] } }).play('LOF_189');
        const mine = () => t.state.players[0]?.units.length;
        const now = mine();
        t.nextRound();
        return [now, mine()];
      }),
    [
      [1, 0],
      [0, 0],
    ],
  );

  row(
    'LOF_191: another friend has 1 power and Saboteur while it is in play',
    { you: { hand: ['LOF_191', 'SOR_078'], ground: ['SOR_095'] } },
    (t) => {
      t.play('LOF_191').pass();
      const during = [t.unit('SOR_095').power, t.unit('SOR_095').keywords];
      t.play('SOR_078').pick('LOF_191');
      return [during, t.unit('SOR_095').power, t.unit('SOR_095').keywords];
    },
    [[4, { saboteur: 1 }], 3, {}],
  );

  row('LOF_193: the Force', { you: { hand: ['LOF_193'] } }, (t) => force(t.play('LOF_193')), true);

  row('LOF_194: a card as it comes', { you: { hand: ['LOF_194'] } }, (t) => t.play('LOF_194').ids(0, 'hand').length, 1);

  row('LOF_194: one less as it goes', { you: { space: ['LOF_194'], hand: ['SOR_078', 'SOR_095', 'SOR_128'] } }, (t) => t.play('SOR_078').pick('SOR_095').ids(0, 'hand'), [
    'SOR_128',
  ]);

  row(
    'LOF_195: may use the Force to be ready',
    {},
    () => withForce((used) => answer(board({ you: { hand: ['LOF_195'], force: true } }).play('LOF_195'), used).unit('LOF_195').ready),
    [true, false],
  );

  row('LOF_196: Sentinel with the Force', {}, () => [true, false].map((has) => board({ you: { ground: ['LOF_196'], force: has } }).unit('LOF_196').keywords), [
    { sentinel: 1 },
    {},
  ]);

  row(
    'LOF_197: the next When Played ability of the phase may be used again',
    {},
    () =>
      [true, false].map((attacked) => {
        const t = board({ you: { space: ['LOF_197'], hand: ['TWI_229'] } });
        if (attacked) t.attack('LOF_197', 'SOR_029').pass();
        t.play('TWI_229');
        if (t.asks() === '0 optional') t.yes();
        return t.units(DROID).length;
      }),
    [2, 1],
  );

  row(
    'LOF_198: may deal 2 to an exhausted unit',
    { you: { hand: ['LOF_198'] }, them: { ground: [spent('SOR_046'), 'SOR_232'] } },
    (t) => {
      t.play('LOF_198');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').damage];
    },
    [['LOF_198', 'SOR_046'], 2],
  );

  row(
    'LOF_200: at his end he may put a ground unit under the deck of its owner',
    { you: { ground: ['LOF_200'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'], deck: ['SOR_095'] } },
    (t) => {
      t.play('SOR_078').pick('LOF_200').pick('SOR_046').pick('mode 1');
      return [t.ids(1, 'deck'), t.units().length];
    },
    [['SOR_095', 'SOR_046'], 0],
  );
});
