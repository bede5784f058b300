import type { EventRecord } from '#contracts';

type Table = EventRecord['rounds'][number]['tables'][number];

const table = (
  round: number,
  number: number,
  [a, b]: readonly [number, number],
  [won, lost, drawn]: readonly [number, number, number],
): Table => ({
  matchId: `match-${round}-${number}`,
  table: number,
  a: `p${a}`,
  b: `p${b}`,
  score: { a: won, b: lost, drawn },
});

const round = (
  number: number,
  tables: readonly Table[],
  rest: Partial<Pick<EventRecord['rounds'][number], 'byes' | 'losses'>> = {},
): EventRecord['rounds'][number] => ({
  phase: 0,
  round: number,
  number,
  kind: 'swiss',
  completed: true,
  tables: [...tables],
  byes: [],
  losses: [],
  ...rest,
});

/** Number, rank, points, opponents' match wins, own game wins, opponents' game wins, round of the drop. */
const rows = [
  [1, 1, 7, 0.62962963, 0.625, 0.55555556, null],
  [2, 3, 6, 0.48148148, 0.625, 0.48082011, null],
  [3, 2, 7, 0.55555556, 0.625, 0.52678571, null],
  [4, 4, 4, 0.48148148, 0.41666667, 0.44907407, null],
  [5, 6, 1, 0.55555556, 0.38888889, 0.52083333, 2],
  [6, 5, 3, 0.59259259, 0.42857143, 0.52777778, null],
  [7, 7, 0, 0.38888889, 0.33333333, 0.42261905, null],
] as const;

/** Three rounds of seven invented players: a bye, an assigned loss, an agreed draw and a drop. */
export const sevenPlayers = (nameOf: (number: number) => string): EventRecord => ({
  eventId: 'event-one',
  name: 'Sample store event',
  date: '2026-05-16',
  venue: 'Sample Store',
  game: 'swu',
  format: 'premier',
  status: 'running',
  bestOf: 3,
  points: { win: 3, draw: 1, loss: 0, bye: 3 },
  columns: ['omw', 'gw', 'ogw'],
  phases: [{ kind: 'swiss', rounds: 4 }],
  players: rows.map(([number, rank, points, omw, gw, ogw, droppedAfter]) => ({
    playerId: `p${number}`,
    name: nameOf(number),
    rank,
    swissRank: rank,
    points,
    record: '',
    tiebreaks: { omw, gw, ogw },
    droppedAfter,
    decks:
      number === 1
        ? [
            {
              name: 'Invented',
              leaders: [{ id: 'SOR_005', count: 1 }],
              bases: [{ id: 'SOR_029', count: 1 }],
              main: [{ id: 'SOR_095', count: 3 }],
              sideboard: [],
            },
          ]
        : [],
  })),
  rounds: [
    round(
      1,
      [
        table(1, 1, [1, 4], [2, 0, 0]),
        table(1, 2, [5, 2], [1, 2, 0]),
        table(1, 3, [3, 6], [2, 1, 0]),
      ],
      { losses: ['p7'] },
    ),
    round(
      2,
      [
        table(2, 1, [2, 1], [1, 2, 0]),
        table(2, 2, [4, 5], [1, 1, 1]),
        table(2, 3, [6, 7], [2, 0, 0]),
      ],
      { byes: ['p3'] },
    ),
    round(3, [
      table(3, 1, [1, 3], [0, 0, 3]),
      table(3, 2, [6, 2], [0, 2, 0]),
      table(3, 3, [7, 4], [1, 2, 0]),
    ]),
  ],
});
