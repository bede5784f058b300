import type { Random } from '#chance';

/** A player with a reserved place: pods count from 1, seats from 0. */
export interface FixedSeat {
  readonly playerId: string;
  readonly pod: number;
  readonly seat: number;
}

export interface SeatingRequest {
  readonly players: readonly string[];
  /** The number of players in a full pod. */
  readonly podSize: number;
  readonly seating: 'random' | 'by-standing';
  /** Best first; players who are not listed come last. */
  readonly ranking?: readonly string[] | undefined;
  readonly fixed: readonly FixedSeat[];
  readonly random: Random;
}

export type SeatingPlan =
  | { readonly kind: 'planned'; readonly pods: readonly (readonly string[])[] }
  | {
      readonly kind: 'refused';
      readonly code: 'draft/too-few-players' | 'draft/fixed-seat-impossible';
      readonly data: Readonly<Record<string, string | number | readonly string[]>>;
    };

/**
 * The number of players in each pod, larger pods first: as few pods as hold everyone, and sizes
 * that differ by at most one. With pods of eight every number from 12 on but 17 gives pods of six
 * to eight. Smaller numbers cannot: two to five players share one small pod, 9, 10 and 11 sit 5+4,
 * 5+5 and 6+5, and 17 sit 6+6+5: a pod is never larger than the event's pod size.
 */
export const podSizes = (players: number, podSize: number): readonly number[] => {
  const pods = Math.ceil(players / podSize);
  return Array.from(
    { length: pods },
    (_, index) => Math.floor(players / pods) + (index < players % pods ? 1 : 0),
  );
};

interface Plan {
  readonly seats: (string | null)[][];
  readonly impossible: readonly string[];
}

const place = (sizes: readonly number[], { players, fixed }: SeatingRequest): Plan => {
  const seats = sizes.map((size) => Array.from({ length: size }, (): string | null => null));
  const placed = new Set<string>();
  const impossible: string[] = [];
  for (const { playerId, pod, seat } of fixed) {
    const table = seats[pod - 1];
    if (!table || table[seat] !== null || placed.has(playerId) || !players.includes(playerId))
      impossible.push(playerId);
    else {
      table[seat] = playerId;
      placed.add(playerId);
    }
  }
  return { seats, impossible };
};

const byRank = (players: readonly string[], ranking: readonly string[]): readonly string[] => {
  const ranks = new Map(ranking.map((playerId, index) => [playerId, index]));
  return [...players].sort(
    (one, other) => (ranks.get(one) ?? ranking.length) - (ranks.get(other) ?? ranking.length),
  );
};

/**
 * The pod and seat of each player. By standing, the best players are in the first pod and so on;
 * seats within a pod are always drawn at random.
 */
export const planSeating = (request: SeatingRequest): SeatingPlan => {
  const { players, podSize, seating, ranking = [], random } = request;
  if (players.length < 2)
    return { kind: 'refused', code: 'draft/too-few-players', data: { players: players.length } };
  const sizes = podSizes(players.length, podSize);
  const { seats, impossible } = place(sizes, request);
  if (impossible.length > 0)
    return { kind: 'refused', code: 'draft/fixed-seat-impossible', data: { players: impossible } };
  const sitting = new Set(seats.flat());
  const drawn = random.shuffle(players.filter((playerId) => !sitting.has(playerId)));
  const waiting = seating === 'by-standing' ? [...byRank(drawn, ranking)] : drawn;
  const pods = seats.map((table) => {
    const free = table.filter((playerId) => playerId === null).length;
    const coming = random.shuffle(waiting.splice(0, free));
    return table.map((playerId) => playerId ?? coming.pop() ?? '');
  });
  return { kind: 'planned', pods };
};
