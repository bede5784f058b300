import { type EndOfRound, type MatchState, mayCallTime, SWU } from '#match';
import { currentRound, type TournamentState } from '#tournament';

/**
 * What becomes of games on screen when the round of this match is over; null where that is left
 * to the judges. The action phases and rounds of the practice are those of Star Wars: Unlimited.
 */
export const endOfRoundOf = (
  match: Pick<MatchState, 'format' | 'mostPoints' | 'seats'>,
  { game = SWU, settings: { endOfRound = 'judges' } }: Pick<TournamentState, 'game' | 'settings'>,
): EndOfRound | null => {
  if (endOfRound === 'judges' || !mayCallTime(match)) return null;
  return game === SWU || endOfRound === 'draw' ? endOfRound : null;
};

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
