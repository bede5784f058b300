import type { TablePresence } from '#contracts';
import type { Reporter } from '#match';
import { channels, type Logger, type Redis } from '#platform';
import { message } from '../live/channel.js';
import type { Viewer } from '../live/viewer.js';

const heartbeatMs = 15_000;
/** A process that was not heard of for so long is gone. */
const patienceMs = 40_000;

/** Whoever loads the page anew or loses the line for a moment has not gone. */
export const graceMs = 8_000;

const sides = ['a', 'b'] as const;
type Counts = Readonly<Record<Reporter, number>>;

/**
 * What the processes of the api tell each other: how many pages
 * of each player they serve. `ask`: say the same of yours.
 */
interface Said extends Counts {
  readonly from: string;
  readonly ask?: true;
}

interface Attended {
  readonly viewers: Map<Viewer, Reporter | null>;
  readonly elsewhere: Map<string, Counts & { readonly heardAt: number }>;
  readonly awaySince: Record<Reporter, string | null>;
  readonly here: Record<Reporter, boolean>;
  /** For players whose last page went a moment ago: how not to tell it any more. */
  readonly leaving: Record<Reporter, (() => void) | null>;
}

const isCount = (value: unknown): value is number => Number.isInteger(value);

const readSaid = (text: string): Said | null => {
  try {
    const { from, a, b, ask } = JSON.parse(text) as Record<keyof Said, unknown>;
    if (typeof from !== 'string' || !isCount(a) || !isCount(b)) return null;
    return { from, a, b, ...(ask === true && { ask }) };
  } catch {
    return null;
  }
};

export interface PresenceParts {
  readonly subscriber: Redis;
  readonly publisher: Pick<Redis, 'publish'>;
  readonly logger: Pick<Logger, 'warn'>;
  /** Tells this process from others. */
  readonly process: string;
  /** Milliseconds. */
  readonly now: () => number;
  /** Does something after so many milliseconds, unless the answer is called before. */
  readonly wait: (work: () => void, milliseconds: number) => () => void;
}

/**
 * Which of the two players look at a table, by whichever process of the api their pages are served. Each
 * process says over Redis what it sees; nothing is stored, and what was missed is said again within moments.
 */
export class TableAttendance {
  readonly #tables = new Map<string, Attended>();
  readonly #beat: NodeJS.Timeout;

  constructor(private readonly parts: PresenceParts) {
    const prefix = channels.present('');
    parts.subscriber.on('message', (channel: string, text: string) => {
      if (channel.startsWith(prefix)) this.hear(channel.slice(prefix.length), text);
    });
    parts.subscriber.on('ready', () => this.sayEverywhere());
    this.#beat = setInterval(() => this.beat(), heartbeatMs).unref();
  }

  /** `side` null: an onlooker, who is told and does not count. */
  enter(matchId: string, viewer: Viewer, side: Reporter | null): void {
    const table = this.#tables.get(matchId) ?? this.open(matchId);
    table.viewers.set(viewer, side);
    this.say(matchId, table, true);
    if (!this.settle(table)) viewer.write(presenceMessage(table));
  }

  leave(matchId: string, viewer: Viewer): void {
    const table = this.#tables.get(matchId);
    if (!table?.viewers.delete(viewer)) return;
    this.say(matchId, table);
    this.settle(table);
    if (table.viewers.size > 0) return;
    for (const side of sides) table.leaving[side]?.();
    this.#tables.delete(matchId);
    this.parts.subscriber
      .unsubscribe(channels.present(matchId))
      .catch((error: unknown) => this.parts.logger.warn({ err: error }, 'could not unsubscribe'));
  }

  close(): void {
    clearInterval(this.#beat);
  }

  /** Processes that are silent for too long count no more; the others hear that this one lives. */
  beat(): void {
    const earliest = this.parts.now() - patienceMs;
    for (const table of this.#tables.values()) {
      for (const [from, { heardAt }] of table.elsewhere)
        if (heardAt < earliest) table.elsewhere.delete(from);
      this.settle(table);
    }
    this.sayEverywhere();
  }

  private open(matchId: string): Attended {
    const table: Attended = {
      viewers: new Map(),
      elsewhere: new Map(),
      awaySince: { a: null, b: null },
      here: { a: false, b: false },
      leaving: { a: null, b: null },
    };
    this.#tables.set(matchId, table);
    this.parts.subscriber
      .subscribe(channels.present(matchId))
      .then(() => this.say(matchId, table, true))
      .catch((error: unknown) => this.parts.logger.warn({ err: error }, 'could not subscribe'));
    return table;
  }

  private hear(matchId: string, text: string): void {
    const table = this.#tables.get(matchId);
    const said = readSaid(text);
    if (!table || said === null || said.from === this.parts.process) return;
    const { from, ask, ...counts } = said;
    if (counts.a + counts.b === 0) table.elsewhere.delete(from);
    else table.elsewhere.set(from, { ...counts, heardAt: this.parts.now() });
    if (ask) this.say(matchId, table);
    this.settle(table);
  }

  private say(matchId: string, table: Attended, ask = false): void {
    const said: Said = {
      from: this.parts.process,
      ...countsOf(table),
      ...(ask && { ask }),
    };
    void this.parts.publisher
      .publish(channels.present(matchId), JSON.stringify(said))
      .catch(() => undefined);
  }

  private sayEverywhere(): void {
    for (const [matchId, table] of this.#tables) this.say(matchId, table);
  }

  /**
   * Tells the viewers where somebody came or went, and whether
   * there was something to tell. Who goes is told a little later.
   */
  private settle(table: Attended): boolean {
    const own = countsOf(table);
    let changed = false;
    for (const side of sides) {
      const here = own[side] > 0 || [...table.elsewhere.values()].some((of) => of[side] > 0);
      if (here) changed = this.came(table, side) || changed;
      else if (table.here[side]) this.goes(table, side);
    }
    if (changed) this.tell(table);
    return changed;
  }

  private came(table: Attended, side: Reporter): boolean {
    table.leaving[side]?.();
    table.leaving[side] = null;
    if (table.here[side]) return false;
    table.here[side] = true;
    table.awaySince[side] = null;
    return true;
  }

  private goes(table: Attended, side: Reporter): void {
    if (table.leaving[side] !== null) return;
    const since = new Date(this.parts.now()).toISOString();
    table.leaving[side] = this.parts.wait(() => {
      table.leaving[side] = null;
      table.here[side] = false;
      table.awaySince[side] = since;
      this.tell(table);
    }, graceMs);
  }

  private tell(table: Attended): void {
    const bytes = presenceMessage(table);
    for (const viewer of table.viewers.keys()) viewer.write(bytes);
  }
}

const countsOf = ({ viewers }: Attended): Counts => {
  const all = [...viewers.values()];
  return {
    a: all.filter((side) => side === 'a').length,
    b: all.filter((side) => side === 'b').length,
  };
};

const presenceMessage = ({ here, awaySince }: Attended): string => {
  const of = (side: Reporter) => ({ here: here[side], awaySince: awaySince[side] });
  return message({ a: of('a'), b: of('b') } satisfies TablePresence, null, 'here');
};
