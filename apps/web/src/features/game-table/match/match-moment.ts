import type { TableBoard, TableView } from '#contracts';
import { seatOf } from '../game-table.js';

/** Where a game of a match stands, whatever its board is drawn by. */
export interface MatchMoment extends Pick<TableBoard, 'at'> {
  /** The seat that has to decide. */
  readonly waitingFor: number | null;
  /** Of Star Wars: Unlimited; 0 in other games. */
  readonly round: number;
  /** What happened, the oldest first. */
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
