import type { PgnPlayer, PgnState, PgnUnit, TableCard, TableHalf, TableUnit } from '#contracts';
import { EXPERIENCE, printedId, SHIELD } from './cards.js';

/**
 * Assigns numbers to the cards of a record, so that a card has the same number at every position.
 */
export class CardNumbers {
  readonly #known = new Map<string, number>();
  readonly ids = new Set<string>();

  of(named: string, id: string = printedId(named)): TableCard {
    const card = this.#known.get(named) ?? this.#known.size;
    this.#known.set(named, card);
    this.ids.add(id);
    return { card, id };
  }
}

/** The printed ids of the bases by seat; events refer to them as base@1 and base@2. */
export type Bases = readonly [string, string];

/** The card that a name in an event refers to. */
export const cardNamed = (numbers: CardNumbers, bases: Bases, named: string): TableCard =>
  named === 'base@1' || named === 'base@2'
    ? numbers.of(named, bases[named === 'base@1' ? 0 : 1])
    : numbers.of(named);

const counters = (numbers: CardNumbers, unit: PgnUnit, id: string, count: number): TableCard[] =>
  Array.from({ length: count }, (_, nth) => numbers.of(`${unit.id}/${id}/${nth}`, id));

const unitOf = (numbers: CardNumbers, unit: PgnUnit, leader: string): TableUnit => ({
  ...numbers.of(unit.id),
  arena: unit.zone === 'space' ? 'space' : 'ground',
  power: unit.power,
  hp: unit.hp,
  damage: unit.damage,
  ready: !unit.exhausted,
  leader: unit.id === leader,
  keywords: unit.keywords.map((keyword) => ({ keyword, n: null })),
  upgrades: [
    ...unit.upgrades.map((card) => numbers.of(card)),
    ...counters(numbers, unit, SHIELD, unit.shields),
    ...counters(numbers, unit, EXPERIENCE, unit.experience),
  ],
  captives: unit.captured.map((card) => numbers.of(card)),
});

const halfOf = (numbers: CardNumbers, player: PgnPlayer, bases: Bases): TableHalf => {
  const { leader, resources } = player;
  const all = player.resourcesReady + player.resourcesExhausted;
  return {
    base: {
      ...cardNamed(numbers, bases, `base@${player.seat}`),
      damage: player.baseMaxHp - player.baseHp,
      hp: player.baseMaxHp,
      epicUsed: player.baseEpicActionUsed,
    },
    leaders: [
      {
        ...numbers.of(leader.id),
        deployed: leader.deployed,
        ready: !leader.exhausted,
        epicUsed: leader.epicActionUsed,
      },
    ],
    handSize: Math.max(0, player.handSize),
    // A record from one player's view does not contain the other hand.
    hand:
      player.hand.length === 0 && player.handSize > 0
        ? null
        : player.hand.map((card) => ({ ...numbers.of(card), cost: null })),
    deckSize: Math.max(0, player.deckSize),
    discard: player.discard.map((card) => numbers.of(card)),
    resources: Array.from({ length: Math.min(500, Math.max(0, all)) }, (_, nth) => ({
      ready: nth < player.resourcesReady,
      id: resources[nth] === undefined ? null : numbers.of(resources[nth]).id,
    })),
    credits: Math.max(0, player.credits),
    force: player.hasForce,
    units: player.cards.map((unit) => unitOf(numbers, unit, leader.id)),
    passed: false,
  };
};

const phases = ['setup', 'action', 'regroup', 'over'] as const;

/** The board that shows a folded state of the record. */
export const boardOf = (numbers: CardNumbers, state: PgnState, bases: Bases) => ({
  round: state.round,
  phase: phases.find((phase) => state.phase.toLowerCase().startsWith(phase)) ?? 'action',
  initiative: state.initiative === 1 ? ('a' as const) : ('b' as const),
  initiativeTaken: state.initiativeTaken,
  a: halfOf(numbers, state.players[0], bases),
  b: halfOf(numbers, state.players[1], bases),
});
