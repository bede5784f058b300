import { duelDecider, type GameDecider, type GameEvent, gamePracticeDecider } from '#match';

/** One kind of games on screen as commands name it. */
export interface PlayedKind<Id extends string = string> {
  readonly decider: GameDecider<GameEvent>;
  /** What its commands and answers call the id of a game. */
  readonly id: Id;
  /** From what the ids of its players are made, so that they say nothing about who they are elsewhere; null where a game is its owner's alone. */
  readonly seats: string | null;
}

export const duels: PlayedKind<'duelId'> = {
  decider: duelDecider,
  id: 'duelId',
  seats: 'duel-seat',
};

export const gamePractices: PlayedKind<'practiceId'> = {
  decider: gamePracticeDecider,
  id: 'practiceId',
  seats: null,
};
