import { describe, expect, it } from 'vitest';
import { board, costOf, hurt, rows, spent, SPY, upgradesOf, wearing, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('Secrets of Power, Aggression', () => {
  row('SEC_151: 2 power against more resources', {}, () => [25, 10].map((resources) => board({ you: { ground: ['SEC_151'] }, them: { resources } }).unit('SEC_151').power), [4, 2]);
  row(
    'SEC_152: may deal 2 to a ready unit',
    { you: { hand: ['SEC_152'] }, them: { ground: ['SOR_046', spent('SOR_232')] } },
    (t) => t.play('SEC_152').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row(
    'SEC_154: his end may ready a unit that costs 5 or less',
    { you: { ground: ['SEC_154', spent('SOR_095'), spent('SOR_232')], hand: ['SOR_078'] } },
    (t) => t.play('SOR_078').pick('SEC_154').pick('SOR_095').unit('SOR_095').ready,
    true,
  );
  row(
    'SEC_155: 2 damage to each of up to three ground units',
    { you: { hand: ['SEC_155'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => [t.play('SEC_155').pick('SOR_046', 'SOR_232').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [2, 2],
  );
  row(
    'SEC_155: with the initiative, other unique units have Raid 2',
    { you: { ground: ['SEC_155', 'JTL_047', 'SOR_095'] } },
    (t) => [t.unit('JTL_047').keywords['raid'], t.unit('SOR_095').keywords],
    [2, {}],
  );
  row('SEC_157: 1 power and Overwhelm', { you: { hand: ['SEC_157'], ground: ['SOR_095'] } }, (t) => t.play('SEC_157').base(1), 4);
  row(
    'SEC_158: three cards once a friend fell while attacking',
    { you: { hand: ['SEC_158'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SOR_128', 'SOR_046').pass().play('SEC_158').ids(0, 'hand').length,
    3,
  );
  row(
    'SEC_162: 1 damage to a friend for 2 to the base',
    { you: { ground: ['SEC_162', 'SOR_046'] } },
    (t) => [t.attack('SEC_162', 'SOR_029').pick('SOR_046').base(1), t.unit('SOR_046').damage],
    [4, 1],
  );
  row('SEC_163: may defeat an upgrade', { you: { hand: ['SEC_163'] }, them: { ground: [wearing('SOR_095', XP)] } }, (t) => upgradesOf(t.play('SEC_163').pick(XP), 'SOR_095'), []);
  row(
    'SEC_165: may hurt and ready a weak friend',
    { you: { hand: ['SEC_165'], ground: [spent('SOR_063'), spent('SOR_095')] } },
    (t) => [t.play('SEC_165').pick('SOR_063').unit('SOR_063').ready, t.unit('SOR_063').damage],
    [true, 1],
  );
  row('SEC_168: 2 damage to a base when the initiative is taken', { you: { ground: ['SEC_168'] } }, (t) => t.pick('take-initiative').pick('SOR_029').base(1), 2);
  row(
    'SEC_170: enters ready where an opponent has no ground unit',
    {},
    () =>
      [[], ['SOR_046']].map(
        (ground) =>
          board({ you: { hand: ['SEC_170'] }, them: { ground } })
            .play('SEC_170')
            .unit('SEC_170').ready,
      ),
    [true, false],
  );
  row(
    'SEC_171: Raid 1 for each damaged enemy unit',
    { you: { space: ['SEC_171'] }, them: { ground: [hurt('SOR_046', 1), hurt('SOR_232', 1)] } },
    (t) => t.unit('SEC_171').keywords,
    { raid: 2 },
  );
  row('SEC_172: may attack with a unit', { you: { hand: ['SEC_172'], ground: ['SOR_095'] } }, (t) => t.play('SEC_172').pick('SOR_095').base(1), 3);
  row('SEC_175: a Spy', { you: { hand: ['SEC_175'], ground: ['SOR_095'] } }, (t) => t.play('SEC_175').units(SPY).length, 1);
  row(
    'SEC_177: readies a unit that did not attack, and a Spy',
    { you: { hand: ['SEC_177'], ground: [spent('SOR_095')] } },
    (t) => [t.play('SEC_177').pick('SOR_095').unit('SOR_095').ready, t.units(SPY).length],
    [true, 1],
  );
  row(
    'SEC_178: a Spy where the discarded card costs 3 or less',
    {},
    () =>
      ['SOR_095', 'SOR_232'].map(
        (id) =>
          board({ you: { hand: ['SEC_178'] }, them: { hand: [id] } })
            .play('SEC_178')
            .pick('seat 1')
            .units(SPY).length,
      ),
    [1, 0],
  );
  row('SEC_179: 1 power for each card in the hand', { you: { hand: ['SEC_179', 'SOR_095', 'SOR_095'], ground: ['SOR_095'] } }, (t) => t.play('SEC_179').base(1), 5);
  row(
    'SEC_180: with the initiative, 2 more to another of the arena',
    { you: { hand: ['SEC_180'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => [t.play('SEC_180').pick('SOR_046').pick('SOR_232').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [3, 2],
  );
  row(
    'SEC_183: 3 damage to each damaged unit',
    { you: { hand: ['SEC_183'] }, them: { ground: [hurt('SOR_046', 1), 'SOR_232'] } },
    (t) => [t.play('SEC_183').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [4, 0],
  );
});

describe('Secrets of Power, Cunning', () => {
  row(
    'SEC_185: may take the keywords of a ground unit',
    { you: { space: ['SEC_185'] }, them: { ground: ['SOR_063'] } },
    (t) => t.attack('SEC_185', 'SOR_029').pick('SOR_063').unit('SOR_063').keywords,
    {},
  );
  row('SEC_187: returns as he is attacked', { you: { ground: ['SEC_187'] }, them: { ground: ['SOR_095'] }, active: 1 }, (t) => t.attack('SOR_095', 'SEC_187').ids(0, 'hand'), [
    'SEC_187',
  ]);
  row('SEC_189: may exhaust a unit', { you: { hand: ['SEC_189'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('SEC_189').pick('SOR_046').unit('SOR_046').ready, false);
  row('SEC_191: two Spies', { you: { hand: ['SEC_191'] } }, (t) => t.play('SEC_191').units(SPY).length, 2);
  row('SEC_192: takes an enemy Vehicle', { you: { hand: ['SEC_192'] }, them: { ground: ['SOR_232', 'SOR_046'] } }, (t) => t.play('SEC_192').state.players[0]?.units.length, 2);
  row(
    'SEC_196: exhausts an enemy for each friendly Official',
    { you: { hand: ['SEC_196'], ground: ['SEC_108'] }, them: { ground: ['SOR_046', 'SOR_095'] } },
    (t) => {
      t.play('SEC_196').pick('SOR_046');
      return [t.unit('SOR_046').ready, t.unit('SOR_095').ready];
    },
    [false, true],
  );
  row('SEC_197: a card for a card', { you: { ground: ['SEC_197'], hand: ['SOR_095'], deck: ['SOR_128'] } }, (t) => t.attack('SEC_197', 'SOR_029').yes().ids(0, 'hand'), [
    'SOR_128',
  ]);
  row('SEC_198: a card for a Spy', { you: { ground: ['SEC_198'], hand: ['SOR_095'] } }, (t) => t.attack('SEC_198', 'SOR_029').yes().units(SPY).length, 1);
  row(
    'SEC_200: may return a cheap upgrade',
    { you: { hand: ['SEC_200'] }, them: { ground: [wearing('SOR_095', 'ASH_228')] } },
    (t) => upgradesOf(t.play('SEC_200').pick('ASH_228'), 'SOR_095'),
    [],
  );
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
    'SEC_208: an exhausted defender has 4 power less',
    { you: { ground: ['SEC_208'] }, them: { ground: [spent('SOR_232')] } },
    (t) => t.attack('SEC_208', 'SOR_232').unit('SEC_208').damage,
    2,
  );
  row('SEC_212: 1 power for each card it guards', { you: { space: [{ id: 'SEC_212', captives: ['SOR_095', 'SOR_128'] }] } }, (t) => t.unit('SEC_212').power, 5);
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
    'SEC_221: its end exhausts an enemy',
    { you: { ground: ['SEC_221'], hand: ['SOR_078'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SOR_078').pick('SEC_221').unit('SOR_046').ready,
    false,
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
  row('SEC_235: exhausts two enemy resources', { you: { hand: ['SEC_235'] } }, (t) => t.play('SEC_235').ready(1), 18);
  row(
    'SEC_236: readies a unit played in this phase, and a Spy for a cheap one',
    { you: { hand: ['SEC_236', 'SOR_095'] } },
    (t) => [t.play('SOR_095').pass().play('SEC_236').unit('SOR_095').ready, t.units(SPY).length],
    [true, 1],
  );
});

describe('Secrets of Power, one aspect or none', () => {
  row('SEC_240: 2 damage to itself', { you: { hand: ['SEC_240'] } }, (t) => t.play('SEC_240').unit('SEC_240').damage, 2);
  row(
    'SEC_241: may deal 2 beside another Official',
    { you: { hand: ['SEC_241'], ground: ['SEC_108'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SEC_241').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row('SEC_243: Experience for another friend', { you: { hand: ['SEC_243'], ground: ['SOR_095'] } }, (t) => upgradesOf(t.play('SEC_243'), 'SOR_095'), [XP]);
  row(
    'SEC_244: 3 damage to the unit with the least remaining HP, Experience if it is no Vehicle',
    { you: { hand: ['SEC_244'] }, them: { ground: ['SOR_063', 'SOR_046'] } },
    (t) => [t.play('SEC_244').unit('SOR_063').damage, upgradesOf(t, 'SEC_244')],
    [3, [XP]],
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
  row('SEC_249: Raid 2 beside another Official', {}, () => ['SEC_108', 'SOR_095'].map((id) => board({ you: { ground: ['SEC_249', id] } }).unit('SEC_249').keywords), [
    { raid: 2 },
    {},
  ]);
  row(
    'SEC_252: its end gives each Rebel Experience',
    { you: { ground: ['SEC_252', 'SOR_095', 'SOR_128'], hand: ['SOR_078'] } },
    (t) => [upgradesOf(t.play('SOR_078').pick('SEC_252'), 'SOR_095'), upgradesOf(t, 'SOR_128')],
    [[XP], []],
  );
  row(
    'SEC_254: may deal 2 beside a damaged unit',
    { you: { hand: ['SEC_254'], ground: [hurt('SOR_095', 1)] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('SEC_254').pick('SOR_046').unit('SOR_046').damage,
    2,
  );
  row('SEC_255: Sentinel for a unit', { you: { hand: ['SEC_255'], ground: ['SOR_095'] } }, (t) => t.play('SEC_255').pick('SOR_095').unit('SOR_095').keywords, { sentinel: 1 });
  row(
    'SEC_257: a unit for 1 less per Heroism icon',
    { you: { hand: ['SEC_257', 'SOR_232'], ground: ['SOR_095', 'SOR_237'] } },
    (t) => t.ready(0) - t.play('SEC_257').pick('play SOR_232').ready(0) - costOf('SEC_257', {}) - costOf('SOR_232', {}),
    -2,
  );
  row(
    'SEC_258: 3 damage to a unit, 3 healed from the base',
    { you: { hand: ['SEC_258'], baseDamage: 5 }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('SEC_258').unit('SOR_046').damage, t.base(0)],
    [3, 2],
  );
  row(
    'SEC_261: its end makes the next Official 1 cheaper',
    { you: { ground: ['SEC_261'], hand: ['SOR_078', 'SEC_108'] } },
    (t) => {
      t.play('SOR_078').pass();
      const before = t.ready(0);
      return before - t.play('SEC_108').ready(0) - costOf('SEC_108', {});
    },
    -1,
  );
  row(
    'SEC_263: its end deals 1 to each exhausted enemy ground unit',
    { you: { ground: ['SEC_263'], hand: ['SOR_078'] }, them: { ground: [spent('SOR_046'), 'SOR_232'] } },
    (t) => [t.play('SOR_078').pick('SEC_263').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [1, 0],
  );
  row(
    'SEC_156: its unit is a Rebel',
    { you: { ground: [wearing('SOR_128', 'SEC_156'), 'SEC_252'], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('SEC_252'), 'SOR_128').includes(XP),
    true,
  );
});
