import {
  MOST_CHARACTERS,
  refusedAt,
  readAs,
  type ExchangeFormat,
  type Reading,
} from './reading.js';

/**
 * The result of a player's round: won, drawn, lost; without play `+` and `-`; a bye `U`; none `Z`.
 */
export type TrfResult = '1' | '=' | '0' | '+' | '-' | 'U' | 'F' | 'H' | 'Z' | ' ';

export interface TrfRound {
  /** Starting number of the opponent; null without one. */
  readonly opponent: number | null;
  readonly colour: 'w' | 'b' | '-';
  readonly result: TrfResult;
}

export interface TrfPlayer {
  readonly number: number;
  readonly name: string;
  readonly rating: number;
  /** In tenths of a point: 11.5 is 115. */
  readonly points: number;
  readonly rank: number;
  readonly rounds: readonly TrfRound[];
}

/**
 * A report of a tournament for pairing checkers (FIDE TRF26,
 * and the older TRF with the lines of JaVaFo and bbpPairings).
 */
export interface TrfFile {
  readonly players: readonly TrfPlayer[];
  /** All lines other than players', unchanged and in order, before and after the players. */
  readonly head: readonly string[];
  readonly tail: readonly string[];
}

const results = '1=0+-UFHZ ';
const most = 9_999;

/** The columns of a line, counted in characters from 1. */
const columns = (line: string, from: number, to: number): string =>
  [...line].slice(from - 1, to).join('');

const whole = (text: string): number | null =>
  /^\s*\d+\s*$/.test(text) ? Number(text.trim()) : null;

const roundAt = (text: string): TrfRound | null => {
  const opponent = text.slice(0, 4).trim();
  const colour = text[5] ?? ' ';
  const result = text[7] ?? ' ';
  if (!/^\d{0,4}$/.test(opponent) || !'wb- '.includes(colour) || !results.includes(result))
    return null;
  const number = Number(opponent);
  return {
    opponent: number === 0 ? null : number,
    colour: colour === 'w' || colour === 'b' ? colour : '-',
    result: result as TrfResult,
  };
};

const playerAt = (line: string): TrfPlayer | null => {
  const number = whole(columns(line, 5, 8));
  const points = /^\s*(\d{1,2})\.(\d)$/.exec(columns(line, 81, 84));
  const rank = whole(columns(line, 86, 89));
  if (number === null || points === null || rank === null) return null;
  const width = [...line.trimEnd()].length;
  const rounds = Array.from({ length: Math.max(0, Math.ceil((width - 91) / 10)) }, (_, at) =>
    roundAt(columns(line, 92 + at * 10, 99 + at * 10)),
  );
  if (rounds.some((round) => round === null)) return null;
  return {
    number,
    name: columns(line, 15, 47).trimEnd(),
    rating: whole(columns(line, 49, 52)) ?? 0,
    points: Number(points[1]) * 10 + Number(points[2]),
    rank,
    rounds: rounds.filter((round): round is TrfRound => round !== null),
  };
};

const read = (text: string): Reading<TrfFile> => {
  if (text.length > MOST_CHARACTERS)
    return refusedAt('exchange/too-long', 'file', String(text.length));
  const lines = text.split(/\r\n|\n|\r/).map((line) => line.trimEnd());
  const [head, tail, players]: [string[], string[], TrfPlayer[]] = [[], [], []];
  for (const [index, line] of lines.entries()) {
    if (line === '') continue;
    if (!line.startsWith('001')) {
      (players.length === 0 ? head : tail).push(line);
      continue;
    }
    const player = playerAt(line);
    if (player === null) return refusedAt('exchange/bad-line', `line ${index + 1}`, line);
    if (player.number !== players.length + 1)
      return refusedAt('exchange/bad-line', `line ${index + 1}`, `number ${player.number}`);
    players.push(player);
  }
  if (players.length === 0) return refusedAt('exchange/unknown-format', 'file', lines[0] ?? '');
  return readAs({ players, head, tail });
};

const right = (value: number | string, width: number): string => String(value).padStart(width);

const roundText = ({ opponent, colour, result }: TrfRound): string =>
  `${opponent === null ? '0000' : right(opponent, 4)} ${colour} ${result}`;

const nameWidth = 33;

const playerLine = ({ number, name, rating, points, rank, rounds }: TrfPlayer): string => {
  const letters = [...name.replaceAll(/[\r\n\t]/g, ' ')].slice(0, nameWidth);
  const padded = letters.join('') + ' '.repeat(nameWidth - letters.length);
  const score = `${Math.floor(points / 10)}.${points % 10}`;
  const line = `001 ${right(number, 4)}      ${padded} ${right(rating, 4)}${' '.repeat(28)}${right(score, 4)} ${right(rank, 4)}`;
  return [line, ...rounds.map(roundText)].join('  ');
};

export const trfFormat: ExchangeFormat<TrfFile> = {
  id: 'trf',
  ending: 'trf',
  media: 'text/plain; charset=utf-8',
  read,
  write: ({ players, head, tail }) =>
    [...head, ...players.slice(0, most).map(playerLine), ...tail, ''].join('\n'),
};

/**
 * The output of a checker that pairs: the number of pairs, then each pair; the second of a bye is
 * 0.
 */
export const trfPairs: ExchangeFormat<readonly (readonly [number, number])[]> = {
  id: 'trf-pairs',
  ending: 'txt',
  media: 'text/plain; charset=utf-8',
  read: (text) => {
    const [count, ...rest] = text
      .split(/\r\n|\n|\r/)
      .map((line) => line.trim())
      .filter((line) => line !== '');
    const pairs = rest.map((line) => /^(\d{1,4}) (\d{1,4})$/.exec(line));
    const bad = pairs.findIndex((pair) => pair === null);
    if (bad !== -1) return refusedAt('exchange/bad-line', `line ${bad + 2}`, rest[bad] ?? '');
    if (Number(count) !== pairs.length)
      return refusedAt('exchange/bad-line', 'line 1', count ?? '');
    return readAs(pairs.map((pair) => [Number(pair?.[1]), Number(pair?.[2])] as const));
  },
  write: (pairs) => `${[pairs.length, ...pairs.map(([a, b]) => `${a} ${b}`)].join('\n')}\n`,
};
