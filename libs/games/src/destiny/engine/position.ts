import type { CardState, DestinyState } from './state.js';

/** A card in a position that is set up by hand; `as` is its name in the position. */
interface Laid {
  readonly as: string;
  readonly card: string;
  readonly dice?: number;
  /** The side that its dice show in the pool; -1: the dice are on the card. */
  readonly side?: number;
  readonly damage?: number;
  readonly shields?: number;
  readonly exhausted?: boolean;
  readonly on?: string;
}

interface LaidSeat {
  readonly play: readonly Laid[];
  readonly hand: readonly Laid[];
  readonly deck: readonly Laid[];
  readonly discard: readonly Laid[];
  readonly outside?: readonly Laid[];
  readonly resources: number;
}

interface LaidTable {
  readonly battlefield: string;
  /** The seat that controls the battlefield. */
  readonly first: number;
  readonly turn: number;
  readonly claimed: number | null;
  readonly passes: number;
}

const fresh = (key: string, laid: Laid, owner: number, zone: CardState['zone']): CardState => ({
  key,
  card: laid.card,
  owner,
  controller: owner,
  zone,
  exhausted: laid.exhausted ?? false,
  damage: laid.damage ?? 0,
  shields: laid.shields ?? 0,
  host: null,
  support: false,
  doomed: false,
});

/**
 * A position in the action phase of the first round, set up by hand for worked examples and judges'
 * questions. `keys` receives the key of each card by its name. Continue it with `resume`.
 */
export const layTable = (
  seats: readonly LaidSeat[],
  table: LaidTable,
  keys: Map<string, string>,
): DestinyState => {
  const cards: DestinyState['cards'] = {};
  const dice: DestinyState['dice'] = {};
  const add = (laid: Laid, owner: number, zone: CardState['zone']): string => {
    const key = `c${Object.keys(cards).length + 1}`;
    cards[key] = fresh(key, laid, owner, zone);
    keys.set(laid.as, key);
    const side = laid.side ?? -1;
    const place = zone !== 'play' ? 'aside' : side < 0 ? 'card' : 'pool';
    for (let n = 1; n <= (laid.dice ?? 0); n += 1)
      dice[`${key}.${n}`] = { key: `${key}.${n}`, card: key, owner, place, side, loose: false };
    return key;
  };
  const decks = seats.map((seat, owner) => {
    for (const laid of seat.play) add(laid, owner, 'play');
    for (const laid of seat.hand) add({ dice: 1, ...laid }, owner, 'hand');
    for (const laid of seat.discard) add(laid, owner, 'discard');
    for (const laid of seat.outside ?? []) add(laid, owner, 'outside');
    return seat.deck.map((laid) => add(laid, owner, 'deck'));
  });
  for (const laid of seats.flatMap(({ play }) => play)) {
    const upgrade = cards[keys.get(laid.as) ?? ''];
    if (upgrade && laid.on !== undefined) upgrade.host = keys.get(laid.on) ?? null;
  }
  const battlefield = add({ as: 'the battlefield', card: table.battlefield }, table.first, 'play');
  return {
    version: 1,
    seats: seats.map(({ resources }) => ({ resources, extra: 0, eliminated: false, roll: null })),
    cards,
    dice,
    decks,
    round: 1,
    phase: 'action',
    battlefield,
    claimed: table.claimed,
    passes: table.passes,
    ending: false,
    queue: [],
    stack: [
      { kind: 'round', at: 1 },
      { kind: 'turn', at: 0, seat: table.turn },
    ],
    waiting: null,
    answer: null,
    winner: null,
    drawn: 0,
  };
};
