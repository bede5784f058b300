import { leak } from '#rules';
import { board, costOf, engine, hurt, numbers, rows, SHIELD, sides, times, upgradesOf, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const ADV = 'TOKEN_ADVANTAGE';

describe('Ashes of the Empire, 201 to 250', () => {
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
    'ASH_203: what it lends for an attack is not remembered for the end of the attack',
    { you: { hand: ['ASH_203'], ground: ['SOR_095', { id: 'SOR_046', upgrades: ['ASH_180'] }] }, them: { baseDamage: 28 } },
    (t) => {
      t.play('ASH_203').pick('SOR_095').none();
      return [t.asks(), t.state.attacks.map((a) => a.endings ?? [])];
    },
    ['over', [[]]],
  );

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

  row(
    'ASH_206: two of them, whose power hangs on each other',
    { you: { ground: ['ASH_206'] }, them: { ground: ['ASH_206', 'TOKEN_SPY'] } },
    (t) => t.units('ASH_206').map((u) => u.power),
    [4, 4],
  );

  row('ASH_207: 2 power more while it attacks from Ambush', { you: { hand: ['ASH_207'] }, them: { space: ['SOR_089'] } }, (t) => t.play('ASH_207').yes().unit('SOR_089').damage, 5);

  row(
    'ASH_208: her Shield lets her exhaust a ground unit',
    { you: { hand: ['ASH_208'] }, them: { ground: ['SOR_046'] } },
    (t) => t.play('ASH_208').pick('SOR_046').unit('SOR_046').ready,
    false,
  );

  it('ASH_209: Ezra lends what he has for one attack of another unit, who is asked whether it is upgraded', () => {
    const t = sides({ hand: ['ASH_209'], ground: [{ id: 'SOR_095', upgrades: ['TOKEN_EXPERIENCE'] }] }, { ground: ['SOR_046'] })
      .play('ASH_209')
      .pick('SOR_095')
      .pick('SOR_029')
      .pick('SOR_046');
    expect([t.base(1), t.unit('SOR_046').power]).toEqual([4, 0]);
    const plain = sides({ hand: ['ASH_209'], ground: ['SOR_095'] }, { ground: ['SOR_046'] })
      .play('ASH_209')
      .pick('SOR_095')
      .pick('SOR_029');
    expect([plain.base(1), plain.asks()]).toEqual([3, '1 action']);
  });

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

  it('ASH_218: four Advantage tokens go at once, in no order that anybody has to choose', () => {
    const t = sides({ hand: ['ASH_218'] }, { ground: ['SOR_095'] }).play('ASH_218');
    expect(t.unit('ASH_218').power).toBe(5);
    t.attack('SOR_095', 'ASH_218');
    expect([t.unit('ASH_218').power, t.asks()]).toEqual([1, '0 action']);
  });

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

  it('ASH_222: a patrol with Saboteur lets another slip past a Sentinel, or nobody', () => {
    const t = sides({ hand: ['ASH_222'], ground: ['SOR_095'] }, { ground: ['SOR_063'] })
      .play('ASH_222')
      .pick('SOR_095');
    expect(t.options()).toEqual(['SOR_063', 'SOR_029']);
    t.pick('SOR_029');
    expect([t.base(1), t.unit('SOR_095').keywords]).toEqual([3, {}]);
    expect(
      sides({ hand: ['ASH_222'], ground: ['SOR_095'] })
        .play('ASH_222')
        .none()
        .base(1),
    ).toBe(0);
  });

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

  it('ASH_229: the card that was looked at is shown while its player may play it', () => {
    const t = sides({
      ground: [{ id: 'SOR_095', upgrades: ['ASH_229'] }],
      deck: ['SOR_128', 'SOR_046'],
    });
    t.state.discreet = true;
    t.attack('SOR_095', 'SOR_029');
    expect(t.options()).toEqual(['play SOR_128']);
    for (const viewer of [0, 1, null]) expect(leak(engine, t.state, viewer)).toBeNull();
    expect(t.state.pending?.shown?.length).toBe(1);
  });

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
    'ASH_250: looks at the hand of an opponent',
    { you: { hand: ['ASH_250'] }, them: { hand: ['SOR_095'] } },
    (t) => t.play('ASH_250').events.flatMap((e) => (e.e === 'looked' ? e.cards.map((c) => t.state.id[c]) : [])),
    ['SOR_095'],
  );
});
