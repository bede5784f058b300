import type { TablePresence } from '#contracts';
import type { Reporter } from '#match';
import { channels } from '#platform';
import { Attendance, type AttendanceParts } from '../live/attendance.js';
import { message } from '../live/channel.js';
import type { Viewer } from '../live/viewer.js';

/** A player who reloads the page or loses the connection for less than this counts as present. */
export const graceMs = 8_000;

const sides = ['a', 'b'] as const;

interface Known {
  readonly awaySince: Record<Reporter, string | null>;
  readonly here: Record<Reporter, boolean>;
  /** For players whose last page has just closed: cancels the announcement that they are away. */
  readonly leaving: Record<Reporter, (() => void) | null>;
}

const nobodyYet = (): Known => ({
  awaySince: { a: null, b: null },
  here: { a: false, b: false },
  leaving: { a: null, b: null },
});

/** Tracks which of the two players are looking at a table, in all processes of the API. */
export class TableAttendance {
  readonly #tables = new Map<string, Known>();
  readonly #pages: Attendance<Reporter>;

  constructor(private readonly parts: AttendanceParts) {
    this.#pages = new Attendance(parts, {
      groups: sides,
      channel: channels.present,
      changed: (matchId) => {
        const table = this.#tables.get(matchId);
        if (table) this.settle(matchId, table);
      },
    });
  }

  /** `side` null: an onlooker, who gets messages but is not counted. */
  enter(matchId: string, viewer: Viewer, side: Reporter | null): void {
    const table = this.#tables.get(matchId) ?? nobodyYet();
    this.#tables.set(matchId, table);
    this.#pages.enter(matchId, viewer, side);
    if (!this.settle(matchId, table)) viewer.write(presenceMessage(table));
  }

  leave(matchId: string, viewer: Viewer): void {
    const table = this.#tables.get(matchId);
    const left = this.#pages.leave(matchId, viewer);
    if (!table || left === null) return;
    if (left > 0) this.settle(matchId, table);
    else {
      for (const side of sides) table.leaving[side]?.();
      this.#tables.delete(matchId);
    }
  }

  close(): void {
    this.#pages.close();
  }

  beat(): void {
    this.#pages.beat();
  }

  /**
   * Announces arrivals at once and departures a little later; returns whether anything was
   * announced.
   */
  private settle(matchId: string, table: Known): boolean {
    let changed = false;
    for (const side of sides) {
      if (this.#pages.count(matchId, side) > 0) changed = this.came(table, side) || changed;
      else if (table.here[side]) this.goes(matchId, table, side);
    }
    if (changed) this.tell(matchId, table);
    return changed;
  }

  private came(table: Known, side: Reporter): boolean {
    table.leaving[side]?.();
    table.leaving[side] = null;
    if (table.here[side]) return false;
    table.here[side] = true;
    table.awaySince[side] = null;
    return true;
  }

  private goes(matchId: string, table: Known, side: Reporter): void {
    if (table.leaving[side] !== null) return;
    const since = new Date(this.parts.now()).toISOString();
    table.leaving[side] = this.parts.wait(() => {
      table.leaving[side] = null;
      table.here[side] = false;
      table.awaySince[side] = since;
      this.tell(matchId, table);
    }, graceMs);
  }

  private tell(matchId: string, table: Known): void {
    this.#pages.tell(matchId, presenceMessage(table));
  }
}

const presenceMessage = ({ here, awaySince }: Known): string => {
  const of = (side: Reporter) => ({ here: here[side], awaySince: awaySince[side] });
  return message({ a: of('a'), b: of('b') } satisfies TablePresence, null, 'here');
};
