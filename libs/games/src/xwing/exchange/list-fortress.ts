import { outcomeOf, type EventResults, type ResultsFile } from '#game';
import type { XwingResult } from '../standings.js';

type Round = EventResults['rounds'][number];
type Match = Round['matches'][number];

const matchOf = ({ a, b, score }: Match) => {
  const outcome = score === null ? null : outcomeOf(score);
  const winner = outcome === 'a' ? a : outcome === 'b' ? b : null;
  return {
    player1: a,
    player1points: score?.a ?? 0,
    player2: b,
    player2points: score?.b ?? 0,
    result: winner === null ? 'tie' : 'win',
    ...(winner === null ? {} : { winner }),
  };
};

const roundOf = ({ kind, number, matches, byes }: Round) => ({
  'round-type': kind,
  'round-number': number,
  scenario: null,
  matches: [
    ...matches.map(matchOf),
    ...byes.map((player1) => ({ player1, player2: null, result: 'bye', winner: player1 })),
  ],
});

/**
 * The import file of List Fortress, which Cryodex and other programs also write. It identifies
 * players by name.
 */
export const listFortress: ResultsFile = {
  name: 'List Fortress JSON',
  ending: 'json',
  write: ({ name, date, players, rounds }) =>
    `${JSON.stringify(
      {
        tournament: {
          name,
          date,
          players: players.map((player) => ({
            name: player.name,
            score: player.points,
            mov: player.tiebreaks['mov'] ?? 0,
            sos: Number((player.tiebreaks['sos'] ?? 0).toFixed(2)),
            rank: { swiss: player.swissRank, elimination: player.cutRank },
            dropped: player.dropped,
            list: player.list ?? '',
          })),
          rounds: rounds.map(roundOf),
        },
      },
      null,
      1,
    )}\n`,
};

export interface ListFortressResults {
  readonly players: readonly string[];
  /** Results of the Swiss rounds. */
  readonly results: readonly XwingResult[];
  /** The ranks that the file itself gives to its players, in its order. */
  readonly published: readonly { readonly player: string; readonly rank: number | null }[];
}

/** An error in a List Fortress file, with its position. */
export class ListFortressFault extends Error {
  override readonly name = 'ListFortressFault';
}

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const fault = (place: string, wanted: string): never => {
  throw new ListFortressFault(`${place}: ${wanted} is wanted`);
};
const listAt = (value: unknown, place: string): readonly unknown[] =>
  Array.isArray(value) ? value : fault(place, 'a list');
const objectAt = (value: unknown, place: string): Json =>
  isObject(value) ? value : fault(place, 'an object');

const pointsAt = (value: unknown, place: string): number => {
  const number = value === undefined || value === null ? 0 : Number(value);
  return Number.isInteger(number) && number >= 0 ? number : fault(place, 'a whole number from 0');
};

/** Without a named winner the side with more points wins; equal points give no winner. */
const winnerOf = (match: Json, points: readonly [number, number]): 'a' | 'b' | null => {
  if (match['winner'] === match['player1']) return 'a';
  if (match['winner'] === match['player2']) return 'b';
  if (match['result'] === 'tie' || points[0] === points[1]) return null;
  return points[0] > points[1] ? 'a' : 'b';
};

const resultAt = (value: unknown, place: string, players: ReadonlySet<string>): XwingResult => {
  const match = objectAt(value, place);
  const known = (name: unknown): name is string => typeof name === 'string' && players.has(name);
  const { player1: a, player2: b } = match;
  if (!known(a)) return fault(`${place}.player1`, 'the name of a player of the file');
  if (match['result'] === 'bye' || b === null || b === undefined || b === '')
    return { kind: 'bye', player: a };
  if (!known(b)) return fault(`${place}.player2`, 'the name of a player of the file');
  const points = [
    pointsAt(match['player1points'], `${place}.player1points`),
    pointsAt(match['player2points'], `${place}.player2points`),
  ] as const;
  return { kind: 'match', a, b, points, winner: winnerOf(match, points) };
};

/** Whether a parsed file looks like a List Fortress file, that is, has rounds with a round type. */
export const isListFortress = (file: Json): boolean => {
  const inner = isObject(file['tournament']) ? file['tournament'] : file;
  const { rounds, players } = inner;
  return (
    Array.isArray(rounds) &&
    Array.isArray(players) &&
    rounds.every((round) => isObject(round) && 'round-type' in round)
  );
};

/**
 * Reads the Swiss results of a List Fortress file, with or without its outer `tournament`. Throws a
 * `ListFortressFault`.
 */
export const readListFortress = (file: Json): ListFortressResults => {
  const inner = isObject(file['tournament']) ? file['tournament'] : file;
  const published = listAt(inner['players'], 'players').map((value, index) => {
    const player = objectAt(value, `players[${index}]`);
    const { name, rank } = player;
    if (typeof name !== 'string' || name === '')
      return fault(`players[${index}].name`, 'the name of a player');
    const swiss = isObject(rank) ? rank['swiss'] : null;
    return { player: name, rank: typeof swiss === 'number' ? swiss : null };
  });
  const names = new Set(published.map(({ player }) => player));
  if (names.size !== published.length) fault('players', 'each name once');
  const results = listAt(inner['rounds'], 'rounds').flatMap((value, index) => {
    const place = `rounds[${index}]`;
    const round = objectAt(value, place);
    if (round['round-type'] === 'elimination') return [];
    if (round['round-type'] !== 'swiss') fault(`${place}.round-type`, '"swiss" or "elimination"');
    return listAt(round['matches'], `${place}.matches`).map((match, number) =>
      resultAt(match, `${place}.matches[${number}]`, names),
    );
  });
  return { players: [...names], results, published };
};
