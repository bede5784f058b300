import type { Reporter } from '#match';
import type { StreamHub } from '../live/stream-hub.js';
import type { Viewer } from '../live/viewer.js';
import type { TableAttendance } from './presence.js';

/** The live connections of tables: how far the match is, and who looks at it. */
export class TableLines {
  constructor(
    private readonly hub: StreamHub,
    private readonly attendance: TableAttendance,
  ) {}

  async enter(matchId: string, viewer: Viewer, side: Reporter | null): Promise<void> {
    this.attendance.enter(matchId, viewer, side);
    await this.hub.enter(matchId, viewer).catch(() => viewer.end());
  }

  leave(matchId: string, viewer: Viewer): void {
    this.hub.leave(matchId, viewer);
    this.attendance.leave(matchId, viewer);
  }
}
