import type { TableView } from '#contracts';
import type { RegisteredDeck } from '#application';
import type { MatchState } from '#match';

interface Dealing {
  readonly match: Pick<MatchState, 'status' | 'format' | 'trilogy'>;
  readonly running: boolean;
  /** Whether the asker has the right to deal. */
  readonly granted: boolean;
  /** Whether both players may still change their decks before the next game. */
  readonly changing: boolean;
  readonly decks: readonly Pick<RegisteredDeck, 'state'>[];
}

/**
 * Whether a game is due: in Trilogy only once both players have banned and picked, and the game
 * before is confirmed.
 */
export const isGameDue = ({ format, trilogy }: Dealing['match']): boolean =>
  format === 'plain' || trilogy?.stage === 'playing';

/** Why the asker cannot deal the next game now; null if they can, or if a game is running. */
export const whyNotNow = (dealing: Dealing): NonNullable<TableView['notNow']> | null => {
  const { match, running, granted, changing, decks } = dealing;
  if (running) return null;
  if (match.status !== 'open') return 'settled';
  if (!isGameDue(match)) return 'choices';
  if (!granted) return 'not-yours';
  if (changing) return 'changing-decks';
  return decks.every(({ state }) => state === 'ready') ? null : 'decks';
};
