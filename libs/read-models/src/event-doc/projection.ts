import type { EventStatus } from '#vocabulary';
import type {
  EventInformation,
  EventRole,
  EventSettings,
  JudgeAt,
  PairingConstraints,
  Phase,
  PlayerPair,
  RoundKey,
  SharedTable,
  StageOfConvention,
} from '#tournament';
import {
  claimedAtTable,
  extendedTable,
  isSameRound,
  settledAtTable,
  withJudgeAt,
  withoutJudgeAt,
} from '#tournament';
import { change, defineReadModel, ofEvent } from '../define.js';
import type { Facts, FactType } from '../facts.js';

export interface RoundDoc extends RoundKey {
  readonly tables: number;
  readonly unavoidableRematches: number;
  readonly endsAt: string | null;
  readonly remainingSeconds: number | null;
  readonly clockStarted: boolean;
  /** The round's time in minutes including extensions; absent if no clock has been started. */
  readonly minutes?: number;
  /** When the clock was started. */
  readonly startedAt?: string;
  readonly completed: boolean;
  readonly seeds: readonly string[];
  readonly byes: Facts['RoundPaired']['byes'];
  /** Tables of three and four. */
  readonly multiplayer?: readonly SharedTable[];
  /**
   * When a result of a table of three or four was first reported, by table number; absent if there
   * is none.
   */
  readonly heardAt?: Readonly<Record<string, string>>;
}

export interface EventDoc {
  readonly eventId: string;
  readonly name: string;
  readonly format: string;
  /** The game that is played, if the event names one. */
  readonly game?: string;
  /** The stage of a convention that this event is. */
  readonly convention?: StageOfConvention;
  readonly date: string;
  readonly venue: string;
  readonly cap: number | null;
  readonly settings: EventSettings;
  readonly information: EventInformation | null;
  /** Oldest first. */
  readonly announcements: readonly {
    readonly announcementId: string;
    readonly text: string;
    readonly at: string;
  }[];
  readonly status: EventStatus;
  /** Whether it was kept here, with new seeds, after it had been exported for another server. */
  readonly drawnAnew: boolean;
  /**
   * The number of drafts that were not dissolved, plus one if pools were opened; while it is above
   * 0, the settings of boosters are fixed.
   */
  readonly openings: number;
  /** Whether it was finished before and runs again for a correction. */
  readonly reopened: boolean;
  readonly owner: string;
  readonly staff: readonly {
    readonly account: string;
    readonly name: string;
    readonly role: EventRole;
  }[];
  readonly phases: readonly Phase[];
  readonly rounds: readonly RoundDoc[];
  /** Highest attempt per `phase.round`. */
  readonly attempts: Readonly<Record<string, number>>;
  readonly pairing: (RoundKey & { readonly repair: boolean }) | null;
  /** The next round while only staff can see it. */
  readonly proposal?: (Facts['PairingProposed'] & { readonly outdated: boolean }) | null;
  /** What staff required of the pairing of one round. */
  readonly constraints: PairingConstraints | null;
  readonly keptApart: readonly PlayerPair[];
  /** Judges at tables of the current round, and since when; absent before the first. */
  readonly judgesAt?: readonly (JudgeAt & { readonly at: string })[];
  readonly failure:
    | (RoundKey & { readonly code: string; readonly tables: readonly number[] })
    | null;
  /** Invitation links for staff that nobody has used. */
  readonly staffInvites: readonly { readonly inviteId: string; readonly role: EventRole }[];
  /** The address where the event goes on, as its owner gave it. */
  readonly handedOverTo: string | null;
  /** Whether it was exported for another server and has not come back. */
  readonly handedOver: boolean;
  /**
   * When the event was imported from another server, and which trusted server had signed it; absent
   * for an event that began here.
   */
  readonly broughtHere?: { readonly at: string; readonly signedBy: string | null };
  readonly champion: string | null;
  /** Players by final place, including the top cut; empty until the event is finished. */
  readonly ranking: readonly string[];
  /** Orders players who are equal in every tiebreak. */
  readonly seedCommitment: string;
  readonly demo: boolean;
}

const KEY = ofEvent('event');

const on = <T extends FactType>(fold: (doc: EventDoc, data: Facts[T]) => EventDoc) =>
  change<EventDoc, T>(KEY, fold);

const withAttempt = (doc: EventDoc, { phase, round, attempt }: RoundKey): EventDoc => ({
  ...doc,
  pairing: null,
  failure: null,
  attempts: {
    ...doc.attempts,
    [`${phase}.${round}`]: Math.max(attempt, doc.attempts[`${phase}.${round}`] ?? 0),
  },
});

/** The players have changed, so an unpublished round no longer seats all of them. */
const markOutdated = (doc: EventDoc): EventDoc =>
  doc.proposal ? { ...doc, proposal: { ...doc.proposal, outdated: true } } : doc;

type RoundPlace = Pick<RoundKey, 'phase' | 'round'>;

const inRound = (
  rounds: readonly RoundDoc[],
  place: RoundPlace,
  change: (round: RoundDoc) => RoundDoc,
): readonly RoundDoc[] =>
  rounds.map((round) => (isSameRound(round, place) ? change(round) : round));

const withRound = (
  doc: EventDoc,
  place: RoundPlace,
  change: (round: RoundDoc) => RoundDoc,
): EventDoc => ({ ...doc, rounds: inRound(doc.rounds, place, change) });

const clock = (doc: EventDoc, key: RoundKey, next: Partial<RoundDoc>): EventDoc =>
  withRound(doc, key, (round) => ({ ...round, clockStarted: true, ...next }));

/** Records when a result of a table of three or four was first reported. */
const withHeard = (
  rounds: readonly RoundDoc[],
  told: RoundPlace & { readonly table: number },
  at: string,
): readonly RoundDoc[] =>
  inRound(rounds, told, (round) => ({
    ...round,
    heardAt: { [told.table]: at, ...round.heardAt },
  }));

const MINUTE = 60_000;

const withoutClock = ({
  minutes: _minutes,
  startedAt: _startedAt,
  ...round
}: RoundDoc): RoundDoc => ({
  ...round,
  endsAt: null,
  remainingSeconds: null,
  clockStarted: false,
});

const startOfClock = (endsAt: string | null, at: string): Partial<RoundDoc> => ({
  ...{ endsAt, remainingSeconds: null },
  ...(endsAt === null
    ? {}
    : { startedAt: at, minutes: (Date.parse(endsAt) - Date.parse(at)) / MINUTE }),
});

const withPairedRound = (doc: EventDoc, data: Facts['RoundPaired']): EventDoc => {
  const before = doc.rounds.find((round) => isSameRound(round, data));
  const { phase, round, attempt, unavoidableRematches, byes } = data;
  const next: RoundDoc = {
    phase,
    round,
    attempt,
    unavoidableRematches,
    byes,
    tables: data.tables.length + (data.multiplayer?.length ?? 0),
    ...(data.multiplayer
      ? { multiplayer: data.multiplayer.map((table) => ({ ...table, places: null })) }
      : {}),
    endsAt: before?.endsAt ?? null,
    remainingSeconds: before?.remainingSeconds ?? null,
    clockStarted: before?.clockStarted ?? false,
    ...(before?.minutes === undefined ? {} : { minutes: before.minutes }),
    ...(before?.startedAt === undefined ? {} : { startedAt: before.startedAt }),
    completed: false,
    seeds: data.seeds.length > 0 ? data.seeds : (before?.seeds ?? []),
  };
  return {
    ...withAttempt(doc, data),
    proposal: null,
    rounds: [...doc.rounds.filter((each) => !isSameRound(each, data)), next],
  };
};

const details = ({ name, date, venue, cap }: Facts['EventDetailsChanged']) => ({
  name,
  date,
  venue,
  cap,
});

const withoutInvite = (doc: EventDoc, { inviteId }: { readonly inviteId: string }): EventDoc => ({
  ...doc,
  staffInvites: doc.staffInvites.filter((each) => each.inviteId !== inviteId),
});

/** The tournament and its progress: details, staff, phases, rounds and their clocks. */
export const eventModel = defineReadModel<EventDoc>(
  'event',
  { version: 13, scope: 'event', pressing: true },
  {
    EventCreated: {
      keys: KEY,
      fold: (_doc, data) => ({
        eventId: data.eventId,
        ...details(data),
        format: data.format,
        ...(data.game === undefined ? {} : { game: data.game }),
        ...(data.convention === undefined ? {} : { convention: data.convention }),
        settings: data.settings,
        information: null,
        announcements: [],
        status: 'draft',
        reopened: false,
        drawnAnew: false,
        openings: 0,
        owner: data.owner,
        staff: [],
        phases: [],
        rounds: [],
        attempts: {},
        pairing: null,
        failure: null,
        constraints: null,
        keptApart: [],
        handedOver: false,
        handedOverTo: null,
        staffInvites: [],
        champion: null,
        ranking: [],
        seedCommitment: data.seedCommitment,
        demo: data.demo,
      }),
    },
    EventDetailsChanged: on((doc, data) => ({ ...doc, ...details(data) })),
    SettingsChanged: on((doc, { settings }) => ({ ...doc, settings })),
    FormatChanged: on((doc, { format, settings }) => ({ ...doc, format, settings })),
    RegistrationOpened: on((doc) => ({ ...doc, status: 'registration' })),
    RegistrationClosed: on((doc) => ({ ...doc, status: 'closed' })),
    EventCancelled: on((doc) => ({ ...doc, status: 'cancelled', pairing: null, proposal: null })),
    RoleGranted: on((doc, { account, accountName, role }) => ({
      ...doc,
      staff: [...doc.staff, { account, name: accountName, role }],
    })),
    RoleRevoked: on((doc, { account, role }) => ({
      ...doc,
      staff: doc.staff.filter((each) => each.account !== account || each.role !== role),
    })),
    EventInformationSet: on((doc, { information }) => ({ ...doc, information })),
    AnnouncementMade: change(KEY, (doc, { announcementId, text }, { meta: { at } }) => ({
      ...doc,
      announcements: [...doc.announcements, { announcementId, text, at }],
    })),
    AnnouncementWithdrawn: on((doc, { announcementId }) => ({
      ...doc,
      announcements: doc.announcements.filter((each) => each.announcementId !== announcementId),
    })),
    EventHandedOver: on((doc, { address = null }) => ({
      ...doc,
      handedOver: true,
      handedOverTo: address,
    })),
    EventKeptHere: on((doc, { seedCommitment }) => ({
      ...doc,
      handedOver: false,
      handedOverTo: null,
      drawnAnew: doc.drawnAnew || seedCommitment !== undefined,
    })),
    PersonErased: on((doc, { account }) => ({
      ...doc,
      staff: doc.staff.filter((each) => each.account !== account),
    })),
    StaffInvited: on((doc, { inviteId, role }) => ({
      ...doc,
      staffInvites: [...doc.staffInvites, { inviteId, role }],
    })),
    StaffInviteWithdrawn: on(withoutInvite),
    StaffInviteTaken: on(withoutInvite),
    EventAdopted: change<EventDoc, 'EventAdopted'>(
      KEY,
      (doc, { owner, ownerName, signedBy }, event) => ({
        ...doc,
        broughtHere: { at: event.meta.at, signedBy: signedBy ?? null },
        owner,
        handedOver: false,
        handedOverTo: null,
        staffInvites: [],
        judgesAt: [],
        staff: [{ account: owner, name: ownerName, role: 'owner' }],
      }),
    ),
    EventStarted: on((doc, { phases }) => ({ ...doc, status: 'running', phases })),
    PhasesChanged: on((doc, { phases }) => ({ ...doc, phases })),
    PairingConstrained: on((doc, { phase, round, fixed, byes, keptApart }) => ({
      ...doc,
      constraints: { phase, round, fixed, byes },
      keptApart,
    })),
    PairingRequested: on((doc, { phase, round, attempt, repair }) => ({
      ...doc,
      pairing: { phase, round, attempt, repair },
      failure: null,
    })),
    PairingFailed: on((doc, { phase, round, attempt, code, tables }) => ({
      ...withAttempt(doc, { phase, round, attempt }),
      failure: { phase, round, attempt, code, tables },
    })),
    RoundPaired: on(withPairedRound),
    PairingProposed: on((doc, data) => ({
      ...withAttempt(doc, data),
      proposal: { ...data, outdated: false },
    })),
    ProposalDiscarded: on((doc) => ({ ...doc, proposal: null })),
    LateEntryAccepted: on(markOutdated),
    PlayerReadded: on(markOutdated),
    PlayerDropped: on(markOutdated),
    TableResultClaimed: change(KEY, (doc, data, { meta: { at } }) => ({
      ...doc,
      rounds: withHeard(claimedAtTable(doc.rounds, data), data, at),
    })),
    TableResultRecorded: change(KEY, (doc, data, { meta: { at } }) => ({
      ...doc,
      rounds: withHeard(settledAtTable(doc.rounds, data), data, at),
    })),
    RoundVoided: on((doc, data) => ({
      ...withAttempt(doc, data),
      rounds: doc.rounds.filter((each) => !isSameRound(each, data)),
    })),
    RoundClockStarted: change(KEY, (doc, data, { meta: { at } }) =>
      clock(doc, data, startOfClock(data.endsAt, at)),
    ),
    RoundClockTakenBack: on((doc, data) => withRound(doc, data, withoutClock)),
    RoundClockPaused: on((doc, data) =>
      clock(doc, data, { endsAt: null, remainingSeconds: data.remainingSeconds }),
    ),
    RoundClockResumed: on((doc, data) =>
      clock(doc, data, { endsAt: data.endsAt, remainingSeconds: null }),
    ),
    RoundClockExtended: on((doc, { seconds, endsAt, ...key }) =>
      withRound(doc, key, (round) => ({
        ...round,
        endsAt,
        minutes: (round.minutes ?? 0) + seconds / 60,
      })),
    ),
    JudgeTookTable: change(KEY, (doc, data, { meta: { at } }) => ({
      ...doc,
      judgesAt: withJudgeAt(doc.judgesAt ?? [], { ...data, at }),
    })),
    JudgeLeftTable: on((doc, data) => ({
      ...doc,
      judgesAt: withoutJudgeAt(doc.judgesAt ?? [], data),
    })),
    SharedTableExtended: on((doc, data) => ({ ...doc, rounds: extendedTable(doc.rounds, data) })),
    RoundCompleted: on((doc, data) => ({
      ...doc,
      rounds: doc.rounds.map((round) =>
        isSameRound(round, data) ? { ...round, completed: true } : round,
      ),
    })),
    PoolsOpened: on((doc) => ({ ...doc, openings: doc.openings + 1 })),
    PodsFormed: on((doc) => ({ ...doc, openings: doc.openings + 1 })),
    PodsDissolved: on((doc) => ({ ...doc, openings: doc.openings - 1 })),
    EventFinished: on((doc, { champion, ranking }) => ({
      ...doc,
      status: 'finished',
      reopened: false,
      champion,
      ranking,
      pairing: null,
    })),

    EventReopened: on((doc) => ({
      ...doc,
      status: 'running',
      reopened: true,
      champion: null,
      ranking: [],
    })),
  },
);
