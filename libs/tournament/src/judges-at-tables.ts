import type { TablePurpose, TournamentEvents } from './events.js';
import { isSameRound } from './round-key.js';

/** A judge at a table, one for each purpose. */
export interface JudgeAt {
  readonly phase: number;
  readonly round: number;
  readonly table: number;
  readonly purpose: TablePurpose;
  readonly judge: string;
}

type Place = Omit<JudgeAt, 'judge'>;

const isSamePlace = (one: Place, other: Place): boolean =>
  isSameRound(one, other) && one.table === other.table && one.purpose === other.purpose;

/**
 * The judges at tables after one has arrived: judges of earlier rounds are removed, and at one
 * table the new judge replaces the former one of the same purpose.
 */
export const withJudgeAt = <At extends JudgeAt>(all: readonly At[], at: At): readonly At[] => [
  ...all.filter((each) => isSameRound(each, at) && !isSamePlace(each, at)),
  at,
];

export const withoutJudgeAt = <At extends JudgeAt>(
  all: readonly At[],
  left: TournamentEvents['JudgeLeftTable'],
): readonly At[] => all.filter((each) => !isSamePlace(each, left));

/** The judge of this purpose at a table, if one is there. */
export const findJudgeAt = <At extends JudgeAt>(all: readonly At[], place: Place): At | undefined =>
  all.find((each) => isSamePlace(each, place));
