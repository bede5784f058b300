import type { PenaltyLevel, PlayerStatus } from '#tournament';
import { change, defineReadModel, eventIdOf, ofPlayer } from '../define.js';
import type { Facts, FactType } from '../facts.js';

export interface RosterDoc {
  readonly playerId: string;
  readonly name: string;
  readonly account: string | null;
  readonly status: PlayerStatus;
  readonly deck: {
    readonly deckId: string;
    readonly legal: boolean;
    readonly leader: string | null;
    readonly base: string | null;
  } | null;
  readonly deckUnlocked: boolean;
  readonly deckChecks: readonly {
    readonly checkId: string;
    readonly outcome: Facts['DeckChecked']['outcome'];
    readonly note: string;
    readonly phase: number;
    readonly round: number;
    readonly table: number | null;
    readonly at: string;
    /** The actor who checked the deck. */
    readonly by: string;
  }[];
  readonly staticTable: number | null;
  readonly team: string | null;
  /** The note about the player that staff write for each other. */
  readonly staffNote?: string;
  /** Team events: the players at the seats A, B and C. */
  readonly members?: readonly string[];
  readonly droppedAfter: number | null;
  readonly dropReason: Facts['PlayerDropped']['reason'] | null;
  readonly penalties: readonly {
    readonly penaltyId: string;
    readonly level: PenaltyLevel;
    readonly infraction: string;
    readonly note: string;
    readonly round: number;
    readonly revoked: boolean;
  }[];
  readonly asked: boolean;
  readonly from: string | null;
  readonly registeredAt: string;
  /** Order of registration. */
  readonly position: number;
}

type OfPlayer = {
  [T in FactType]: Facts[T] extends { readonly playerId: string } ? T : never;
}[FactType];
const on = <T extends OfPlayer>(fold: (doc: RosterDoc, data: Facts[T]) => RosterDoc) =>
  change<RosterDoc, T>(ofPlayer, fold);
const status = <T extends OfPlayer>(next: PlayerStatus) =>
  on<T>((doc) => ({ ...doc, status: next }));

/** The players of an event: one document each. */
export const rosterModel = defineReadModel<RosterDoc>(
  'roster',
  { version: 8, scope: 'event' },
  {
    PlayerRegistered: {
      keys: ofPlayer,
      fold: (
        _doc,
        { playerId, name, account, waitlisted, asked = false, from = null, members },
        event,
      ) => ({
        playerId,
        name,
        account,
        status: waitlisted ? 'waitlisted' : 'registered',
        deck: null,
        deckUnlocked: false,
        deckChecks: [],
        staticTable: null,
        team: null,
        ...(members ? { members } : {}),
        droppedAfter: null,
        dropReason: null,
        penalties: [],
        asked,
        from,
        registeredAt: event.meta.at,
        position: event.globalPosition,
      }),
    },
    PlayerPromoted: on((doc) => ({ ...doc, status: 'registered', asked: false })),
    PlayerRenamed: on((doc, { name }) => ({ ...doc, name })),
    PlayerClaimed: on((doc, { account }) => ({ ...doc, account })),
    EventAdopted: change(
      ({ playerIds }, event) => playerIds.map((key) => ({ scope: eventIdOf(event), key })),
      (doc) => ({ ...doc, account: null }),
    ),
    PersonErased: change(
      ({ playerIds }, event) => playerIds.map((key) => ({ scope: eventIdOf(event), key })),
      ({ staffNote: _gone, ...doc }, { playerIds, names }) => ({
        ...doc,
        name: names[playerIds.indexOf(doc.playerId)] ?? '',
        account: null,
        from: null,
        team: null,
        deckChecks: doc.deckChecks.map((check) => ({ ...check, note: '' })),
        penalties: doc.penalties.map((penalty) => ({ ...penalty, note: '' })),
      }),
    ),
    PlayerWithdrawn: status('withdrawn'),
    PlayerRestored: on((doc, { waitlisted }) => ({
      ...doc,
      status: waitlisted ? 'waitlisted' : 'registered',
    })),
    DeckRegistered: on((doc, { deckId, legal, leader, base }) => ({
      ...doc,
      deck: { deckId, legal, leader, base },
      deckUnlocked: false,
    })),
    PlayerFormatChanged: on((doc) => ({ ...doc, deck: null, deckUnlocked: false })),
    DeckUnlocked: on((doc) => ({ ...doc, deckUnlocked: true })),
    DeckChecked: change(
      ofPlayer,
      (doc, { checkId, outcome, note, phase, round, table }, { meta: { at, actor } }) => ({
        ...doc,
        deckChecks: [
          ...doc.deckChecks,
          { checkId, outcome, note, phase, round, table, at, by: actor },
        ],
      }),
    ),
    // Decks built for the draft before do not count for this one.
    PodsFormed: change(
      ({ pods }, event) =>
        pods.flatMap((pod) => pod.seats).map((key) => ({ scope: eventIdOf(event), key })),
      (doc) => ({ ...doc, deck: null }),
    ),
    PlayerCheckedIn: status('checked-in'),
    CheckInUndone: status('registered'),
    EventStarted: change(
      ({ playerIds }, event) => playerIds.map((key) => ({ scope: eventIdOf(event), key })),
      (doc) => ({ ...doc, status: 'playing' }),
    ),
    LateEntryAccepted: status('playing'),
    PlayerDropped: on((doc, { afterRound, reason }) => ({
      ...doc,
      status: 'dropped',
      droppedAfter: afterRound,
      dropReason: reason,
    })),
    PlayerReadded: on((doc) => ({
      ...doc,
      status: 'playing',
      droppedAfter: null,
      dropReason: null,
    })),
    StaticTableAssigned: on((doc, { table }) => ({ ...doc, staticTable: table })),
    PlayerNoted: on(({ staffNote: _former, ...doc }, { note }) =>
      note === '' ? doc : { ...doc, staffNote: note },
    ),
    PlayerTeamSet: on((doc, { team }) => ({ ...doc, team })),
    PenaltyIssued: on((doc, { penaltyId, level, infraction, note, round }) => ({
      ...doc,
      penalties: [...doc.penalties, { penaltyId, level, infraction, note, round, revoked: false }],
    })),
    PenaltyRevoked: on((doc, { penaltyId }) => ({
      ...doc,
      penalties: doc.penalties.map((each) =>
        each.penaltyId === penaltyId ? { ...each, revoked: true } : each,
      ),
    })),
  },
);
