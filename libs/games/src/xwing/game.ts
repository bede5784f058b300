import type { FormatDefaults, Game } from '../game.js';
import { sameText } from '../texts.js';
import { listFortress } from './exchange/list-fortress.js';
import { firstEditionPoints } from './lists/first-edition.js';
import { xwingLists } from './lists/lists.js';
import { secondEditionPoints } from './lists/second-edition.js';
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

/** X-Wing miniatures of both editions. The winner is named apart from the squad points destroyed. */
export const xwing: Game = {
  id: 'xwing',
  name: sameText('X-Wing'),
  formats: [
    {
      id: 'second-edition',
      name: { en: 'Second edition, 200 points', es: 'Segunda edición, 200 puntos' },
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
      name: { en: 'First edition, 100 points', es: 'Primera edición, 100 puntos' },
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
      name: { en: 'Margin of victory', es: 'Margen de victoria' },
      short: sameText('MoV'),
      unit: 'number',
      digits: 0,
    },
    {
      id: 'sos',
      name: { en: 'Strength of schedule', es: 'Fuerza del calendario' },
      short: sameText('SoS'),
      unit: 'number',
      digits: 2,
    },
  ],
  chains: [['points', 'mov', 'sos'], ['points', 'sos', 'mov'], ['points']],
  options: [
    {
      id: 'squadPoints',
      name: { en: 'Points of a squad', es: 'Puntos de un escuadrón' },
      kind: 'number',
      min: 1,
      max: 1000,
    },
    {
      id: 'byeMargin',
      name: { en: 'Margin of victory of a bye', es: 'Margen de victoria de un bye' },
      kind: 'number',
      min: 0,
      max: 2000,
    },
    {
      id: 'modifiedWin',
      name: {
        en: 'Points of a modified win (0: none)',
        es: 'Puntos de una victoria modificada (0: no hay)',
      },
      kind: 'number',
      min: 0,
      max: 10,
    },
    {
      id: 'modifiedBelow',
      name: {
        en: 'A win is modified below this margin',
        es: 'Una victoria es modificada por debajo de este margen',
      },
      kind: 'number',
      min: 0,
      max: 1000,
    },
    {
      id: 'strengthOfSchedule',
      name: { en: 'Strength of schedule', es: 'Fuerza del calendario' },
      kind: 'choice',
      choices: [
        {
          id: 'per-opponent',
          name: { en: "Mean of the opponents' rates", es: 'Media de las tasas de los rivales' },
        },
        {
          id: 'per-round',
          name: { en: "Opponents' rates by own rounds", es: 'Tasas de los rivales por ronda' },
        },
        {
          id: 'sum',
          name: { en: "Sum of the opponents' scores", es: 'Suma de los puntos de los rivales' },
        },
      ],
    },
  ],
  listName: { en: 'Squad', es: 'Escuadrón' },
  onScreen: false,
  judgesMat: true,
  lists: xwingLists,
  resultsFile: listFortress,
  shape: (format, { scoring }) => ({
    kind: 'points',
    most: Number(scoring?.['squadPoints'] ?? squadPoints(format)),
  }),
  standings: xwingEventStandings,
};
