import { idOf } from '#aggregate';
import type { PodEvents } from '#draft';
import { isFreeMatch, type MatchEvents } from '#match';
import type { TournamentEvents } from '#tournament';
import type { RecordedEvent } from '#event-store';
import { placeIn } from '#platform';
import { pickForBots } from '../jobs/bot-picks.job.js';
import { chooseByClock } from '../jobs/choose-by-clock.job.js';
import { completeRound } from '../jobs/complete-round.job.js';
import { confirmGame } from '../jobs/confirm-game.job.js';
import { confirmReport } from '../jobs/confirm-report.job.js';
import { demoEvent } from '../jobs/demo-event.job.js';
import { pairRound } from '../jobs/pair-round.job.js';
import { pickByClock } from '../jobs/pick-by-clock.job.js';
import { completeReveal } from '../jobs/reveal-choices.job.js';
import { revealPacks } from '../jobs/reveal-packs.job.js';
import { sealHeads } from '../jobs/seal-heads.job.js';
import { signCheckpoints } from '../jobs/sign-checkpoints.job.js';
import { startBanClocks } from '../jobs/start-ban-clocks.job.js';
import { startBuilding } from '../jobs/start-building.job.js';
import type { JobRequest } from '../queue/job.js';

type Facts = TournamentEvents & MatchEvents & PodEvents;
type Reaction<T extends keyof Facts> = (
  data: Facts[T],
  event: RecordedEvent,
) => JobRequest | readonly JobRequest[] | null;

const eventIdOf = (event: RecordedEvent): string => idOf('event', event.streamId);

const matchIdOf = (event: RecordedEvent): string => idOf('match', event.streamId);

/** The api reveals at once; the worker checks a moment later whether it did. */
const LOOK_AFTER_MS = 1_000;
const reveal = (event: RecordedEvent): JobRequest =>
  completeReveal.request(
    { matchId: matchIdOf(event), choice: event.version },
    new Date(Date.parse(event.meta.at) + LOOK_AFTER_MS).toISOString(),
  );

const clock = (event: RecordedEvent, game: number, chooseBy: string | null): JobRequest | null =>
  chooseBy === null ? null : chooseByClock.request({ matchId: matchIdOf(event), game }, chooseBy);

/** The events that require work; all other events require none. */
const reactions: { readonly [T in keyof Facts]?: Reaction<T> } = {
  EventCreated: ({ eventId, demo }) => (demo ? demoEvent.request({ eventId }) : null),
  PairingRequested: ({ phase, round, attempt }, event) =>
    pairRound.request({
      eventId: eventIdOf(event),
      phase,
      round,
      attempt,
      position: event.globalPosition,
    }),
  ResultReported: ({ confirmBy }, event) =>
    confirmBy === null
      ? null
      : confirmReport.request(
          { matchId: matchIdOf(event), reportVersion: event.version },
          confirmBy,
        ),
  DecksPresented: ({ chooseBy }, event) => clock(event, 0, chooseBy),
  BanClockStarted: ({ chooseBy }, event) => clock(event, 0, chooseBy),
  RoundClockStarted: ({ phase, round }, event) =>
    startBanClocks.request({ eventId: eventIdOf(event), phase, round }),
  BansRevealed: ({ chooseBy }, event) => clock(event, 1, chooseBy),
  GameEnded: ({ game, chooseBy }, event) => clock(event, game + 1, chooseBy),
  BanSealed: (_data, event) => reveal(event),
  DeckSealed: (_data, event) => reveal(event),
  GameReported: ({ game, confirmBy }, event) =>
    confirmBy === null
      ? null
      : confirmGame.request(
          { matchId: matchIdOf(event), game, reportVersion: event.version },
          confirmBy,
        ),
  // A free match belongs to no round.
  MatchCompleted: ({ eventId, phase, round }, event) =>
    isFreeMatch(matchIdOf(event), eventId)
      ? null
      : roundCompletion({ eventId, phase, round }, event),
  // A change of the pairing by hand may remove the last open table.
  RoundPaired: ({ phase, round }, event) =>
    roundCompletion({ eventId: eventIdOf(event), phase, round }, event),
  PodSeated: ({ podId, clock, conduct }) =>
    clock === null || (conduct?.readyCheck ?? 'none') !== 'none'
      ? null
      : pickByClock.request({ podId }),
  PodStarted: ({ podId }) => [pickByClock.request({ podId }), pickForBots.request({ podId })],
  PodResumed: ({ podId }) => [pickByClock.request({ podId }), pickForBots.request({ podId })],
  SeatHeld: ({ podId, holder }) => (holder === 'bot' ? pickForBots.request({ podId }) : null),
  PodCompleted: ({ eventId }) => startBuilding.request({ eventId }),
  DeckBuildingStarted: (_data, event) => revealPacks.request({ eventId: eventIdOf(event) }),
  HeadsSealed: (_data, event) =>
    signCheckpoints.request({ eventId: eventIdOf(event), position: event.globalPosition }),
  EventFinished: (_data, event) =>
    // The id contains the version because a reopened event ends again and needs another seal.
    sealHeads.request({ eventId: eventIdOf(event), occasion: `finished.${event.version}` }),
};

/** At the end of a round results arrive every second; one check serves those of a moment. */
const GATHER_MS = 400;
const roundCompletion = (
  key: { eventId: string; phase: number; round: number },
  event: RecordedEvent,
): JobRequest =>
  completeRound.request(
    { ...key, position: event.globalPosition },
    new Date(Date.parse(event.meta.at) + GATHER_MS).toISOString(),
  );

/**
 * The jobs that a batch of events requires. A round is checked once per batch, at the last of its
 * results, since earlier results cannot have completed it.
 */
export const react = (events: readonly RecordedEvent[]): readonly JobRequest[] => {
  const requests = new Map<string, JobRequest>();
  for (const event of events) {
    const reaction = Object.hasOwn(reactions, event.type)
      ? (reactions[event.type as keyof Facts] as Reaction<keyof Facts>)
      : null;
    const called = reaction?.(event.data as never, event) ?? [];
    const within = placeIn(event.meta.correlationId);
    for (const request of [called].flat())
      requests.set(request.id, within === null ? request : { ...request, within });
  }
  return [...requests.values()];
};
