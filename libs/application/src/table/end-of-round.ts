import { type EndOfRound, type MatchState, mayCallTime, SWU } from '#match';
import { currentRound, type TournamentState } from '#tournament';

/**
 * How games on screen of this match end when the round is over; null if that is left to the judges.
 * Rules that count action phases or rounds apply to Star Wars: Unlimited only.
 */
export const endOfRoundOf = (
  match: Pick<MatchState, 'format' | 'mostPoints' | 'seats'>,
  { game = SWU, settings: { endOfRound = 'judges' } }: Pick<TournamentState, 'game' | 'settings'>,
): EndOfRound | null => {
  if (endOfRound === 'judges' || !mayCallTime(match)) return null;
  return game === SWU || endOfRound === 'draw' ? endOfRound : null;
};

/**
 * How they end at that instant (ISO 8601), if the round's time and the table's extra time are over;
 * null while the clock runs or is paused, or if there is none.
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
