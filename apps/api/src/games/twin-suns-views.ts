import { notFoundFailure, unlessRefused } from '../http/failure.js';
import { type Aggregates, type Asker, gameFor, twinSuns } from '#application';
import {
  type ReplayFile,
  type TableExplanation,
  type TableIntention,
  tableSeats,
  type TwinSunsView,
} from '#contracts';
import { type GamePlayer, type GameState, hasExpired, plainTerms, type TableDeck } from '#match';
import { clockOf } from '../tables/clock-of.js';
import { resultOfSeveral } from '../tables/replays.js';
import type { Look, VisitedGames } from './game-routes.js';
import type { SwuBoards } from './swu-boards.js';

const shownStatus = {
  none: 'cancelled',
  open: 'open',
  cancelled: 'cancelled',
  running: 'dealt',
  over: 'over',
} as const satisfies Record<GameState['status'], TwinSunsView['status']>;

const causeOf = ({ cause }: NonNullable<GameState['ended']>): 'played' | 'conceded' =>
  cause === 'played' ? 'played' : 'conceded';

const namesOf = ({ players }: GameState): readonly string[] => players.map(({ name }) => name);

/**
 * Games of Twin Suns of no tournament: players get the engine's view of their own seat, everybody
 * else that of an onlooker.
 */
export class TwinSunsViews implements VisitedGames {
  constructor(
    private readonly aggregates: Aggregates,
    private readonly boards: SwuBoards,
  ) {}

  async of(gameId: string, asker: Asker, { now, since }: Look): Promise<TwinSunsView> {
    const shown = await this.loaded(gameId, asker);
    const { seat: mine, game } = shown;
    const { state, version } = game;
    const { status, record, ended, silence } = state;
    const seen = await this.boards.seen(shown, { viewer: mine, names: namesOf(state), since });
    return {
      gameId,
      status: hasExpired(state, now) ? 'expired' : shownStatus[status],
      seats: state.seats === 4 ? 4 : 3,
      openUntil: state.openUntil,
      players: state.players.map((player) => this.player(player, record !== null)),
      mine,
      level: state.level,
      result: ended && { winners: [...ended.winners], cause: causeOf(ended) },
      silence:
        mine === null || silence === null
          ? null
          : { by: silence.by, seat: silence.seat, removableFrom: silence.until },
      ...plainTerms(state.agreed ?? {}),
      ...clockOf(state),
      rematch: state.rematch && { gameId: state.rematch.next, by: state.rematch.by },
      outdated: record !== null && seen === null,
      takenBack: record?.rewinds.length ?? 0,
      mayTakeBack: status === 'running' && mine !== null && seen?.free === mine,
      board: seen?.board ?? null,
      steps: seen?.steps ?? [],
      version,
    };
  }

  /** Why a player cannot do that now. */
  async explain(
    gameId: string,
    asker: Asker,
    intention: TableIntention,
  ): Promise<TableExplanation> {
    const shown = await this.loaded(gameId, asker);
    const { seat, game } = shown;
    if (seat === null) throw notFoundFailure('twin-suns/not-found');
    return this.boards.explain(shown, { seat, names: namesOf(game.state), intention });
  }

  /** A finished game; all cards are open by then. */
  async replay(gameId: string, asker: Asker): Promise<ReplayFile> {
    const shown = await this.loaded(gameId, asker);
    const { seat, game } = shown;
    const { ended } = game.state;
    const file =
      ended &&
      (await this.boards.replay(shown, {
        result: resultOfSeveral(ended.winners, causeOf(ended)),
        names: namesOf(game.state),
        viewer: seat === null ? null : (tableSeats[seat] ?? null),
        open: true,
      }));
    if (!file) throw notFoundFailure('twin-suns/replay-not-found');
    return file;
  }

  /** Presence is not shown and there is no chat here. */
  async visit(gameId: string, asker: Asker) {
    await this.loaded(gameId, asker);
    return { side: null, readsChat: false };
  }

  private async loaded(gameId: string, asker: Asker) {
    return unlessRefused(
      await gameFor({ kind: twinSuns, gameId }, asker, ['anyone'], this.aggregates),
    );
  }

  private player({ playerId, name, setup }: GamePlayer, dealt: boolean) {
    const bot = playerId === null;
    return dealt
      ? { bot, ...this.boards.side(name, setup as unknown as TableDeck) }
      : { bot, name, leader: '', base: '' };
  }
}
