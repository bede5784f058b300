import { streamOf, logOfEvent } from '#aggregate';
import {
  type CommandExecutor,
  type EventStore,
  type LogLeases,
  LogVisits,
  type Visited,
} from '#event-store';
import type { Logger } from '#platform';
import { tournamentDecider, type TournamentState } from '#tournament';
import type { ListeningEndpoint, NewDelivery, WebhookStore } from '#webhooks';
import type { JobQueue } from '../queue/job-queue.js';
import type { LogReader } from '../logs/log-dispatcher.js';
import { askForDue } from '../jobs/due-deliveries.js';
import { byPosition, deliveriesOf, type Wanted, wantedOf } from './selection.js';

export interface WebhookReaderParts {
  readonly events: Pick<EventStore, 'readLog'>;
  readonly leases: LogLeases;
  readonly webhooks: WebhookStore;
  readonly load: CommandExecutor['load'];
  readonly queue: JobQueue;
  /** Notifies open pages that the deliveries of an event have changed. */
  readonly announce: (eventId: string) => void;
  readonly logger: Logger;
}

const BATCH = 500;
/** How long a new endpoint may go unnoticed; it misses nothing, because it has its own position. */
const FRESH_MS = 1_000;

/**
 * Turns events into deliveries, and waiting deliveries into jobs. The position of each endpoint in
 * the log of its event is saved together with its new deliveries, so that a worker killed at any
 * point neither omits nor repeats one; jobs lost by the queue are requested again.
 */
export class WebhookReader implements LogReader {
  readonly name = 'webhooks';
  private readonly visits: LogVisits;
  private known: { readonly at: number; readonly endpoints: readonly ListeningEndpoint[] } | null =
    null;

  constructor(private readonly parts: WebhookReaderParts) {
    this.visits = new LogVisits({
      visit: (log) => this.visit(log),
      onError: (log, error) =>
        parts.logger.warn({ err: error, log }, 'webhooks stumbled and try again'),
    });
  }

  soon(logs: readonly string[]): void {
    this.visits.soon(logs);
  }

  behind(): void {
    // Nothing to do: each endpoint has its own position, and `round` finds those that are behind.
  }

  async round(first: boolean): Promise<void> {
    const behind = (await this.look()).filter(({ behind: waits }) => waits);
    this.visits.later(behind.map(({ eventId }) => logOfEvent(eventId)));
    if (first) await this.askForDue();
  }

  stop(): Promise<void> {
    return this.visits.stop();
  }

  private async visit(log: string): Promise<Visited> {
    if (this.parts.leases.of(log) === null) return 'done';
    const stale = this.known === null || Date.now() - this.known.at > FRESH_MS;
    const endpoints = stale || this.known === null ? await this.look() : this.known.endpoints;
    const own = endpoints.filter(({ eventId }) => logOfEvent(eventId) === log);
    if (own.length === 0) return 'done';
    const told = await Promise.all(byPosition(own).map((group) => this.tell(log, group)));
    if (told.some(({ deliveries }) => deliveries > 0)) await this.askForDue();
    return told.some(({ more }) => more) ? 'more' : 'done';
  }

  private async look(): Promise<readonly ListeningEndpoint[]> {
    const endpoints = await this.parts.webhooks.listening();
    this.known = { at: Date.now(), endpoints };
    return endpoints;
  }

  private askForDue(): Promise<void> {
    return askForDue(this.parts.webhooks, this.parts.queue);
  }

  private async tell(log: string, group: readonly ListeningEndpoint[]) {
    const from = group[0]?.position ?? 0;
    const events = await this.parts.events.readLog(log, from, BATCH);
    if (events.length === 0) return { deliveries: 0, more: false };
    const wanted = wantedOf(events, group);
    const deliveries = await this.deliveries(wanted);
    const position = from + events.length;
    const ids = group.map(({ endpointId }) => endpointId);
    await this.parts.webhooks.advance(ids, position, deliveries);
    this.moved(ids, position);
    for (const eventId of new Set(wanted.map((each) => each.eventId))) this.parts.announce(eventId);
    return { deliveries: deliveries.length, more: events.length === BATCH };
  }

  /** Updates the positions of the cached endpoints. */
  private moved(ids: readonly string[], position: number): void {
    if (this.known === null) return;
    this.known = {
      at: this.known.at,
      endpoints: this.known.endpoints.map((endpoint) =>
        ids.includes(endpoint.endpointId) ? { ...endpoint, position } : endpoint,
      ),
    };
  }

  private async deliveries(wanted: readonly Wanted[]): Promise<readonly NewDelivery[]> {
    const events = new Map<string, TournamentState>();
    for (const { eventId } of wanted)
      if (!events.has(eventId))
        events.set(
          eventId,
          (await this.parts.load(tournamentDecider, streamOf('event', eventId))).state,
        );
    return wanted.flatMap((each) => {
      const tournament = events.get(each.eventId);
      // Nothing of a tournament in status `draft` is public yet; only its staff know it.
      return !tournament || tournament.status === 'draft'
        ? []
        : deliveriesOf(each, (playerId) => tournament.players.get(playerId)?.name ?? '');
    });
  }
}
