import { streamOf } from '#aggregate';
import { recordedSource, type ReplayFile } from '#contracts';
import { type EventStore, factsIn } from '#event-store';
import { conflictFailure, notFoundFailure } from '../http/failure.js';
import type { Asker, SealedGameSeeds } from '#application';
import { games } from '#games';
import { finishedGame, type MatchEvent, type RecordedMoment, swuReels } from '#match';
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
 * Finished games of matches. Both hands are open as soon as the event's decks are
 * to everybody; until then each player has their own view again and onlookers
 * that of onlookers, so that nobody scouts the lists of a running event.
 */
export class TableReplays {
  constructor(private readonly parts: TableReplaysParts) {}

  /** The same game as SWU-PGN; only once both hands are open, because the format holds both. */
  async record(matchId: string, number: number, asker: Asker): Promise<string> {
    const { store, seeds } = this.parts;
    const { open, source, log } = await this.of(matchId, number, asker);
    if (!open) throw conflictFailure('match/record-closed');
    const events = factsIn<MatchEvent>(await store.readStream(streamOf('match', matchId)));
    const game = finishedGame(events, number);
    const { choice: seed } = await seeds.of(streamOf('match', matchId), number);
    const reels = game && swuReels(games, game.record, seed);
    if (!game || !reels) throw conflictFailure('match/table-outdated');
    const { record, closed: result } = game;
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

  /** The events that the asker may know by now: a replay is there when the game has ended for them, too. */
  private async told(matchId: string, visit: Visit): Promise<readonly MatchEvent[]> {
    const events = factsIn<MatchEvent>(
      await this.parts.store.readStream(streamOf('match', matchId)),
    );
    const sight = tableSight(visit);
    if (sight.delaySeconds === 0) return events;
    const { version } = await this.parts.views.waiting(matchId, sight);
    return events.slice(0, version);
  }

  /** Where a game began, with the event in which a match of it is found. */
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

  async of(matchId: string, number: number, asker: Asker): Promise<ReplayFile> {
    const { views, seeds, replays } = this.parts;
    const visit = await views.enter(matchId, asker);
    const { place, tournament, side } = visit;
    const told = await this.told(matchId, visit);
    const game = finishedGame(told, number);
    if (!game) throw notFoundFailure('match/replay-not-found');
    const { choice: seed } = await seeds.of(streamOf('match', matchId), number);
    const nameOf = (index: 0 | 1): string =>
      tournament.players.get(place.players[index])?.name ?? '';
    const file = replays.of({
      source: `match/${matchId}`,
      game: number,
      record: game.record,
      seed,
      result: game.closed,
      names: [nameOf(0), nameOf(1)],
      viewer: side,
      open: decksArePublic(tournament),
      from: await this.origin(game.from),
    });
    if (!file) throw conflictFailure('match/table-outdated');
    return file;
  }
}
