import { streamOf } from '#aggregate';
import type { ReplayFile } from '#contracts';
import { type EventStore, factsIn } from '#event-store';
import { conflictFailure, notFoundFailure } from '../http/failure.js';
import type { Asker, SealedGameSeeds } from '#application';
import { finishedGame, type MatchEvent, type MatchEvents } from '#match';
import { decksArePublic } from '#vocabulary';
import { followedMatch, type TableGame } from './followed-match.js';
import { dealtBy, type Replays } from './replays.js';
import { rulesHere } from './sight.js';
import type { TableViews } from './table-views.js';

export interface TableFaultsParts {
  readonly views: TableViews;
  readonly store: EventStore;
  readonly seeds: SealedGameSeeds;
  readonly replays: Replays;
}

type Reported = MatchEvents['FaultReported'];

/** The game as it was when the fault was reported, up to the reported decision. */
const gameAt = (before: readonly MatchEvent[], { at }: Reported): TableGame | null => {
  const { last } = before.reduce(followedMatch.evolve, followedMatch.initialState);
  if (last === null) return null;
  const moves = last.record.moves.slice(0, at);
  return { ...last, record: { ...last.record, moves, hashed: null } };
};

/**
 * Reported faults of games on screen, each as a replay that ends at the fault. The player who
 * reported it sees what they could see in the game, a judge what an onlooker could see; both hands
 * and the seed are included once they are in the game's replay.
 */
export class TableFaults {
  constructor(private readonly parts: TableFaultsParts) {}

  async of(matchId: string, number: number, asker: Asker): Promise<ReplayFile> {
    const { views, store, seeds, replays } = this.parts;
    const visit = await views.enter(matchId, asker);
    const { place, tournament, side } = visit;
    const events = factsIn<MatchEvent>(await store.readStream(streamOf('match', matchId)));
    const told = events
      .filter((each) => each.type === 'FaultReported')
      .find(({ data }) => data.number === number);
    const report = told?.data;
    // Somebody who may not read a report does not learn that it exists.
    if (!told || !report || !(side === report.by || rulesHere(visit)))
      throw notFoundFailure('match/fault-not-found');
    const game = gameAt(events.slice(0, told.version - 1), report);
    const { choice: seed } = await seeds.of(streamOf('match', matchId), report.game);
    const nameOf = (seat: 0 | 1): string => tournament.players.get(place.players[seat])?.name ?? '';
    const { engine, cards, words, by, at } = report;
    const file =
      game &&
      replays.of({
        source: `match/${matchId}`,
        game: game.number,
        record: game.record,
        seed,
        result: { winner: null, cause: 'reported' },
        names: [nameOf(0), nameOf(1)],
        viewer: side,
        open: decksArePublic(tournament) && finishedGame(events, report.game) !== null,
        fault: {
          at,
          words,
          by,
          reportedAt: told.meta.at,
          engine,
          cards,
          dealt: dealtBy(game.record),
        },
      });
    if (!file) throw conflictFailure('match/table-outdated');
    return file;
  }
}
