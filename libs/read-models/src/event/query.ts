import type { QueryResult } from '#contracts';
import type { FoundDocuments } from '#event-store';
import {
  isMultiplayer,
  lockedSettings,
  phasesFor,
  roundAfter,
  sharedTableStatus,
} from '#tournament';
import type { GameCatalogue } from '#game';
import type { Asker } from '../asker.js';
import type { Counting } from '../define-query.js';
import { gameNames, playOf } from '../games/query.js';
import { partIn } from '../roster/roles.js';
import { championOf } from '../event-doc/champion.js';
import { readEventDoc } from '../event-doc/read.js';
import { rosterModel, type RosterDoc } from '../roster/projection.js';
import { roundProgressModel, type RoundProgressDoc } from '../round-progress/projection.js';
import { docOf, readDocuments } from '../source.js';
import type { EventDoc, RoundDoc } from '../event-doc/projection.js';

type View = QueryResult<'event'>;
type Round = View['rounds'][number];

const roundState = (round: RoundDoc): Round['state'] => {
  if (round.completed) return 'completed';
  if (!round.clockStarted) return 'paired';
  return round.remainingSeconds === null ? 'running' : 'paused';
};

const summary = (round: RoundDoc, progress: RoundProgressDoc | undefined, doc: EventDoc): Round => {
  const again =
    doc.pairing?.repair && doc.pairing.phase === round.phase && doc.pairing.round === round.round;
  return {
    phase: round.phase,
    round: round.round,
    attempt: round.attempt,
    state: again ? 'pairing' : roundState(round),
    failure: null,
    endsAt: round.endsAt,
    remainingSeconds: round.remainingSeconds,
    tables: round.tables,
    completed:
      round.multiplayer?.filter(({ places }) => places !== null).length ??
      progress?.settled.length ??
      0,
    disputed:
      round.multiplayer?.filter((table) => sharedTableStatus(table) === 'disputed').length ??
      progress?.disputed.length ??
      0,
    unavoidableRematches: round.unavoidableRematches,
  };
};

/** A round that is being paired, or whose pairing failed, is listed too. */
const pendingRound = (doc: EventDoc): readonly Round[] => {
  const blank = {
    endsAt: null,
    remainingSeconds: null,
    tables: 0,
    completed: 0,
    disputed: 0,
    unavoidableRematches: 0,
  };
  if (doc.pairing && !doc.pairing.repair) {
    const { phase, round, attempt } = doc.pairing;
    return [{ phase, round, attempt, state: 'pairing', failure: null, ...blank }];
  }
  if (doc.proposal) {
    const { phase, round, attempt, tables, multiplayer = [], unavoidableRematches } = doc.proposal;
    const proposed = { state: 'proposed', failure: null } as const;
    const size = { tables: tables.length + multiplayer.length, unavoidableRematches };
    return [{ phase, round, attempt, ...proposed, ...blank, ...size }];
  }
  if (!doc.failure) return [];
  const { phase, round, attempt, code, tables } = doc.failure;
  return [
    {
      phase,
      round,
      attempt,
      state: 'pairing-failed',
      failure: { code, tables: [...tables] },
      ...blank,
    },
  ];
};

const nextRoundOf = (doc: EventDoc): View['nextRound'] => {
  const at =
    doc.status === 'running' && !doc.pairing && !doc.proposal
      ? roundAfter(doc.phases, doc.rounds.at(-1))
      : null;
  return at && { ...at, attempt: (doc.attempts[`${at.phase}.${at.round}`] ?? 0) + 1 };
};

/** Counted once for all simultaneous requests, which receive the same list. */
const counted = new WeakMap<FoundDocuments['documents'], View['counts']>();

const countsOf = (documents: FoundDocuments['documents']): View['counts'] => {
  const known = counted.get(documents);
  if (known) return known;
  const roster = documents.map((each) => docOf(rosterModel, each));
  const having = (...statuses: RosterDoc['status'][]) =>
    roster.filter((doc) => statuses.includes(doc.status)).length;
  const present = roster.filter((doc) => doc.status !== 'withdrawn');
  const counts = {
    registered: having('registered', 'checked-in', 'playing', 'dropped'),
    waitlisted: having('waitlisted'),
    checkedIn: having('checked-in'),
    playing: having('playing'),
    dropped: having('dropped'),
    decks: present.filter((doc) => doc.deck).length,
    illegalDecks: present.filter((doc) => doc.deck && !doc.deck.legal).length,
  };
  counted.set(documents, counts);
  return counts;
};

const plannedPhases = (
  games: GameCatalogue,
  doc: EventDoc,
  checkedIn: number,
): View['plannedPhases'] => [
  ...(doc.phases.length > 0
    ? doc.phases
    : phasesFor(doc.settings, Math.max(2, checkedIn), isMultiplayer(games, doc))),
];

const hasStarted = ({ status }: EventDoc): boolean => status === 'running' || status === 'finished';

/**
 * The event as its pages show it, with the asker's own seat and roles; null if no event has that
 * id.
 */
export const readEvent = async (
  { games, reader }: Counting,
  eventId: string,
  asker: Asker,
): Promise<View | null> => {
  const doc = await readEventDoc(reader, eventId);
  if (!doc) return null;
  const [{ documents: roster }, { docs: progress }, part] = await Promise.all([
    reader.listDocuments(rosterModel.name, eventId),
    readDocuments(reader, roundProgressModel, eventId),
    partIn(reader, eventId, asker),
  ]);
  const counts = countsOf(roster);
  const progressOf = (round: RoundDoc) =>
    progress.find((each) => each.phase === round.phase && each.round === round.round);
  const { name, format, date, venue, status, cap, settings } = doc;
  return {
    eventId,
    name,
    format,
    date,
    venue,
    status,
    cap,
    settings: settings as View['settings'],
    lockedSettings: [...lockedSettings(doc, doc.openings > 0)],
    ...gameNames(games, doc),
    ...(doc.convention ? { convention: doc.convention } : {}),
    play: playOf(games, doc),
    players: hasStarted(doc) ? counts.playing + counts.dropped : counts.registered,
    phases: [...doc.phases],
    plannedPhases: plannedPhases(games, doc, counts.checkedIn),
    rounds: [
      ...doc.rounds.map((round) => summary(round, progressOf(round), doc)),
      ...pendingRound(doc),
    ],
    nextRound: nextRoundOf(doc),
    counts,
    staff: [...doc.staff],
    startsAt: doc.information?.startsAt ?? null,
    timeZone: doc.information?.timeZone ?? null,
    information: doc.information,
    announcements: doc.announcements.toReversed(),
    reopened: doc.reopened,
    drawnAnew: doc.drawnAnew,
    handedOver: doc.handedOver,
    broughtHere: doc.broughtHere ?? null,
    handedOverTo: doc.handedOverTo,
    staffInvites: doc.staffInvites.map((each) => ({ ...each })),
    champion: championOf(doc, (id) =>
      String(roster.find(({ key }) => key === id)?.doc['name'] ?? ''),
    ),
    myRoles: [...part.roles],
    myPlayerId: part.playerId,
    demo: doc.demo,
  };
};
