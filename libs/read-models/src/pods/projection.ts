import type { DocumentKey } from '#event-store';
import { boostersName, type PodPlace, type SeatHolder } from '#draft';
import { change, defineReadModel, ofEvent, type Fold } from '../define.js';
import type { Facts, FactType } from '../facts.js';

/** The event's own data about its pools and drafts. */
export interface LimitedDoc {
  readonly kind: 'limited';
  readonly opened: { readonly set: string } | null;
  readonly building: { readonly endsAt: string | null } | null;
  /** Drafts that were not dissolved, in order. */
  readonly drafts: readonly {
    readonly draft: number;
    readonly podIds: readonly string[];
    /** Swiss rounds that had been paired when its pods were formed. */
    readonly afterRound: number;
  }[];
  /** Typed-in pools of real boosters; `revision` rises when a pool is typed in again. */
  readonly recorded: readonly {
    readonly playerId: string;
    readonly draft: number;
    readonly revision: number;
  }[];
}

interface PodSeatDoc {
  readonly playerId: string;
  readonly holder: SeatHolder;
  /** Whether the player has confirmed to be there, in the ready check. */
  readonly ready: boolean;
  /** Leaders are public all the time (CR 10.3.2B); this model contains no other card. */
  readonly leaders: readonly string[];
}

/** The progress of one pod. */
export interface PodDoc {
  readonly kind: 'pod';
  readonly podId: string;
  readonly number: number;
  readonly status: 'ready-check' | 'drafting' | 'paused' | 'completed' | 'dissolved';
  readonly round: number;
  readonly picked: number;
  readonly seats: readonly PodSeatDoc[];
  readonly revealed: boolean;
}

type Doc = LimitedDoc | PodDoc;
type OfPod = { [T in FactType]: Facts[T] extends PodPlace ? T : never }[FactType];

const limitedKey = 'limited';
export const podKey = (podId: string): string => `pod/${podId}`;

const blank: LimitedDoc = {
  kind: 'limited',
  opened: null,
  building: null,
  drafts: [],
  recorded: [],
};

const inEvent = <T extends FactType>(
  fold: (doc: LimitedDoc, data: Facts[T]) => LimitedDoc,
): Fold<Doc, T> => ({
  keys: ofEvent(limitedKey),
  fold: (doc, data) => fold(doc?.kind === 'limited' ? doc : blank, data),
});

const podOf = ({ eventId, podId }: Facts[OfPod]): readonly DocumentKey[] => [
  { scope: eventId, key: podKey(podId) },
];

const inPod = <T extends OfPod>(fold: (doc: PodDoc, data: Facts[T]) => PodDoc): Fold<Doc, T> =>
  change<Doc, T>(podOf as Fold<Doc, T>['keys'], (doc, data) =>
    doc.kind === 'pod' ? fold(doc, data) : doc,
  );

const atSeat = (doc: PodDoc, seat: number, next: (seat: PodSeatDoc) => PodSeatDoc): PodDoc => ({
  ...doc,
  seats: doc.seats.map((each, index) => (index === seat ? next(each) : each)),
});

/** The pools, pods and deck building of an event: the seats and the progress of each pod. */
export const podsModel = defineReadModel<Doc>(
  'pods',
  { version: 5, scope: 'event' },
  {
    PoolsOpened: inEvent((doc, boosters) => ({ ...doc, opened: { set: boostersName(boosters) } })),
    PodsFormed: inEvent((doc, { draft, pods, afterRound }) => ({
      ...doc,
      building: null,
      drafts: [...doc.drafts, { draft, podIds: pods.map((pod) => pod.podId), afterRound }],
    })),
    PodsDissolved: inEvent((doc, { draft }) => ({
      ...doc,
      building: null,
      drafts: doc.drafts.filter((each) => each.draft !== draft),
    })),
    DeckBuildingStarted: inEvent((doc, { endsAt }) => ({ ...doc, building: { endsAt } })),
    PoolRecorded: {
      keys: ({ eventId }) => [{ scope: eventId, key: limitedKey }],
      fold: (doc, { playerId, draft, revision }) => {
        const before = doc?.kind === 'limited' ? doc : blank;
        return {
          ...before,
          recorded: [
            ...before.recorded.filter((each) => each.playerId !== playerId),
            { playerId, draft, revision },
          ],
        };
      },
    },
    PodSeated: {
      keys: podOf as Fold<Doc, 'PodSeated'>['keys'],
      fold: (_doc, { podId, number, seats, conduct }) => ({
        kind: 'pod',
        podId,
        number,
        status: (conduct?.readyCheck ?? 'none') === 'none' ? 'drafting' : 'ready-check',
        round: 0,
        picked: 0,
        revealed: false,
        seats: seats.map((playerId) => ({ playerId, holder: 'player', ready: false, leaders: [] })),
      }),
    },
    SeatReady: inPod((doc, { seat }) => atSeat(doc, seat, (each) => ({ ...each, ready: true }))),
    PodStarted: inPod((doc) => ({ ...doc, status: 'drafting' })),
    RoundOpened: inPod((doc, { round }) => ({ ...doc, round })),
    PickMade: inPod((doc, { seat, round, card }) => {
      const counted = { ...doc, picked: doc.picked + 1 };
      return round === 0 && card !== null
        ? atSeat(counted, seat, (each) => ({ ...each, leaders: [...each.leaders, card] }))
        : counted;
    }),
    PickRewound: inPod((doc, { seat, round }) => {
      const counted = { ...doc, picked: doc.picked - 1 };
      return round === 0
        ? atSeat(counted, seat, (each) => ({ ...each, leaders: each.leaders.slice(0, -1) }))
        : counted;
    }),
    // All players make the called pick.
    PickCalled: inPod((doc) => ({ ...doc, picked: doc.picked + doc.seats.length })),
    CallRewound: inPod((doc, { to }) => ({
      ...doc,
      round: to.round,
      picked: doc.picked - doc.seats.length,
    })),
    PodPaused: inPod((doc) => ({ ...doc, status: 'paused' })),
    PodResumed: inPod((doc) => ({ ...doc, status: 'drafting' })),
    SeatHeld: inPod((doc, { seat, holder, playerId }) =>
      atSeat(doc, seat, (each) => ({
        ...each,
        holder,
        playerId,
        ready: each.ready && each.playerId === playerId,
      })),
    ),
    PodDissolved: inPod((doc) => ({ ...doc, status: 'dissolved' })),
    PodCompleted: inPod((doc) => ({ ...doc, status: 'completed' })),
    PacksRevealed: inPod((doc) => ({ ...doc, revealed: true })),
  },
);
