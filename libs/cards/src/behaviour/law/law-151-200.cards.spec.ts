import { board, costOf, credits, numbers, rows, SHIELD, sides, spent, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('A Lawless Time, 151 to 200', () => {
  row('LAW_151: 1 power and HP for another friendly unit', { you: { hand: ['LAW_151'], ground: ['SOR_095'] } }, (t) => numbers(t.play('LAW_151'), 'SOR_095'), [4, 4]);

  row(
    'LAW_152: Experience for a unit that shares a trait with the leader',
    { you: { ground: ['LAW_152', 'SOR_128', 'SOR_046'] } },
    (t) => {
      t.attack('LAW_152', 'SOR_029').pick('SOR_128');
      return upgradesOf(t, 'SOR_128');
    },
    [XP],
  );

  row(
    'LAW_155: a Credit as it attacks beside a ground unit',
    {},
    () => [['SOR_095'], []].map((ground) => credits(board({ you: { space: ['LAW_155'], ground } }).attack('LAW_155', 'SOR_029'))),
    [1, 0],
  );

  row(
    'LAW_156: whoever pays a Credit takes them',
    { you: { credits: 1 }, them: { ground: ['LAW_156'] } },
    (t) => [t.use('LAW_156').state.players[0]?.units.length, credits(t)],
    [1, 0],
  );

  row(
    'LAW_157: an attack, with 2 power more for a Bounty Hunter',
    {},
    () =>
      ['LAW_116', 'SOR_095'].map((id) =>
        board({ you: { hand: ['LAW_157'], ground: [id] } })
          .play('LAW_157')
          .pick(id)
          .base(1),
      ),
    [4, 3],
  );

  row(
    'LAW_158: the next Underworld unit costs 1 less',
    { you: { hand: ['LAW_158', 'LAW_116', 'LAW_249'] } },
    (t) => {
      t.play('LAW_158').pass();
      const before = t.ready(0);
      return before - t.play('LAW_249').ready(0) - costOf('LAW_249', {});
    },
    -1,
  );

  row('LAW_159: may become a resource as it is defeated', { you: { ground: ['LAW_159'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').yes().ids(0, 'resources').length, 21);

  row('LAW_161: a Credit once a friendly unit fell', { you: { hand: ['SOR_078', 'LAW_161'], ground: ['SOR_128'] } }, (t) => credits(t.play('SOR_078').pass().play('LAW_161')), 1);

  row(
    'LAW_163: a unit of the discard pile strikes an enemy ground unit',
    { you: { ground: ['LAW_163'], discard: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('LAW_163', 'SOR_029');
      return [t.unit('SOR_046').damage, t.ids(0, 'deck').at(-1)];
    },
    [3, 'SOR_095'],
  );

  row(
    'LAW_165: an exhausted unit has two Experience tokens',
    { you: { hand: ['LAW_165'], ground: ['SOR_095'] } },
    (t) => [upgradesOf(t.play('LAW_165'), 'SOR_095'), t.unit('SOR_095').ready],
    [[XP, XP], false],
  );

  row(
    'LAW_166: a Vigilance, Aggression or Cunning unit of the top eight',
    { you: { hand: ['LAW_166'], deck: ['SOR_095', 'SOR_128', 'SOR_046', 'SOR_172'] } },
    (t) => {
      const offered = t.play('LAW_166').options();
      return [offered, t.pick('SOR_128').ids(0, 'hand')];
    },
    [['SOR_128', 'SOR_046'], ['SOR_128']],
  );

  row(
    'LAW_167: 1 power and HP for each aspect among friendly units',
    { you: { hand: ['LAW_167'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => numbers(t.play('LAW_167').pick('SOR_095'), 'SOR_095'),
    [7, 7],
  );

  row(
    'LAW_168: Experience, then a blow in the same arena',
    { you: { hand: ['LAW_168'], ground: ['SOR_095'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('LAW_168').unit('SOR_046').damage,
    4,
  );

  row(
    'LAW_169: a Credit for every attack of the phase',
    { you: { hand: ['LAW_169'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => credits(t.play('LAW_169').pass().attack('SOR_095', 'SOR_029').pass().attack('SOR_128', 'SOR_029')),
    2,
  );

  row(
    'LAW_170: two units change sides, and the cheaper one brings the difference in Credits',
    { you: { hand: ['LAW_170'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('LAW_170');
      return [credits(t), credits(t, 1), t.state.players[0]?.units.map((c) => t.state.id[c])];
    },
    [0, 3, ['SOR_046']],
  );

  row('LAW_171: two resources, the event itself one of them', { you: { hand: ['LAW_171'] } }, (t) => [t.play('LAW_171').ids(0, 'resources').length, t.ids(0, 'discard')], [22, []]);

  it('LAW_173: BT-1 hurts a ground unit if the card discarded is Aggression', () => {
    const t = sides({ ground: ['LAW_173'], deck: ['SOR_128'] }, { ground: ['SOR_046'] }).attack('LAW_173', 'SOR_029');
    expect(t.options()).toEqual(['LAW_173', 'SOR_046']);
    expect(t.pick('SOR_046').unit('SOR_046').damage).toBe(1);
    expect(
      sides({ ground: ['LAW_173'], deck: ['SOR_063'] }, { ground: ['SOR_046'] })
        .attack('LAW_173', 'SOR_029')
        .asks(),
    ).toBe('1 action');
  });

  row(
    'LAW_174: an Aggression card of the discard pile for 1 damage to each enemy base',
    { you: { ground: ['LAW_174'], discard: ['SOR_172'] } },
    (t) => t.attack('LAW_174', 'SOR_029').pick('SOR_172').base(1),
    5,
  );

  row(
    'LAW_176: may be readied when a card of the deck is discarded',
    { you: { ground: ['LAW_192', spent('LAW_176')] } },
    (t) => t.attack('LAW_192', 'SOR_029').yes().unit('LAW_176').ready,
    true,
  );

  row(
    'LAW_178: may deal 3 to each unit of an arena',
    { you: { hand: ['LAW_178'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_178');
      if (t.asks() === '0 optional') t.yes();
      t.pick(t.options().find((o) => o.startsWith('mode')) as string);
      const hit = t.unit('SOR_046').damage + t.unit('LAW_178').damage;
      return hit;
    },
    3,
  );

  row(
    'LAW_179: 4 damage to each enemy ground unit',
    { you: { hand: ['LAW_179'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_179');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage, t.unit('SOR_095').damage];
    },
    [4, 4, 0],
  );

  row('LAW_181: 2 damage to a base as it attacks', { you: { ground: ['LAW_181'] } }, (t) => t.attack('LAW_181', 'SOR_029').pick('SOR_029').base(1), 3);

  row('LAW_182: Raid 2 for another friendly unit', { you: { ground: ['LAW_182', 'SOR_095'] } }, (t) => t.attack('LAW_182', 'SOR_029').unit('SOR_095').keywords, { raid: 2 });

  row(
    'LAW_183: 1 damage to each of up to two space units',
    { you: { hand: ['LAW_183'] }, them: { space: ['SOR_237', 'SOR_089'] } },
    (t) => {
      t.play('LAW_183').pick('SOR_237', 'SOR_089');
      return [t.unit('SOR_237').damage, t.unit('SOR_089').damage];
    },
    [1, 1],
  );

  row(
    'LAW_184: 2 damage to an enemy ground unit and 2 to a base',
    { you: { space: ['LAW_184'] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.attack('LAW_184', 'SOR_029').pick('SOR_029');
      return [t.unit('SOR_046').damage, t.base(1)];
    },
    [2, 5],
  );

  row(
    'LAW_185: another friendly unit is readied and cannot be attacked',
    { you: { hand: ['LAW_185'], ground: [spent('SOR_095')] }, them: { ground: ['SOR_046'] } },
    (t) => {
      t.play('LAW_185');
      const { ready } = t.unit('SOR_095');
      t.pick('attack SOR_046');
      return [ready, t.base(0)];
    },
    [true, 3],
  );

  row(
    'LAW_186: its unit may give another 3 power',
    { you: { ground: [wearing('SOR_095', 'LAW_186'), 'SOR_046'] } },
    (t) => t.attack('SOR_095', 'SOR_029').pick('SOR_046').unit('SOR_046').power,
    6,
  );

  row(
    'LAW_187: 1 damage to each of up to three ground units',
    { you: { hand: ['LAW_187'], ground: ['SOR_095'] }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.play('LAW_187').pick('SOR_095').pick('SOR_046', 'SOR_232');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [1, 1],
  );

  row('LAW_189: its end deals 2 to a base', { you: { space: ['LAW_189'], hand: ['SOR_078'] } }, (t) => t.play('SOR_078').pick('SOR_029').base(1), 2);

  row(
    'LAW_191: a Credit for 1 damage',
    { you: { hand: ['LAW_191'] }, them: { credits: 1, ground: ['SOR_046'] } },
    (t) => {
      t.play('LAW_191').yes().pick('SOR_046');
      return [credits(t, 1), t.unit('SOR_046').damage];
    },
    [0, 1],
  );

  row('LAW_192: discards a card of the deck', { you: { ground: ['LAW_192'], deck: ['SOR_095', 'SOR_046'] } }, (t) => t.attack('LAW_192', 'SOR_029').ids(0, 'discard'), ['SOR_095']);

  row('LAW_193: a resource costs an opponent a card', { you: { hand: ['LAW_193'] }, them: { hand: ['SOR_095'] } }, (t) => t.play('LAW_193').yes().ids(1, 'hand'), []);

  row(
    'LAW_194: an Underworld card of three discarded comes to the hand',
    { you: { ground: ['LAW_194'], deck: ['SOR_095', 'LAW_249', 'SOR_046', 'SOR_128'] } },
    (t) => {
      t.attack('LAW_194', 'SOR_029').pick('LAW_249');
      return [t.ids(0, 'hand'), t.ids(0, 'discard').length];
    },
    [['LAW_249'], 2],
  );

  row(
    'LAW_195: may defeat an upgrade on a space unit',
    { you: { hand: ['LAW_195'] }, them: { space: [wearing('SOR_237', XP)], ground: [wearing('SOR_095', SHIELD)] } },
    (t) => upgradesOf(t.play('LAW_195').pick(XP), 'SOR_237'),
    [],
  );

  row(
    'LAW_197: bases are not healed in this phase',
    { you: { ground: ['LAW_197'], hand: ['SOR_074'], baseDamage: 5 } },
    (t) => t.attack('LAW_197', 'SOR_029').pass().play('SOR_074').pick('SOR_023').base(0),
    5,
  );

  row('LAW_198: a resource for 2 damage', { you: { hand: ['LAW_198'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('LAW_198').yes().pick('SOR_046').unit('SOR_046').damage, 2);

  it('LAW_200: the Blaster is used from the discard pile only by whoever can play it', () => {
    const milled = (resources: number) =>
      sides({ ground: ['LAW_192'], deck: ['LAW_200'], base: 'SOR_026', resources })
        .attack('LAW_192', 'SOR_029')
        .pass();
    expect(milled(0).options()).not.toContain('use LAW_200 0');
    expect(upgradesOf(milled(20).use('LAW_200'), 'LAW_192')).toEqual(['LAW_200']);
  });
});
