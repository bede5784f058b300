import { board, disclosing, hurt, rows, spent, SPY, upgradesOf, wearing, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Secrets of Power, 151 to 200', () => {
  row('SEC_151: 2 power against more resources', {}, () => [25, 10].map((resources) => board({ you: { ground: ['SEC_151'] }, them: { resources } }).unit('SEC_151').power), [4, 2]);

  row(
    'SEC_152: may deal 2 to a ready unit',
    { you: { hand: ['SEC_152'] }, them: { ground: ['SOR_046', spent('SOR_232')] } },
    (t) => t.play('SEC_152').pick('SOR_046').unit('SOR_046').damage,
    2,
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

  row(
    'SEC_156: its unit is a Rebel',
    { you: { ground: [wearing('SOR_128', 'SEC_156'), 'SEC_252'], hand: ['SOR_078'] } },
    (t) => upgradesOf(t.play('SOR_078').pick('SEC_252'), 'SOR_128').includes(XP),
    true,
  );

  row('SEC_157: 1 power and Overwhelm', { you: { hand: ['SEC_157'], ground: ['SOR_095'] } }, (t) => t.play('SEC_157').base(1), 4);

  row(
    'SEC_158: three cards once a friend fell while attacking',
    { you: { hand: ['SEC_158'], ground: ['SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('SOR_128', 'SOR_046').pass().play('SEC_158').ids(0, 'hand').length,
    3,
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
    'SEC_162: 1 damage to a friend for 2 to the base',
    { you: { ground: ['SEC_162', 'SOR_046'] } },
    (t) => [t.attack('SEC_162', 'SOR_029').pick('SOR_046').base(1), t.unit('SOR_046').damage],
    [4, 1],
  );

  row('SEC_163: may defeat an upgrade', { you: { hand: ['SEC_163'] }, them: { ground: [wearing('SOR_095', XP)] } }, (t) => upgradesOf(t.play('SEC_163').pick(XP), 'SOR_095'), []);

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
    'SEC_165: may hurt and ready a weak friend',
    { you: { hand: ['SEC_165'], ground: [spent('SOR_063'), spent('SOR_095')] } },
    (t) => [t.play('SEC_165').pick('SOR_063').unit('SOR_063').ready, t.unit('SOR_063').damage],
    [true, 1],
  );

  row('SEC_168: 2 damage to a base when the initiative is taken', { you: { ground: ['SEC_168'] } }, (t) => t.pick('take-initiative').pick('SOR_029').base(1), 2);

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

  row(
    'SEC_174: then attacks with another Aggression unit',
    { you: { space: ['SEC_174'], ground: ['SOR_095', 'SOR_128'] } },
    (t) => {
      t.attack('SEC_174', 'SOR_029');
      return [t.options(), t.pick('SOR_128').base(1)];
    },
    [['SOR_128'], 7],
  );

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

  row(
    'SEC_183: 3 damage to each damaged unit',
    { you: { hand: ['SEC_183'] }, them: { ground: [hurt('SOR_046', 1), 'SOR_232'] } },
    (t) => [t.play('SEC_183').unit('SOR_046').damage, t.unit('SOR_232').damage],
    [4, 0],
  );

  row(
    'SEC_185: may take the keywords of a ground unit',
    { you: { space: ['SEC_185'] }, them: { ground: ['SOR_063'] } },
    (t) => t.attack('SEC_185', 'SOR_029').pick('SOR_063').unit('SOR_063').keywords,
    {},
  );

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

  row('SEC_187: returns as he is attacked', { you: { ground: ['SEC_187'] }, them: { ground: ['SOR_095'] }, active: 1 }, (t) => t.attack('SOR_095', 'SEC_187').ids(0, 'hand'), [
    'SEC_187',
  ]);

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

  row('SEC_189: may exhaust a unit', { you: { hand: ['SEC_189'] }, them: { ground: ['SOR_046'] } }, (t) => t.play('SEC_189').pick('SOR_046').unit('SOR_046').ready, false);

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

  row('SEC_191: two Spies', { you: { hand: ['SEC_191'] } }, (t) => t.play('SEC_191').units(SPY).length, 2);

  row('SEC_192: takes an enemy Vehicle', { you: { hand: ['SEC_192'] }, them: { ground: ['SOR_232', 'SOR_046'] } }, (t) => t.play('SEC_192').state.players[0]?.units.length, 2);

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
});
