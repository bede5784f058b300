import { answer, board, deployed, force, hurt, numbers, rows, SHIELD, sides, spent, upgradesOf, wearing, withForce, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Legends of the Force, 201 to 250', () => {
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

  it('LOF_204: Zuckuss hits harder when he names what is on top of the deck', () => {
    const named = (name: string) =>
      sides({ ground: ['LOF_204'] }, { deck: ['SOR_095'] })
        .attack('LOF_204')
        .move({ name })
        .base(1);
    expect([named('Battlefield Marine'), named('Wampa')]).toEqual([8, 4]);
  });

  row(
    'LOF_205: an attack that may return upgrades of the defender that are not unique',
    { you: { hand: ['LOF_205'], ground: ['SOR_095'] }, them: { ground: [wearing('SOR_046', 'SOR_069', 'LOF_140')] } },
    (t) => {
      t.play('LOF_205').pick('SOR_046').pick('SOR_069');
      return [upgradesOf(t, 'SOR_046'), t.ids(1, 'hand')];
    },
    [['LOF_140'], ['SOR_069']],
  );

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
});
