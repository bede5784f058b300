import type { TournamentState } from '#tournament';
import { does, type Grant, registrationDesk, staff, type Rights } from '#application';
import { decksArePublic } from '#vocabulary';

/**
 * The tournament's file contains all its events, including leaders and bases. Staff may have it at
 * any time, everybody once the tournament is over and its decks are public, so that anybody can
 * verify it.
 */
export const exportRights = (tournament: TournamentState): readonly Grant[] =>
  tournament.status === 'finished' && decksArePublic(tournament) ? [...staff, 'onlooker'] : staff;

const decksIn = (tournament: TournamentState, rights: Rights): boolean =>
  decksArePublic(tournament) || does(rights, 'seeDecks');

export const filePolicy = {
  /** Whether the file includes the deck lists: only for those who may see each of them. */
  decksIn,
  /**
   * Decks, moves and seeds of games on screen show hands, so nobody gets them while the tournament
   * runs; afterwards they follow the decks.
   */
  tablesIn: (tournament: TournamentState, rights: Rights): boolean =>
    tournament.status === 'finished' && decksIn(tournament, rights),
  /** Codes open seats, so only those who enter players get them. */
  guestCodes: registrationDesk satisfies readonly Grant[],
};
