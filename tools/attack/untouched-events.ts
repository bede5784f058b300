import { logOfEvent } from '#aggregate';
import pg from 'pg';
import { matchIdOfRound } from '#facts';
import type { ApiSession } from '#client';
import type { Findings } from './findings.js';
import type { PreparedEvents } from './prepared-events.js';

/** Stages without automatic changes: every change was made by somebody. */
const quiet = ['registration', 'ready', 'paired', 'played'] as const;
const asked = ['roster', 'standings', 'pairings', 'story'] as const;

/**
 * Other events, as they are before forged files are imported: neither their logs nor their views
 * may change.
 */
export class UntouchedEvents {
  readonly eventIds: readonly string[];
  /** Their ids, those of their matches, and those of the matches of their next round. */
  readonly foreignIds: readonly string[];
  private before: readonly string[] = [];

  constructor(
    preparedEvents: PreparedEvents,
    private readonly owner: ApiSession,
    private readonly databaseUrl: string,
  ) {
    const prepared = quiet.map((stage) => preparedEvents.at(stage).ids);
    this.eventIds = prepared.flatMap((ids) => ids['eventId'] ?? []);
    const next = [1, 2].flatMap((round) =>
      [1, 2].map((table) => ({ key: { phase: 0, round, attempt: 1 }, table })),
    );
    this.foreignIds = [
      ...this.eventIds,
      ...prepared.flatMap((ids) => ids['matchId'] ?? []),
      ...this.eventIds.flatMap((id) =>
        next.map(({ key, table }) => matchIdOfRound(id, key, table)),
      ),
    ];
  }

  async remember(): Promise<void> {
    this.before = await this.facts();
  }

  /** Existing streams of every kind. */
  async streamIds(): Promise<readonly string[]> {
    const rows = await this.query<{ id: string }>(
      'select stream_id as id from streams order by md5(stream_id) limit 5000',
    );
    return rows.map(({ id }) => id);
  }

  async compare(findings: Findings): Promise<void> {
    const after = await this.facts();
    for (const [index, fact] of after.entries())
      if (fact !== this.before[index])
        findings.note('another event changed', 'forged events', `${this.before[index]} => ${fact}`);
  }

  private async facts(): Promise<readonly string[]> {
    const rows = await this.query<{ log: string; position: string }>(
      'select log, position::text as position from logs where log = any($1) order by log',
      [this.eventIds.map(logOfEvent)],
    );
    const answers: string[] = [];
    for (const eventId of this.eventIds)
      for (const name of asked)
        answers.push(`${name} ${JSON.stringify(await this.owner.ask(name, { eventId }))}`);
    return [...rows.map(({ log, position }) => `${log} ${position}`), ...answers];
  }

  private async query<Row extends pg.QueryResultRow>(
    sql: string,
    values: readonly unknown[] = [],
  ): Promise<readonly Row[]> {
    const client = new pg.Client({ connectionString: this.databaseUrl });
    await client.connect();
    try {
      return (await client.query<Row>(sql, [...values])).rows;
    } finally {
      await client.end();
    }
  }
}
