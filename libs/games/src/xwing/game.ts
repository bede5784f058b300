import { type FormatDefaults, type Game, sameText } from '#game';
import { textOf } from '../texts.js';
import { listFortress } from './exchange/list-fortress.js';
import { firstEditionPoints } from './lists/first-edition.js';
import { xwingLists } from './lists/lists.js';
import { secondEditionPoints } from './lists/second-edition.js';
import { xwingScreen } from './play/screen-game.js';
import { xwingEventStandings } from './event-standings.js';

const squadPoints = (format: string): number =>
  format === 'first-edition' ? firstEditionPoints : secondEditionPoints;

const common: FormatDefaults = {
  chain: ['points', 'mov', 'sos'],
  bestOf: 1,
  roundMinutes: 75,
  lastRoundByStanding: false,
  drawByAgreement: 'forbidden',
};

/**
 * X-Wing miniatures, both editions. The winner is recorded separately from the squad points
 * destroyed.
 */
export const xwing: Game = {
  id: 'xwing',
  name: sameText('X-Wing'),
  formats: [
    {
      id: 'second-edition',
      name: textOf('xwing.format.second-edition'),
      offScreen: true,
      defaults: {
        ...common,
        points: { win: 1, draw: 0, loss: 0, bye: 1 },
        scoring: {
          squadPoints: 200,
          byeMargin: 300,
          modifiedWin: 0,
          modifiedBelow: 0,
          strengthOfSchedule: 'per-opponent',
        },
      },
    },
    {
      id: 'first-edition',
      name: textOf('xwing.format.first-edition'),
      defaults: {
        ...common,
        points: { win: 5, draw: 1, loss: 0, bye: 5 },
        scoring: {
          squadPoints: 100,
          byeMargin: 150,
          modifiedWin: 3,
          modifiedBelow: 12,
          strengthOfSchedule: 'sum',
        },
      },
    },
  ],
  columns: [
    {
      id: 'mov',
      name: textOf('xwing.column.mov'),
      short: sameText('MoV'),
      unit: 'number',
      digits: 0,
    },
    {
      id: 'sos',
      name: textOf('xwing.column.sos'),
      short: sameText('SoS'),
      unit: 'number',
      digits: 2,
    },
  ],
  chains: [['points', 'mov', 'sos'], ['points', 'sos', 'mov'], ['points']],
  options: [
    {
      id: 'squadPoints',
      name: textOf('xwing.option.squadPoints'),
      kind: 'number',
      min: 1,
      max: 1000,
    },
    {
      id: 'byeMargin',
      name: textOf('xwing.option.byeMargin'),
      kind: 'number',
      min: 0,
      max: 2000,
    },
    {
      id: 'modifiedWin',
      name: textOf('xwing.option.modifiedWin'),
      kind: 'number',
      min: 0,
      max: 10,
    },
    {
      id: 'modifiedBelow',
      name: textOf('xwing.option.modifiedBelow'),
      kind: 'number',
      min: 0,
      max: 1000,
    },
    {
      id: 'strengthOfSchedule',
      name: textOf('xwing.column.sos'),
      kind: 'choice',
      choices: [
        {
          id: 'per-opponent',
          name: textOf('xwing.sos.per-opponent'),
        },
        {
          id: 'per-round',
          name: textOf('xwing.sos.per-round'),
        },
        {
          id: 'sum',
          name: textOf('xwing.sos.sum'),
        },
      ],
    },
  ],
  listName: textOf('xwing.list'),
  screen: xwingScreen,
  judgesMat: true,
  lists: xwingLists,
  resultsFile: listFortress,
  shape: (format, { scoring }) => ({
    kind: 'points',
    most: Number(scoring?.['squadPoints'] ?? squadPoints(format)),
  }),
  standings: xwingEventStandings,
};
