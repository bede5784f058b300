import { describe, expect, it } from 'vitest';
import { board, deployed, numbers, rows, times, upgradesOf, XP } from '../testing/rows.js';

const row = rows(it, expect);

describe('Secrets of Power, deployed leaders', () => {
  row(
    'SEC_004: deployed, a disclosed card as she attacks',
    { you: { leader: deployed('SEC_004'), hand: ['SOR_046'], ground: ['SOR_128', 'SOR_095'] } },
    (t) => upgradesOf(t.attack('SEC_004', 'SOR_029').pick('SOR_046'), 'SOR_128'),
    [XP],
  );
  row(
    'SEC_007: deployed, any card of the hand for any unit, as often as wished',
    { you: { leader: deployed('SEC_007'), hand: ['SOR_069', 'SOR_232', 'SOR_128'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.use('SEC_007').pick('SOR_069').pick('play SOR_232').yes().unit('SOR_046').damage, t.pass().options().includes('use SEC_007 0')],
    [6, true],
  );
  row(
    'SEC_008: deployed, a card played from the resources heals 1',
    { you: { leader: deployed('SEC_008'), hand: ['SEC_245', 'SOR_095'], resources: ['SEC_172', ...times(15, 'SOR_046')], baseDamage: 5 } },
    (t) => {
      t.play('SOR_095').pass();
      const before = t.base(0);
      t.play('SEC_245').pick('play SEC_172');
      if (t.asks() === '0 order') t.pick('SEC_008');
      return [before, t.base(0)];
    },
    [5, 4],
  );
  row(
    'SEC_009: deployed, other friendly Officials have 1 HP',
    { you: { leader: deployed('SEC_009'), ground: ['SEC_108', 'SOR_095'] } },
    (t) => [numbers(t, 'SEC_108')[1], numbers(t, 'SOR_095')[1], numbers(t, 'SEC_009')[1]],
    [4, 3, 7],
  );
  row(
    'SEC_016: deployed, a revealed card may deal 1 and leaves her ready',
    { you: { leader: deployed('SEC_016'), hand: ['SEC_181', 'SOR_172'] }, them: { ground: ['SOR_046'] } },
    (t) => [t.play('SEC_181').pick('SOR_172').pick('SOR_046').unit('SOR_046').damage, t.unit('SEC_016').ready],
    [1, true],
  );
  row(
    'SEC_017: deployed, her hit discards a card of the hand, and its player draws',
    { you: { leader: deployed('SEC_017') }, them: { hand: ['SOR_095', 'SOR_128'], deck: ['SOR_063'] } },
    (t) => t.attack('SEC_017', 'SOR_029').pick('SOR_128').ids(1, 'hand'),
    ['SOR_095', 'SOR_063'],
  );
  row(
    'SEC_018: deployed, rescued friends enter play ready',
    {},
    () =>
      [deployed('SEC_018'), 'SEC_018'].map(
        (leader) =>
          board({ you: { leader, hand: ['SOR_078'] }, them: { ground: [{ id: 'SOR_046', captives: ['SOR_095'] }] } })
            .play('SOR_078')
            .unit('SOR_095').ready,
      ),
    [true, false],
  );
});
