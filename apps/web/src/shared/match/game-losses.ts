import type { GameScore, RosterRow, TableRow } from '#contracts';

/** Game losses given to the two at a table in the round that they play. */
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
 * The side whose lost game a result does not count: the
 * other has not won as many. Null where it counts them all.
 */
export const lossLeftOut = (losses: GameLosses, score: GameScore): 'a' | 'b' | null => {
  if (score.b < losses.a) return 'a';
  return score.a < losses.b ? 'b' : null;
};
