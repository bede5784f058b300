import {
  duelDecider,
  freeMatchDecider,
  type GameDecider,
  practiceDecider,
  twinSunsDecider,
} from '#match';
import { freeMatchSeats } from '../context/free-match.js';

/** One kind of games on screen, as its commands name it. */
export interface PlayedKind<Id extends string = string> {
  readonly decider: GameDecider;
  /** The name of the game's id in commands and answers. */
  readonly id: Id;
  /**
   * The namespace from which its players' ids are derived, so that an id reveals nothing about who
   * somebody is elsewhere; null if a game has only one owner.
   */
  readonly seats: string | null;
}

export const duels: PlayedKind<'duelId'> = {
  decider: duelDecider,
  id: 'duelId',
  seats: 'duel-seat',
};

export const freeMatches: PlayedKind<'matchId'> = {
  decider: freeMatchDecider,
  id: 'matchId',
  seats: freeMatchSeats,
};

export const twinSuns: PlayedKind<'gameId'> = {
  decider: twinSunsDecider,
  id: 'gameId',
  seats: 'twin-suns-seat',
};

export const practices: PlayedKind<'practiceId'> = {
  decider: practiceDecider,
  id: 'practiceId',
  seats: null,
};
