import type { CommandExecutor, EventStore } from '#event-store';
import type { Logger } from '#platform';
import { tournamentDecider, type TournamentState } from '#tournament';
import type { ListeningEndpoint, NewDelivery, WebhookStore } from '#webhooks';
import type { Duty } from '../infrastructure/leadership.js';
import { LookOut } from '../infrastructure/look-out.js';
import type { WakeUps } from '../infrastructure/wake-ups.js';
import type { JobQueue } from '../jobs/job-queue.js';
import { byCheckpoint, deliveriesOf, type Wanted, wantedOf } from './selection.js';

export interface WebhookDutyParts {
  readonly store: EventStore;
  readonly webhooks: WebhookStore;
  readonly load: CommandExecutor['load'];
  readonly queue: JobQueue;
  readonly wakeUps: WakeUps;
  /** Tells open pages that the deliveries of an event have changed. */
  readonly announce: (eventId: string) => void;
  readonly logger: Logger;
}

const BATCH = 500;
/** Jobs that the queue is asked to hold at once. */
const AT_ONCE = 200;
const LOOK_EVERY_MS = 1_000;
/** Looks closer together than this would only make smaller batches. */
const BREATH_MS = 200;

/**
 * Turns what happens into deliveries, and deliveries that wait into jobs. The checkpoint of each endpoint moves with the rows of its deliveries, so a
 * worker killed anywhere leaves none out and adds none twice; what the queue has lost it is asked for again by the next look.
 */
export class WebhookDuty implements Duty {
  readonly name = 'webhooks';
  private readonly lookOut: LookOut;

  constructor(private readonly parts: WebhookDutyParts) {
    this.lookOut = new LookOut({
      look: () => this.look(),
      everyMs: LOOK_EVERY_MS,
      breathMs: BREATH_MS,
      wakeUps: parts.wakeUps,
      stumbled: (error) => parts.logger.warn({ err: error }, 'webhooks stumbled and try again'),
    });
  }

  start(): void {
    this.lookOut.start();
  }

  stop(): Promise<void> {
    return this.lookOut.stop();
  }

  /** Answers whether there was more to read than was read. */
  private async look(): Promise<boolean> {
    const { webhooks, queue } = this.parts;
    const groups = byCheckpoint(await webhooks.listening());
    const pending = await Promise.all(groups.map((group) => this.tell(group)));
    const due = await webhooks.due(AT_ONCE);
    await queue.ask(
      due.map(({ endpointId, key, attempt, dueAt }) => ({
        name: 'deliver-webhook',
        payload: { endpointId, key, attempt },
        notBefore: dueAt,
      })),
    );
    return pending.some(Boolean);
  }

  private async tell(group: readonly ListeningEndpoint[]): Promise<boolean> {
    const from = group[0]?.checkpoint ?? null;
    const { events, checkpoint, pending } = await this.parts.store.readAll(from, BATCH);
    if (events.length === 0 || checkpoint === null) return false;
    const wanted = wantedOf(events, group);
    const deliveries = await this.deliveries(wanted);
    await this.parts.webhooks.advance(
      group.map(({ endpointId }) => endpointId),
      checkpoint,
      deliveries,
    );
    for (const eventId of new Set(wanted.map((each) => each.eventId))) this.parts.announce(eventId);
    return pending;
  }

  private async deliveries(wanted: readonly Wanted[]): Promise<readonly NewDelivery[]> {
    const events = new Map<string, TournamentState>();
    for (const { eventId } of wanted)
      if (!events.has(eventId))
        events.set(eventId, (await this.parts.load(tournamentDecider, `event-${eventId}`)).state);
    return wanted.flatMap((each) => {
      const event = events.get(each.eventId);
      // A draft is its staff's own: nothing of it is public yet.
      return !event || event.status === 'draft'
        ? []
        : deliveriesOf(each, (playerId) => event.players.get(playerId)?.name ?? '');
    });
  }
}
