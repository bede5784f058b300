import { costOf, rows, SHIELD, sides, upgradesOf, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);
const ADV = 'TOKEN_ADVANTAGE';

describe('Ashes of the Empire, 251 to 300', () => {
  it('ASH_251: an Advantage token gives 1 power and goes when the attack of its unit ends', () => {
    const t = sides({
      hand: ['ASH_251'],
      ground: [{ id: 'SOR_095', upgrades: ['TOKEN_ADVANTAGE'] }],
    });
    t.play('ASH_251');
    expect(t.unit('ASH_251').power).toBe(3);
    t.pass().attack('SOR_095', 'SOR_029');
    expect([t.base(1), t.unit('SOR_095').power]).toEqual([4, 3]);
  });

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
