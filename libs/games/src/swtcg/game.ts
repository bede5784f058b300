import { type Game, sameText } from '#game';
import { swu } from '../swu/game.js';
import { textOf } from '../texts.js';
import { swtcgLists } from './lists.js';
import { swtcgScreen } from './play/screen-game.js';

/**
 * Star Wars TCG. Its rulebook defines no tournament rules: matches are scored by games, and
 * standings count as in Star Wars: Unlimited.
 */
export const starWarsTcg: Game = {
  id: 'swtcg',
  name: sameText('Star Wars TCG'),
  formats: [
    {
      id: 'swtcg-constructed',
      name: textOf('swtcg.format.constructed'),
      defaults: { bestOf: 1, roundMinutes: 60 },
    },
  ],
  columns: swu.columns,
  chains: swu.chains,
  options: [],
  listName: textOf('list.deck'),
  screen: swtcgScreen,
  lists: swtcgLists,
  resultsFile: null,
  shape: (_format, { bestOf }) => ({ kind: 'games', bestOf }),
  standings: swu.standings,
};
