import type { TableBoard, TableView } from '#contracts';
import { seatOf } from '../game-table.js';

/** The current state of a match's game, whatever kind of board draws it. */
export interface MatchMoment extends Pick<TableBoard, 'at'> {
  /** The seat of the player to act. */
  readonly waitingFor: number | null;
  /** The round of a Star Wars: Unlimited game; 0 in other games. */
  readonly round: number;
  /** The log, oldest first. */
  readonly log: readonly Pick<TableBoard['log'][number], 'at' | 'kind' | 'en'>[];
}

export const momentOnBoard = ({ at, round, log, waitingFor }: TableBoard): MatchMoment => ({
  at,
  round,
  log,
  waitingFor: seatOf(waitingFor),
});

export const momentOnDescribed = ({
  at,
  waitingFor,
  turns,
}: NonNullable<TableView['described']>): MatchMoment => ({
  at,
  waitingFor,
  round: 0,
  log: turns
    .toReversed()
    .flatMap(({ move, lines }) =>
      lines.map(({ text }) => ({ ...text, at: move, kind: 'line' as const })),
    ),
});
