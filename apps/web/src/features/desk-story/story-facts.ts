import { gameScore } from '#contracts';
import type { Facts } from '../../i18n/index.js';
import { scoreText } from '../../shared/match/score.js';

const scoreOf = (value: unknown): string => {
  const score = gameScore.safeParse(value);
  return score.success ? scoreText(score.data) : '–';
};

/**
 * Formats seconds: whole minutes as minutes, everything else in seconds, so that half a minute is
 * not "0 min".
 */
const spanOf = (seconds: number): string =>
  seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`;

/**
 * The data of a recorded event as its text needs them: names instead of ids, results as text,
 * counts instead of lists.
 */
export const storyFacts = (
  data: Readonly<Record<string, unknown>>,
  names: ReadonlyMap<string, string>,
): Facts => {
  const named = (id: unknown): string => names.get(String(id)) ?? '?';
  const players = Array.isArray(data['players']) ? data['players'] : [];
  const many = (key: string): number => (Array.isArray(data[key]) ? data[key].length : 0);
  const { by } = data;
  return {
    ...data,
    player: named(data['playerId']),
    a: named(players[0]),
    b: named(players[1]),
    by: by === 'a' ? named(players[0]) : by === 'b' ? named(players[1]) : '',
    score: scoreOf(data['score']),
    previous: scoreOf(data['previous']),
    tableCount: many('tables'),
    playerCount: many('playerIds'),
    byeCount: many('byes'),
    fixedCount: many('fixed'),
    apartCount: many('keptApart'),
    teamName: typeof data['team'] === 'string' ? data['team'] : '–',
    podCount: many('pods'),
    seatNumber: Number(data['seat'] ?? 0) + 1,
    champion: data['champion'] === null ? '–' : named(data['champion']),
    time: spanOf(Number(data['seconds'] ?? 0)),
  };
};
