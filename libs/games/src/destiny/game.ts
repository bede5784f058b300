import { destinyScreen } from './play/screen-game.js';
import { type FormatDefaults, type Game, type LedgerColumn, sameText, type Texts } from '#game';
import { housePolicy, policyOf } from '../swu/policy.js';
import { standings } from '../swu/standings.js';
import { textOf } from '../texts.js';
import { destinyFormats } from './lists/formats.js';
import { destinyLists } from './lists/game-lists.js';

/**
 * One game in 35 minutes. The rules reference has no tournament rules: points and the order of
 * columns are the platform's own defaults.
 */
const defaults: FormatDefaults = { bestOf: 1, roundMinutes: 35 };

const percent = (id: string, name: Texts, short: string): LedgerColumn => ({
  id,
  name,
  short: sameText(short),
  unit: 'percent',
  digits: 2,
});

/**
 * Star Wars: Destiny. Matches are scored by games won, as in other card games, so standings use the
 * same columns.
 */
export const destiny: Game = {
  id: 'destiny',
  name: sameText('Star Wars: Destiny'),
  formats: destinyFormats.map(({ id, name }) => ({ id, name: sameText(name), defaults })),
  columns: [
    percent('omw', textOf('column.omw'), 'OMW %'),
    percent('gw', textOf('column.gw'), 'GW %'),
    percent('ogw', textOf('column.ogw'), 'OGW %'),
  ],
  chains: [housePolicy.chain, ['points', 'gw', 'omw', 'ogw'], ['points']],
  options: [],
  listName: textOf('destiny.list'),
  screen: destinyScreen,
  lists: destinyLists,
  resultsFile: null,
  shape: (_, { bestOf }) => ({ kind: 'games', bestOf }),
  standings: ({ settings, swissRounds, ...input }) =>
    standings({ ...input, policy: policyOf(settings, swissRounds) }),
};
