import {
  duelDecider,
  freeMatchDecider,
  type GameDecider,
  practiceDecider,
  twinSunsDecider,
} from '#match';
import { freeMatchSeats } from '../context/free-match.js';

/** One kind of games on screen as commands name it. */
export interface PlayedKind<Id extends string = string> {
  readonly decider: GameDecider;
  /** What its commands and answers call the id of a game. */
  readonly id: Id;
  /**
   * From what the ids of its players are made, so that they say nothing
   * about who they are elsewhere; null where a game is its owner's alone.
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
