import { hurt, rows, SHIELD, sides, times, upgradesOf, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const ADV = 'TOKEN_ADVANTAGE';

describe('Ashes of the Empire, 151 to 200', () => {
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

  it('ASH_188: readies only a unit that was damaged this phase', () => {
    const t = sides({ hand: ['ASH_188'], ground: ['SOR_046', { id: 'SOR_095', ready: false }] }, { ground: ['SOR_063'] })
      .attack('SOR_046', 'SOR_063')
      .pass()
      .play('ASH_188');
    expect(t.options()).toEqual(['SOR_046', 'SOR_063']);
    t.pick('SOR_046');
    expect([t.unit('SOR_046').ready, t.unit('SOR_095').ready]).toEqual([true, false]);
  });

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
});
