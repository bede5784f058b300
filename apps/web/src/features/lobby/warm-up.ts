import type { GameOf } from '../../api/games.js';
import { useCommand } from '../../api/commands.js';
import { useNavigate } from '../../navigation/here.js';
import type { Sending } from '../../shared/table/board-frame.js';
import { keptLevel } from '../../shared/table/level-choice.js';
import { pageOfTable } from '../../navigation/page-of-table.js';
import { PREMIER, savedDecks, TWIN_SUNS } from './saved-decks.js';

const random = { kind: 'random' } as const;

/**
 * Starts a game against bots while the player waits at a table, with the deck that they used last.
 */
export const useWarmUp = (table: GameOf<'free-match' | 'twin-suns'>): Sending => {
  const navigate = useNavigate();
  const several = table.kind === 'twin-suns';
  const start = useCommand('StartPractice', {
    onAccepted: ({ ids }) =>
      navigate({
        to: '/practice/:practiceId',
        params: { practiceId: ids['practiceId'] ?? '' },
        search: { table: pageOfTable(table) },
      }),
  });
  const send = () => {
    const [last] = savedDecks(several ? TWIN_SUNS : PREMIER);
    const deck = last?.deck ?? random;
    start.send({ deck, against: random, level: keptLevel(), ...(several && { bots: 2 }) });
  };
  return { ...start, send };
};

/** The same for another game. */
export const useWarmUpIn = (game: string, table: GameOf<'duel'>): Sending => {
  const navigate = useNavigate();
  const start = useCommand('StartGamePractice', {
    onAccepted: ({ ids }) =>
      navigate({
        to: '/other-games/:practiceId',
        params: { practiceId: ids['practiceId'] ?? '' },
        search: { table: pageOfTable(table) },
      }),
  });
  const send = () => {
    const [last] = savedDecks(game);
    start.send({ game, ...(last?.deck.kind === 'text' && { list: last.deck.text }) });
  };
  return { ...start, send };
};
