import { describe, expect, it } from 'vitest';
import { board, costOf, deployed, numbers, rows, upgradesOf, wearing, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('Legends of the Force, deployed leaders', () => {
  row(
    'LOF_001: as he is deployed, upgrades of the discard pile are played on him',
    { you: { leader: 'LOF_001', base: 'SOR_020', discard: ['SOR_069', 'SOR_095', 'SOR_069'] } },
    (t) => {
      t.use('LOF_001', 1).pick('play SOR_069').pick('play SOR_069');
      return upgradesOf(t, 'LOF_001');
    },
    ['SOR_069', 'SOR_069'],
  );
  row(
    'LOF_002: deployed, may take 1 power and HP as she attacks',
    { you: { leader: deployed('LOF_002') }, them: { ground: ['SOR_046'] } },
    (t) => numbers(t.attack('LOF_002', 'SOR_029').pick('SOR_046'), 'SOR_046'),
    [2, 6],
  );
  row(
    'LOF_003: deployed, may give a friend Sentinel as she attacks',
    { you: { leader: deployed('LOF_003'), ground: ['SOR_095'] } },
    (t) => t.attack('LOF_003', 'SOR_029').pick('SOR_095').unit('SOR_095').keywords,
    { sentinel: 1 },
  );
  row(
    'LOF_005: deployed, the next unit costs 1 less if it shares a keyword with a friend',
    {},
    () =>
      ['SOR_229', 'SOR_128'].map((id) => {
        const t = board({ you: { leader: deployed('LOF_005'), ground: ['SOR_063'], hand: [id] } })
          .attack('LOF_005', 'SOR_029')
          .pass();
        const before = t.ready(0);
        return before - t.play(id).ready(0) - costOf(id, { leader: 'LOF_005' });
      }),
    [-1, 0],
  );
  row(
    'LOF_006: deployed, Experience for the strongest friendly Villainy unit',
    { you: { leader: deployed('LOF_006'), ground: ['SOR_232', 'SOR_128'] } },
    (t) => upgradesOf(t.attack('LOF_006', 'SOR_029'), 'SOR_232'),
    [XP],
  );
  row(
    'LOF_007: deployed, 4 power and Overwhelm with the Force',
    {},
    () =>
      [true, false].map((force) => {
        const u = board({ you: { leader: deployed('LOF_007'), force } }).unit('LOF_007');
        return [u.power, u.keywords];
      }),
    [
      [8, { overwhelm: 1 }],
      [4, {}],
    ],
  );
  row(
    'LOF_008: deployed, may train another unit without Experience',
    { you: { leader: deployed('LOF_008'), ground: ['SOR_095', wearing('SOR_128', XP)] } },
    (t) => {
      t.attack('LOF_008', 'SOR_029');
      return [t.options(), upgradesOf(t.pick('SOR_095'), 'SOR_095')];
    },
    [['SOR_095'], [XP]],
  );
  row(
    'LOF_009: deployed, 1 damage to each of two units',
    { you: { leader: deployed('LOF_009') }, them: { ground: ['SOR_046', 'SOR_232'] } },
    (t) => {
      t.attack('LOF_009', 'SOR_029').pick('SOR_046').pick('SOR_232');
      return [t.unit('SOR_046').damage, t.unit('SOR_232').damage];
    },
    [1, 1],
  );
  row(
    'LOF_011: deployed, 1 power for each other friendly Jedi',
    { you: { leader: deployed('LOF_011'), ground: ['LOF_193', 'SOR_051', 'SOR_095'] } },
    (t) => [t.unit('LOF_011').power, t.unit('LOF_011').keywords],
    [3, { saboteur: 1 }],
  );
  row(
    'LOF_012: as she is deployed, the hand may go for two cards',
    {},
    () =>
      [true, false].map((wanted) => {
        const t = board({ you: { leader: 'LOF_012', hand: ['SOR_095'], deck: ['SOR_063', 'SOR_128', 'SOR_046'] } }).use('LOF_012', 1);
        return (wanted ? t.yes() : t.no()).ids(0, 'hand');
      }),
    [['SOR_063', 'SOR_128'], ['SOR_095']],
  );
  row(
    'LOF_014: deployed, the defender has 2 power less',
    { you: { leader: deployed('LOF_014') }, them: { ground: ['SOR_046'] } },
    (t) => t.attack('LOF_014', 'SOR_046').unit('LOF_014').damage,
    1,
  );
  row(
    'LOF_017: deployed, a friend that attacks and defeats a unit may be trained',
    { you: { leader: deployed('LOF_017'), ground: ['SOR_046'] }, them: { ground: ['SOR_128'] } },
    (t) => [upgradesOf(t.attack('SOR_046', 'SOR_128').yes(), 'SOR_046'), t.unit('LOF_017').ready],
    [[XP], true],
  );
});
