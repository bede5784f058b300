import {
  type Aggregates,
  type Asker,
  refused,
  seedOfTwinSuns,
  type SealedGameSeeds,
  twinSunsSeat,
  unknown,
  type TableGames,
} from '#application';
import {
  type ReplayFile,
  type TableExplanation,
  type TableIntention,
  tableSeats,
  type TwinSunsView,
} from '#contracts';
import {
  hasExpired,
  type Reel,
  type TwinSunsPlayer,
  type TwinSunsState,
  type GameRecord,
} from '#match';
import type { Boards } from '../tables/board.js';
import type { Explanations } from '../tables/explanations.js';
import { type Replays, resultOfSeveral } from '../tables/replays.js';
import type { CardFaces } from '../tables/words/faces.js';

export interface TwinSunsViewsParts {
  readonly aggregates: Aggregates;
  readonly seeds: SealedGameSeeds;
  readonly games: TableGames;
  readonly boards: Boards;
  readonly faces: CardFaces;
  readonly explanations: Explanations;
  readonly replays: Replays;
}

interface Look {
  /** ISO 8601. */
  readonly now: string;
  /** The move that the page shows. */
  readonly since: number | undefined;
}

/** Games of Twin Suns of no event: each viewer gets the engine's view of their own seat, everybody else an onlooker's. */
export class TwinSunsViews {
  constructor(private readonly parts: TwinSunsViewsParts) {}

  async of(gameId: string, asker: Asker, { now, since }: Look): Promise<TwinSunsView> {
    const { state, version } = await this.known(gameId);
    const { status, game } = state;
    const mine = twinSunsSeat(state, asker);
    const reel = await this.reel(state);
    return {
      gameId,
      status: status === 'none' ? 'cancelled' : hasExpired(state, now) ? 'expired' : status,
      seats: state.seats,
      openUntil: state.openUntil,
      players: state.players.map((player) => this.player(player, game !== null)),
      mine,
      level: state.level,
      result: state.ended && { ...state.ended, winners: [...state.ended.winners] },
      silence: mine === null ? null : state.silence,
      rematch: state.rematch && { gameId: state.rematch.next, by: state.rematch.by },
      outdated: game !== null && reel === null,
      takenBack: game?.rewinds.length ?? 0,
      mayTakeBack: status === 'dealt' && mine !== null && reel?.position.free === mine,
      ...(await this.board(state, { reel, viewer: mine, since })),
      version,
    };
  }

  /** Why a player cannot do that now. */
  async explain(
    gameId: string,
    intention: TableIntention,
    asker: Asker,
  ): Promise<TableExplanation> {
    const { state } = await this.known(gameId);
    const seat = twinSunsSeat(state, asker);
    const reel = await this.reel(state);
    if (seat === null) throw unknown('twin-suns/not-found');
    if (!reel) throw refused({ code: 'twin-suns/outdated' });
    const names = state.players.map(({ name }) => name);
    return this.parts.explanations.of({ reel, seat, names, intention });
  }

  /** A game that is over: everybody's cards are open by then. */
  async replay(gameId: string, asker: Asker): Promise<ReplayFile> {
    const { state } = await this.known(gameId);
    const { ended, game, players } = state;
    if (!ended || !game) throw unknown('twin-suns/replay-not-found');
    const { choice: seed } = await seedOfTwinSuns(state, this.parts.seeds);
    const seat = twinSunsSeat(state, asker);
    const file = this.parts.replays.of({
      source: `twin-suns/${gameId}`,
      game,
      seed,
      result: resultOfSeveral(ended.winners, ended.cause),
      names: players.map(({ name }) => name),
      viewer: seat === null ? null : (tableSeats[seat] ?? null),
      open: true,
    });
    if (!file) throw refused({ code: 'twin-suns/outdated' });
    return file;
  }

  /** Throws where there is no such table. */
  async known(gameId: string) {
    const loaded = await this.parts.aggregates.twinSuns(gameId);
    if (loaded.state.status === 'none') throw unknown('twin-suns/not-found');
    return loaded;
  }

  private player({ playerId, name, deck }: TwinSunsPlayer, dealt: boolean) {
    const { faces } = this.parts;
    return {
      name,
      bot: playerId === null,
      leader: dealt ? deck.leaders.map((id) => faces.nameOf(id)).join(' + ') : '',
      base: dealt ? faces.nameOf(deck.base) : '',
    };
  }

  private async source(state: TwinSunsState, game: GameRecord) {
    const { choice: seed } = await seedOfTwinSuns(state, this.parts.seeds);
    return { streamId: `twin-suns-${state.gameId ?? ''}`, game, seed };
  }

  private async reel(state: TwinSunsState): Promise<Reel | null> {
    if (state.game === null) return null;
    return this.parts.games.of(await this.source(state, state.game));
  }

  private async board(
    state: TwinSunsState,
    {
      reel,
      viewer,
      since,
    }: {
      readonly reel: Reel | null;
      readonly viewer: number | null;
      readonly since?: number | undefined;
    },
  ): Promise<Pick<TwinSunsView, 'board' | 'steps'>> {
    const { game, players } = state;
    if (reel === null || game === null) return { board: null, steps: [] };
    const source = await this.source(state, game);
    return this.parts.boards.follow({
      reel,
      viewer,
      names: players.map(({ name }) => name),
      between:
        since === undefined ? [] : this.parts.games.memory.between(source.game, source.seed, since),
      ...(since !== undefined && { since }),
    });
  }
}
