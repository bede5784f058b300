import type { GameAction, GameCommands } from '../game/commands.js';
import { SWU } from '../game/kinds/swu.js';
import type { TableDeck } from '../table/events.js';

/**
 * The command with which a person sits down with bots to a game of Star Wars: Unlimited; the first
 * deck is theirs.
 */
export const practising = (
  gameId: string,
  decks: readonly TableDeck[],
  deal: Omit<GameCommands['Start']['deal'], 'players' | 'seedCommitment' | 'engine'>,
): GameAction<'Start'> => {
  const [host, ...players] = decks.map((deck, seat) => ({
    playerId: seat === 0 ? 'account:ana' : null,
    name: '',
    list: '',
    setup: { ...deck },
  }));
  if (!host) throw new Error('nobody sits down');
  const table = { gameId, game: SWU, seats: decks.length, host, listed: false };
  return {
    type: 'Start',
    data: {
      table: { ...table, openedAt: '', openUntil: '' },
      deal: { players, seedCommitment: 'c', engine: 'sha256:e', ...deal },
    },
  };
};
