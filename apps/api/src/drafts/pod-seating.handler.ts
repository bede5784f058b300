import { Inject } from '@nestjs/common';
import { CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { CommandAccepted, CommandPayload } from '#contracts';
import type { StreamAppend } from '#event-store';
import { channels, type Redis } from '#platform';
import type { CommandDesk } from '../commands/command-desk.js';
import { PodSeatingCommand, type PodSeatingName } from '../commands/command-request.js';
import type { CommandRequest } from '#application';
import { enterEvent, type EventScene } from '../commands/scene.js';
import { COMMAND_DESK, POD_SEATINGS, REDIS } from '../infrastructure/tokens.js';
import type { PodSeatings } from './pod-seatings.js';

const podOf = ({ streamId }: StreamAppend): string | null =>
  streamId.startsWith('pod-') ? streamId.slice('pod-'.length) : null;

/** Pods are formed and taken back, and end with the draft or with the event: the event and every pod move together or not at all. */
@CommandHandler(PodSeatingCommand)
export class PodSeatingHandler implements ICommandHandler<PodSeatingCommand> {
  constructor(
    @Inject(COMMAND_DESK) private readonly desk: CommandDesk,
    @Inject(POD_SEATINGS) private readonly seatings: PodSeatings,
    @Inject(REDIS) private readonly redis: Redis,
  ) {}

  async execute({ request }: PodSeatingCommand): Promise<CommandAccepted> {
    let appends: readonly StreamAppend[] = [];
    const accepted = await this.desk.answer({
      prepare: () => enterEvent(this.desk, request, request.payload.eventId),
      decide: async (scene) => (appends = await this.decide(request, scene)),
    });
    // A hint for those who watch; whoever misses it is told by the next heartbeat.
    for (const podId of appends.map(podOf))
      if (podId !== null) this.redis.publish(channels.pod(podId), '').catch(() => undefined);
    return accepted;
  }

  private decide(
    { name, payload }: CommandRequest<PodSeatingName>,
    scene: EventScene,
  ): Promise<readonly StreamAppend[]> {
    switch (name) {
      case 'FormPods':
        return this.seatings.form(payload as CommandPayload<'FormPods'>, scene);
      case 'DissolvePods':
        return this.seatings.dissolve(payload as CommandPayload<'DissolvePods'>, scene);
      case 'StartDeckBuilding':
        return this.seatings.build(payload as CommandPayload<'StartDeckBuilding'>, scene);
      case 'CancelEvent':
        return this.seatings.cancel(payload as CommandPayload<'CancelEvent'>, scene);
    }
  }
}
