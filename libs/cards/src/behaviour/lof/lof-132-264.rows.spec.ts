import { describe, expect, it } from 'vitest';
import { answer, board, costOf, deployed, DROID, force, hurt, numbers, rows, SHIELD, spent, upgradesOf, wearing, withForce, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('Legends of the Force, Aggression', () => {
  row('LOF_132: other friendly Inquisitors have Hidden', { you: { ground: ['LOF_132', 'LOF_184', 'SOR_095'] } }, (t) => [t.unit('LOF_184').keywords, t.unit('SOR_095').keywords], [
    { hidden: 1 },
    {},
  ]);
  row(
    'LOF_135: may give another friendly Inquisitor 2 power',
    { you: { space: ['LOF_135'], ground: ['LOF_184', 'SOR_095'] } },
    (t) => {
      t.attack('LOF_135', 'SOR_029');
      return [t.options(), t.pick('LOF_184').unit('LOF_184').power];
    },
    [['LOF_184'], 5],
  );
  row(
    'LOF_138: 2 damage to a friend for 2 power in the attack',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { ground: [wearing('LOF_193', 'LOF_138'), 'SOR_046'] } }).attack('LOF_193', 'SOR_029');
        if (wanted) t.pick('SOR_046');
        else t.none();
        return [t.base(1), t.unit('SOR_046').damage];
      }),
    [
      [5, 2],
      [3, 0],
    ],
  );
  row(
    'LOF_140: on Darth Maul he may attack a unit with Overwhelm, and no base',
    { you: { hand: ['LOF_140'], leader: deployed('LOF_009') }, them: { ground: ['SOR_095', 'SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LOF_140').yes();
      const offered = t.options();
      t.pick('SOR_095');
      t.pick('SOR_046').pick('SOR_232');
      return [offered.includes('SOR_029'), t.units('SOR_095').length, t.base(1)];
    },
    [false, 0, 6],
  );
  row(
    'LOF_147: may defeat any number of upgrades on a unit',
    { you: { hand: ['LOF_147'] }, them: { ground: [wearing('SOR_046', XP, 'SOR_069'), wearing('SOR_095', XP)] } },
    (t) => {
      t.play('LOF_147').yes().pick('SOR_046').pick(XP, 'SOR_069');
      return [upgradesOf(t, 'SOR_046'), upgradesOf(t, 'SOR_095')];
    },
    [[], [XP]],
  );
  row(
    'LOF_148: drawn in the action phase and revealed, 2 damage to a unit and to a base',
    {},
    () =>
      ['SOR_010', 'SOR_005'].map((leader) => {
        const t = board({ you: { leader, hand: ['TWI_208'], deck: ['LOF_148'] }, them: { ground: ['SOR_046'] } }).play('TWI_208');
        if (t.asks() === '0 optional') t.yes().pick('SOR_046').pick('SOR_029');
        return [t.unit('SOR_046').damage, t.base(1)];
      }),
    [
      [2, 2],
      [0, 0],
    ],
  );
  row(
    'LOF_150: a Lightsaber of the hand for free on him readies him',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['LOF_150', 'LOF_151', 'SOR_069'] } });
        const before = t.ready(0) - costOf('LOF_150');
        t.play('LOF_150');
        if (wanted) t.pick('play LOF_151');
        else t.none();
        return [upgradesOf(t, 'LOF_150'), t.unit('LOF_150').ready, before - t.ready(0)];
      }),
    [
      [['LOF_151'], true, 0],
      [[], false, 0],
    ],
  );
  row(
    'LOF_151: attaches to a Jedi alone',
    { you: { hand: ['LOF_151'], ground: ['LOF_193', 'SOR_095'], space: ['SOR_237'] } },
    (t) => [numbers(t.play('LOF_151'), 'LOF_193'), upgradesOf(t, 'SOR_095')],
    [[5, 5], []],
  );
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
    'LOF_159: at its end the Force costs each opponent a card',
    {},
    () => withForce((used) => answer(board({ you: { ground: ['LOF_159'], hand: ['SOR_078'], force: true }, them: { hand: ['SOR_095'] } }).play('SOR_078'), used).ids(1, 'hand')),
    [[], ['SOR_095']],
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
    'LOF_171: may deal 1 three times to one ground unit',
    { you: { hand: ['LOF_171'], ground: ['SOR_095'] }, them: { ground: [wearing('SOR_046', SHIELD)] } },
    (t) => {
      t.play('LOF_171').pick('SOR_095').pick('SOR_046');
      return [t.unit('SOR_046').damage, upgradesOf(t, 'SOR_046')];
    },
    [2, []],
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
});

describe('Legends of the Force, Cunning with a second aspect', () => {
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
  row(
    'LOF_201: on Qui-Gon Jinn it may exhaust units that cost 6 in all',
    {},
    () =>
      ['LOF_200', 'SOR_095'].map((id) => {
        const t = board({ you: { hand: ['LOF_201'], ground: [id] }, them: { ground: ['SOR_046', 'SOR_128', 'SOR_210'] } }).play('LOF_201');
        if (t.asks() === '0 target') t.pick('SOR_046').pick('SOR_128');
        if (t.asks() === '0 target') t.none();
        return ['SOR_046', 'SOR_128', 'SOR_210'].map((x) => t.unit(x).ready);
      }),
    [
      [false, false, true],
      [true, true, true],
    ],
  );
  row(
    'LOF_205: an attack that may return upgrades of the defender that are not unique',
    { you: { hand: ['LOF_205'], ground: ['SOR_095'] }, them: { ground: [wearing('SOR_046', 'SOR_069', 'LOF_140')] } },
    (t) => {
      t.play('LOF_205').pick('SOR_046').pick('SOR_069');
      return [upgradesOf(t, 'SOR_046'), t.ids(1, 'hand')];
    },
    [['LOF_140'], ['SOR_069']],
  );
});

describe('Legends of the Force, Cunning', () => {
  row(
    'LOF_207: may exhaust a ground unit as it comes',
    { you: { hand: ['LOF_207'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('LOF_207');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').ready];
    },
    [['LOF_207', 'SOR_046'], false],
  );
  row(
    'LOF_207: and as it goes',
    { you: { ground: ['LOF_207'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_078').pick('LOF_207').pick('SOR_046').unit('SOR_046').ready,
    false,
  );
  row(
    'LOF_209: enemies lose Hidden for the phase',
    { you: { hand: ['LOF_209'], ground: ['LOF_159'] }, them: { ground: ['LOF_159'] } },
    (t) =>
      t
        .play('LOF_209')
        .units('LOF_159')
        .map((u) => u.keywords),
    [{ hidden: 1 }, {}],
  );
  row(
    'LOF_211: friends with Hidden cannot be attacked in this phase',
    { you: { hand: ['LOF_211'], ground: ['LOF_159', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LOF_211').pick('attack SOR_046').options().sort(),
    ['SOR_023', 'SOR_095'],
  );
  row(
    'LOF_212: Raid 2 against an exhausted enemy',
    {},
    () => [false, true].map((ready) => board({ you: { ground: ['LOF_212'] }, them: { ground: [{ id: 'SOR_046', ready }] } }).unit('LOF_212').keywords),
    [{ raid: 2 }, {}],
  );
  row(
    'LOF_213: its end divides 6 damage among enemies',
    { you: { space: ['LOF_213'], ground: ['SOR_095'], hand: ['SOR_078'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('SOR_078').pick('LOF_213');
      const offered = t.options();
      t.divide(4, 2);
      return [offered, t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [['SOR_046', 'SOR_232'], 4, 2],
  );
  row('LOF_215: its unit has Saboteur', { you: { ground: [wearing('SOR_095', 'LOF_215')] } }, (t) => t.unit('SOR_095').keywords, { saboteur: 1 });
  row(
    'LOF_216: the Force and a Shield once a friend left play',
    {},
    () =>
      ['SOR_128', 'SOR_046'].map((victim) => {
        const t = board({ you: { hand: ['SOR_078', 'LOF_216'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_046'] } });
        t.play('SOR_078').pick(victim).pass().play('LOF_216');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return [force(t), upgradesOf(t, 'SOR_095')];
      }),
    [
      [true, [SHIELD]],
      [false, []],
    ],
  );
  row(
    'LOF_217: 8 power less for an exhausted unit',
    { you: { hand: ['LOF_217'] }, them: { ground: [spent('SOR_232'), 'SOR_046'] } },
    (t) => [t.play('LOF_217').unit('SOR_232').power, t.unit('SOR_046').power],
    [0, 3],
  );
  row(
    'LOF_218: an exhausted friend or the Force, for an exhausted enemy and a card',
    {},
    () =>
      [0, 1].map((way) => {
        const t = board({ you: { hand: ['LOF_218'], ground: ['SOR_095'], force: true }, them: { ground: ['SOR_046'] } })
          .play('LOF_218')
          .pick(`mode ${way}`);
        return [t.unit('SOR_095').ready, force(t), t.unit('SOR_046').ready, t.ids(0, 'hand').length];
      }),
    [
      [false, true, false, 1],
      [true, false, false, 1],
    ],
  );
  row(
    'LOF_219: a card of the top five that shares a trait with one of the discard pile',
    { you: { hand: ['LOF_219'], discard: ['SOR_237'], deck: ['SOR_210', 'SOR_095', 'SOR_128'] } },
    (t) => {
      t.play('LOF_219');
      return [t.options(), t.pick('SOR_095').ids(0, 'hand')];
    },
    [['SOR_095'], ['SOR_095']],
  );
  row(
    'LOF_220: a Force unit with Ambush, spared 2 of its next damage',
    { you: { hand: ['LOF_220', 'LOF_193', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('LOF_220');
      if (t.asks() === '0 target') t.pick('play LOF_193');
      if (t.asks() === '0 order') t.pick('LOF_193');
      t.yes();
      return [t.unit('LOF_193').damage, t.unit('SOR_046').damage];
    },
    [1, 2],
  );
  row(
    'LOF_221: uses the Force to attack first with 2 power more',
    {},
    () =>
      [true, false].map((has) => {
        const t = board({ you: { hand: ['LOF_221'], ground: ['SOR_063'], force: has }, them: { ground: ['SOR_095'] } }).play('LOF_221');
        if (has) t.pick('SOR_095');
        return [t.units('SOR_095').length, t.unit('SOR_063').damage, t.unit('SOR_063').ready];
      }),
    [
      [0, 0, false],
      [1, 0, true],
    ],
  );
  row(
    "LOF_222: an enemy returns, or It's Worse may be played for free",
    {},
    () =>
      [0, 1].map((answer) => {
        const t = board({ you: { hand: ['LOF_222', 'LOF_264'] }, them: { ground: ['SOR_046'] } });
        t.play('LOF_222').pick(`mode ${answer}`);
        if (answer === 1) {
          const before = t.ready(0);
          if (t.asks() === '0 optional') t.yes();
          if (t.asks() === '0 target') t.pick('play LOF_264');
          return [t.units().length, t.ids(1, 'hand'), before - t.ready(0)];
        }
        return [t.units().length, t.ids(1, 'hand')];
      }),
    [
      [0, ['SOR_046']],
      [0, [], 0],
    ],
  );
  row(
    'LOF_223: exhausts an enemy, a friend has Sentinel',
    { you: { hand: ['LOF_223'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('LOF_223').unit('SOR_046').ready, t.unit('SOR_095').keywords],
    [false, { sentinel: 1 }],
  );
  row('LOF_224: an attack with a Creature, with 4 power more', { you: { hand: ['LOF_224'], ground: ['LOF_044', 'LOF_207', 'SOR_095'] } }, (t) => t.play('LOF_224').base(1), 6);
  row(
    'LOF_225: a unit with Hidden, Experience and a Shield',
    { you: { hand: ['LOF_225', 'SOR_095'] } },
    (t) => {
      t.play('LOF_225');
      if (t.asks() === '0 target') t.pick('play SOR_095');
      return [t.unit('SOR_095').keywords, upgradesOf(t, 'SOR_095').sort()];
    },
    [{ hidden: 1 }, [XP, SHIELD].sort()],
  );
  row(
    'LOF_226: a card of the hand of an opponent that is no unit is discarded',
    { you: { hand: ['LOF_226'] }, them: { hand: ['SOR_095', 'SOR_172', 'SOR_069'] } },
    (t) => {
      t.play('LOF_226');
      return [t.options(), t.pick('SOR_069').ids(1, 'hand')];
    },
    [
      ['SOR_172', 'SOR_069'],
      ['SOR_095', 'SOR_172'],
    ],
  );
  row(
    'LOF_227: returns a unit, and the Force may cost its owner a card',
    {},
    () =>
      withForce((used) => answer(board({ you: { hand: ['LOF_227'], force: true }, them: { ground: ['SOR_046'], hand: ['SOR_095'] } }).play('LOF_227'), used).ids(1, 'hand').length),
    [1, 2],
  );
});

describe('Legends of the Force, one aspect or none', () => {
  row(
    'LOF_229: an upgrade on him may use the Force for a card',
    {},
    () =>
      withForce((used) => {
        const t = board({ you: { ground: ['LOF_229', 'SOR_095'], hand: ['SOR_069'], force: true } })
          .play('SOR_069')
          .pick('LOF_229');
        return answer(t, used).ids(0, 'hand').length;
      }),
    [1, 0],
  );
  row(
    'LOF_229: nothing for one on another unit',
    { you: { ground: ['LOF_229', 'SOR_095'], hand: ['SOR_069'], force: true } },
    (t) => t.play('SOR_069').pick('SOR_095').asks(),
    '1 action',
  );
  row('LOF_231: Ambush with the Force', {}, () => [true, false].map((has) => 'ambush' in board({ you: { ground: ['LOF_231'], force: has } }).unit('LOF_231').keywords), [
    true,
    false,
  ]);
  row('LOF_233: 3 power while damaged', {}, () => [1, 0].map((damage) => board({ you: { space: [hurt('LOF_233', damage)] } }).unit('LOF_233').power), [6, 3]);
  row(
    'LOF_234: may be ready beside a Sith leader unit',
    {},
    () =>
      ['LOF_009', 'LOF_003'].map((leader) => {
        const t = board({ you: { hand: ['LOF_234'], leader: deployed(leader) } }).play('LOF_234');
        if (t.asks() === '0 optional') t.yes();
        return t.unit('LOF_234').ready;
      }),
    [true, false],
  );
  row(
    'LOF_235: its end deals 2 to each ground unit',
    { you: { ground: ['LOF_235', 'SOR_095'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.play('SOR_078').pick('LOF_235');
      return ['SOR_095', 'SOR_046', 'SOR_237'].map((id) => t.unit(id).damage);
    },
    [2, 2, 0],
  );
  row(
    'LOF_237: 2 power for each friend with the Force',
    {},
    () =>
      [true, false].map((has) =>
        board({ you: { ground: ['LOF_237', 'SOR_095'], force: has } })
          .units()
          .map((u) => u.power),
      ),
    [
      [8, 5],
      [6, 3],
    ],
  );
  row('LOF_238: a Sith with it has Grit', {}, () => ['SOR_038', 'SOR_095'].map((id) => board({ you: { ground: [wearing(id, 'LOF_238')] } }).unit(id).keywords['grit']), [
    1,
    undefined,
  ]);
  row(
    'LOF_239: two Experience, then 2 damage',
    { you: { hand: ['LOF_239'] }, them: { ground: ['SOR_128'] } },
    (t) => [numbers(t.play('LOF_239'), 'SOR_128'), t.unit('SOR_128').damage],
    [[5, 3], 2],
  );
  row(
    'LOF_240: may return a Force unit and a Lightsaber of the discard pile',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['LOF_240'], discard: ['LOF_193', 'LOF_151', 'SOR_095', 'SOR_069'] } }).play('LOF_240');
        if (wanted) t.yes();
        else t.no();
        return t.ids(0, 'hand').sort();
      }),
    [['LOF_151', 'LOF_193'], []],
  );
  row(
    'LOF_241: Experience for up to three friends with Hidden',
    { you: { hand: ['LOF_241'], ground: ['LOF_159', 'SOR_095'] } },
    (t) => {
      t.play('LOF_241');
      return [t.options(), upgradesOf(t.pick('LOF_159'), 'LOF_159')];
    },
    [['LOF_159'], [XP]],
  );
  row(
    'LOF_242: may shield a unit with Sentinel',
    { you: { hand: ['LOF_242'], ground: ['SOR_063', 'SOR_095'] } },
    (t) => {
      t.play('LOF_242');
      return [t.options().includes('SOR_095'), upgradesOf(t.pick('SOR_063'), 'SOR_063')];
    },
    [false, [SHIELD]],
  );
  row(
    'LOF_243: a card once a Force card was played',
    {},
    () =>
      ['LOF_193', 'SOR_128'].map(
        (id) =>
          board({ you: { ground: ['LOF_243'], hand: [id] } })
            .play(id)
            .pass()
            .use('LOF_243')
            .ids(0, 'hand').length,
      ),
    [1, 0],
  );
  row(
    'LOF_244: 1 power beside a Jedi, 1 with a Lightsaber',
    {},
    () =>
      [[wearing('LOF_193', 'LOF_151')], ['LOF_193'], [wearing('SOR_095', 'LOF_102')], ['SOR_095']].map(
        (ground) => board({ you: { space: ['LOF_244'], ground } }).unit('LOF_244').power,
      ),
    [3, 2, 2, 1],
  );
  row(
    'LOF_246: heals up to 2, and deals as much to a unit',
    { you: { ground: ['LOF_246', hurt('SOR_046', 3)] }, them: { ground: ['SOR_232'] } },
    (t) => {
      t.use('LOF_246').pick('SOR_046').pick('2').pick('SOR_232');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [1, 2],
  );
  row(
    'LOF_248: may move a friendly upgrade to another unit',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { hand: ['LOF_248'], ground: [wearing('SOR_095', 'SOR_069'), 'SOR_128'] } }).play('LOF_248');
        if (wanted) t.pick('SOR_069').pick('SOR_128');
        else t.none();
        return [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_128')];
      }),
    [
      [[], ['SOR_069']],
      [['SOR_069'], []],
    ],
  );
  row(
    'LOF_249: another unique unit may use the Force for Experience and a Shield on him',
    {},
    () => withForce((used) => upgradesOf(answer(board({ you: { ground: ['LOF_249'], hand: ['LOF_258'], force: true } }).play('LOF_258'), used), 'LOF_249').sort()),
    [[XP, SHIELD].sort(), []],
  );
  row('LOF_249: nothing for a unit that is not unique', { you: { ground: ['LOF_249'], hand: ['SOR_095'], force: true } }, (t) => t.play('SOR_095').asks(), '1 action');
  row(
    'LOF_250: may heal 2 from another unit',
    { you: { space: [hurt('LOF_250', 2)], ground: [hurt('SOR_046', 3)] } },
    (t) => {
      t.attack('LOF_250', 'SOR_029');
      return [t.options(), t.pick('SOR_046').unit('SOR_046').damage];
    },
    [['SOR_046'], 1],
  );
  row(
    'LOF_252: damage to the own base may use the Force to heal 2',
    {},
    () => withForce((used) => answer(board({ you: { ground: ['LOF_252'], force: true }, them: { ground: ['SOR_095'] }, active: 1 }).attack('SOR_095', 'SOR_023'), used).base(0)),
    [1, 3],
  );
  row(
    'LOF_258: trains a friendly Vehicle or Droid',
    { you: { ground: ['LOF_258', 'SOR_095'], space: ['SOR_237'] } },
    (t) => [upgradesOf(t.attack('LOF_258', 'SOR_029'), 'SOR_237'), upgradesOf(t, 'SOR_095')],
    [[XP], []],
  );
  row(
    'LOF_259: 1 damage to a ground unit, its own when there is no other',
    {},
    () =>
      [['SOR_046'], []].map((ground) => {
        const t = board({ you: { hand: ['LOF_259'] }, them: { ground } }).play('LOF_259');
        if (t.asks() === '0 target') t.pick('SOR_046');
        return [t.unit('LOF_259').damage, t.units('SOR_046').map((u) => u.damage)];
      }),
    [
      [0, [1]],
      [1, []],
    ],
  );
  row(
    'LOF_260: may take 1 damage to have the Force again after its use',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = answer(
          board({ you: { ground: ['LOF_260'], leader: 'LOF_002', force: true }, them: { ground: ['SOR_046'] } })
            .use('LOF_002')
            .pick('SOR_046'),
          wanted,
        );
        return [force(t), t.unit('LOF_260').damage];
      }),
    [
      [true, 1],
      [false, 0],
    ],
  );
  row(
    'LOF_262: a unit cannot be attacked in this phase',
    { you: { hand: ['LOF_262'], ground: ['SOR_095', 'SOR_046'] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('LOF_262').pick('SOR_095').pick('attack SOR_232').options().sort(),
    ['SOR_023', 'SOR_046'],
  );
  row(
    'LOF_263: two Experience for a unit once a friend fell',
    {},
    () =>
      ['SOR_128', 'SOR_046'].map((victim) => {
        const t = board({ you: { hand: ['SOR_078', 'LOF_263'], ground: ['SOR_095', 'SOR_128'] }, them: { ground: ['SOR_046'] } });
        t.play('SOR_078').pick(victim).pass().play('LOF_263');
        if (t.asks() === '0 target') t.pick('SOR_095');
        return upgradesOf(t, 'SOR_095');
      }),
    [[XP, XP], []],
  );
  row(
    'LOF_264: defeats a unit that is no leader',
    { you: { hand: ['LOF_264'] }, them: { ground: ['SOR_232'], leader: deployed('SOR_005') } },
    (t) =>
      t
        .play('LOF_264')
        .units()
        .map((u) => u.id),
    ['SOR_005'],
  );
});
