import type { SideSetup, Table } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, times, wearing } from '../behaviour/testing/rows.js';
import { leaveAll, rulings, units } from './testing.js';

const { alike, ruling } = rulings(it, expect);

interface Search {
  /** How many cards are looked at, and one of them that may be taken. */
  readonly top: number;
  readonly want: string;
  readonly you?: SideSetup;
  readonly them?: SideSetup;
  readonly begin?: (t: Table) => Table;
  /** The owner of the deck. */
  readonly seat?: 0 | 1;
}
const REST = 'SOR_171';
const KEPT = ['SOR_172', 'SOR_173'];
const attack = (id: string, top: number, want: string): Search => ({
  top,
  want,
  you: { hand: [], ...units(id) },
  begin: (t) => t.attack(id, 'SOR_029'),
});
const falls = (id: string, top: number, want: string, more: SideSetup = {}): Search => ({
  top,
  want,
  you: { hand: [], ...more, ...units(id) },
  them: { ground: ['SOR_087'] },
  begin: (t) => t.attack(id, 'SOR_087'),
});
const play = (top: number, want: string, you: SideSetup = {}): Search => ({ top, want, you });
const SEARCHES: Readonly<Record<string, Search>> = {
  ASH_090: { ...play(8, 'SOR_120', { ground: [wearing('SOR_046', 'SOR_120')] }) },
  ASH_110: { ...play(10, 'SOR_225'), begin: (t) => t.play('ASH_110').yes() },
  ASH_230: {
    ...play(3, 'SOR_095', { hand: [], ground: [wearing('SOR_046', 'ASH_230')] }),
    begin: (t) => t.use('SOR_046'),
  },
  ASH_235: { ...play(5, 'SOR_095'), begin: (t) => t.play('ASH_235').pick('9') },
  ASH_245: {
    ...play(8, 'SOR_095', { hand: [], space: ['ASH_245'] }),
    begin: (t) => t.use('ASH_245'),
  },
  JTL_098: {
    ...play(5, 'JTL_145', { space: ['SOR_225'] }),
    begin: (t) => t.pick('play JTL_098 pilot'),
  },
  LAW_005: {
    ...play(3, 'SOR_095', { hand: [], leader: 'LAW_005', ground: ['SOR_095'] }),
    them: { ground: ['SOR_087'] },
    begin: (t) => t.attack('SOR_095', 'SOR_087').pass().use('LAW_005'),
  },
  LAW_063: play(10, 'SOR_236'),
  LAW_074: {
    ...play(5, 'SHD_147', { hand: [], ground: ['LAW_074'] }),
    begin: (t) => t.attack('LAW_074', 'SOR_029'),
  },
  LAW_136: play(3, 'SHD_147'),
  LAW_138: play(5, 'SHD_147'),
  LAW_145: play(5, 'SOR_095', { ground: ['SOR_046'] }),
  LAW_166: play(8, 'SOR_046'),
  LOF_057: falls('LOF_057', 5, 'LOF_256'),
  LOF_068: attack('LOF_068', 5, 'SOR_137'),
  LOF_100: play(7, 'SOR_095'),
  LOF_115: { ...play(5, 'LOF_256', { force: true }), begin: (t) => t.play('LOF_115').yes() },
  LOF_122: { ...play(3, 'SOR_095', { ground: ['SOR_046'] }), begin: (t) => t.play('LOF_122') },
  LOF_219: { ...play(5, 'SOR_095', { discard: ['SOR_046'] }), begin: (t) => t.play('LOF_219') },
  SEC_001: {
    ...play(5, 'SEC_082', { hand: [], leader: 'SEC_001' }),
    begin: (t) => t.use('SEC_001'),
  },
  SEC_072: play(8, 'SOR_120'),
  SEC_211: play(3, 'SOR_095'),
  SHD_123: {
    top: 5,
    want: 'SOR_095',
    you: { hand: [], ground: ['SOR_087'] },
    them: { ground: [wearing('SOR_128', 'SHD_123')] },
    begin: (t) => t.attack('SOR_087', 'SOR_128').yes(),
  },
  SHD_194: play(7, 'SOR_225'),
  SHD_245: play(5, 'SOR_120'),
  SHD_253: play(8, 'SOR_120'),
  SOR_084: play(5, 'SOR_128'),
  SOR_087: play(10, 'SOR_128'),
  SOR_096: play(5, 'SOR_095'),
  SOR_104: play(10, 'SOR_095'),
  SOR_123: play(5, 'SOR_095'),
  SOR_125: play(8, 'SOR_225'),
  SOR_181: play(8, 'SOR_222'),
};

describe('a search of the top of a deck', () => {
  alike(
    'puts what is not taken on the bottom, below the rest of the deck',
    [
      'ASH_090#1',
      'ASH_110#2',
      'ASH_230#1',
      'ASH_235#2',
      'ASH_245#2',
      'JTL_098#3',
      'LAW_005#2',
      'LAW_063#3',
      'LAW_074#1',
      'LAW_136#1',
      'LAW_138#1',
      'LAW_145#1',
      'LAW_166#1',
      'LOF_057#1',
      'LOF_068#1',
      'LOF_100#1',
      'LOF_115#1',
      'LOF_122#1',
      'LOF_219#1',
      'SEC_001#2',
      'SEC_072#1',
      'SEC_211#1',
      'SHD_123#2',
      'SHD_194#1',
      'SHD_245#1',
      'SHD_253#1',
      'SOR_084#1',
      'SOR_087#5',
      'SOR_096#1',
      'SOR_104#4',
      'SOR_123#1',
      'SOR_125#1',
      'SOR_181#1',
    ],
    (card) => {
      const { top, want, you, them, begin } = SEARCHES[card] as Search;
      const t = board({
        you: { hand: [card], deck: [want, ...times(top - 1, REST), ...KEPT], ...you },
        them: them ?? {},
      });
      if (begin) begin(t);
      else t.play(card);
      for (let n = 0; t.decision.kind !== 'search' && n < 3; n++) t.move({ pick: [0] });
      const looked = t.decision.shown?.length;
      leaveAll(t.pick(want));
      return [
        [looked, t.ids(0, 'deck')],
        [top, [...KEPT, ...times(top - 1, REST)]],
      ];
    },
  );
  ruling(
    'LOF_103#1: what is chosen lies on top, and the others on the bottom',
    { you: { hand: ['LOF_103'], deck: ['LOF_256', ...times(7, REST), ...KEPT] } },
    (t) => leaveAll(t.play('LOF_103').pick('LOF_256')).ids(0, 'deck'),
    ['LOF_256', ...KEPT, ...times(7, REST)],
  );
  ruling(
    'LOF_117#3: those that are not discarded go to the bottom',
    {
      you: { ground: ['LOF_117'], deck: ['SOR_171', 'TWI_093', ...times(6, REST), ...KEPT] },
      them: { ground: [{ id: 'SOR_087', upgrades: ['SOR_120'] }] },
    },
    (t) => {
      t.attack('LOF_117', 'SOR_087').pick('TWI_093');
      return [leaveAll(t).ids(0, 'deck'), t.ids(0, 'discard').includes('TWI_093')];
    },
    [[...KEPT, ...times(7, REST)], true],
  );
  ruling(
    'ASH_224#1: the opponent who searches puts the others on the bottom of their own deck',
    {
      you: { hand: ['ASH_224'], ground: ['SOR_046'] },
      them: { deck: ['SOR_172', REST, 'SOR_173', 'SOR_174'] },
    },
    (t) => {
      t.play('ASH_224');
      while (t.decision.kind !== 'search')
        t.move(t.decision.kind === 'divide' ? { amounts: [1] } : { pick: [0] });
      return [t.decision.seat, leaveAll(t.pick('SOR_172')).ids(1, 'deck')];
    },
    [1, ['SOR_173', 'SOR_174', REST]],
  );
});

interface Mill {
  readonly you: SideSetup;
  readonly begin: (t: Table) => Table;
  readonly n?: number;
  /** The owner of the deck. */
  readonly seat?: 0 | 1;
}
const byAttack = (id: string, n = 1, seat: 0 | 1 = 0): Mill => ({
  you: units(id),
  begin: (t) => t.attack(id, 'SOR_029'),
  n,
  seat,
});
const byPlay = (id: string, n: number, seat: 0 | 1, begin?: (t: Table) => Table): Mill => ({
  you: { hand: [id], ground: ['SOR_046'] },
  begin: begin ?? ((t) => t.play(id)),
  n,
  seat,
});
const MILLS: Readonly<Record<string, Mill>> = {
  JTL_048: {
    you: { space: [wearing('SOR_225', 'JTL_048')] },
    begin: (t) => t.attack('SOR_225', 'SOR_029'),
    seat: 1,
  },
  JTL_200: byAttack('JTL_200'),
  JTL_208: byPlay('JTL_208', 3, 1),
  JTL_215: {
    you: { hand: ['JTL_215'], space: ['SOR_225'] },
    begin: (t) => t.pick('play JTL_215 pilot'),
    n: 2,
  },
  LAW_012: { you: { leader: 'LAW_012', ground: ['SOR_046'] }, begin: (t) => t.use('LAW_012') },
  LAW_026: { you: { base: 'LAW_026' }, begin: (t) => t.use('LAW_026'), n: 3 },
  LAW_173: byAttack('LAW_173'),
  LAW_192: byAttack('LAW_192'),
  LAW_194: byAttack('LAW_194', 3),
  LAW_203: byPlay('LAW_203', 2, 0),
  SEC_205: byAttack('SEC_205', 1, 1),
  SHD_015: { you: { leader: 'SHD_015' }, begin: (t) => t.pass().pass() },
  SHD_041: byAttack('SHD_041'),
  SOR_188: byAttack('SOR_188', 1, 1),
  SOR_047: {
    you: { ground: ['SOR_047'] },
    begin: (t) => t.attack('SOR_047', 'SOR_029').yes(),
    seat: 1,
  },
  SOR_058: byPlay('SOR_058', 6, 1, (t) => t.play('SOR_058').pick('mode 0').pick('mode 1')),
  TWI_004: {
    you: { leader: 'TWI_004', resources: 10 },
    begin: (t) => t.use('TWI_004', 1).yes(),
  },
  TWI_195: { you: { ground: ['TWI_195'] }, begin: (t) => t.attack('TWI_195', 'SOR_029').yes() },
};

describe('cards discarded from a deck', () => {
  alike(
    'are those on top',
    [
      'JTLP_004#3',
      'JTL_048#3',
      'JTL_200#2',
      'JTL_208#2',
      'JTL_215#3',
      'LAW_012#1',
      'LAW_026#1',
      'LAW_173#1',
      'LAW_192#1',
      'LAW_194#1',
      'LAW_203#1',
      'SEC_205#1',
      'SHD_015#3',
      'SHD_041#1',
      'SOR_047#1',
      'SOR_058#1',
      'SOR_188#1',
      'TWI_004#3',
      'TWI_195#1',
    ],
    (card) => {
      const { you, begin, n = 1, seat = 0 } = MILLS[card] as Mill;
      const deck = [
        'SOR_201',
        'SOR_202',
        'SOR_203',
        'SOR_204',
        'SOR_205',
        'SOR_206',
        'SOR_207',
        'SOR_208',
      ];
      const t = begin(board({ you: { deck, ...you }, them: { deck } }));
      leaveAll(t);
      const gone = t.events.flatMap((e) =>
        e.e === 'discarded' && e.seat === seat ? [t.state.id[e.card] as string] : [],
      );
      return [gone.filter((id) => deck.includes(id)), deck.slice(0, n)];
    },
  );
  ruling(
    'SEC_090#1: the card on top, when it is attacked',
    {
      you: { deck: ['SOR_095', 'SOR_171'], ground: ['SEC_090'] },
      them: { ground: ['SOR_046'] },
      active: 1,
    },
    (t) => [t.attack('SOR_046', 'SEC_090').yes().ids(0, 'hand'), t.ids(0, 'deck')],
    [['SOR_095'], ['SOR_171']],
  );
});

describe('a whole deck that was searched', () => {
  /**
   * That the deck is in another order than before and no longer contains the found card: [actual,
   * expected].
   */
  const shuffled = (t: Table, seat: 0 | 1, deck: readonly string[], found: string) => {
    const rest = deck.filter((id) => id !== found);
    const left = leaveAll(t).ids(seat, 'deck');
    return [
      [left.join() !== rest.join(), [...left].sort()],
      [true, [...rest].sort()],
    ] as const;
  };
  const numbered = Array.from({ length: 30 }, (_, i) => `SOR_${201 + i}`);
  const withSarlacc = ['LAW_163', ...numbered];

  alike('is shuffled', ['SOR_042#1'], (card) => {
    const t = board({ you: { hand: [card], deck: numbered } }).play(card);
    return shuffled(t.pick('SOR_206'), 0, numbered, 'SOR_206');
  });
  alike('is shuffled after the base has found its card', ['LAW_023#1'], (card) => {
    const t = board({ you: { base: card, hand: ['SOR_046'], deck: withSarlacc } }).use(card);
    return shuffled(t.pick('LAW_163'), 0, withSarlacc, 'LAW_163');
  });
  alike('is shuffled, whoever owns it', ['JTL_041#1'], (card) => {
    const t = board({ you: { hand: [card] }, them: { space: ['SOR_206'], deck: numbered } });
    return shuffled(t.play(card).pick('SOR_206').pick('SOR_206'), 1, numbered, 'SOR_206');
  });
});
