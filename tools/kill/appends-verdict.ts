import type { Pool } from 'pg';
import {
  catchUp,
  everyEvent,
  type EventStore,
  PostgresProjectionStore,
  verifyEvents,
} from '#event-store';
import type { GameScore } from '#contracts';
import { readModels } from '#read-models';
import type { MatchOnPaper } from '../../test/support/match-on-paper.js';

export interface AppendsVerdict {
  readonly events: number;
  readonly logs: number;
  readonly documents: number;
  /** Everything that was missed, doubled or changed; empty if there are no faults. */
  readonly faults: readonly string[];
}

/** Rounds of one player as in the standings: `round match opponent own-theirs-drawn`. */
type Rounds = ReadonlyMap<string, readonly string[]>;

const roundLine = (
  round: number,
  matchId: string,
  opponent: string,
  { a, b, drawn }: GameScore,
): string => `${round} ${matchId} ${opponent} ${a}-${b}-${drawn}`;

/** The rounds of every player, as the writers remember them. */
export const rememberedRounds = (matches: readonly MatchOnPaper[]): Rounds => {
  const rounds = new Map<string, string[]>();
  const add = (player: string, line: string): void => {
    rounds.set(player, [...(rounds.get(player) ?? []), line]);
  };
  const inOrder = [...matches].sort((one, other) => one.round - other.round);
  for (const {
    round,
    matchId,
    players: [first, second],
    score,
  } of inOrder) {
    add(first, roundLine(round, matchId, second, score));
    add(second, roundLine(round, matchId, first, { ...score, a: score.b, b: score.a }));
  }
  return rounds;
};

/** Players whose rounds differ from the remembered ones, in number, order or score. */
export const standingFaults = (remembered: Rounds, shown: Rounds): readonly string[] =>
  [...new Set([...remembered.keys(), ...shown.keys()])]
    .map((player) => [player, remembered.get(player) ?? [], shown.get(player) ?? []] as const)
    .filter(([, told, kept]) => told.join('; ') !== kept.join('; '))
    .map(([player, told, kept]) => `${player} played ${told.join('; ')}: shown ${kept.join('; ')}`);

const shownRounds = async (pool: Pool): Promise<Rounds> => {
  const { rows } = await pool.query<{
    key: string;
    rounds: { round: number; matchId: string; opponent: string; score: GameScore }[];
  }>(
    `select key, doc -> 'rounds' as rounds from read_model_documents where model = 'standings-premier'`,
  );
  return new Map(
    rows
      .filter(({ rounds }) => rounds.length > 0)
      .map(({ key, rounds }) => [
        key,
        rounds.map(({ round, matchId, opponent, score }) =>
          roundLine(round, matchId, opponent, score),
        ),
      ]),
  );
};

const STORY = 'MatchScheduled ResultReported ResultConfirmed MatchCompleted';

/** Positions with gaps, streams with gaps, and matches that are stored incorrectly. */
const storeFaults = async (pool: Pool, matches: number): Promise<readonly string[]> => {
  const gaps = async (what: 'log' | 'stream_id', number: 'position' | 'version') => {
    const { rows } = await pool.query<{ name: string }>(
      `select ${what} as name from events group by ${what}
        having min(${number}) <> 1 or max(${number}) <> count(*) or count(distinct ${number}) <> count(*)`,
    );
    return rows.map(({ name }) => `${name}: ${number}s with gaps or twice`);
  };
  const { rows: stories } = await pool.query<{ story: string; times: number }>(
    `select story, count(*)::int as times from
       (select string_agg(type, ' ' order by version) as story from events
         where stream_id like 'match-%' group by stream_id) as streams group by story`,
  );
  return [
    ...(await gaps('log', 'position')),
    ...(await gaps('stream_id', 'version')),
    ...stories
      .filter(({ story, times }) => story !== STORY || times !== matches)
      .map(({ story, times }) => `${times} of ${matches} matches are stored as ${story}`),
  ];
};

/** Documents that differ between a rebuild from the stored events and the workers' result. */
const documentFaults = async (pool: Pool, store: EventStore): Promise<readonly string[]> => {
  await pool.query('drop table if exists documents_of_workers');
  await pool.query(
    'create table documents_of_workers as select model, scope, key, position, doc::jsonb from read_model_documents',
  );
  await pool.query(
    `truncate read_model_documents; delete from log_progress where reader = 'models'`,
  );
  await catchUp({
    events: store,
    projections: new PostgresProjectionStore(pool),
    models: readModels,
  });
  const { rows } = await pool.query<{ model: string; scope: string; key: string }>(
    `with rebuilt as (select model, scope, key, position, doc::jsonb from read_model_documents)
     select model, scope, key from (table documents_of_workers except table rebuilt) as missing
     union
     select model, scope, key from (table rebuilt except table documents_of_workers) as more`,
  );
  return rows.map(({ model, scope, key }) => `${model} ${scope} ${key}: not as a rebuild makes it`);
};

/**
 * Compares the store and the read models with what was confirmed to the writers. No worker may run
 * meanwhile.
 */
export const judgeAppends = async (
  pool: Pool,
  store: EventStore,
  matches: readonly MatchOnPaper[],
): Promise<AppendsVerdict> => {
  const faults: string[] = [
    ...(await storeFaults(pool, matches.length)),
    ...standingFaults(rememberedRounds(matches), await shownRounds(pool)),
  ];
  const { events } = await verifyEvents(() => everyEvent(store), {
    onFault: ({ code, streamId, version, detail }) =>
      faults.push(`${streamId}@${version}: ${code}, ${detail}`),
  });
  const count = async (table: string): Promise<number> =>
    (await pool.query<{ count: number }>(`select count(*)::int as count from ${table}`)).rows[0]
      ?.count ?? 0;
  const documents = await count('read_model_documents');
  faults.push(...(await documentFaults(pool, store)));
  return { events, logs: await count('logs'), documents, faults };
};
