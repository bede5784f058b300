import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted, CommandPayload } from '#contracts';
import {
  botsAnswer,
  isFree,
  type PackMemory,
  type PodCommand,
  type PodCommands,
  type PodCommandType,
  podDecider,
  type PodEvent,
  type PodPacks,
} from '#draft';
import { appendTo, type StreamAppend } from '#event-store';
import { channels, type Redis } from '#platform';
import type { CommandDesk } from '../commands/command-desk.js';
import { PodActionCommand, type PodActionName } from '../commands/command-request.js';
import type { CommandRequest } from '#application';
import { decideAll, enterPod, type PodScene, tournamentCommand } from '../commands/scene.js';
import { refused } from '#application';
import { COMMAND_DESK, POD_PACKS, REDIS } from '../infrastructure/tokens.js';
import { enterFreePod } from './free-pod.js';
import { podFacts } from './pod-facts.js';

type Said = {
  readonly [T in PodCommandType]: { readonly type: T; readonly data: PodCommands[T] };
}[PodCommandType];

/** What happens inside one pod: picks, calls, pauses, seats. Nothing but the pod's stream is appended to, unless a drafter is replaced. */
@CommandHandler(PodActionCommand)
export class PodCommandHandler implements ICommandHandler<PodActionCommand> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(POD_PACKS) private readonly packs: PackMemory,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async execute({ request }: PodActionCommand): Promise<CommandAccepted> {
    const { podId } = request.payload;
    const accepted = await this.desk.answer({
      prepare: () => this.enter(request),
      decide: async (scene) => {
        const free = isFree(scene.pod.state);
        if (!free && scene.event.state.status !== 'running')
          throw refused({ code: 'tournament/not-running' });
        const { actor, at } = scene.act;
        const said = await this.say(request.name, request.payload, scene);
        const facts = podFacts(scene.pod.state, { ...said, actor, at } as PodCommand);
        if (free && facts.length > 0)
          return [appendTo(scene.pod, [...facts, ...(await this.bots(scene, facts))])];
        return facts.length === 0
          ? []
          : [...replacement(request, scene), appendTo(scene.pod, facts)];
      },
    });
    // A hint for those who watch; whoever misses it is told by the next heartbeat.
    this.redis.publish(channels.pod(podId), '').catch(() => undefined);
    return accepted;
  }

  private async enter(request: CommandRequest<PodActionName>): Promise<PodScene> {
    const { podId } = request.payload;
    const pod = await this.desk.pod(podId);
    return isFree(pod.state)
      ? enterFreePod(this.desk, request, pod)
      : enterPod(this.desk, request, podId);
  }

  /** In a free pod the bots pick within the person's command: nothing runs while nobody is there. */
  private async bots(
    { act, pod }: PodScene,
    facts: readonly PodEvent[],
  ): Promise<readonly PodEvent[]> {
    const state = facts.reduce(podDecider.evolve, pod.state);
    return state.status === 'drafting' && state.pausedAt === null
      ? botsAnswer(state, await this.packs.of(state), act)
      : [];
  }

  private async say(
    name: PodActionName,
    payload: CommandPayload<PodActionName>,
    { pod: { state } }: PodScene,
  ): Promise<Said> {
    switch (name) {
      case 'PickCard':
      case 'MarkCards':
      case 'TakeBackPick':
      case 'MovePickTime':
        return withPacks(name, payload, await this.packs.of(state));
      case 'ConfirmReady':
        return {
          type: 'ConfirmReady',
          data: { seat: (payload as CommandPayload<'ConfirmReady'>).seat },
        };
      case 'StartPod':
        return { type: 'StartPod', data: {} };
      case 'RewindPick': {
        const { seat, round, pick, reason } = payload as CommandPayload<'RewindPick'>;
        return { type: 'RewindPick', data: { seat, round, pick, reason } };
      }
      case 'HoldSeat': {
        const { seat, holder } = payload as CommandPayload<'HoldSeat'>;
        return {
          type: 'HoldSeat',
          data: { seat, holder, playerId: state.seats[seat]?.playerId ?? '' },
        };
      }
      case 'ReplaceDrafter': {
        const { seat, playerId } = payload as CommandPayload<'ReplaceDrafter'>;
        return { type: 'HoldSeat', data: { seat, holder: 'player', playerId } };
      }
      case 'PausePod':
        return {
          type: 'PausePod',
          data: { reason: (payload as CommandPayload<'PausePod'>).reason },
        };
      case 'ResumePod':
        return { type: 'ResumePod', data: {} };
      case 'CallPick': {
        const { round, pick } = payload as CommandPayload<'CallPick'>;
        return { type: 'CallPick', data: { round, pick, by: 'caller' } };
      }
      case 'RewindCall': {
        const { round, pick, reason } = payload as CommandPayload<'RewindCall'>;
        return { type: 'RewindCall', data: { round, pick, reason } };
      }
    }
  }
}

type AtPacks = 'PickCard' | 'MarkCards' | 'TakeBackPick' | 'MovePickTime';

/** What cannot be decided without knowing what the packs hold. */
const withPacks = (
  name: AtPacks,
  payload: CommandPayload<PodActionName>,
  packs: PodPacks,
): Said => {
  switch (name) {
    case 'PickCard': {
      const { seat, round, pick, card } = payload as CommandPayload<'PickCard'>;
      return { type: 'PickCard', data: { seat, round, pick, card, by: 'player', packs } };
    }
    case 'MarkCards': {
      const { seat, round, cards } = payload as CommandPayload<'MarkCards'>;
      return { type: 'MarkCards', data: { seat, round, cards, packs } };
    }
    case 'TakeBackPick': {
      const { seat, round, pick } = payload as CommandPayload<'TakeBackPick'>;
      return { type: 'TakeBackPick', data: { seat, round, pick, packs } };
    }
    case 'MovePickTime': {
      const { seat, round, pick, seconds } = payload as CommandPayload<'MovePickTime'>;
      return { type: 'MovePickTime', data: { seat, round, pick, seconds, packs } };
    }
  }
};

/** The event keeps who sits in its pods: the rounds are paired by it. */
const replacement = (
  { name, payload }: CommandRequest<PodActionName>,
  { event, act }: PodScene,
): readonly StreamAppend[] => {
  if (name !== 'ReplaceDrafter') return [];
  const { podId, seat, playerId } = payload as CommandPayload<'ReplaceDrafter'>;
  return [
    appendTo(
      event,
      decideAll(event.state, [tournamentCommand(act, 'ReplaceDrafter', { podId, seat, playerId })])
        .events,
    ),
  ];
};
