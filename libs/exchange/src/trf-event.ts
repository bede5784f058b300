import type { EventRecord } from '#contracts';
import { resultTaker, swissRounds, type RecordPlayer, type RecordRound } from './record-view.js';
import type { TrfFile, TrfPlayer, TrfResult, TrfRound } from './trf.js';

/**
 * The programs for which the file is meant: `trf26` has the columns of 2026, `trfbx` the older
 * lines of JaVaFo and bbpPairings.
 */
export type TrfKind = 'trf26' | 'trfbx';

const nobody: Pick<TrfRound, 'opponent' | 'colour'> = { opponent: null, colour: '-' };

const resultOf = (round: RecordRound, playerId: string): { result: TrfResult; at: number } => {
  if (round.byes.includes(playerId)) return { result: 'U', at: -1 };
  const at = round.tables.findIndex(({ a, b }) => a === playerId || b === playerId);
  const table = round.tables[at];
  const taker = table && resultTaker(table);
  if (!table || taker === null || taker === undefined) return { result: 'Z', at: -1 };
  if (taker === 'draw') return { result: '=', at };
  const won = (taker === 'a' && table.a === playerId) || (taker === 'b' && table.b === playerId);
  return { result: won ? '1' : '0', at };
};

const roundOf = (
  round: RecordRound,
  playerId: string,
  numbers: ReadonlyMap<string, number>,
): TrfRound => {
  const { result, at } = resultOf(round, playerId);
  const table = round.tables[at];
  if (!table) return { ...nobody, result };
  const first = table.a === playerId;
  return {
    opponent: numbers.get(first ? table.b : table.a) ?? null,
    // There are no colours here: the first player of a table is written as white.
    colour: first ? 'w' : 'b',
    result,
  };
};

/**
 * In tenths. Checkers add up the results and refuse a file with different points, so penalties and
 * carried points are not included.
 */
const tenths = (
  rounds: readonly TrfRound[],
  { win, draw, loss, bye }: EventRecord['points'],
): number =>
  rounds.reduce((sum, { result }) => {
    if (result === '1') return sum + win * 10;
    if (result === '=') return sum + draw * 10;
    if (result === 'U') return sum + bye * 10;
    return result === '0' ? sum + loss * 10 : sum;
  }, 0);

const one = (value: number): string => value.toFixed(1);

const headOf = (record: EventRecord, kind: TrfKind): readonly string[] => {
  const { win, draw, loss, bye } = record.points;
  const day = record.date.replaceAll('-', '/');
  const planned = record.phases.find((phase) => phase.kind === 'swiss')?.rounds;
  // A checker that is asked to pair requires one round more than were played.
  const rounds = Math.max(planned ?? 0, swissRounds(record).length);
  const common = [
    `012 ${record.name.replaceAll(/[\r\n\t]/g, ' ')}`,
    `042 ${day}`,
    `052 ${day}`,
    `062 ${listEntered(record).length}`,
    '092 Individual: Swiss-System',
  ];
  return kind === 'trf26'
    ? [
        ...common,
        `142 ${rounds}`,
        '152 W',
        `162  W${one(win).padStart(4)}    D${one(draw).padStart(4)}    L${one(loss).padStart(4)}    Z 0.0    P${one(bye).padStart(4)}`,
        '192 FIDE_DUTCH_2025',
      ]
    : [
        ...common,
        `XXR ${rounds}`,
        'XXC white1',
        `BBW ${one(win).padStart(4)}`,
        `BBD ${one(draw).padStart(4)}`,
        `BBU ${one(bye).padStart(4)}`,
      ];
};

const listEntered = ({ players }: EventRecord): readonly RecordPlayer[] =>
  players.filter(({ swissRank }) => swissRank !== null);

const absentLine = (record: EventRecord, kind: TrfKind): readonly string[] => {
  const next = String(swissRounds(record).length + 1).padStart(3);
  const numbers = listEntered(record).flatMap(({ droppedAfter }, index) =>
    droppedAfter === null ? [] : [index + 1],
  );
  if (numbers.length === 0) return [];
  return kind === 'trf26'
    ? [
        `240 Z ${next.trim().padStart(3, '0')}  ${numbers.map((number) => String(number).padStart(3, '0')).join('  ')}`,
      ]
    : [`XXZ ${numbers.join(' ')}`];
};

/** The Swiss rounds of an event for a pairing checker. Names are the only personal data. */
export const trfOf = (record: EventRecord, kind: TrfKind): TrfFile => {
  const players = listEntered(record);
  const numbers = new Map(players.map(({ playerId }, index) => [playerId, index + 1]));
  const rounds = swissRounds(record).filter(({ completed }) => completed);
  return {
    head: headOf(record, kind),
    players: players.map(({ playerId, name, swissRank }, index): TrfPlayer => {
      const played = rounds.map((round) => roundOf(round, playerId, numbers));
      return {
        number: index + 1,
        name,
        rating: 0,
        points: tenths(played, record.points),
        rank: swissRank ?? 0,
        rounds: played,
      };
    }),
    tail: absentLine(record, kind),
  };
};

const pointsOf: Readonly<Record<string, (points: EventRecord['points']) => number>> = {
  '1': ({ win }) => win,
  '+': ({ win }) => win,
  '=': ({ draw }) => draw,
  U: ({ bye }) => bye,
  F: ({ win }) => win,
  H: ({ draw }) => draw,
  '0': ({ loss }) => loss,
};

/**
 * The basic checks of a checker: points that add up, and opponents that name each other. Empty if
 * nothing is wrong.
 */
export const trfFaults = (
  { players }: TrfFile,
  points: EventRecord['points'],
): readonly string[] => {
  const faults: string[] = [];
  for (const { number, points: told, rounds } of players) {
    const sum = rounds.reduce((all, { result }) => all + (pointsOf[result]?.(points) ?? 0) * 10, 0);
    if (sum !== told) faults.push(`player ${number}: ${told / 10} points, ${sum / 10} by results`);
    for (const [index, { opponent, colour }] of rounds.entries()) {
      if (opponent === null) continue;
      const back = players[opponent - 1]?.rounds[index];
      if (back?.opponent !== number || back.colour === colour)
        faults.push(`player ${number}, round ${index + 1}: ${opponent} does not name them back`);
    }
    const byes = rounds.filter(({ result }) => result === 'U').length;
    if (byes > 1) faults.push(`player ${number}: ${byes} byes`);
  }
  return faults;
};
