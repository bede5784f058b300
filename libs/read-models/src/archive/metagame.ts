import type { ArchiveCard, MetagameView, QueryParams, QueryResult } from '#contracts';
import type { Counting } from '../define-query.js';
import type { EventCardDoc } from '../event-list/projection.js';
import { eventModel } from '../event-doc/projection.js';
import { matchesModel } from '../matches/projection.js';
import { readEventRecord } from '../record/query.js';
import { positionOf } from '../source.js';
import { summaryOf, type EventSummary } from './event-summary.js';
import { pastEvents } from './past-events.js';
import { archiveCard } from './query.js';
import { shareOf } from './share.js';

const mostEvents = 200;
const atOnce = 8;

interface Kept {
  readonly at: string;
  readonly summary: EventSummary;
}
/**
 * Summaries of finished events, shared by all callers and recomputed when the event changes, which
 * is rare. Contains no names.
 */
const kept = new Map<string, Kept>();
const mostKept = 1_000;

const summary = async (sources: Counting, { eventId }: EventCardDoc): Promise<EventSummary> => {
  const { reader } = sources;
  const [event, matches] = await Promise.all([
    positionOf(reader, eventModel, eventId),
    positionOf(reader, matchesModel, eventId),
  ]);
  const at = `${event}/${matches}`;
  const known = kept.get(eventId);
  if (known?.at === at) return known.summary;
  const record = await readEventRecord(sources, eventId);
  const made = record ? summaryOf(record) : { decks: [], matches: [] };
  if (kept.size >= mostKept) kept.clear();
  kept.set(eventId, { at, summary: made });
  return made;
};

const summaries = async (
  sources: Counting,
  events: readonly EventCardDoc[],
): Promise<readonly EventSummary[]> => {
  const made: EventSummary[] = [];
  for (let from = 0; from < events.length; from += atOnce)
    made.push(
      ...(await Promise.all(
        events.slice(from, from + atOnce).map((event) => summary(sources, event)),
      )),
    );
  return made;
};

/** Two leaders are shown as one card with both names. */
const nameLeaders = (choice: string): ArchiveCard => {
  const [first, second] = choice.split('+').map(archiveCard);
  if (!first) return { id: choice, name: choice, subtitle: null };
  return second
    ? { id: choice, name: `${first.name} + ${second.name}`, subtitle: null }
    : { ...first, id: choice };
};

const groupBy = <T>(items: readonly T[], of: (item: T) => string): ReadonlyMap<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const group = groups.get(of(item));
    if (group) group.push(item);
    else groups.set(of(item), [item]);
  }
  return groups;
};

const uses = (
  all: readonly EventSummary[],
  of: (choice: { readonly leader: string; readonly base: string }) => string,
): MetagameView['leaders'] => {
  const decks = all.flatMap((each) => each.decks);
  const matches = all.flatMap((each) => each.matches);
  const counted = groupBy(decks, of);
  return [...counted]
    .filter(([choice]) => choice !== '')
    .map(([choice, same]) => {
      const could = same.filter(({ inCut }) => inCut !== null);
      const met = matches.flatMap(({ a, b, points }) => {
        const [one, other] = [of(a), of(b)];
        if (one === other) return [];
        return one === choice ? [points] : other === choice ? [1 - points] : [];
      });
      return {
        card: nameLeaders(choice),
        share: shareOf(same.length, decks.length),
        conversion: shareOf(could.filter(({ inCut }) => inCut).length, could.length),
        wins: shareOf(
          met.reduce((sum, points) => sum + points, 0),
          met.length,
        ),
      };
    })
    .toSorted(
      (one, other) =>
        other.share.count - one.share.count || one.card.id.localeCompare(other.card.id),
    );
};

const matchups = (all: readonly EventSummary[]): MetagameView['matchups'] => {
  const cells = new Map<string, { row: string; column: string; points: number; of: number }>();
  const add = (row: string, column: string, points: number): void => {
    const key = `${row}|${column}`;
    const cell = cells.get(key) ?? { row, column, points: 0, of: 0 };
    cells.set(key, { ...cell, points: cell.points + points, of: cell.of + 1 });
  };
  for (const { a, b, points } of all.flatMap(({ matches }) => matches)) {
    if (a.leader === b.leader) continue;
    add(a.leader, b.leader, points);
    add(b.leader, a.leader, 1 - points);
  }
  return [...cells.values()].map(({ row, column, points, of }) => ({
    row,
    column,
    wins: shareOf(points, of),
  }));
};

/** The leaders and bases played at the newest matching past events, and their results. */
export const readMetagame = async (
  sources: Counting,
  wish: QueryParams<'metagame'>,
): Promise<QueryResult<'metagame'>> => {
  const { reader } = sources;
  const found = await pastEvents(reader, wish, { limit: mostEvents + 1 });
  const all = await summaries(sources, found.slice(0, mostEvents));
  const counted = all.filter(({ decks }) => decks.length > 0);
  return {
    events: counted.length,
    truncated: found.length > mostEvents,
    decks: counted.reduce((sum, { decks }) => sum + decks.length, 0),
    leaders: uses(counted, ({ leader }) => leader),
    bases: uses(counted, ({ base }) => base),
    matchups: matchups(counted),
  };
};
