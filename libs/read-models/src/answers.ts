import type { QueryName, QueryParams, QueryResult } from '#contracts';
import type { EventStore, ModelReader } from '#event-store';
import type { Asker } from './asker.js';
import { readArchive } from './archive/query.js';
import { readMetagame } from './archive/metagame.js';
import { readBracket } from './bracket/query.js';
import { readConvention, readConventions } from './conventions/query.js';
import { readCorrections } from './corrections/query.js';
import { readDeck } from './decks/query.js';
import { readMyEvents, readPublicEvents } from './event-list/query.js';
import { readEvent } from './event/query.js';
import { readJudgeCalls } from './judge-calls/query.js';
import { readDraftStandings } from './limited-standings/query.js';
import { readPairings } from './matches/query.js';
import { readMoment, readMoments } from './moments/query.js';
import { readMySeat } from './my-seat/query.js';
import { readPairingDesk } from './pairing-desk/query.js';
import { readPlayer } from './player/query.js';
import { readPods } from './pods/query.js';
import { readOpenTables } from './open-tables/query.js';
import { partIn } from './roles.js';
import { readEventRecord } from './record/query.js';
import { readRoster } from './roster/query.js';
import { readSeason, readSeasons } from './seasons/query.js';
import { readStandings } from './standings/query.js';
import { readMatch, readStory } from './story/query.js';
import { readTrilogyMatch } from './trilogy-matches/query.js';
import { readTrilogyStandings, readTrilogyStatistics } from './trilogy-standings/query.js';
import { readGames } from './games/query.js';
import { readResultsFile } from './games/results-file.js';
import { readTrio } from './trios/query.js';

/** Where answers come from: the models, and the streams for what is told event by event. */
export interface Sources {
  readonly reader: ModelReader;
  readonly store: EventStore;
}

/** One query's answer; null when what it asks about does not exist. Whether the asker may ask is not decided here. */
export type Answer<Q extends QueryName> = (
  sources: Sources,
  params: QueryParams<Q>,
  asker: Asker,
) => Promise<QueryResult<Q> | null>;

export const answers: { readonly [Q in QueryName]: Answer<Q> } = {
  publicEvents: ({ reader }) => readPublicEvents(reader),
  resultsFile: ({ reader }, { eventId }) => readResultsFile(reader, eventId),
  eventRecord: ({ reader }, { eventId }) => readEventRecord(reader, eventId),
  moments: ({ store }, { eventId }) => readMoments(store, eventId),
  moment: (sources, params) => readMoment(sources, params),
  archive: ({ reader }, wish) => readArchive(reader, wish),
  metagame: ({ reader }, wish) => readMetagame(reader, wish),
  games: () => Promise.resolve(readGames()),
  myEvents: ({ reader }, _params, asker) => readMyEvents(reader, asker),
  event: ({ reader }, { eventId }, asker) => readEvent(reader, eventId, asker),
  roster: async ({ reader }, { eventId }, asker) =>
    readRoster(reader, eventId, (await partIn(reader, eventId, asker)).roles),
  pairings: ({ reader }, { eventId, phase, round }) =>
    readPairings(reader, eventId, round === undefined ? undefined : { phase: phase ?? 0, round }),
  pairingDesk: ({ reader }, params) => readPairingDesk(reader, params),
  standings: ({ reader }, { eventId, ...wish }) => readStandings(reader, eventId, wish),
  bracket: ({ reader }, { eventId }) => readBracket(reader, eventId),
  player: ({ reader }, { eventId, playerId }) => readPlayer(reader, eventId, playerId),
  mySeat: ({ reader }, { eventId }, asker) => readMySeat(reader, eventId, asker),
  match: ({ reader, store }, { matchId }) => readMatch(reader, store, matchId),
  deck: async ({ reader }, { eventId, playerId }) => ({
    deck: await readDeck(reader, eventId, playerId),
  }),
  judgeCalls: ({ reader }, { eventId }) => readJudgeCalls(reader, eventId),
  corrections: ({ reader, store }, { eventId }) => readCorrections(reader, store, eventId),
  story: (sources, params) => readStory(sources, params),
  openTables: ({ reader }) => readOpenTables(reader, new Date().toISOString()),
  seasons: ({ reader }, _params, asker) => readSeasons(reader, asker),
  season: ({ reader }, { seasonId }, asker) => readSeason(reader, seasonId, asker),
  conventions: ({ reader }, _params, asker) => readConventions(reader, asker),
  convention: ({ reader }, { conventionId }, asker) => readConvention(reader, conventionId, asker),
  trio: async ({ reader }, { eventId, playerId }) => ({
    trio: await readTrio(reader, eventId, playerId),
  }),
  trilogyMatch: (sources, { matchId }, asker) => readTrilogyMatch(sources, matchId, asker),
  trilogyStandings: ({ reader }, { eventId }) => readTrilogyStandings(reader, eventId),
  trilogyStatistics: ({ reader }, { eventId }) => readTrilogyStatistics(reader, eventId),
  pods: ({ reader }, { eventId }) => readPods(reader, eventId),
  draftStandings: ({ reader }, { eventId, draft }) => readDraftStandings(reader, eventId, draft),
};
