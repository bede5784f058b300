import { bracketOrder } from './bracket.js';

/**
 * A match of a double elimination: its side of the bracket, the stage there and the place in it, both from 1.
 */
interface BracketPlace {
  readonly side: 'winners' | 'losers' | 'final';
  readonly stage: number;
  readonly slot: number;
}

export interface PlacedPair extends BracketPlace {
  /**
   * Null if nobody is there: a place without a player, or the loser of a match that had no
   * opponents.
   */
  readonly a: string | null;
  readonly b: string | null;
}

/** The winner of a match that was played; null while it is open. */
export type WinnerAt = (place: BracketPlace) => string | null;

interface Ended {
  readonly winner: string | null;
  readonly loser: string | null;
}

/**
 * The bracket as far as its results go. It is recomputed from the seeds each time; nothing of it is
 * stored.
 */
class DoubleBracket {
  readonly stages: number;

  constructor(
    private readonly seeds: readonly string[],
    private readonly size: number,
    private readonly winnerAt: WinnerAt,
  ) {
    this.stages = Math.log2(size);
  }

  pair(place: BracketPlace): PlacedPair {
    const [a, b] = this.entrants(place);
    return { ...place, a, b };
  }

  /** How many matches a stage has. */
  width({ side, stage }: Pick<BracketPlace, 'side' | 'stage'>): number {
    if (side === 'final') return 1;
    return side === 'winners'
      ? this.size / 2 ** stage
      : this.size / 2 ** (Math.ceil(stage / 2) + 1);
  }

  ended(place: BracketPlace): Ended {
    const { a, b } = this.pair(place);
    if (a === null || b === null) return { winner: a ?? b, loser: null };
    const winner = this.winnerAt(place);
    return { winner, loser: winner === null ? null : winner === a ? b : a };
  }

  private entrants({ side, stage, slot }: BracketPlace): readonly [string | null, string | null] {
    if (side === 'winners') return this.onWinnersSide(stage, slot);
    if (side === 'losers') return this.onLosersSide(stage, slot);
    const best = this.ended({ side: 'winners', stage: this.stages, slot: 1 }).winner;
    const other =
      this.stages === 1
        ? this.ended({ side: 'winners', stage: 1, slot: 1 }).loser
        : this.ended({ side: 'losers', stage: 2 * this.stages - 2, slot: 1 }).winner;
    return [best, other];
  }

  private onWinnersSide(stage: number, slot: number): readonly [string | null, string | null] {
    if (stage > 1)
      return [
        this.ended({ side: 'winners', stage: stage - 1, slot: 2 * slot - 1 }).winner,
        this.ended({ side: 'winners', stage: stage - 1, slot: 2 * slot }).winner,
      ];
    const order = bracketOrder(this.size);
    const seedAt = (index: number): string | null => this.seeds[(order[index] ?? 0) - 1] ?? null;
    return [seedAt(2 * slot - 2), seedAt(2 * slot - 1)];
  }

  private onLosersSide(stage: number, slot: number): readonly [string | null, string | null] {
    if (stage === 1)
      return [
        this.ended({ side: 'winners', stage: 1, slot: 2 * slot - 1 }).loser,
        this.ended({ side: 'winners', stage: 1, slot: 2 * slot }).loser,
      ];
    if (stage % 2 === 1)
      return [
        this.ended({ side: 'losers', stage: stage - 1, slot: 2 * slot - 1 }).winner,
        this.ended({ side: 'losers', stage: stage - 1, slot: 2 * slot }).winner,
      ];
    const dropped = stage / 2 + 1;
    // Losers enter in alternating order, so that players who have just met do not meet again at
    // once.
    const from =
      dropped % 2 === 0 ? this.width({ side: 'winners', stage: dropped }) + 1 - slot : slot;
    return [
      this.ended({ side: 'losers', stage: stage - 1, slot }).winner,
      this.ended({ side: 'winners', stage: dropped, slot: from }).loser,
    ];
  }
}

/**
 * The matches of a round of a double elimination (from 1), winners' side first. `null`: the
 * champion is decided and the round is not needed. Seeds are best first; `size` is a power of two,
 * at least 2. There are at most two finals: the second if the player without a loss has lost the
 * first.
 */
export const doubleEliminationRound = (
  seeds: readonly string[],
  size: number,
  round: number,
  winnerAt: WinnerAt,
): readonly PlacedPair[] | null => {
  const bracket = new DoubleBracket(seeds, size, winnerAt);
  const { stages } = bracket;
  const final = { side: 'final', stage: 1, slot: 1 } as const;
  if (round === 2 * stages) return [bracket.pair(final)];
  if (round > 2 * stages) {
    const { a } = bracket.pair(final);
    return bracket.ended(final).winner === a ? null : [{ ...bracket.pair(final), stage: 2 }];
  }
  const stagesNow: readonly Pick<BracketPlace, 'side' | 'stage'>[] = [
    ...(round === 1 ? [{ side: 'winners', stage: 1 } as const] : []),
    ...(round > 1 && round % 2 === 0 ? [{ side: 'winners', stage: round / 2 + 1 } as const] : []),
    ...(round > 1 ? [{ side: 'losers', stage: round - 1 } as const] : []),
  ];
  return stagesNow.flatMap((stage) =>
    Array.from({ length: bracket.width(stage) }, (_, index) =>
      bracket.pair({ ...stage, slot: index + 1 }),
    ),
  );
};

/** The champion, once the deciding final has been played. */
export const doubleEliminationChampion = (
  seeds: readonly string[],
  size: number,
  winnerAt: WinnerAt,
): string | null => {
  const bracket = new DoubleBracket(seeds, size, winnerAt);
  const first = { side: 'final', stage: 1, slot: 1 } as const;
  const { winner } = bracket.ended(first);
  return winner === bracket.pair(first).a ? winner : winnerAt({ ...first, stage: 2 });
};
