import { type EndOfRound, type MatchState, mayCallTime } from '#match';
import { currentRound, type TournamentState } from '#tournament';

/**
 * What becomes of games on screen when the round of this
 * match is over; null where that is left to the judges.
 */
export const endOfRoundOf = (
  match: Pick<MatchState, 'format' | 'mostPoints' | 'seats'>,
  { settings: { endOfRound = 'judges' } }: Pick<TournamentState, 'settings'>,
): EndOfRound | null => (endOfRound === 'judges' || !mayCallTime(match) ? null : endOfRound);

/**
 * The same once the round's time, with what the table has on top, is over
 * at that instant (ISO 8601); null while it runs, stands or is none.
 */
export const timeIsUp = (
  match: MatchState,
  tournament: TournamentState,
  at: string,
): EndOfRound | null => {
  const { place, extendedSeconds } = match;
  const round = currentRound(tournament);
  if (place?.phase !== round?.phase || place?.round !== round?.round) return null;
  const endsAt = round?.clock?.endsAt ?? null;
  if (endsAt === null || Date.parse(at) < Date.parse(endsAt) + extendedSeconds * 1000) return null;
  return endOfRoundOf(match, tournament);
};
