import type { LiveAnnouncement } from '#contracts';
import type { DocumentKey } from '#event-store';
import { channels, type Message } from '#platform';
import {
  ALL_TABLES,
  changedQueries,
  isEventScoped,
  isPressing,
  LISTS_FRESH_MS,
  matchesAmong,
  openTablesModel,
} from '#read-models';

type Publish = (messages: readonly Message[]) => void;

/**
 * Models advance one after the other; their changes within this time are published in one message.
 */
const GATHER_MS = 4;

interface Gathered {
  position: number;
  pressing: boolean;
  readonly changed: Set<LiveAnnouncement['changed'][number]>;
  readonly matches: Set<string>;
}

/** The list of open tables is cached for a while; after this time a request sees the change. */
const LOBBY_MS = LISTS_FRESH_MS + 50;

/** With more matches than this, the change is announced without naming them. */
const NAMED_MATCHES = 40;

/**
 * Notifies the api processes, and through them every open page, that queries of an event have new
 * answers or that the list of open tables has changed.
 */
export class LiveAnnouncer {
  private readonly gathered = new Map<string, Gathered>();
  private timer: NodeJS.Timeout | null = null;
  private lobbyTimer: NodeJS.Timeout | null = null;

  constructor(private readonly publish: Publish) {}

  /** A model has committed changes of these documents. */
  advanced(model: string, touched: readonly DocumentKey[], position: number): void {
    if (model === openTablesModel.name && touched.length > 0)
      this.lobbyTimer ??= setTimeout(() => this.flushLobby(), LOBBY_MS);
    const changed = isEventScoped(model) ? changedQueries(model) : [];
    if (changed.length === 0) return;
    for (const eventId of new Set(touched.map(({ scope }) => scope))) {
      const known = this.of(eventId);
      known.position = Math.max(known.position, position);
      known.pressing ||= isPressing(model);
      for (const query of changed) known.changed.add(query);
      for (const matchId of matchesAmong(
        model,
        touched.filter(({ scope }) => scope === eventId),
      ))
        known.matches.add(matchId);
    }
    this.timer ??= setTimeout(() => this.flush(), GATHER_MS);
  }

  flush(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    if (this.lobbyTimer) this.flushLobby();
    const messages = [...this.gathered].map(([eventId, gathered]): Message => [
      channels.live(eventId),
      JSON.stringify(announcement(gathered)),
    ]);
    if (messages.length > 0) this.publish(messages);
    this.gathered.clear();
  }

  private flushLobby(): void {
    if (this.lobbyTimer) clearTimeout(this.lobbyTimer);
    this.lobbyTimer = null;
    this.publish([[channels.lobby(ALL_TABLES), '']]);
  }

  private of(eventId: string): Gathered {
    const known = this.gathered.get(eventId) ?? {
      position: 0,
      pressing: false,
      changed: new Set(),
      matches: new Set(),
    };
    this.gathered.set(eventId, known);
    return known;
  }
}

const announcement = ({ position, pressing, changed, matches }: Gathered): LiveAnnouncement => ({
  position,
  changed: [...changed],
  ...(matches.size > 0 && matches.size <= NAMED_MATCHES ? { matches: [...matches] } : {}),
  ...(pressing ? { pressing } : {}),
});
