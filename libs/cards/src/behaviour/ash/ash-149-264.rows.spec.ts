import { describe, expect, it } from 'vitest';
import { board, costOf, hurt, numbers, rows, SHIELD, times, upgradesOf, XP } from '../testing/rows.js';

const row = rows(it, expect);
const ADV = 'TOKEN_ADVANTAGE';

describe('Ashes of the Empire, Aggression', () => {
  row(
    'ASH_149: two Advantage tokens for each other unit, which stay after combat',
    { you: { hand: ['ASH_149'], ground: ['SOR_095'] } },
    (t) => {
      t.play('ASH_149').pass().attack('SOR_095', 'SOR_029');
      return [t.base(1), upgradesOf(t, 'SOR_095')];
    },
    [5, [ADV, ADV]],
  );
  row(
    'ASH_151: 5 damage to the own base, then to each unit',
    { you: { hand: ['ASH_151'], ground: ['SOR_046'] }, them: { ground: ['SOR_095'] } },
    (t) => {
      t.play('ASH_151');
      return [t.base(0), t.unit('SOR_046').damage, t.units('SOR_095').length];
    },
    [5, 5, 0],
  );
  row(
    'ASH_153: its end may deal 2 to a unit',
    { you: { space: ['ASH_153'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_078').pick('ASH_153').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row('ASH_155: who takes the initiative may attack', { you: { ground: ['ASH_155', 'SOR_095'] } }, (t) => t.pick('take-initiative').pick('SOR_095').base(1), 3);
  row(
    'ASH_156: defeats all upgrades on the defender',
    { you: { ground: ['ASH_156'] }, them: { ground: [{ id: 'SOR_046', upgrades: [SHIELD, XP] }] } },
    (t) => {
      t.attack('ASH_156', 'SOR_046');
      return [upgradesOf(t, 'SOR_046'), t.unit('SOR_046').damage];
    },
    [[], 3],
  );
  row(
    'ASH_157: may give another unit Advantage',
    { you: { space: ['ASH_157'], ground: ['SOR_095'] } },
    (t) => upgradesOf(t.attack('ASH_157', 'SOR_029').pick('SOR_095'), 'SOR_095'),
    [ADV],
  );
  row(
    'ASH_158: 3 damage to himself, 3 Advantage tokens to a unit',
    { you: { hand: ['ASH_158'], ground: ['SOR_095'] } },
    (t) => {
      t.play('ASH_158').pick('SOR_095');
      return [t.unit('ASH_158').damage, upgradesOf(t, 'SOR_095')];
    },
    [3, times(3, ADV)],
  );
  row('ASH_159: Advantage for a unit as the regroup phase starts', { you: { space: ['ASH_159'] } }, (t) => upgradesOf(t.nextRound(), 'ASH_159'), [ADV]);
  row(
    'ASH_160: is readied by an enemy ground unit that attacks the base',
    { you: { ground: [{ id: 'ASH_160', ready: false }] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => t.attack('SOR_095', 'SOR_023').unit('ASH_160').ready,
    true,
  );
  row('ASH_161: 3 Advantage tokens for another unit', { you: { hand: ['ASH_161'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('ASH_161'), 'SOR_095'), times(3, ADV));
  row(
    'ASH_161: 1 damage to a base when a friendly upgrade is defeated',
    { you: { ground: ['ASH_161', { id: 'SOR_095', upgrades: [ADV] }] } },
    (t) => t.attack('SOR_095', 'SOR_029').pick('SOR_029').base(1),
    5,
  );
  row(
    'ASH_162: 1 power more; an opponent whose base it hit discards',
    { you: { hand: ['ASH_162'], ground: ['SOR_095'] }, them: { hand: ['SOR_128'] } },
    (t) => {
      t.play('ASH_162');
      return [t.base(1), t.ids(1, 'hand')];
    },
    [4, []],
  );
  row(
    'ASH_163: 5 damage to a unit that costs more than the one discarded',
    { you: { hand: ['ASH_163', 'SOR_128'] }, them: { ground: ['SOR_046'], space: ['SOR_225'] } },
    (t) => {
      t.play('ASH_163').pick('SOR_128');
      return [t.unit('SOR_046').damage, t.units('SOR_225').length, t.ids(0, 'discard').sort()];
    },
    [5, 1, ['ASH_163', 'SOR_128']],
  );
  row(
    'ASH_165: its end may defeat an upgrade',
    { you: { ground: ['ASH_165'], hand: ['SOR_078'] }, them: { ground: [{ id: 'SOR_095', upgrades: [XP] }] } },
    (t) => upgradesOf(t.play('SOR_078').pick('ASH_165').pick(XP), 'SOR_095'),
    [],
  );
  row('ASH_167: may give a unit Advantage', { you: { hand: ['ASH_167'] } }, (t) => upgradesOf(t.play('ASH_167').pick('ASH_167'), 'ASH_167'), [ADV]);
  row('ASH_168: 1 damage to the defender first', { you: { ground: ['ASH_168'] }, them: { ground: ['SOR_046'] } }, (t) => t.attack('ASH_168', 'SOR_046').unit('SOR_046').damage, 3);
  row(
    'ASH_168: 2 where he is upgraded',
    { you: { ground: [{ id: 'ASH_168', upgrades: [XP] }] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('ASH_168', 'SOR_046').unit('SOR_046').damage,
    5,
  );
  row('ASH_169: one Advantage token for both cards of the regroup phase', { you: { ground: ['ASH_169'] } }, (t) => upgradesOf(t.nextRound(), 'ASH_169'), [ADV]);
  row(
    'ASH_170: may deal 2 to an upgraded ground unit',
    { you: { hand: ['ASH_170'] }, them: { ground: [{ id: 'SOR_046', upgrades: [XP] }, 'SOR_095'] } },
    (t) => {
      const offered = t.play('ASH_170').options();
      return [offered, t.pick('SOR_046').unit('SOR_046').damage];
    },
    [['SOR_046'], 2],
  );
  row(
    'ASH_171: is readied for a friendly upgrade',
    { you: { hand: ['ASH_171'], ground: [{ id: 'SOR_095', upgrades: [XP] }] } },
    (t) => t.play('ASH_171').pick(XP).unit('ASH_171').ready,
    true,
  );
  row('ASH_172: a card of the hand for 2 power', { you: { space: ['ASH_172'], hand: ['SOR_095'] } }, (t) => t.attack('ASH_172', 'SOR_029').yes().base(1), 5);
  row(
    'ASH_174: may deal 6 to a ground unit that is not unique',
    { you: { hand: ['ASH_174'] }, them: { ground: ['SOR_046', 'JTL_047'] } },
    (t) => {
      const offered = t.play('ASH_174').options();
      return [offered, t.pick('SOR_046').unit('SOR_046').damage];
    },
    [['SOR_046'], 6],
  );
  row(
    'ASH_176: 3 Advantage tokens where its 3 damage defeats',
    { you: { hand: ['ASH_176'] }, them: { ground: ['SOR_095'] } },
    (t) => upgradesOf(t.play('ASH_176').pick('SOR_095'), 'ASH_176'),
    times(3, ADV),
  );
  row('ASH_176: none where it does not', { you: { hand: ['ASH_176'] }, them: { ground: ['SOR_046'] } }, (t) => upgradesOf(t.play('ASH_176').pick('SOR_046'), 'ASH_176'), []);
  row('ASH_177: other friendly units have Hidden', { you: { space: ['ASH_177'], ground: ['SOR_095'] } }, (t) => t.unit('SOR_095').keywords, { hidden: 1 });
  row(
    'ASH_178: an Advantage token for each enemy unit',
    { you: { hand: ['ASH_178'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => upgradesOf(t.play('ASH_178'), 'ASH_178'),
    [ADV, ADV],
  );
  row(
    'ASH_179: 5 damage to its base, 5 and 5 to an enemy ground unit',
    { you: { hand: ['ASH_179'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('ASH_179');
      return [t.base(0), t.units('SOR_046').length];
    },
    [5, 0],
  );
  row('ASH_179: 1 damage to a base for every 5 on its own', { you: { ground: ['ASH_179'], baseDamage: 14 } }, (t) => t.attack('ASH_179', 'SOR_029').pick('SOR_029').base(1), 10);
  row(
    'ASH_180: Advantage for its unit when an attack ends',
    { you: { ground: [{ id: 'SOR_095', upgrades: ['ASH_180'] }] } },
    (t) => upgradesOf(t.attack('SOR_095', 'SOR_029'), 'SOR_095'),
    ['ASH_180', ADV],
  );
  row(
    'ASH_181: fits a damaged unit and gives Overwhelm',
    { you: { hand: ['ASH_181'], ground: [hurt('SOR_046', 1), 'SOR_095'] } },
    (t) => t.play('ASH_181').unit('SOR_046').keywords,
    { overwhelm: 1 },
  );
  row(
    'ASH_182: Advantage for every upgrade of its unit that is none',
    { you: { hand: ['ASH_182'], ground: [{ id: 'SOR_095', upgrades: [XP, ADV] }] } },
    (t) => upgradesOf(t.play('ASH_182'), 'SOR_095'),
    [XP, ADV, 'ASH_182', ADV, ADV],
  );
  row(
    'ASH_183: 2 damage to each of their units in the arena after a hit on the base',
    { you: { ground: [{ id: 'SOR_095', upgrades: ['ASH_183'] }] }, them: { ground: ['SOR_046'], space: ['SOR_237'] } },
    (t) => {
      t.attack('SOR_095', 'SOR_029');
      return [t.unit('SOR_046').damage, t.unit('SOR_237').damage];
    },
    [2, 0],
  );
  row(
    'ASH_184: an attack, then 3 Advantage tokens',
    { you: { hand: ['ASH_184'], ground: ['SOR_095'] } },
    (t) => {
      t.play('ASH_184');
      return [t.base(1), upgradesOf(t, 'SOR_095')];
    },
    [3, times(3, ADV)],
  );
  row('ASH_185: two cards beside a unit with 4 power', { you: { hand: ['ASH_185'], ground: ['SOR_232'] } }, (t) => t.play('ASH_185').ids(0, 'hand').length, 2);
  row('ASH_185: none beside one with 3', { you: { hand: ['ASH_185'], ground: ['SOR_095'] } }, (t) => t.play('ASH_185').ids(0, 'hand').length, 0);
  row(
    'ASH_186: units of the chosen arena hurt themselves when they attack',
    { you: { hand: ['ASH_186'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('ASH_186').pick('mode 1').attack('SOR_046', 'SOR_023').unit('SOR_046').damage,
    2,
  );
  row(
    'ASH_187: damage equal to all damage on friendly units',
    { you: { hand: ['ASH_187'], ground: [hurt('SOR_046', 2), hurt('SOR_095', 1)] }, them: { ground: ['SOR_232'] } },
    (t) => t.play('ASH_187').pick('SOR_232').unit('SOR_232').damage,
    3,
  );
});

describe('Ashes of the Empire, Cunning', () => {
  row(
    'ASH_189: readies a resource as it attacks',
    { you: { ground: ['ASH_189'], hand: ['SOR_046'] } },
    (t) => {
      t.play('SOR_046').pass();
      const before = t.ready(0);
      return t.attack('ASH_189', 'SOR_029').ready(0) - before;
    },
    1,
  );
  row(
    'ASH_191: 3 Advantage tokens where no combat damage defeated it',
    { you: { space: ['ASH_191'], ground: ['SOR_095'], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('ASH_191').pick('SOR_095'), 'SOR_095'),
    times(3, ADV),
  );
  row(
    'ASH_191: 2 after combat',
    { you: { space: ['ASH_191'], ground: ['SOR_095'] }, them: { space: ['SOR_066'] } },
    (t) => upgradesOf(t.attack('ASH_191', 'SOR_066').pick('SOR_095'), 'SOR_095'),
    [ADV, ADV],
  );
  row('ASH_194: 1 damage to a space unit, itself if there is no other', { you: { hand: ['ASH_194'] } }, (t) => t.play('ASH_194').pick('ASH_194').unit('ASH_194').damage, 1);
  row(
    'ASH_195: Advantage tokens equal to his power among friendly units',
    { you: { ground: ['ASH_195', 'SOR_095'], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('ASH_195').yes(), 'SOR_095'),
    times(6, ADV),
  );
  row(
    'ASH_197: Advantage for each other unit, 1 power for each upgrade on them',
    { you: { hand: ['ASH_197'], ground: ['SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('ASH_197');
      return [upgradesOf(t, 'SOR_095'), t.unit('ASH_197').power];
    },
    [[ADV], 7],
  );
  row(
    'ASH_198: its unit has Sentinel and 2 power less',
    { them: { ground: [{ id: 'SOR_095', upgrades: ['ASH_198'] }] } },
    (t) => [t.unit('SOR_095').power, t.unit('SOR_095').keywords],
    [1, { sentinel: 1 }],
  );
  row(
    'ASH_199: returns other upgrades of its unit',
    { you: { hand: ['ASH_199'], ground: [{ id: 'SOR_095', upgrades: ['ASH_181'] }] } },
    (t) => {
      t.play('ASH_199').pick('ASH_181');
      return [upgradesOf(t, 'SOR_095'), t.ids(0, 'hand')];
    },
    [['ASH_199'], ['ASH_181']],
  );
  row(
    'ASH_200: 3 power less and under control until the regroup phase',
    { you: { hand: ['ASH_200'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('ASH_200');
      const now = [t.state.players[0]?.units.length, t.unit('SOR_046').power];
      return [now, t.nextRound().state.players[1]?.units.length];
    },
    [[1, 0], 1],
  );
  row(
    'ASH_202: strikes before the defender',
    { you: { ground: ['ASH_202'] }, them: { ground: ['SOR_128'] } },
    (t) => {
      t.attack('ASH_202', 'SOR_128');
      return [t.unit('ASH_202').damage, t.units('SOR_128').length];
    },
    [0, 0],
  );
  row('ASH_203: 2 power for an exhausted leader', { you: { space: ['ASH_203'] } }, (t) => t.attack('ASH_203', 'SOR_029').pick('SOR_010').base(1), 3);
  row(
    'ASH_204: Advantage when its base is dealt damage',
    { you: { space: ['ASH_204'] }, them: { ground: ['SOR_095'] }, active: 1 },
    (t) => upgradesOf(t.attack('SOR_095', 'SOR_023'), 'ASH_204'),
    [ADV],
  );
  row(
    'ASH_205: Advantage for up to three exhausted units',
    { you: { hand: ['ASH_205'], ground: [{ id: 'SOR_095', ready: false }, 'SOR_046'] } },
    (t) => {
      const offered = t.play('ASH_205').options();
      t.pick('SOR_095', 'ASH_205');
      return [offered, upgradesOf(t, 'SOR_095'), upgradesOf(t, 'ASH_205')];
    },
    [['SOR_095', 'ASH_205'], [ADV], [ADV]],
  );
  row('ASH_206: 1 power more for each other unit without power', { you: { ground: ['ASH_206'] }, them: { ground: ['TOKEN_SPY', 'TOKEN_SPY'] } }, (t) => t.unit('ASH_206').power, 5);
  row('ASH_207: 2 power more while it attacks from Ambush', { you: { hand: ['ASH_207'] }, them: { space: ['SOR_089'] } }, (t) => t.play('ASH_207').yes().unit('SOR_089').damage, 5);
  row(
    'ASH_208: her Shield lets her exhaust a ground unit',
    { you: { hand: ['ASH_208'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('ASH_208').pick('SOR_046').unit('SOR_046').ready,
    false,
  );
  row(
    'ASH_210: the defender may hurt and exhaust a unit of its arena',
    { you: { ground: [{ id: 'SOR_095', upgrades: ['ASH_210'] }] }, them: { ground: ['SOR_046'] }, active: 1 },
    (t) => t.attack('SOR_046', 'SOR_095').pick('SOR_046').unit('SOR_046').damage,
    5,
  );
  row(
    'ASH_211: 3 Advantage tokens once a friendly unit left play',
    { you: { hand: ['SOR_078', 'ASH_211'], ground: ['SOR_128', 'SOR_095'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('SOR_128').pass().play('ASH_211'), 'SOR_095'),
    times(3, ADV),
  );
  row('ASH_211: nothing before', { you: { hand: ['ASH_211'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('ASH_211'), 'SOR_095'), []);
  row(
    'ASH_212: the first card that is no unit comes without its aspect penalties',
    {},
    () => [costOf('ASH_233', { ground: ['ASH_212'] }), costOf('ASH_233', { ground: ['SOR_046'] })],
    [2, 4],
  );
  row(
    'ASH_214: may exhaust a unit with a keyword',
    { you: { hand: ['ASH_214'] }, them: { ground: ['SOR_063', 'SOR_046'] } },
    (t) => {
      const offered = t.play('ASH_214').options();
      return [offered, t.pick('SOR_063').unit('SOR_063').ready];
    },
    [['SOR_063'], false],
  );
  row(
    'ASH_216: its end exhausts a friendly resource',
    { you: { ground: ['ASH_216'], hand: ['SOR_078'] } },
    (t) => t.ready(0) - t.play('SOR_078').ready(0) - costOf('SOR_078', { ground: ['SOR_128'] }),
    1,
  );
  row(
    'ASH_217: a card of the hand to exhaust a unit',
    { you: { ground: ['ASH_217'], hand: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.use('ASH_217').pick('SOR_046');
      return [t.unit('SOR_046').ready, t.ids(0, 'discard')];
    },
    [false, ['SOR_095']],
  );
  row(
    'ASH_219: four resources to exhaust an arena',
    { you: { hand: ['ASH_219'] }, them: { ground: ['SOR_046'], space: ['SOR_225'] } },
    (t) => {
      t.play('ASH_219').yes().pick('mode 0');
      return [t.unit('SOR_046').ready, t.unit('SOR_225').ready];
    },
    [false, true],
  );
  row(
    'ASH_220: a card of an opponent is discarded, and they draw',
    { you: { hand: ['ASH_220'] }, them: { hand: ['SOR_128'], deck: ['SOR_172'] } },
    (t) => {
      t.play('ASH_220').pick('SOR_128');
      return [t.ids(1, 'discard'), t.ids(1, 'hand')];
    },
    [['SOR_128'], ['SOR_172']],
  );
  row('ASH_221: a Shield against a space unit', { you: { hand: ['ASH_221'] }, them: { space: ['SOR_225'] } }, (t) => upgradesOf(t.play('ASH_221'), 'ASH_221'), [SHIELD]);
  row('ASH_221: else two Advantage tokens', { you: { hand: ['ASH_221'] } }, (t) => upgradesOf(t.play('ASH_221'), 'ASH_221'), [ADV, ADV]);
  row('ASH_223: a Shield when the defender fell', { you: { space: ['ASH_223'] }, them: { space: ['SOR_225'] } }, (t) => upgradesOf(t.attack('ASH_223', 'SOR_225'), 'ASH_223'), [
    SHIELD,
  ]);
  row(
    'ASH_224: enters ready beside a Force leader, exhausted beside another',
    {},
    () =>
      ['SOR_010', 'SOR_014'].map(
        (leader) =>
          board({ you: { hand: ['ASH_224'], leader } })
            .play('ASH_224')
            .unit('ASH_224').ready,
      ),
    [true, false],
  );
  row('ASH_226: 1 power less for each card of the hand', { you: { ground: ['ASH_226'], hand: ['SOR_095', 'SOR_095'] } }, (t) => t.unit('ASH_226').power, 7);
  row(
    'ASH_226: a card of the hand for 3 damage',
    { you: { hand: ['ASH_226', 'SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('ASH_226').yes().pick('SOR_046').unit('SOR_046').damage,
    3,
  );
  row('ASH_227: Advantage for its unit as the regroup phase starts', { you: { ground: [{ id: 'SOR_095', upgrades: ['ASH_227'] }] } }, (t) => upgradesOf(t.nextRound(), 'SOR_095'), [
    'ASH_227',
    ADV,
  ]);
  row('ASH_228: exhausts its unit', { you: { hand: ['ASH_228'], ground: ['SOR_095'] } }, (t) => [t.play('ASH_228').unit('SOR_095').ready, ...numbers(t, 'SOR_095')], [false, 5, 4]);
  row(
    'ASH_231: a friendly and an enemy unit are exhausted for two Advantage tokens',
    { you: { hand: ['ASH_231'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('ASH_231');
      return [t.unit('SOR_095').ready, t.unit('SOR_046').ready, upgradesOf(t, 'SOR_095')];
    },
    [false, false, [ADV, ADV]],
  );
  row(
    'ASH_232: returns a cheap upgrade and shields a unit',
    { you: { hand: ['ASH_232'], ground: [{ id: 'SOR_095', upgrades: ['ASH_181'] }] } },
    (t) => {
      t.play('ASH_232');
      return [t.ids(0, 'hand'), upgradesOf(t, 'SOR_095')];
    },
    [['ASH_181'], [SHIELD]],
  );
  row(
    'ASH_233: exhausts up to two units that cost 3 or less',
    { you: { hand: ['ASH_233'] }, them: { ground: ['SOR_095', 'SOR_232', 'SOR_128'] } },
    (t) => {
      const offered = t.play('ASH_233').options();
      t.pick('SOR_095', 'SOR_128');
      return [offered, t.unit('SOR_095').ready, t.unit('SOR_232').ready];
    },
    [['SOR_095', 'SOR_128'], false, true],
  );
  row(
    'ASH_234: 1 power more for each unit of the defending player in its arena',
    { you: { hand: ['ASH_234'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_128'], space: ['SOR_225'] } },
    (t) => t.play('ASH_234').pick('SOR_029').base(1),
    5,
  );
  row(
    'ASH_235: three Advantage tokens for a Force unit where the cost was foretold',
    { you: { hand: ['ASH_235'], ground: ['SOR_051'], deck: ['SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('ASH_235').pick('2').pick('SOR_095').pick('SOR_051');
      return [t.ids(0, 'hand'), upgradesOf(t, 'SOR_051')];
    },
    [['SOR_095'], times(3, ADV)],
  );
  row(
    'ASH_236: a friendly unit returns, and then an enemy one',
    { you: { hand: ['ASH_236'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('ASH_236');
      return [t.ids(0, 'hand'), t.ids(1, 'hand')];
    },
    [['SOR_095'], ['SOR_046']],
  );
  row('ASH_236: no enemy without a friendly one', { you: { hand: ['ASH_236'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('ASH_236').ids(1, 'hand'), []);
});

describe('Ashes of the Empire, one aspect or none', () => {
  row(
    'ASH_237: the next Imperial unit costs 1 less',
    { you: { hand: ['ASH_237', 'SOR_128'] } },
    (t) => {
      t.play('ASH_237').pass();
      return t.ready(0) - t.play('SOR_128').ready(0);
    },
    0,
  );
  row('ASH_238: may give a space unit two Advantage tokens', { you: { hand: ['ASH_238'], space: ['SOR_225'] } }, (t) => upgradesOf(t.play('ASH_238').pick('SOR_225'), 'SOR_225'), [
    ADV,
    ADV,
  ]);
  row('ASH_240: 2 power more beside a leader unit', { you: { ground: ['ASH_240'], leader: { id: 'SOR_010', deployed: true } } }, (t) => t.unit('ASH_240').power, 4);
  row(
    'ASH_241: 2 power more against a damaged unit',
    { you: { space: ['ASH_241'] }, them: { space: [hurt('SOR_089', 1)] } },
    (t) => t.attack('ASH_241', 'SOR_089').unit('SOR_089').damage,
    6,
  );
  row('ASH_243: Sentinel while he is ready', { you: { ground: ['ASH_243', { id: 'SOR_046', ready: false }] } }, (t) => 'sentinel' in t.unit('ASH_243').keywords, true);
  row('ASH_243: not while he is exhausted', { you: { ground: [{ id: 'ASH_243', ready: false }] } }, (t) => 'sentinel' in t.unit('ASH_243').keywords, false);
  row(
    'ASH_245: a unit of the top eight, within its power, for free and ready',
    { you: { space: ['ASH_245'], deck: ['SOR_232', 'SOR_095'] } },
    (t) => {
      const offered = t.use('ASH_245').options();
      t.pick('SOR_095');
      return [offered, t.unit('SOR_095').ready, t.ready(0)];
    },
    [['SOR_095'], true, 20],
  );
  row('ASH_246: a friendly upgrade for two cards', { you: { hand: ['ASH_246'], ground: [{ id: 'SOR_095', upgrades: [XP] }] } }, (t) => t.play('ASH_246').ids(0, 'hand').length, 2);
  row(
    'ASH_247: a unit is defeated and comes back for free',
    { you: { hand: ['ASH_247'], ground: [hurt('SOR_095', 2)] } },
    (t) => t.play('ASH_247').pick('play SOR_095').unit('SOR_095').damage,
    0,
  );
  row(
    'ASH_253: 2 damage to a base where it is upgraded',
    { you: { space: [{ id: 'ASH_253', upgrades: [XP] }] } },
    (t) => t.attack('ASH_253', 'SOR_029').pick('SOR_029').base(1),
    5,
  );
  row(
    'ASH_254: its end gives a friendly unit two Advantage tokens',
    { you: { space: ['ASH_254'], ground: ['SOR_095'], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('ASH_254'), 'SOR_095'),
    [ADV, ADV],
  );
  row('ASH_255: a Shield for another friendly unit', { you: { hand: ['ASH_255'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('ASH_255'), 'SOR_095'), [SHIELD]);
  row('ASH_257: heals 5 beside a Force unit', { you: { hand: ['ASH_257'], ground: ['SOR_051'], baseDamage: 6 } }, (t) => t.play('ASH_257').pick('mode 0').base(0), 1);
  row(
    'ASH_257: a Mandalorian with Advantage beside a Mandalorian',
    { you: { hand: ['ASH_257'], ground: ['TOKEN_MANDALORIAN'] } },
    (t) =>
      t
        .play('ASH_257')
        .pick('mode 1')
        .units('TOKEN_MANDALORIAN')
        .map((u) => u.power),
    [2, 3],
  );
  row('ASH_259: may deal 1 to a ground unit', { you: { hand: ['ASH_259'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('ASH_259').pick('SOR_046').unit('SOR_046').damage, 1);
  row(
    'ASH_260: may draw and then discards',
    { you: { hand: ['ASH_260', 'SOR_095'], deck: ['SOR_046'] } },
    (t) => {
      t.play('ASH_260').yes().pick('SOR_095');
      return [t.ids(0, 'hand'), t.ids(0, 'discard')];
    },
    [['SOR_046'], ['SOR_095']],
  );
  row('ASH_262: 1 less on an Imperial unit', {}, () => costOf('ASH_262', { ground: ['SOR_095'] }) - costOf('ASH_262', { ground: ['SOR_128'] }), 1);
  row('ASH_263: 1 less on a Mandalorian unit', {}, () => costOf('ASH_263', { ground: ['SOR_095'] }) - costOf('ASH_263', { ground: ['TOKEN_MANDALORIAN'] }), 1);
  row(
    'ASH_264: Advantage for up to two units',
    { you: { hand: ['ASH_264'], ground: ['SOR_095', 'SOR_046'] } },
    (t) => {
      t.play('ASH_264').pick('SOR_095', 'SOR_046');
      return [upgradesOf(t, 'SOR_095'), upgradesOf(t, 'SOR_046')];
    },
    [[ADV], [ADV]],
  );
});

describe('Ashes of the Empire, cards that met in random games', () => {
  row(
    'ASH_206: two of them, whose power hangs on each other',
    { you: { ground: ['ASH_206'] }, them: { ground: ['ASH_206', 'TOKEN_SPY'] } },
    (t) => t.units('ASH_206').map((u) => u.power),
    [4, 4],
  );
  row(
    'ASH_203: what it lends for an attack is not remembered for the end of the attack',
    { you: { hand: ['ASH_203'], ground: ['SOR_095', { id: 'SOR_046', upgrades: ['ASH_180'] }] }, them: { baseDamage: 28 } },
    (t) => {
      t.play('ASH_203').pick('SOR_095').none();
      return [t.asks(), t.state.attacks.map((a) => a.endings ?? [])];
    },
    ['over', [[]]],
  );
});

describe('Ashes of the Empire, several questions one after the other', () => {
  row(
    'ASH_230: an attack with the abilities of a discarded ground unit',
    { you: { ground: [{ id: 'SOR_095', upgrades: ['ASH_230'] }], deck: ['SOR_232', 'SOR_046'] }, them: { ground: ['SOR_128'] } },
    (t) => {
      t.use('SOR_095').pick('SOR_232').yes().pick('SOR_128');
      return [t.base(1), t.ids(0, 'discard')];
    },
    [2, ['SOR_232']],
  );
  row(
    'ASH_250: looks at the hand of an opponent',
    { you: { hand: ['ASH_250'] }, them: { hand: ['SOR_095'] } },
    (t) => t.play('ASH_250').events.flatMap((e) => (e.e === 'looked' ? e.cards.map((c) => t.state.id[c]) : [])),
    ['SOR_095'],
  );
});
