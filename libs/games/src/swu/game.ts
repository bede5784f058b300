import { type Game, type LedgerColumn, sameText, type Texts } from '#game';
import { textOf } from '../texts.js';
import { swuScreen } from './screen/screen-game.js';
import { swuLists } from './lists.js';
import { housePolicy, policyOf } from './policy.js';
import { standings } from './standings.js';

const percent = (id: string, name: Texts, short: string): LedgerColumn => ({
  id,
  name,
  short: sameText(short),
  unit: 'percent',
  digits: 2,
});

/**
 * Star Wars: Unlimited. Its engine, cards and deck rules are separate libraries; this is what
 * events need.
 */
export const swu: Game = {
  id: 'swu',
  name: sameText('Star Wars: Unlimited'),
  formats: [
    { id: 'premier', name: sameText('Premier'), defaults: {} },
    { id: 'trilogy', name: textOf('swu.format.trilogy'), defaults: {} },
    { id: 'sealed', name: textOf('swu.format.sealed'), defaults: {} },
    { id: 'draft', name: sameText('Draft'), defaults: {} },
    {
      id: 'twin-suns',
      name: sameText('Twin Suns'),
      // CR 11.1, 12: three or four players at a table. The points are those of one store, because
      // no official ones are known.
      seats: { least: 3, most: 4 },
      defaults: {
        bestOf: 1,
        roundMinutes: 80,
        points: { win: 5, draw: 3, loss: 1, bye: 5 },
        placePoints: [5, 3, 2, 1],
        lastRoundByStanding: false,
        drawByAgreement: 'forbidden',
      },
    },
  ],
  columns: [
    percent('omw', textOf('column.omw'), 'OMW %'),
    percent('gw', textOf('column.gw'), 'GW %'),
    percent('ogw', textOf('column.ogw'), 'OGW %'),
  ],
  chains: [
    housePolicy.chain,
    ['points', 'gw', 'omw', 'ogw'],
    ['points', 'omw', 'ogw', 'gw'],
    ['points', 'omw', 'gw'],
    ['points'],
  ],
  options: [],
  listName: textOf('list.deck'),
  screen: swuScreen,
  lists: swuLists,
  resultsFile: null,
  // CR 9.3.1A: Trilogy is always a best of three, whatever the setting says.
  shape: (format, { bestOf, teamSeats }) => ({
    kind: 'games',
    bestOf: format === 'trilogy' ? 3 : bestOf,
    ...(teamSeats === undefined ? {} : { seats: teamSeats }),
  }),
  standings: ({ settings, swissRounds, ...input }) =>
    standings({ ...input, policy: policyOf(settings, swissRounds) }),
};
