import { isFree } from '#draft';
import type { RecordedEvent } from '#event-store';
import type { RoundKey } from '#tournament';
import { defineReadModel, eventIdOf, matchIdOf } from '../define.js';
import {
  choice,
  choiceAndGameReport,
  demo,
  draft,
  gameReport,
  pairing,
  pairingAndRound,
  pairingRoundAndDemo,
  pod,
  podAndDraft,
  report,
  round,
  workOnEvent,
  workOnMatch,
} from './keys.js';

/**
 * Outstanding work of the worker, from which it derives its jobs, so that nothing is lost when the
 * queue is wiped.
 */
export type OpenWorkDoc =
  | {
      readonly kind: 'pairing';
      readonly eventId: string;
      readonly key: RoundKey & { readonly repair: boolean };
      readonly position: number;
    }
  | {
      readonly kind: 'report';
      readonly matchId: string;
      readonly confirmBy: string;
      readonly reportVersion: number;
    }
  /**
   * `clocked`: the round's clock was started, which begins the time to ban at tables that wait for
   * it.
   */
  | {
      readonly kind: 'round';
      readonly eventId: string;
      readonly key: RoundKey;
      readonly clocked: boolean;
    }
  | { readonly kind: 'demo'; readonly eventId: string }
  /**
   * A pending Trilogy choice: the bans (game 0) or the decks for a game. `sealed`: version of the
   * last choice made, null before the first; a reveal may be due.
   */
  | {
      readonly kind: 'choice';
      readonly matchId: string;
      readonly game: number;
      readonly chooseBy: string | null;
      readonly sealed: number | null;
    }
  /**
   * A running draft pod in which the clock picks, bots hold these seats, or both; nothing happens
   * while it is paused or waits for its players.
   */
  | {
      readonly kind: 'pod';
      readonly podId: string;
      readonly clocked: boolean;
      readonly bots: readonly number[];
      readonly paused: boolean;
    }
  /**
   * A Draft event: pods that still draft, pods whose packs are sealed, and whether deck building
   * has begun.
   */
  | {
      readonly kind: 'draft';
      readonly eventId: string;
      readonly drafting: readonly string[];
      readonly sealed: readonly string[];
      readonly building: boolean;
    }
  | {
      readonly kind: 'game-report';
      readonly matchId: string;
      readonly game: number;
      readonly confirmBy: string;
      readonly reportVersion: number;
    };

const gone = { fold: () => undefined };
const choosing = (
  game: number,
  { chooseBy }: { readonly chooseBy: string | null },
  event: RecordedEvent,
): OpenWorkDoc => ({ kind: 'choice', matchId: matchIdOf(event), game, chooseBy, sealed: null });
const spoken = {
  keys: choice,
  fold: (doc: OpenWorkDoc | undefined, _data: unknown, event: RecordedEvent) =>
    doc?.kind === 'choice' ? { ...doc, sealed: event.version } : doc,
};

type PodWork = Extract<OpenWorkDoc, { readonly kind: 'pod' }>;
type DraftWork = Extract<OpenWorkDoc, { readonly kind: 'draft' }>;
const without = (list: readonly string[], id: string): readonly string[] =>
  list.filter((each) => each !== id);
const ofPodWork = (
  doc: OpenWorkDoc | undefined,
  change: (work: PodWork) => PodWork,
): OpenWorkDoc | undefined => (doc?.kind === 'pod' ? change(doc) : doc);
/** Removes the work once decks are built and all packs are public. */
const ofDraftWork = (
  doc: OpenWorkDoc | undefined,
  change: (work: DraftWork) => DraftWork,
): OpenWorkDoc | undefined => {
  if (doc?.kind !== 'draft') return doc;
  const next = change(doc);
  return next.building && next.drafting.length + next.sealed.length === 0 ? undefined : next;
};
const podOver = (
  doc: OpenWorkDoc | undefined,
  change: (work: DraftWork) => DraftWork,
): OpenWorkDoc | undefined => (doc?.kind === 'pod' ? undefined : ofDraftWork(doc, change));

/**
 * Work that waits for the worker: requested pairings, reports that are confirmed by silence, rounds
 * to complete, choices that the clock may make or that wait to be revealed, demo rooms to fill,
 * running drafts and what follows them.
 */
export const openWorkModel = defineReadModel<OpenWorkDoc>(
  'open-work',
  { version: 5, scope: 'other', owner: 'any' },
  {
    EventCreated: {
      keys: demo,
      fold: (_doc, { eventId, demo: isDemo }) => (isDemo ? { kind: 'demo', eventId } : undefined),
    },
    PairingRequested: {
      keys: pairing,
      fold: (_doc, { phase, round: number, attempt, repair }, event) => ({
        kind: 'pairing',
        eventId: eventIdOf(event),
        key: { phase, round: number, attempt, repair },
        position: event.globalPosition,
      }),
    },
    PairingFailed: { keys: pairing, ...gone },
    RoundPaired: {
      keys: pairingAndRound,
      fold: (doc, { phase, round: number, attempt }, event, { key }) =>
        key.startsWith('pairing/')
          ? undefined
          : {
              kind: 'round',
              eventId: eventIdOf(event),
              key: { phase, round: number, attempt },
              clocked: doc?.kind === 'round' && doc.clocked,
            },
    },
    RoundClockStarted: {
      keys: round,
      fold: (doc) => (doc?.kind === 'round' ? { ...doc, clocked: true } : doc),
    },
    RoundClockTakenBack: {
      keys: round,
      fold: (doc) => (doc?.kind === 'round' ? { ...doc, clocked: false } : doc),
    },
    RoundCompleted: { keys: round, ...gone },
    RoundVoided: { keys: pairingAndRound, ...gone },
    // The draft work stays, because packs may still have to be revealed.
    EventFinished: { keys: pairingRoundAndDemo, ...gone },
    EventCancelled: { keys: workOnEvent, ...gone },
    ResultReported: {
      keys: report,
      fold: (_doc, { confirmBy }, event) =>
        confirmBy === null
          ? undefined
          : { kind: 'report', matchId: matchIdOf(event), confirmBy, reportVersion: event.version },
    },
    ReportWithdrawn: { keys: report, ...gone },
    ResultDisputed: { keys: report, ...gone },
    DecksPresented: { keys: choice, fold: (_doc, data, event) => choosing(0, data, event) },
    BanClockStarted: {
      keys: choice,
      fold: (doc, { chooseBy }) => (doc?.kind === 'choice' ? { ...doc, chooseBy } : doc),
    },
    BanSealed: spoken,
    BansRevealed: { keys: choice, fold: (_doc, data, event) => choosing(1, data, event) },
    DeckSealed: spoken,
    GameStarted: { keys: choice, ...gone },
    GameReported: {
      keys: gameReport,
      fold: (_doc, { game, confirmBy }, event) =>
        confirmBy === null
          ? undefined
          : {
              kind: 'game-report',
              matchId: matchIdOf(event),
              game,
              confirmBy,
              reportVersion: event.version,
            },
    },
    GameDisputed: { keys: gameReport, ...gone },
    GameEnded: {
      keys: choiceAndGameReport,
      fold: (_doc, data, event, { key }) =>
        key.startsWith('choice/') ? choosing(data.game + 1, data, event) : undefined,
    },
    PodsFormed: {
      keys: draft,
      fold: (doc, { pods, kept = [] }, event) => ({
        kind: 'draft',
        eventId: eventIdOf(event),
        // A kept pod may already be done.
        drafting: pods
          .map(({ podId }) => podId)
          .filter(
            (podId) =>
              !kept.includes(podId) || (doc?.kind === 'draft' && doc.drafting.includes(podId)),
          ),
        sealed: doc?.kind === 'draft' ? doc.sealed : [],
        building: false,
      }),
    },
    PodSeated: {
      keys: podAndDraft,
      fold: (doc, { eventId, podId, source, clock, conduct }, _event, { key }) => {
        // In a free pod bots pick within the player's own command.
        if (key.startsWith('pod/') && isFree({ eventId, podId })) return undefined;
        if (key.startsWith('pod/'))
          return {
            kind: 'pod',
            podId,
            clocked: clock !== null,
            bots: [],
            paused: (conduct?.readyCheck ?? 'none') !== 'none',
          };
        return ofDraftWork(doc, (work) =>
          source === 'generated' ? { ...work, sealed: [...work.sealed, podId] } : work,
        );
      },
    },
    SeatHeld: {
      keys: pod,
      fold: (doc, { seat, holder }) =>
        ofPodWork(doc, (work) => {
          const others = work.bots.filter((each) => each !== seat);
          return { ...work, bots: holder === 'bot' ? [...others, seat] : others };
        }),
    },
    PodStarted: {
      keys: pod,
      fold: (doc) => ofPodWork(doc, (work) => ({ ...work, paused: false })),
    },
    PodPaused: { keys: pod, fold: (doc) => ofPodWork(doc, (work) => ({ ...work, paused: true })) },
    PodResumed: {
      keys: pod,
      fold: (doc) => ofPodWork(doc, (work) => ({ ...work, paused: false })),
    },
    PodCompleted: {
      keys: podAndDraft,
      fold: (doc, { podId }) =>
        podOver(doc, (work) => ({ ...work, drafting: without(work.drafting, podId) })),
    },
    PodDissolved: {
      keys: podAndDraft,
      fold: (doc, { podId }) =>
        podOver(doc, (work) => ({
          ...work,
          drafting: without(work.drafting, podId),
          sealed: without(work.sealed, podId),
        })),
    },
    PodsDissolved: {
      keys: draft,
      fold: (doc) => ofDraftWork(doc, (work) => ({ ...work, building: true })),
    },
    DeckBuildingStarted: {
      keys: draft,
      fold: (doc) => ofDraftWork(doc, (work) => ({ ...work, building: true })),
    },
    PacksRevealed: {
      keys: podAndDraft,
      fold: (doc, { podId }) =>
        podOver(doc, (work) => ({ ...work, sealed: without(work.sealed, podId) })),
    },
    MatchCompleted: { keys: workOnMatch, ...gone },
    MatchVoided: { keys: workOnMatch, ...gone },
  },
);
