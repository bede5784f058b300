import { type ReplayRecord, tableSeats } from '#contracts';
import type { PlayedGame } from '#swu-analysis';

/** The record in the form that the rules engine takes. */
export const playedGame = ({
  seed,
  chooser,
  moves,
  cards,
  ...decks
}: ReplayRecord): PlayedGame => ({
  decks: tableSeats.flatMap((side) => decks[side] ?? []),
  seed,
  ...(chooser !== undefined && { chooser: tableSeats.indexOf(chooser) }),
  moves: moves as PlayedGame['moves'],
  cards,
});
