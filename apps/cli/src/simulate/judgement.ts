import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { EventSettings, StandingRow } from '#contracts';
import { factsIn, type RecordedEvent } from '#event-store';
import type { TournamentEvent } from '#tournament';
import { auditFile } from '../audit.js';
import { recomputeBoosters } from '../verify/recompute-boosters.js';
import { recomputePairings } from '../verify/recompute-pairings.js';
import { recompute } from './recompute.js';

export interface Judgement {
  readonly events: number;
  readonly rematches: number;
  readonly audit: string;
  /** Draft only: picks with a choice, including those of the clock and of bots. */
  readonly drafted: {
    readonly picks: number;
    readonly timeouts: number;
    readonly botPicks: number;
  } | null;
  /** All faults found. */
  readonly faults: readonly string[];
}

interface Exported {
  readonly eventId: string;
  readonly events: readonly RecordedEvent[];
}

/**
 * Verifies a finished event by its exported file alone, and the standings on the server by an
 * independent computation.
 */
export const judge = async (
  text: string,
  { settings, shown }: { settings: EventSettings; shown: readonly StandingRow[] },
): Promise<Judgement> => {
  const { eventId, events } = JSON.parse(text) as Exported;
  const { rematches, unavoidable } = countRematches(events);
  const { audit, clean } = await auditOf(text);
  const pairings = recomputePairings(eventId, events);
  const faults = [
    ...(rematches > unavoidable ? [`${rematches} rematches, ${unavoidable} unavoidable`] : []),
    ...(clean ? [] : [audit]),
    ...pairings.differences,
    ...recomputeBoosters(eventId, events).differences,
    ...standingsFaults(events, settings, shown),
    ...placeFaults(events, shown),
    ...(events.some((event) => event.type === 'EventFinished') ? [] : ['the event did not finish']),
  ];
  return {
    events: events.length,
    rematches,
    audit: audit.replace(/^audit: .*, /, ''),
    drafted: draftedIn(events),
    faults,
  };
};

const draftedIn = (events: readonly RecordedEvent[]): Judgement['drafted'] => {
  const by = events
    .filter((event) => event.type === 'PickMade' && event.data['by'] !== 'last-card')
    .map((event) => event.data['by']);
  const made = (who: string): number => by.filter((each) => each === who).length;
  return by.length === 0
    ? null
    : { picks: by.length, timeouts: made('clock'), botPicks: made('bot') };
};

const auditOf = async (text: string): Promise<{ audit: string; clean: boolean }> => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-audit-'));
  const lines: string[] = [];
  try {
    const file = path.join(folder, 'event.json');
    writeFileSync(file, text);
    const clean = await auditFile(file, (line) => lines.push(line));
    return { audit: lines.at(-1) ?? 'no audit', clean };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Pairs that met twice in the final pairings of the Swiss rounds. */
const countRematches = (
  events: readonly RecordedEvent[],
): { rematches: number; unavoidable: number } => {
  const rounds = new Map<
    number,
    { tables: readonly { a: string; b: string }[]; unavoidableRematches: number }
  >();
  for (const { type, data } of factsIn<TournamentEvent>(events)) {
    if (type === 'RoundPaired' && data.phase === 0) rounds.set(data.round, data);
    if (type === 'RoundVoided' && data.phase === 0) rounds.delete(data.round);
  }
  const meetings = [...rounds.values()].flatMap((round) =>
    round.tables.map(({ a, b }) => [a, b].sort().join(' ')),
  );
  return {
    rematches: meetings.length - new Set(meetings).size,
    unavoidable: [...rounds.values()].reduce((sum, round) => sum + round.unavoidableRematches, 0),
  };
};

/**
 * The final standings must list all players in the places that the event announced, the champion
 * first.
 */
const placeFaults = (
  events: readonly RecordedEvent[],
  shown: readonly StandingRow[],
): readonly string[] => {
  const end = events.find((event) => event.type === 'EventFinished');
  if (!end) return [];
  const { champion, ranking } = end.data as { champion: string | null; ranking: readonly string[] };
  const places = shown.map((row) => row.playerId);
  return [
    ...(champion === null || places[0] === champion ? [] : ['the champion is not shown first']),
    ...(ranking.join() === places.join() ? [] : ['the places shown differ from those announced']),
  ];
};

const standingsFaults = (
  events: readonly RecordedEvent[],
  { points, tiebreaks }: EventSettings,
  shown: readonly StandingRow[],
): readonly string[] => {
  const expected = new Map(
    recompute(events, { points, ...tiebreaks }).map((row) => [row.playerId, row]),
  );
  if (expected.size !== shown.length)
    return [`standings show ${shown.length} players instead of ${expected.size}`];
  return shown.flatMap((row) => {
    const own = expected.get(row.playerId);
    const { points: shownPoints, record, tiebreaks: columns } = row;
    const told = [
      ['points', shownPoints, own?.points],
      ['record', record, own?.record],
      ['omw', columns['omw'], own?.omwp],
      ['gw', columns['gw'], own?.gwp],
      ['ogw', columns['ogw'], own?.ogwp],
    ] as const;
    return told
      .filter(([, is, expects]) => is !== expects)
      .map(
        ([column, is, expects]) =>
          `standings of ${row.name}: ${column} is ${is}, recomputed ${expects}`,
      );
  });
};
