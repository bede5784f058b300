import type { Counting } from '../define-query.js';
import type { QueryParams, QueryResult } from '#contracts';
import { isSameRound } from '#tournament';
import { type EventDoc, eventModel } from '../event-doc/projection.js';
import { readEventDoc } from '../event-doc/read.js';
import { matchesModel, phasePrefix, type MatchDoc } from '../matches/projection.js';
import { rosterModel } from '../roster/projection.js';
import { positionOf, readDocuments } from '../source.js';
import { rankedRecords } from '../standings/ranked-records.js';
import { rank } from '../standings/ranking.js';

/** The opponents of each player in the phase before this round, by player id. */
const meetings = (
  docs: readonly MatchDoc[],
  round: number,
): ReadonlyMap<string, readonly string[]> => {
  const met = new Map<string, string[]>();
  const add = (one: string, other: string) => met.set(one, [...(met.get(one) ?? []), other]);
  for (const match of docs) {
    if (match.status === 'void' || match.round >= round) continue;
    add(match.a, match.b);
    add(match.b, match.a);
  }
  return met;
};

const proposalOf = (
  { proposal }: EventDoc,
  asked: { readonly phase: number; readonly round: number },
): QueryResult<'pairingDesk'>['proposal'] => {
  if (!proposal || !isSameRound(proposal, asked)) return null;
  const { attempt, tables, byes, multiplayer = [], unavoidableRematches } = proposal;
  return {
    ...{ attempt, unavoidableRematches, manual: proposal.manual, outdated: proposal.outdated },
    tables: tables.map(({ matchId, table, a, b }) => ({ matchId, table, a, b })),
    byes: byes.map(({ playerId }) => playerId),
    multiplayer: multiplayer.map(({ table, seats }) => ({ table, seats: [...seats] })),
  };
};

/**
 * Everyone who may be paired in a round, with their standing before it, and the constraints that
 * staff set.
 */
export const readPairingDesk = async (
  sources: Counting,
  { eventId, ...wish }: QueryParams<'pairingDesk'>,
): Promise<QueryResult<'pairingDesk'> | null> => {
  const { reader } = sources;
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const current = doc.proposal ?? doc.rounds.at(-1);
  const phase = wish.phase ?? current?.phase ?? 0;
  const round = wish.round ?? current?.round ?? 1;
  const [{ records }, roster, matches, event] = await Promise.all([
    rankedRecords(sources, doc),
    readDocuments(reader, rosterModel, eventId),
    readDocuments(reader, matchesModel, eventId, phasePrefix(phase)),
    positionOf(reader, eventModel, eventId),
  ]);
  const before = new Map(
    rank(sources.games, [...records.values()], doc, round - 1).map((row) => [
      row.player,
      row.points,
    ]),
  );
  const met = meetings(matches.docs, round);
  const hadBye = (playerId: string): boolean =>
    records
      .get(playerId)
      ?.rounds.some((each) => each.kind === 'bye' && each.phase === phase && each.round < round) ??
    false;
  const { constraints } = doc;
  const asked = constraints?.phase === phase && constraints.round === round ? constraints : null;
  return {
    phase,
    round,
    players: roster.docs
      .filter(({ status }) => status === 'playing' || status === 'dropped')
      .sort((one, other) => one.position - other.position)
      .map(({ playerId, name, status, team, staticTable }) => ({
        playerId,
        name,
        points: before.get(playerId) ?? 0,
        opponents: [...(met.get(playerId) ?? [])],
        hadBye: hadBye(playerId),
        team,
        staticTable,
        playing: status === 'playing',
      })),
    fixed: (asked?.fixed ?? []).map(([one, other]): [string, string] => [one, other]),
    byes: [...(asked?.byes ?? [])],
    keptApart: doc.keptApart.map(([one, other]): [string, string] => [one, other]),
    proposal: proposalOf(doc, { phase, round }),
    position: Math.min(roster.position, matches.position, event),
  };
};
