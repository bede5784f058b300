import { z } from 'zod';
import { foreignNotesOn } from '#contracts';
import { jsonFormat } from '../json-file.js';
import type { ValueOf } from '../reading.js';
import { guessByes, noteAssumed } from './byes.js';
import { type BestOf, scoreWonBy } from './scores.js';
import type { ForeignMatch, ForeignTables } from './tables.js';

const participant = z.looseObject({
  id: z.int(),
  name: z.string().nullable(),
  username: z.string().nullish(),
  active: z.boolean().nullish(),
});
const match = z.looseObject({
  state: z.string(),
  /** Negative in the losers' bracket. */
  round: z.int(),
  suggested_play_order: z.int().nullish(),
  player1_id: z.int().nullable(),
  player2_id: z.int().nullable(),
  winner_id: z.int().nullish(),
  /** `2-1`; for several sets `6-4,3-6`. */
  scores_csv: z.string().nullish(),
});

/** A tournament of version 1 of its API, requested with participants and matches. */
export const challongeTournamentJson = jsonFormat(
  'challonge-tournament-json',
  z.looseObject({
    tournament: z.looseObject({
      name: z.string(),
      tournament_type: z.string(),
      participants: z.array(z.looseObject({ participant })),
      matches: z.array(z.looseObject({ match })),
    }),
  }),
);
type Tournament = ValueOf<typeof challongeTournamentJson>['tournament'];
type Match = Tournament['matches'][number]['match'];

/** A single pair of numbers counts games; several pairs are sets, each with a winner. */
const gamesIn = (text: string, bestOf: BestOf) => {
  const sets = text
    .split(',')
    .flatMap((set) => /^\s*(\d+)-(\d+)\s*$/.exec(set)?.slice(1).map(Number) ?? []);
  const [a = 0, b = 0] = sets;
  const most = bestOf === 3 ? 2 : 1;
  if (sets.length === 2 && a + b > 0 && a <= most && b <= most) return { a, b, drawn: 0 };
  if (sets.length <= 2) return null;
  const won = { a: 0, b: 0, drawn: 0 };
  for (let at = 0; at < sets.length; at += 2) {
    const [one = 0, other = 0] = [sets[at], sets[at + 1]];
    won[one > other ? 'a' : other > one ? 'b' : 'drawn'] += 1;
  }
  return won.a <= most && won.b <= most ? won : null;
};

const takerOf = ({ winner_id, player1_id, player2_id }: Match): 'a' | 'b' | 'draw' =>
  winner_id === player1_id ? 'a' : winner_id === player2_id ? 'b' : 'draw';

/** The games, provided that they agree with the match's winner. */
const scoreOf = (played: Match, bestOf: BestOf) => {
  const games = gamesIn(played.scores_csv ?? '', bestOf);
  const taker = takerOf(played);
  const leads = games && (games.a > games.b ? 'a' : games.b > games.a ? 'b' : 'draw');
  return games && leads === taker
    ? { score: games, known: true }
    : { score: scoreWonBy(taker, bestOf), known: false };
};

/** Swiss tournaments. Players without an opponent have a bye, which is not among the matches. */
export const challongeTables = (
  { participants, matches }: Tournament,
  bestOf: BestOf,
): Omit<ForeignTables, 'source'> => {
  const people = participants.map(({ participant: person }) => ({
    key: String(person.id),
    name: person.name ?? person.username ?? String(person.id),
    ...(person.username ? { handle: person.username } : {}),
    ...(person.active === undefined || person.active === null ? {} : { dropped: !person.active }),
  }));
  const seated = matches
    .map(({ match: each }) => each)
    .filter(({ player1_id, player2_id }) => player1_id !== null && player2_id !== null)
    .toSorted((one, other) => (one.suggested_play_order ?? 0) - (other.suggested_play_order ?? 0));
  const unknown: string[] = [];
  const counted = new Map<number, number>();
  const paired = seated.map((each): ForeignMatch => {
    const { round } = each;
    const table = (counted.get(round) ?? 0) + 1;
    counted.set(round, table);
    const { score, known } = scoreOf(each, bestOf);
    const complete = each.state === 'complete';
    if (complete && !known) unknown.push(`${round}.${table}`);
    return {
      ...{ kind: 'match', round, phase: 'swiss', table },
      ...{ a: String(each.player1_id), b: String(each.player2_id) },
      score: complete ? score : null,
    };
  });
  const byes = guessByes(people, paired);
  return {
    people,
    matches: [...paired, ...byes],
    standings: [],
    standingsAfter: null,
    notes: [...foreignNotesOn('games-unknown', unknown), ...noteAssumed(byes, people)],
  };
};
