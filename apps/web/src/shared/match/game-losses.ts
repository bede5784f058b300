import type { GameScore, RosterRow, TableRow } from '#contracts';

/** The number of game losses given in the current round to each of the two at a table. */
export interface GameLosses {
  readonly a: number;
  readonly b: number;
}

const lossesOf = (
  players: readonly Pick<RosterRow, 'playerId' | 'penalties'>[],
  playerId: string,
  round: number,
): number =>
  players
    .find((player) => player.playerId === playerId)
    ?.penalties?.filter((penalty) => penalty.level === 'game-loss' && penalty.round === round)
    .length ?? 0;

export const gameLossesAt = (
  players: readonly Pick<RosterRow, 'playerId' | 'penalties'>[],
  row: { readonly a: Pick<TableRow['a'], 'playerId'>; readonly b: Pick<TableRow['b'], 'playerId'> },
  round: number,
): GameLosses => ({
  a: lossesOf(players, row.a.playerId, round),
  b: lossesOf(players, row.b.playerId, round),
});

/**
 * The side with a game loss that a result does not reflect, because the opponent has fewer wins
 * than that side has game losses; null if all are reflected.
 */
export const lossLeftOut = (losses: GameLosses, score: GameScore): 'a' | 'b' | null => {
  if (score.b < losses.a) return 'a';
  return score.a < losses.b ? 'b' : null;
};
