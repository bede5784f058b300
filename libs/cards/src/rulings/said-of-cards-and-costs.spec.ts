/**
 * Rulings that repeat what an ability says about cards, names and costs: each is tested in play.
 */
import { describe, expect, it } from 'vitest';
import {
  board,
  costOf,
  deployed,
  DROID,
  numbers,
  SHIELD,
  spent,
  times,
  upgradesOf,
  wearing,
  XP,
} from '../behaviour/testing/rows.js';
import { leaveAll, rulings, takeAll, units } from './testing.js';

const { ruling, alike } = rulings(it, expect);
const BIG = 'SOR_046';
const WEAK = 'SOR_128';
const MARINE = 'SOR_095';
const ADVANTAGE = 'TOKEN_ADVANTAGE';

describe('rulings on what a constant ability asks', () => {
  ruling(
    'LOF_060#1: a Force upgrade does as well as a Force unit',
    { you: units('TWI_058', MARINE), them: { hand: ['LOF_056'] } },
    () =>
      [[], ['LOF_112'], [wearing(MARINE, 'LOF_056')]].map((others) =>
        numbers(board({ you: units('TWI_058', ...others) }), 'TWI_058'),
      ),
    [
      [1, 3],
      [2, 4],
      [2, 4],
    ],
  );
  ruling(
    'LOF_073#1: an attack exhausts the upgraded unit',
    { you: { ground: ['LOF_073', wearing(MARINE, XP)] } },
    (t) => t.attack(MARINE).unit(MARINE).ready,
    false,
  );
  ruling(
    'LOF_186#2: two that double Raid make it four times as much',
    { you: { ground: ['LOF_186', 'SOR_157'], hand: ['TWI_116'] } },
    (t) => t.play('TWI_116').pick('LOF_186').pass().attack('SOR_157').base(1),
    8,
  );
  ruling(
    'JTL_105#2: half of the resources, and all of what is no resource',
    { you: { leader: 'SOR_005', space: ['JTL_105'] } },
    (t) => {
      const before = t.ready(0);
      t.use('SOR_005');
      const { ready } = t.state.players[0]!.leaders.map((c) => ({ ready: t.state.ready[c] }))[0]!;
      return [before - t.ready(0), ready, costOf(BIG, { space: ['JTL_105'] }) * 2 - costOf(BIG)];
    },
    [1, 0, 0],
  );
  ruling(
    'JTL_034#1: a header that only includes “When Defeated” is one',
    { you: { leader: 'JTL_002', ground: ['TWI_229'] }, them: { hand: ['SOR_078'] }, active: 1 },
    (t) => {
      takeAll(t.play('SOR_078'));
      return t.units(DROID).length;
    },
    2,
  );
  alike(
    'upgrades that are given or moved to it are not played on it',
    ['ASH_047#1', 'JTL_202#1', 'LOF_229#1'],
    (card) => {
      const side = { ...units(card, wearing(WEAK, 'SOR_120')), force: true, deck: [BIG] };
      const given = board({ you: { ...side, hand: ['ASH_161'] } }).play('ASH_161');
      if (given.asks() === '0 target') given.pick(card);
      const moved = board({ you: { ...side, hand: ['SHD_064'] } }).play('SHD_064');
      moved.pick('SOR_120');
      if (moved.asks() === '0 target') moved.pick(card);
      const played = board({ you: { ...side, hand: ['SOR_120'] } }).play('SOR_120');
      if (played.asks() === '0 target' && played.options().includes(WEAK)) played.pick(card);
      return [
        [given.asks(), upgradesOf(moved, card), moved.asks(), played.asks()[0]],
        ['1 action', ['SOR_120'], '1 action', '0'],
      ];
    },
  );
});

describe('rulings on leaders', () => {
  ruling(
    'ASH_015#1: a token for each friendly unit but the one that gets them',
    { you: { leader: 'ASH_015', ground: [spent(BIG), MARINE, WEAK] } },
    (t) => {
      t.use('ASH_015');
      if (t.asks() === '0 target') t.pick(BIG);
      return upgradesOf(t, BIG);
    },
    [ADVANTAGE, ADVANTAGE],
  );
  ruling(
    'SEC_004#1: a unit that shares another icon with the disclosed card gets none',
    { you: { leader: 'SEC_004', hand: [MARINE], ground: [BIG, 'SOR_164', 'SOR_225'].slice(0, 2) } },
    (t) => {
      takeAll(t.use('SEC_004'));
      return [upgradesOf(t, BIG), upgradesOf(t, 'SOR_164')];
    },
    [[], [XP]],
  );
  ruling(
    'SEC_004#2: Leia may give it to herself, and strikes with it',
    { you: { leader: deployed('SEC_004'), hand: ['SOR_164'] } },
    (t) => {
      t.attack('SEC_004');
      takeAll(t);
      return [upgradesOf(t, 'SEC_004'), t.base(1)];
    },
    [[XP], 5],
  );
  ruling(
    'SHD_012#3: the second damage asks nothing of the first',
    { you: { leader: deployed('SHD_012'), ground: ['SHD_170', 'SHD_190', 'SHD_150'].slice(2) } },
    (t) => {
      t.attack('SHD_150', 'SOR_029');
      leaveAll(t).pass().attack('SHD_012', 'SOR_029');
      const first = t.asks();
      t.none();
      return [first, t.asks()];
    },
    ['0 target', '0 target'],
  );
  ruling(
    'LOF_005#1: Ambush that comes only as the unit is played makes it no cheaper',
    {
      you: { leader: deployed('LOF_005'), base: 'SOR_022', ground: ['SHD_204'], hand: [WEAK] },
    },
    (t) => {
      leaveAll(t.attack('LOF_005')).pass();
      const before = t.ready(0);
      takeAll(t.use('SOR_022'));
      return [
        t.units(WEAK).length,
        before - t.ready(0),
        costOf(WEAK, { leader: deployed('LOF_005'), base: 'SOR_022' }),
      ];
    },
    [1, 3, 3],
  );
  ruling(
    'LOF_001#2: what one upgrade triggers is over before the next is played',
    {
      you: {
        leader: 'LOF_001',
        discard: ['SHD_124', 'SOR_120'],
        resources: 20,
      },
      them: { ground: [WEAK] },
    },
    (t) => {
      t.use('LOF_001', 1).pick('play SHD_124');
      return [t.unit('LOF_001').captives.map(({ id }) => id), t.options()];
    },
    [[WEAK], ['play SOR_120']],
  );
  ruling(
    'TS26_012#1: as many resources are defeated as were put there',
    {
      you: {
        base: 'TS26_012',
        leader: deployed('SOR_010'),
        hand: [BIG],
        deck: times(4, MARINE),
        resources: 3,
      },
      them: { deck: times(4, MARINE) },
    },
    (t) => {
      takeAll(t.use('TS26_012'));
      const more = t.ids(0, 'resources').length;
      takeAll(t.pass().pass());
      return [more, t.ids(0, 'resources').length];
    },
    [4, 3],
  );
});

describe('rulings on playing and on names', () => {
  ruling(
    'SEC_145#1: no other action plays it',
    { you: { leader: 'LAW_003', hand: ['SEC_145', BIG, MARINE] } },
    (t) => [t.options().includes('play SEC_145'), t.use('LAW_003').options()],
    [true, [`play ${BIG}`, `play ${MARINE}`]],
  );
  ruling(
    'SEC_195#1: what a base guards may be rescued',
    { you: { hand: ['SHD_197'], ground: ['SOR_164'] }, them: { hand: ['SEC_195'] }, active: 1 },
    (t) => {
      t.play('SEC_195');
      const gone = t.units('SOR_164').length;
      takeAll(t.play('SHD_197'));
      return [gone, t.units('SOR_164').length, upgradesOf(t, 'SHD_197')];
    },
    [0, 1, []],
  );
  ruling(
    'JTL_221#2: whoever has taken the initiative cannot play it any more',
    { you: { space: ['JTL_221'], ground: [BIG], hand: ['SOR_078'] }, active: 1 },
    (t) => {
      const plays = (by: typeof t) =>
        by.options().filter((o) => o.startsWith('play JTL_221')).length;
      const open = board({
        you: { space: ['JTL_221'], ground: [BIG], hand: ['SOR_078'] },
      });
      takeAll(open.play('SOR_078').pick('JTL_221'));
      takeAll(t.pick('take-initiative').play('SOR_078').pick('JTL_221'));
      return [plays(open), t.asks(), plays(t)];
    },
    [1, '0 action', 0],
  );
  ruling(
    'JTL_260#2: each player who has the plans for a while pays 2 less for a first unit',
    {
      you: { ground: [wearing(MARINE, 'JTL_260')], hand: ['SOR_247', 'SOR_247'] },
      them: { ground: [BIG], hand: ['SOR_247', 'SOR_247'] },
    },
    (t) => {
      const paid = (seat: 0 | 1) => {
        const before = t.ready(seat);
        return before - t.play('SOR_247').ready(seat);
      };
      const first = paid(0);
      takeAll(t.attack(BIG, MARINE));
      t.pass();
      const second = paid(1);
      t.pass();
      return [first, second, paid(1)];
    },
    [0, 0, 2],
  );
  ruling(
    'LAW_063#5: what one Droid triggers is over before the next is played',
    { you: { hand: ['LAW_063'], deck: ['SHD_197', 'SEC_080'] } },
    (t) => {
      t.play('LAW_063').pick('SHD_197').pick('SEC_080');
      return t.events.flatMap((happened) =>
        happened.e === 'played' || happened.e === 'created' ? [happened.id] : [],
      );
    },
    ['LAW_063', 'SHD_197', SHIELD, 'SEC_080'],
  );
  ruling(
    'LAW_215#4: the chosen player may leave the card',
    { you: { space: ['LAW_215'], deck: [MARINE] } },
    (t) => {
      t.attack('LAW_215').pick('seat 0').pick('seat 0');
      const { min } = t.decision;
      return [t.asks(), min];
    },
    ['0 target', 0],
  );
  ruling(
    'SEC_046#4: every copy that the opponent owns loses its abilities',
    { you: { hand: ['SEC_046'] }, them: { ground: ['SOR_063', 'SOR_063'] } },
    (t) => {
      t.play('SEC_046').move({ name: 'Cloud City Wing Guard' });
      return t.units('SOR_063').map(({ keywords }) => Object.keys(keywords));
    },
    [[], []],
  );
  ruling(
    'SEC_046#5: and gains none',
    { you: { hand: ['SEC_046'] }, them: { ground: [wearing(MARINE, 'SOR_057')] } },
    (t) => {
      const had = Object.keys(t.unit(MARINE).keywords);
      t.play('SEC_046').move({ name: 'Battlefield Marine' });
      return [had, Object.keys(t.unit(MARINE).keywords)];
    },
    [['sentinel'], []],
  );
  ruling(
    'SEC_046#6: a base may be named, and has no epic action then',
    { you: { hand: ['SEC_046'] }, them: { base: 'SOR_022', hand: [WEAK] } },
    (t) => {
      t.play('SEC_046').move({ name: 'Energy Conversion Lab' });
      return t.options().filter((o) => o.includes('SOR_022'));
    },
    [],
  );
  ruling(
    'SHD_163#1: a card that somebody discards from another’s hand counts',
    { you: { ground: ['SHD_163'], hand: ['SOR_200'] }, them: { hand: [BIG] } },
    (t) => {
      t.play('SOR_200');
      if (t.options().includes(BIG)) t.pick(BIG);
      return [t.asks(), t.options().includes('SOR_029')];
    },
    ['0 target', true],
  );
  ruling(
    'ASH_179#1: one base is chosen for all of the damage',
    { you: { ground: ['ASH_179'], baseDamage: 10 } },
    (t) => {
      t.attack('ASH_179').pick('SOR_029');
      takeAll(t);
      return t.base(1);
    },
    8 + 2,
  );
});
