import { seededRandom } from '#chance';
import type { CommandPayload } from '#contracts';
import { packSeedName, planSeating, type PodCommands, podDecider, type PodState } from '#draft';
import {
  appendTo,
  commitmentTo,
  drawSeed,
  type LoadedStream,
  type ModelReader,
  newSeed,
  newStream,
  type SealedSecrets,
  type StreamAppend,
} from '#event-store';
import { deriveId } from '#platform';
import { eventResults } from '#read-models';
import {
  finalRanking,
  type LimitedSettings,
  type PodSeating,
  type TournamentState,
} from '#tournament';
import type { CommandMetadata } from '#application';
import type { CommandDesk } from '../commands/command-desk.js';
import { decideAll, type EventScene, tournamentCommand } from '../commands/scene.js';
import { refused } from '#application';
import type { LogPositions } from '../queries/log-positions.js';
import { podFacts } from './pod-facts.js';

export interface PodSeatingsParts {
  readonly desk: CommandDesk;
  readonly secrets: SealedSecrets;
  readonly reader: ModelReader;
  readonly positions: LogPositions;
}

type Seats = CommandPayload<'FormPods'>['fixed'];

/** What is appended when pods are formed, taken back, done, or called off. */
export class PodSeatings {
  constructor(private readonly parts: PodSeatingsParts) {}

  async form(
    { draft, fixed }: CommandPayload<'FormPods'>,
    scene: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const { event, act } = scene;
    const pods = await this.seated(event.state, fixed, act.commandId);
    // What the event refuses, no seed is drawn for.
    const { events } = decideAll(event.state, [
      tournamentCommand(act, 'FormPods', { draft, pods }),
    ]);
    const limited = event.state.settings.limited;
    if (!limited) throw refused({ code: 'tournament/not-limited' });
    const streams = await Promise.all(
      pods.map(async (pod) => {
        const seating = await this.opening(event.state.eventId, draft, pod, limited);
        return newStream(
          `pod-${pod.podId}`,
          podFacts(podDecider.initialState, {
            type: 'SeatPod',
            data: seating,
            actor: act.actor,
            at: act.at,
          }),
        );
      }),
    );
    return [appendTo(event, events), ...streams];
  }

  /** Who sits where. The lot comes from the system: nothing hangs on it that would have to be proved. */
  private async seated(
    event: TournamentState,
    fixed: Seats,
    commandId: string,
  ): Promise<readonly PodSeating[]> {
    const { podSize = 8, seating = 'random' } = event.settings.limited ?? {};
    const players = [...event.players.values()]
      .filter((player) => player.status === 'playing')
      .map((player) => player.playerId);
    const random = seededRandom(newSeed());
    const plan = planSeating({
      players,
      podSize,
      seating,
      fixed,
      random,
      ranking: seating === 'by-standing' ? await this.ranking(event) : undefined,
    });
    if (plan.kind === 'refused') throw refused(plan);
    return plan.pods.map((seats, index) => ({
      podId: deriveId(commandId, `pod.${index + 1}`),
      number: index + 1,
      seats,
    }));
  }

  private async ranking(event: TournamentState): Promise<readonly string[]> {
    if (event.rounds.length === 0) return [];
    const { streamId, position } = await this.parts.desk.event(event.eventId);
    await this.parts.positions.reached(streamId, position);
    return finalRanking(event, await eventResults(this.parts.reader, event.eventId)).ranking;
  }

  private async opening(
    eventId: string,
    draft: number,
    { podId, number, seats }: PodSeating,
    { set, source, clock, readyCheck, botAfterMissed }: LimitedSettings,
  ): Promise<PodCommands['SeatPod']> {
    const place = { eventId, podId, draft, number, set, source, seats, clock };
    // Real boosters begin with the caller's first word.
    if (source === 'recorded') return { ...place, seedCommitment: null };
    const conduct = { readyCheck: readyCheck ?? 'none', botAfterMissed: botAfterMissed ?? null };
    const seed = await drawSeed(this.parts.secrets, `pod-${podId}`, packSeedName);
    return { ...place, conduct, seedCommitment: commitmentTo(seed) };
  }

  async dissolve(
    { draft, reason }: CommandPayload<'DissolvePods'>,
    { event, act }: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const { events } = decideAll(event.state, [
      tournamentCommand(act, 'DissolvePods', { draft, reason }),
    ]);
    return [
      appendTo(event, events),
      ...(await this.parts.desk.pods(event.state)).map(dissolved(act, reason)),
    ];
  }

  async build(
    { minutes }: CommandPayload<'StartDeckBuilding'>,
    { event, act }: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const drafting = (await this.parts.desk.podsDrafting(event.state)).map(
      ({ state }) => state.number,
    );
    return [
      appendTo(
        event,
        decideAll(event.state, [tournamentCommand(act, 'StartDeckBuilding', { minutes, drafting })])
          .events,
      ),
    ];
  }

  /** Nobody drafts on in an event that is called off, and no clock does. */
  async cancel(
    { reason }: CommandPayload<'CancelEvent'>,
    { event, act }: EventScene,
  ): Promise<readonly StreamAppend[]> {
    const { events } = decideAll(event.state, [tournamentCommand(act, 'CancelEvent', { reason })]);
    return [
      appendTo(event, events),
      ...(await this.parts.desk.podsDrafting(event.state)).map(dissolved(act, reason)),
    ];
  }
}

const dissolved =
  ({ actor, at }: CommandMetadata, reason: string) =>
  (pod: LoadedStream<PodState>): StreamAppend =>
    appendTo(pod, podFacts(pod.state, { type: 'DissolvePod', data: { reason }, actor, at }));
