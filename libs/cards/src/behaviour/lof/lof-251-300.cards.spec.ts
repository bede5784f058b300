import { answer, board, deployed, force, rows, upgradesOf, withForce, XP } from '../testing/rows.js';
import { describe, expect, it } from 'vitest';

const row = rows(it, expect);

describe('Legends of the Force, 251 to 300', () => {
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
