/**
 * Actions whose condition is part of the effect, and discounts that outlast the card that gave
 * them.
 */
import type { SideSetup, Table } from '#rules';
import { describe, expect, it } from 'vitest';
import { board, deployed, sides } from '../behaviour/testing/rows.js';
import { cardById } from '../facts/catalogue.js';
import { arenaOf, leaveAll, rulings, units } from './testing.js';

const { alike, ruling } = rulings(it, expect);
const BIG = 'SOR_046';

/** What an ability could have changed, apart from its cost. */
const traces = (t: Table) =>
  t.state.players.map((p) => [
    p.hand.length,
    p.deck.length,
    p.units.length,
    p.resources.length,
    t.state.damage[p.base],
    p.units.map((c) => [t.state.ready[c], t.state.damage[c]]),
  ]);

describe('an action whose condition stands in its effect', () => {
  alike(
    'can be used though it does nothing but exhaust',
    [
      'ASH_010#1',
      'JTL_006#2',
      'JTL_134#1',
      'LAW_005#1',
      'LAW_016#1',
      'LOF_011#1',
      'LOF_012#3',
      'LOF_243#1',
      'SEC_008#1',
      'SEC_015#1',
      'TWI_002#1',
      'TWI_004#2',
      'TWI_006#1',
      'TWI_007#1',
      'TWI_017#1',
    ],
    (card) => {
      const leader = cardById(card)?.type === 'Leader';
      const t = sides(
        leader
          ? { leader: card, ground: [BIG], hand: [BIG] }
          : { ground: [card, BIG], hand: [BIG] },
        { ground: [BIG] },
      );
      const own = t.state.id.indexOf(card);
      const before = traces(t);
      t.use(card);
      const spent = t.state.ready[own];
      t.state.ready[own] = 1;
      return [
        [spent, t.asks(), traces(t)],
        [0, '1 action', before],
      ];
    },
  );
  ruling(
    'LAW_200#1: not one that would change nothing: the Blaster was not discarded in this phase',
    { you: { discard: ['LAW_200'], ground: [BIG] } },
    (t) => t.options().some((o) => o.startsWith('use LAW_200')),
    false,
  );
  ruling(
    'LOF_246#1: Grogu heals nothing and then deals nothing',
    { you: { ground: ['LOF_246', BIG] } },
    (t) => {
      leaveAll(t.use('LOF_246'));
      return [t.unit('LOF_246').damage, t.unit(BIG).damage, t.asks()];
    },
    [0, 0, '1 action'],
  );
});

interface Discount {
  readonly you: SideSetup;
  /** The card that is defeated before anything is played, and the card that is played then. */
  readonly source: string;
  readonly next: string;
  readonly begin: (t: Table) => Table;
}

const attacking = (source: string, next: string, you: SideSetup = {}): Discount => ({
  you: { ...units(source), hand: [next], ...you },
  source,
  next,
  begin: (t) => leaveAll(t.attack(source)),
});
const played = (source: string, next: string): Discount => ({
  you: { hand: [source, next] },
  source,
  next,
  begin: (t) => t.play(source),
});

const DISCOUNTS: Readonly<Record<string, Discount & { readonly less: number }>> = {
  ASH_237: { ...played('ASH_237', 'SOR_128'), less: 1 },
  JTL_098: { ...attacking('JTL_098', 'JTL_052'), less: 1 },
  LAW_158: { ...played('LAW_158', 'SHD_163'), less: 1 },
  LOF_005: {
    ...attacking('LOF_005', 'SOR_164', { ground: ['SOR_164'], leader: deployed('LOF_005') }),
    less: 1,
  },
  SEC_110: { ...attacking('SEC_110', BIG), less: 1 },
  TWI_246: { ...attacking('TWI_246', 'HMW_256'), less: 1 },
};

const priceOf = (t: Table, card: string): number => {
  const before = t.ready(0);
  return before - leaveAll(t.play(card)).ready(0);
};

/** The cost of the next card, and its cost after the source has been used and defeated. */
function prices({ you, source, next, begin }: Discount): [number, number] {
  const given = {
    you: { ...you, resources: 30 },
    them: { hand: ['SOR_077'], resources: 30, [arenaOf(source)]: [BIG] },
  };
  const t = begin(board(given));
  t.state.damage[t.state.id.indexOf(source)] = (cardById(source)?.hp ?? 1) - 1;
  t.play('SOR_077');
  if (t.asks() === '1 target') t.pick(source);
  return [priceOf(board(given), next), priceOf(t, next)];
}

describe('a discount', () => {
  alike(
    'stays though whoever gave it has been defeated',
    ['ASH_237#1', 'JTL_098#2', 'LAW_158#1', 'LOF_005#2', 'SEC_110#1', 'TWI_246#1'],
    (card) => {
      const { less, ...given } = DISCOUNTS[card] as Discount & { less: number };
      const [printed, now] = prices(given);
      return [printed - now, less];
    },
  );

  ruling(
    'LOF_005#3: counts a keyword that the unit gains as it is played',
    { you: { leader: deployed('LOF_005'), ground: ['SOR_213'], hand: ['LOF_220', 'HMW_210'] } },
    (t) => {
      const play = (): number => {
        const before = t.ready(0);
        t.play('LOF_220');
        if (t.asks() === '0 target') t.pick('play HMW_210');
        return before - t.ready(0);
      };
      t.attack('LOF_005').pass();
      return play();
    },
    8,
  );
});
