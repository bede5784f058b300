import { streamOf } from '#aggregate';
import { recordedSource, type ReplayFile, type ScreenReplay } from '#contracts';
import { type EventStore, factsIn } from '#event-store';
import { conflictFailure, notFoundFailure } from '../http/failure.js';
import type { Asker, SealedGameSeeds } from '#application';
import { games } from '#games';
import { finishedGame, type MatchEvent, type RecordedMoment, seatOf, SWU, swuReels } from '#match';
import { screenReplayOf } from '../described/replay.js';
import { decksArePublic } from '#vocabulary';
import type { Replays } from './replays.js';
import { swuPgnOf } from './swu-pgn/write.js';
import { tableSight } from './sight.js';
import type { TableViews } from './table-views.js';
import type { Visit } from './visit.js';

export interface TableReplaysParts {
  readonly views: TableViews;
  readonly store: EventStore;
  readonly seeds: SealedGameSeeds;
  readonly replays: Replays;
}

/**
 * Finished games of matches. Both hands are open once the tournament's decks are public; until then
 * players get their own view and onlookers that of onlookers, so that nobody can scout lists during
 * the tournament.
 */
export class TableReplays {
  constructor(private readonly parts: TableReplaysParts) {}

  /** A game as SWU-PGN; only once both hands are open, because the format contains both. */
  async record(matchId: string, number: number, asker: Asker): Promise<string> {
    const { store } = this.parts;
    const finished = await this.finished(matchId, number, asker);
    const { open, source, log } = await this.file(matchId, number, finished);
    if (!open) throw conflictFailure('match/record-closed');
    const events = factsIn<MatchEvent>(await store.readStream(streamOf('match', matchId)));
    const { seed } = finished;
    const { record, closed: result } = finished.game;
    const reels = swuReels(games, record, seed);
    if (!reels) throw conflictFailure('match/table-outdated');
    const dealt = events.find(({ type, data }) => type === 'TableOpened' && data.game === number);
    const date = dealt?.meta.at ?? '';
    return swuPgnOf({
      reels,
      record,
      game: number,
      seed,
      source,
      result,
      date,
      log,
    });
  }

  /**
   * The events that the asker may know by now: with a delay, the replay is available once the game
   * has ended for them as well.
   */
  private async told(matchId: string, visit: Visit): Promise<readonly MatchEvent[]> {
    const events = factsIn<MatchEvent>(
      await this.parts.store.readStream(streamOf('match', matchId)),
    );
    const sight = tableSight(visit);
    if (sight.delaySeconds === 0) return events;
    const { version } = await this.parts.views.waiting(matchId, sight);
    return events.slice(0, version);
  }

  /** The earlier game from which this one began, with its tournament if it is a match's. */
  private async origin(from: RecordedMoment | null): Promise<ReplayFile['from']> {
    if (from === null) return undefined;
    const { source, game, at } = from;
    const kept = recordedSource(source);
    if (kept?.kind !== 'match') return { source, game, at };
    const [scheduled] = factsIn<MatchEvent>(
      await this.parts.store.readStream(streamOf('match', kept.id)),
    );
    return { source, game, at, ...(scheduled && { eventId: scheduled.data.eventId }) };
  }

  /** A finished game, with its seed and its viewer. */
  private async finished(matchId: string, number: number, asker: Asker) {
    const { views, seeds } = this.parts;
    const visit = await views.enter(matchId, asker);
    const { place, tournament } = visit;
    const told = await this.told(matchId, visit);
    const game = finishedGame(told, number);
    if (!game) throw notFoundFailure('match/replay-not-found');
    const { choice: seed } = await seeds.of(streamOf('match', matchId), number);
    const names = place.players.map((id) => tournament.players.get(id)?.name ?? '');
    return { ...visit, game, seed, names, open: decksArePublic(tournament) };
  }

  /** A finished game, in its own form if it describes its boards. */
  async of(matchId: string, number: number, asker: Asker): Promise<ReplayFile | ScreenReplay> {
    const finished = await this.finished(matchId, number, asker);
    const { game, seed, names, open, side } = finished;
    if (game.record.game === SWU) return this.file(matchId, number, finished);
    return screenReplayOf(
      { record: game.record, seed },
      {
        players: names.map((name) => ({ name, list: '' })),
        outdated: 'match/table-outdated',
        viewer: open ? 'everyone' : side === null ? null : seatOf(side),
      },
    );
  }

  private async file(
    matchId: string,
    number: number,
    { game, seed, names, open, side }: Awaited<ReturnType<TableReplays['finished']>>,
  ): Promise<ReplayFile> {
    const file = this.parts.replays.of({
      source: `match/${matchId}`,
      game: number,
      record: game.record,
      seed,
      result: game.closed,
      names,
      viewer: side,
      open,
      from: await this.origin(game.from),
    });
    if (!file) throw conflictFailure('match/table-outdated');
    return file;
  }
}
