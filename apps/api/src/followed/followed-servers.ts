import { keysAlong, readVerifierKey } from '#checkpoints';
import type { FollowedFault, FollowedServer } from '#contracts';
import { askOutward, boundedText } from '../http/outward.js';
import { readCalendarNote, type SignedCalendar } from './calendar-note.js';

export interface FollowedServersParts {
  /** The servers' addresses, and the keys with which they sign. */
  readonly servers: readonly { readonly url: string; readonly key: string }[];
  readonly fetch: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** The last result of asking a server. */
interface Known {
  readonly askedAt: number;
  readonly fault: FollowedFault | null;
  /** The last calendar that could be read. */
  readonly calendar: SignedCalendar | null;
}

const goodForMs = 300_000;
/** A server that failed is asked again sooner. */
const triedAgainMs = 60_000;

/**
 * The coming tournaments of other servers, fetched from each and signed by it. A server that fails
 * keeps its last calendar, marked with the fault, and does not affect the others.
 */
export class FollowedServers {
  readonly #known = new Map<string, Known>();
  readonly #asking = new Map<string, Promise<Known>>();

  constructor(private readonly parts: FollowedServersParts) {}

  all(): Promise<readonly FollowedServer[]> {
    return Promise.all(
      this.parts.servers.map(async (server) => {
        const { fault, calendar } = await this.of(server);
        const { at: readAt = null, events = [] } = calendar ?? {};
        return { address: server.url, fault, readAt, events: [...events] };
      }),
    );
  }

  private async of(server: FollowedServersParts['servers'][number]): Promise<Known> {
    const { url } = server;
    const known = this.#known.get(url);
    const goodFor = known?.fault === null ? goodForMs : triedAgainMs;
    if (known && this.parts.now() - known.askedAt < goodFor) return known;
    const asking =
      this.#asking.get(url) ?? this.ask(server).finally(() => this.#asking.delete(url));
    this.#asking.set(url, asking);
    return asking;
  }

  private async ask(server: FollowedServersParts['servers'][number]): Promise<Known> {
    const told = await this.read(server);
    const failed = typeof told === 'string';
    const known = {
      askedAt: this.parts.now(),
      fault: failed ? told : null,
      calendar: failed ? (this.#known.get(server.url)?.calendar ?? null) : told,
    };
    this.#known.set(server.url, known);
    return known;
  }

  private async read({
    url,
    key,
  }: FollowedServersParts['servers'][number]): Promise<SignedCalendar | FollowedFault> {
    const note = await this.text(`${url}/.well-known/conclave-calendar`);
    if (note === null) return 'unreachable';
    const now = new Date(this.parts.now()).toISOString();
    const own = readVerifierKey(key);
    const told = readCalendarNote(note, own ? [own] : [], now);
    if (told !== 'unsigned') return told;
    // The key may have been replaced meanwhile; then both keys have signed the replacement.
    const rotations = await this.rotations(url);
    const later = keysAlong(key, rotations).filter(({ replacedAt }) => replacedAt === null);
    return readCalendarNote(
      note,
      later.map(({ verifier }) => verifier),
      now,
    );
  }

  private async rotations(url: string): Promise<readonly string[]> {
    const text = await this.text(`${url}/.well-known/conclave-key-rotations`);
    try {
      const notes: unknown = JSON.parse(text ?? '[]');
      return Array.isArray(notes) ? notes.filter((note) => typeof note === 'string') : [];
    } catch {
      return [];
    }
  }

  /** Null without an answer, or if it is larger than a calendar can be. */
  private async text(address: string): Promise<string | null> {
    const answer = await askOutward(this.parts.fetch, address);
    return answer?.ok ? boundedText(answer) : null;
  }
}
