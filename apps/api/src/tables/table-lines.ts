import type { Reporter } from '#match';
import type { StreamHub } from '../live/stream-hub.js';
import type { Viewer } from '../live/viewer.js';
import type { TableAttendance } from './presence.js';

/** Somebody who opens a table's live connection, with their rights. */
interface Entering {
  readonly side: Reporter | null;
  readonly readsChat: boolean;
}

/**
 * The live connections of tables: the version of the match, who is looking at it, and the version
 * of its chat.
 */
export class TableLines {
  constructor(
    private readonly hub: StreamHub,
    private readonly attendance: TableAttendance,
    private readonly chats: StreamHub,
  ) {}

  async enter(matchId: string, viewer: Viewer, { side, readsChat }: Entering): Promise<void> {
    this.attendance.enter(matchId, viewer, side);
    try {
      await this.hub.enter(matchId, viewer);
      if (readsChat) await this.chats.enter(matchId, viewer);
    } catch {
      viewer.end();
    }
  }

  leave(matchId: string, viewer: Viewer): void {
    this.hub.leave(matchId, viewer);
    this.attendance.leave(matchId, viewer);
    this.chats.leave(matchId, viewer);
  }
}
