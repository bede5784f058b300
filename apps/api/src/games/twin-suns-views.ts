import {
  type Aggregates,
  type Asker,
  refused,
  type SealedGameSeeds,
  seatIn,
  seedOfGame,
  type TableGames,
  twinSuns,
  unknown,
} from '#application';
import {
  type ReplayFile,
  type TableExplanation,
  type TableIntention,
  tableSeats,
  type TwinSunsView,
} from '#contracts';
import type { LoadedStream } from '#event-store';
import {
  type GamePlayer,
  type GameState,
  hasExpired,
  type Reel,
  swuRecord,
  type TableDeck,
} from '#match';
import type { Boards } from '../tables/board.js';
import type { Explanations } from '../tables/explanations.js';
import { type Replays, resultOfSeveral } from '../tables/replays.js';
import type { CardFaces } from '../tables/words/faces.js';
import type { Look, VisitedGames } from './game-routes.js';

export interface TwinSunsViewsParts {
  readonly aggregates: Aggregates;
  readonly seeds: SealedGameSeeds;
  readonly games: TableGames;
  readonly boards: Boards;
  readonly faces: CardFaces;
  readonly explanations: Explanations;
  readonly replays: Replays;
}

type Table = Pick<LoadedStream<GameState>, 'streamId' | 'state'>;

const shownStatus = {
  none: 'cancelled',
  open: 'open',
  cancelled: 'cancelled',
  running: 'dealt',
  over: 'over',
} as const satisfies Record<GameState['status'], TwinSunsView['status']>;

const causeOf = ({ cause }: NonNullable<GameState['ended']>): 'played' | 'conceded' =>
  cause === 'played' ? 'played' : 'conceded';

/** Games of Twin Suns of no event: each viewer gets the engine's view of their own seat, everybody else an onlooker's. */
export class TwinSunsViews implements VisitedGames {
  constructor(private readonly parts: TwinSunsViewsParts) {}

  async of(gameId: string, asker: Asker, { now, since }: Look): Promise<TwinSunsView> {
    const loaded = await this.known(gameId);
    const { state, version } = loaded;
    const { status, record, ended, silence } = state;
    const mine = seatIn(twinSuns, state, asker);
    const reel = await this.reel(loaded);
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
      rematch: state.rematch && { gameId: state.rematch.next, by: state.rematch.by },
      outdated: record !== null && reel === null,
      takenBack: record?.rewinds.length ?? 0,
      mayTakeBack: status === 'running' && mine !== null && reel?.position.free === mine,
      ...(await this.board(loaded, { reel, viewer: mine, since })),
      version,
    };
  }

  /** Why a player cannot do that now. */
  async explain(
    gameId: string,
    asker: Asker,
    intention: TableIntention,
  ): Promise<TableExplanation> {
    const loaded = await this.known(gameId);
    const { state } = loaded;
    const seat = seatIn(twinSuns, state, asker);
    const reel = await this.reel(loaded);
    if (seat === null) throw unknown('twin-suns/not-found');
    if (!reel) throw refused({ code: 'twin-suns/outdated' });
    const names = state.players.map(({ name }) => name);
    return this.parts.explanations.of({ reel, seat, names, intention });
  }

  /** A game that is over: everybody's cards are open by then. */
  async replay(gameId: string, asker: Asker): Promise<ReplayFile> {
    const loaded = await this.known(gameId);
    const { state } = loaded;
    const { ended, players } = state;
    const source = await this.source(loaded);
    if (!ended || !source) throw unknown('twin-suns/replay-not-found');
    const { game, seed } = source;
    const seat = seatIn(twinSuns, state, asker);
    const file = this.parts.replays.of({
      source: `twin-suns/${gameId}`,
      game,
      seed,
      result: resultOfSeveral(ended.winners, causeOf(ended)),
      names: players.map(({ name }) => name),
      viewer: seat === null ? null : (tableSeats[seat] ?? null),
      open: true,
    });
    if (!file) throw refused({ code: 'twin-suns/outdated' });
    return file;
  }

  /** Nobody is told who looks, and nothing is written here. */
  async visit(gameId: string) {
    await this.known(gameId);
    return { side: null, readsChat: false };
  }

  private async known(gameId: string) {
    const loaded = await this.parts.aggregates.game(twinSuns.decider, gameId);
    if (loaded.state.status === 'none') throw unknown('twin-suns/not-found');
    return loaded;
  }

  private player({ playerId, name, setup }: GamePlayer, dealt: boolean) {
    const { faces } = this.parts;
    const deck = setup as unknown as TableDeck;
    return {
      name,
      bot: playerId === null,
      leader: dealt ? deck.leaders.map((id) => faces.nameOf(id)).join(' + ') : '',
      base: dealt ? faces.nameOf(deck.base) : '',
    };
  }

  /** Null before the deal. */
  private async source(loaded: Table) {
    const { streamId, state } = loaded;
    if (state.record === null) return null;
    const { choice: seed } = await seedOfGame(loaded, this.parts.seeds);
    return { streamId, game: swuRecord(state.record), seed };
  }

  private async reel(loaded: Table): Promise<Reel | null> {
    const source = await this.source(loaded);
    return source && this.parts.games.of(source);
  }

  private async board(
    loaded: Table,
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
    const { players } = loaded.state;
    const source = await this.source(loaded);
    if (reel === null || source === null) return { board: null, steps: [] };
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
