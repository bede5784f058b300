import type { QueryName, QueryResult } from '#contracts';
import { type Asker, does, type Rights } from '#application';
import { withoutWords } from '#read-models';
import { withoutTableSecrets } from './redaction.js';

/** Questions with the same answer for everybody who may ask them. */
const shared: ReadonlySet<QueryName> = new Set<QueryName>([
  'publicEvents',
  'openTables',
  'games',
  'resultsFile',
  'eventRecord',
  'moments',
  'moment',
  'archive',
  'metagame',
  'pairingDesk',
  'standings',
  'bracket',
  'judgeCalls',
  'corrections',
  'story',
  'player',
  'deck',
  'trio',
  'trilogyStandings',
  'trilogyStatistics',
  'pods',
  'draftStandings',
]);
/** Questions answered to staff in more detail. */
const byRank: ReadonlySet<QueryName> = new Set<QueryName>(['roster', 'match']);

/** Whoever gets the same answer shares its computation. */
export const audienceOf = (
  query: QueryName,
  {
    asker,
    rights,
    sight,
    own,
  }: {
    readonly asker: Asker;
    readonly rights: Rights;
    readonly sight: Rights;
    readonly own: boolean;
  },
): string => {
  if (shared.has(query)) return 'everyone';
  if (query === 'pairings') return does(rights, 'seeDesk') ? 'staff' : 'everyone';
  if (byRank.has(query)) {
    if (does(sight, 'seeDesk')) return 'staff';
    if (does(sight, 'seeDecks')) return 'decks';
    return `${does(rights, 'seeDesk') ? 'seated staff' : ''} ${own ? 'own' : 'everyone'}`;
  }
  const seats = asker.seats.map((seat) => `${seat.eventId}/${seat.playerId}`).join(',');
  return `${asker.account?.id ?? ''} ${seats}`;
};

interface Insider {
  readonly staff: boolean;
  /** Whether the asker sees as staff: those who play do not. */
  readonly sight: boolean;
  readonly own: boolean;
  readonly tables: boolean;
}

const storyFor = (
  story: QueryResult<'match'>['story'],
  { sight, own, tables }: Insider,
): QueryResult<'match'>['story'] => {
  if (!sight && !own) return [];
  const open = tables ? story : story.map(withoutTableSecrets);
  // Who holds which account is for the staff.
  return sight ? open : open.map((entry) => ({ ...entry, actor: '' }));
};

/** Takes out of an answer what is not this asker's to see: a table's story, what is secret in it, players' words about a dispute, and the staff's accounts. */
export const redact = <Q extends QueryName>(
  query: Q,
  answer: QueryResult<Q>,
  insider: Insider,
): QueryResult<Q> => {
  if (query === 'roster' && insider.staff && !insider.sight) {
    const { players } = answer as QueryResult<'roster'>;
    return { ...answer, players: players.map((row) => ({ ...row, leader: null, base: null })) };
  }
  if (query === 'pairings' && !insider.staff) {
    const { tables } = answer as QueryResult<'pairings'>;
    return { ...answer, tables: tables.map(withoutWords) };
  }
  if (query === 'match') {
    const { row, story } = answer as QueryResult<'match'>;
    return {
      ...answer,
      row: insider.staff || insider.own ? row : withoutWords(row),
      story: storyFor(story, insider),
    };
  }
  if (query === 'event' && !insider.staff) {
    const { staff } = answer as QueryResult<'event'>;
    return {
      ...answer,
      staff: staff.map((each) => ({ ...each, account: '' })),
      staffInvites: [],
    };
  }
  return answer;
};
