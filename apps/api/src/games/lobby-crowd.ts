import type { LobbyPresence } from '#contracts';
import { channels } from '#platform';
import { Attendance, type AttendanceParts } from '../live/attendance.js';
import { message } from '../live/channel.js';
import type { Viewer } from '../live/viewer.js';

/**
 * Arrivals and departures within this time are announced together, so that a crowd does not cause a
 * flood of messages.
 */
export const gatherMs = 1_000;

/** How many pages show a lobby now, without saying whose. */
export class LobbyCrowd {
  readonly #pages: Attendance<'here'>;
  readonly #told = new Map<string, number>();
  readonly #due = new Map<string, () => void>();

  constructor(private readonly parts: AttendanceParts) {
    this.#pages = new Attendance(parts, {
      groups: ['here'],
      channel: channels.crowd,
      changed: (lobby) => this.gather(lobby),
    });
  }

  enter(lobby: string, viewer: Viewer): void {
    this.#pages.enter(lobby, viewer, 'here');
    viewer.write(this.words(lobby));
    this.gather(lobby);
  }

  leave(lobby: string, viewer: Viewer): void {
    const left = this.#pages.leave(lobby, viewer);
    if (left === 0) {
      this.#due.get(lobby)?.();
      this.#due.delete(lobby);
      this.#told.delete(lobby);
    } else if (left !== null) this.gather(lobby);
  }

  close(): void {
    this.#pages.close();
  }

  private words(lobby: string): string {
    const told: LobbyPresence = { here: this.#pages.count(lobby, 'here') };
    return message(told, null, 'here');
  }

  private gather(lobby: string): void {
    if (this.#due.has(lobby)) return;
    this.#due.set(
      lobby,
      this.parts.wait(() => {
        this.#due.delete(lobby);
        const count = this.#pages.count(lobby, 'here');
        if (this.#told.get(lobby) === count) return;
        this.#told.set(lobby, count);
        this.#pages.tell(lobby, this.words(lobby));
      }, gatherMs),
    );
  }
}
