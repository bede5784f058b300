import type { TournamentState } from '#tournament';
import { does, type Grant, registrationDesk, staff, type Rights } from '#application';
import { decksArePublic } from '#vocabulary';

/**
 * The event's file holds everything that was said, leaders and bases included. Its staff may have it at
 * any time; everyone may once the event is over and its decks are public, so that anyone can verify it.
 */
export const exportRights = (tournament: TournamentState): readonly Grant[] =>
  tournament.status === 'finished' && decksArePublic(tournament) ? [...staff, 'onlooker'] : staff;

const decksIn = (tournament: TournamentState, rights: Rights): boolean =>
  decksArePublic(tournament) || does(rights, 'seeDecks');

export const filePolicy = {
  /** Whether the deck lists themselves are in the file: for those who may see each of them. */
  decksIn,
  /**
   * Decks, moves and seeds of games on screen: while the event runs they
   * are nobody's, for they show hands; then they go with the decks.
   */
  tablesIn: (tournament: TournamentState, rights: Rights): boolean =>
    tournament.status === 'finished' && decksIn(tournament, rights),
  /** Codes open seats: for those who enter players. */
  guestCodes: registrationDesk satisfies readonly Grant[],
};
