import { cardById } from '#cards';
import { rolesDo, type QueryResult } from '#contracts';
import type { ModelReader } from '#event-store';
import { decksArePublic } from '#vocabulary';
import { isStaff, type ViewerRole } from '../asker.js';
import { readEventDoc } from '../event-doc/read.js';
import { staffNames } from '../event-doc/staff-names.js';
import { readDocuments } from '../source.js';
import { lookAlikes } from './look-alikes.js';
import { rosterModel, type RosterDoc } from './projection.js';

type Row = QueryResult<'roster'>['players'][number];

const deckState = (doc: RosterDoc): 'none' | 'legal' | 'illegal' =>
  !doc.deck ? 'none' : doc.deck.legal ? 'legal' : 'illegal';

const cardName = (id: string | null | undefined): string | null =>
  id ? (cardById(id)?.name ?? id) : null;

const facesOf = (doc: RosterDoc): Pick<Row, 'leader' | 'base'> => ({
  leader: cardName(doc.deck?.leader),
  base: cardName(doc.deck?.base),
});

const forStaff = (doc: RosterDoc, nameOf: (actor: string) => string): Partial<Row> => ({
  guest: doc.account === null,
  registeredAt: doc.registeredAt,
  asked: doc.asked,
  from: doc.from,
  deck: deckState(doc),
  deckUnlocked: doc.deckUnlocked,
  deckChecks: doc.deckChecks.map(({ by, ...check }) => ({ ...check, by: nameOf(by) })),
  ...facesOf(doc),
  staticTable: doc.staticTable,
  team: doc.team,
  ...(doc.staffNote === undefined ? {} : { staffNote: doc.staffNote }),
  droppedAfter: doc.droppedAfter,
  dropReason: doc.dropReason,
  penalties: doc.penalties
    .filter((penalty) => !penalty.revoked)
    .map(({ penaltyId, level, infraction, note, round }) => ({
      penaltyId,
      level,
      infraction,
      note,
      round,
    })),
});

/** The player's place on the waitlist, from 1; null if they are not on it. */
export const waitlistPlace = async (
  reader: ModelReader,
  eventId: string,
  seat: RosterDoc,
): Promise<number | null> => {
  if (seat.status !== 'waitlisted' || seat.asked) return null;
  const { docs } = await readDocuments(reader, rosterModel, eventId);
  return docs.filter(
    (doc) => doc.status === 'waitlisted' && !doc.asked && doc.position <= seat.position,
  ).length;
};

/** The players of the event, in order of registration; staff see decks and penalties too. */
export const readRoster = async (
  reader: ModelReader,
  eventId: string,
  roles: readonly ViewerRole[],
): Promise<QueryResult<'roster'>> => {
  const [{ docs, position }, event] = await Promise.all([
    readDocuments(reader, rosterModel, eventId),
    readEventDoc(reader, eventId),
  ]);
  const nameOf = staffNames(event);
  const present = docs
    .filter((doc) => doc.status !== 'withdrawn')
    .sort((one, other) => one.position - other.position);
  const staff = isStaff(roles);
  const alike = staff ? lookAlikes(present.map(({ name }) => name)) : null;
  const players = present.map((doc, index): Row => {
    const looksLike = alike?.get(index);
    return {
      playerId: doc.playerId,
      name: doc.name,
      status: doc.status,
      ...(doc.members ? { members: [...doc.members] } : {}),
      ...((event !== null && decksArePublic(event)) || rolesDo(roles, 'seeDecks')
        ? facesOf(doc)
        : {}),
      ...(staff ? forStaff(doc, nameOf) : {}),
      ...(looksLike === undefined ? {} : { looksLike }),
    };
  });
  const withdrawn = staff
    ? docs
        .filter(({ status }) => status === 'withdrawn')
        .map(({ playerId, name }) => ({ playerId, name }))
    : [];
  return { players, ...(withdrawn.length === 0 ? {} : { withdrawn }), position };
};
