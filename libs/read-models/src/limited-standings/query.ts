import type { Counting } from '../define-query.js';
import type { DraftStandings } from '#contracts';
import type { GameCatalogue, StandingRow } from '#game';
import { readEventDoc } from '../event-doc/read.js';
import { rank, toTiebreaks, type RankingRules } from '../standings/ranking.js';
import { readStandings } from '../standings/query.js';
import { readDocuments } from '../source.js';
import {
  draftStandingsModel,
  type DraftRecordDoc,
  type PodPart,
} from '../records/limited-projection.js';

/** A draft counts from the round after it to the last one before the next draft. */
const roundsOf = (parts: readonly PodPart[], draft: number): readonly [number, number] => {
  const from = parts.find((part) => part.draft === draft)?.afterRound ?? 0;
  const next = parts.filter((part) => part.draft > draft).map((part) => part.afterRound);
  return [from, Math.min(Infinity, ...next)];
};

/** The standings by the rounds of one draft only. */
const rankedIn = (
  games: GameCatalogue,
  { docs, rules }: { readonly docs: readonly DraftRecordDoc[]; readonly rules: RankingRules },
  [from, to]: readonly [number, number],
): readonly StandingRow[] =>
  rank(
    games,
    docs.map((doc) => ({
      ...doc,
      rounds: doc.rounds.filter(
        ({ phase, round }) => rules.phases[phase]?.kind === 'swiss' && round > from && round <= to,
      ),
    })),
    rules,
  );

/**
 * The standings of each pod of a draft by the rounds since, and of all players by all rounds; null
 * if it is not a Draft event.
 */
export const readDraftStandings = async (
  sources: Counting,
  eventId: string,
  asked?: number,
): Promise<DraftStandings | null> => {
  const { reader } = sources;
  const event = await readEventDoc(reader, eventId);
  if (event?.format !== 'draft') return null;
  const [{ docs, position }, overall] = await Promise.all([
    readDocuments(reader, draftStandingsModel, eventId),
    readStandings(sources, eventId),
  ]);
  const parts = docs.flatMap((doc) => doc.pods);
  const draft = asked ?? Math.max(0, ...parts.map((part) => part.draft));
  const ranked = rankedIn(sources.games, { docs, rules: event }, roundsOf(parts, draft));
  const byPlayer = new Map(docs.map((doc) => [doc.playerId, doc]));
  const podOf = (row: StandingRow): PodPart | undefined =>
    byPlayer.get(row.player)?.pods.find((part) => part.draft === draft);
  const rowsOf = (podId: string) =>
    ranked
      .filter((row) => podOf(row)?.podId === podId)
      .map((row, index) => {
        const doc = byPlayer.get(row.player);
        return {
          ...toTiebreaks(row),
          rank: index + 1,
          swissRank: index + 1,
          name: doc?.name ?? '',
          dropped: (doc?.droppedAfter ?? null) !== null,
        };
      });
  const pods = new Map(
    parts.filter((part) => part.draft === draft).map((part) => [part.podId, part.number]),
  );
  return {
    draft,
    pods: [...pods]
      .sort(([, one], [, other]) => one - other)
      .map(([podId, number]) => ({ podId, number, rows: rowsOf(podId) })),
    overall: overall?.rows ?? [],
    position,
  };
};
