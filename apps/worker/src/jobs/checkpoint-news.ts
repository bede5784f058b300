import { streamOf } from '#aggregate';
import type { Clock } from '#application';
import { readCheckpoint, textOfNote } from '#checkpoints';
import type { CommandExecutor } from '#event-store';
import { tournamentDecider } from '#tournament';
import { checkpointBody, type NewDelivery, type WebhookStore } from '#webhooks';
import type { JobQueue } from '../queue/job-queue.js';
import { askForDue } from './due-deliveries.js';

const kind = 'checkpoint.signed';

export interface SignedCheckpoint {
  readonly eventId: string;
  /** The checkpoint as the server signed it. */
  readonly note: string;
}

export interface CheckpointNewsParts {
  readonly webhooks: WebhookStore;
  readonly load: CommandExecutor['load'];
  readonly queue: JobQueue;
  readonly announce: (eventId: string) => void;
  readonly clock: Clock;
}

/**
 * Sends signed checkpoints of a tournament's log to its webhook receivers, who become witnesses by
 * keeping them. A paused receiver misses some, which the next one covers.
 */
export class CheckpointNews {
  constructor(private readonly parts: CheckpointNewsParts) {}

  async tell(signed: readonly SignedCheckpoint[]): Promise<void> {
    if (signed.length === 0) return;
    const { webhooks, queue, announce } = this.parts;
    const listening = (await webhooks.listening()).filter(({ kinds }) => kinds.has(kind));
    const deliveries: NewDelivery[] = [];
    for (const { eventId, note } of signed) {
      const own = listening.filter((endpoint) => endpoint.eventId === eventId);
      if (own.length === 0 || (await this.isDraft(eventId))) continue;
      const size = readCheckpoint(textOfNote(note))?.size ?? 0;
      const body = checkpointBody(eventId, this.parts.clock.now(), { size, note });
      for (const { endpointId } of own)
        deliveries.push({ endpointId, key: `checkpoint-${size}`, kind, body });
      announce(eventId);
    }
    if (deliveries.length === 0) return;
    await webhooks.add(deliveries);
    await askForDue(webhooks, queue);
  }

  /** Nothing of a tournament in status `draft` is public yet; only its staff know it. */
  private async isDraft(eventId: string): Promise<boolean> {
    return (
      (await this.parts.load(tournamentDecider, streamOf('event', eventId))).state.status ===
      'draft'
    );
  }
}
