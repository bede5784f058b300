import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import type { ExportedEvent, PaperEvent, Remembered } from '../../test/support/paper-event.js';

export interface Verdict {
  readonly events: number;
  readonly matches: number;
  /** The last line of `npx conclave audit`. */
  readonly audit: string;
  /** Everything that was lost, doubled or changed; empty if there are no faults. */
  readonly faults: readonly string[];
}

/** The last line that `npx conclave audit` prints about an exported event. */
export function auditLine(exported: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-audit-'));
  try {
    const file = path.join(folder, 'event.json');
    writeFileSync(file, exported);
    // Compiled, like the processes under test: it starts in half the time that the sources take.
    const audit = spawnSync(process.execPath, ['dist/apps/cli/src/main.js', 'audit', file], {
      cwd: projectRoot,
      encoding: 'utf8',
    });
    return audit.stdout.trim().split('\n').at(-1) ?? audit.stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const countBy = <T>(list: readonly T[], keyOf: (item: T) => string): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const item of list) counts.set(keyOf(item), (counts.get(keyOf(item)) ?? 0) + 1);
  return counts;
};

/** A round paired twice, or a player at two tables of one round. */
function pairingFaults(events: readonly ExportedEvent[], rounds: number): string[] {
  const paired = events.filter(({ type }) => type === 'RoundPaired');
  const faults = [
    ...countBy(paired, ({ data }) => `${String(data['phase'])}.${String(data['round'])}`),
  ]
    .filter(([, times]) => times !== 1)
    .map(([round, times]) => `round ${round} was paired ${times} times`);
  if (paired.length !== rounds) faults.push(`${paired.length} rounds paired instead of ${rounds}`);
  const seats = events
    .filter(({ type }) => type === 'MatchScheduled')
    .flatMap(({ data }) =>
      (data['players'] as string[]).map((player) => `${player} in round ${String(data['round'])}`),
    );
  return [
    ...faults,
    ...[...countBy(seats, (seat) => seat)]
      .filter(([, times]) => times > 1)
      .map(([seat, times]) => `${seat} sits at ${times} tables`),
  ];
}

/**
 * For every table: scheduled, reported, confirmed and completed once each, with the score that the
 * players remember.
 */
function matchFaults(events: readonly ExportedEvent[], matches: readonly Remembered[]): string[] {
  const faults: string[] = [];
  for (const { matchId, score } of matches) {
    const stream = events.filter(({ streamId }) => streamId === `match-${matchId}`);
    const types = stream.map(({ type }) => type).join(' ');
    if (types !== 'MatchScheduled ResultReported ResultConfirmed MatchCompleted')
      faults.push(`match ${matchId}: ${types}`);
    const kept = stream.find(({ type }) => type === 'MatchCompleted')?.data['score'] as
      | typeof score
      | undefined;
    if (kept?.a !== score.a || kept.b !== score.b || kept.drawn !== score.drawn)
      faults.push(
        `match ${matchId}: ${JSON.stringify(kept)} kept, ${JSON.stringify(score)} agreed`,
      );
  }
  const scheduled = events.filter(({ type }) => type === 'MatchScheduled').length;
  if (scheduled !== matches.length)
    faults.push(`${scheduled} matches scheduled, ${matches.length} played`);
  return faults;
}

function standingFaults(remembered: Map<string, number>, shown: Map<string, number>): string[] {
  return [...remembered]
    .filter(([playerId, points]) => shown.get(playerId) !== points)
    .map(
      ([playerId, points]) =>
        `${playerId} earned ${points} points, the standings show ${shown.get(playerId)}`,
    );
}

/** Everything in the stored events that contradicts the people's memory of `rounds` rounds. */
export const storyFaults = (
  events: readonly ExportedEvent[],
  { rounds, matches }: { rounds: number; matches: readonly Remembered[] },
): string[] => [...pairingFaults(events, rounds), ...matchFaults(events, matches)];

/** Compares the stored events with what was confirmed to the people. */
export async function judge(event: PaperEvent, rounds: number): Promise<Verdict> {
  const exported = await event.exportedText();
  const { events } = JSON.parse(exported) as { events: ExportedEvent[] };
  const audit = auditLine(exported);
  const faults = [
    ...storyFaults(events, { rounds, matches: event.matches }),
    ...standingFaults(event.rememberedPoints(), await event.publicPoints()),
    ...(/^audit: \d+ events in \d+ streams, 0 faults$/.test(audit) ? [] : [audit]),
  ];
  return { events: events.length, matches: event.matches.length, audit, faults };
}
