import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted, CommandPayload } from '#contracts';
import {
  botsAnswer,
  freeEventOf,
  isFree,
  packSeedName,
  packsOf,
  type PodCommand,
  type PodCommands,
  type PodCommandType,
  podDecider,
  type PodEvent,
  type PodState,
} from '#draft';
import {
  appendTo,
  commitmentTo,
  drawSeed,
  type LoadedStream,
  newStream,
  type SealedSecrets,
  type StreamAppend,
} from '#event-store';
import { channels, deriveId, type Redis } from '#platform';
import type { CommandMetadata } from '#application';
import type { CommandDesk } from '../commands/command-desk.js';
import { FreeDraftCommand, type FreeDraftCommandName } from '../commands/command-request.js';
import type { CommandRequest } from '#application';
import { authorize, outsider, refused, unknown } from '#application';
import { COMMAND_DESK, REDIS, SEALED_SECRETS } from '../infrastructure/tokens.js';
import { commandPolicy } from '../policy/table.js';
import { practiceAct } from '../practice/practice-scene.js';
import { freePlayerId } from './free-pod.js';
import { podFacts } from './pod-facts.js';

interface Scene {
  readonly act: CommandMetadata;
  /** The pod that is joined; null when one is opened. */
  readonly pod: LoadedStream<PodState> | null;
}

/** Decides several commands as one, each on the state that the ones before it leave. */
class Decided {
  readonly events: PodEvent[] = [];

  constructor(
    public state: PodState,
    private readonly act: CommandMetadata,
  ) {}

  then<T extends PodCommandType>(type: T, data: PodCommands[T]): this {
    const { actor, at } = this.act;
    const facts = podFacts(this.state, { type, data, actor, at } as unknown as PodCommand);
    this.events.push(...facts);
    this.state = facts.reduce(podDecider.evolve, this.state);
    return this;
  }
}

/** Pods of no event: opened by anyone, joined by a link until they begin. */
@CommandHandler(FreeDraftCommand)
export class FreeDraftHandler implements ICommandHandler<FreeDraftCommand> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(SEALED_SECRETS) private readonly secrets: SealedSecrets,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async execute({ request }: FreeDraftCommand): Promise<CommandAccepted> {
    const accepted = await this.desk.answer({
      prepare: () => this.enter(request),
      decide: ({ act, pod }) =>
        pod === null
          ? this.open(act, request.payload as CommandPayload<'StartFreeDraft'>)
          : join(act, pod, request.payload as CommandPayload<'JoinFreeDraft'>),
    });
    // A hint for those who wait at the pod; whoever misses it is told by the next heartbeat.
    if ('podId' in request.payload)
      this.redis.publish(channels.pod(request.payload.podId), '').catch(() => undefined);
    return accepted;
  }

  private async enter(request: CommandRequest<FreeDraftCommandName>): Promise<Scene> {
    const { asker, name } = request;
    authorize(commandPolicy[name], { asker, standing: outsider, event: null, own: false });
    const act = practiceAct(request);
    if (!('podId' in request.payload)) return { act, pod: null };
    const pod = await this.desk.pod(request.payload.podId);
    if (pod.state.status === 'none' || !isFree(pod.state)) throw unknown('draft/not-found');
    return { act, pod };
  }

  private async open(
    act: CommandMetadata,
    { set, seats, friends, name }: CommandPayload<'StartFreeDraft'>,
  ): Promise<readonly StreamAppend[]> {
    const podId = deriveId(act.commandId, 'free-pod');
    const seed = await drawSeed(this.secrets, `pod-${podId}`, packSeedName);
    const bots = Array.from({ length: seats - 1 }, (_, index) => index + 1);
    const botId = (seat: number): string => freePlayerId(podId, `bot/${seat}`);
    const decided = new Decided(podDecider.initialState, act).then('SeatPod', {
      eventId: freeEventOf(podId),
      podId,
      draft: 1,
      number: 1,
      set,
      source: 'generated',
      seats: [freePlayerId(podId, act.actor), ...bots.map(botId)],
      names: [name, ...bots.map((seat) => `Bot ${seat}`)],
      clock: null,
      conduct: { readyCheck: friends ? 'organizer' : 'all-ready', botAfterMissed: null },
      seedCommitment: commitmentTo(seed),
    });
    for (const seat of bots)
      decided.then('HoldSeat', { seat, holder: 'bot', playerId: botId(seat) });
    decided.then('ConfirmReady', { seat: 0 });
    const answers = botsAnswer(decided.state, packsOf(set, seats, seed.choice), act);
    return [newStream(`pod-${podId}`, [...decided.events, ...answers])];
  }
}

const join = (
  act: CommandMetadata,
  pod: LoadedStream<PodState>,
  { name }: CommandPayload<'JoinFreeDraft'>,
): readonly StreamAppend[] => {
  const { podId, seats, status } = pod.state;
  if (status !== 'ready-check') throw refused({ code: 'draft/started' });
  const playerId = freePlayerId(podId, act.actor);
  if (seats.some((each) => each.playerId === playerId))
    throw refused({ code: 'draft/already-ready' });
  const seat = seats.findIndex(({ holder }) => holder === 'bot');
  if (seat < 0) throw refused({ code: 'draft/no-free-seat' });
  const decided = new Decided(pod.state, act)
    .then('HoldSeat', { seat, holder: 'player', playerId, name })
    .then('ConfirmReady', { seat });
  return [appendTo(pod, decided.events)];
};
