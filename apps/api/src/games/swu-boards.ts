import { conflictFailure } from '../http/failure.js';
import { type GameContext, type SealedGameSeeds, seedOfGame, type PlayedGames } from '#application';
import { cardById, knownCatalogue } from '#cards';
import type { ReplayFile, TableExplanation } from '#contracts';
import type { ScreenRecord, TableDeck } from '#match';
import type { ExplanationRequest } from '../tables/explanations.js';
import type { GameWords } from '../tables/game-words.js';
import type { ReplayRequest, Replays } from '../tables/replays.js';

type Shown = Pick<GameContext, 'kind' | 'game'>;

interface Seen {
  /** A seat; null for an onlooker. */
  readonly viewer: number | null;
  /** By seat. */
  readonly names: readonly string[];
  /** The seat that the log addresses as "you"; omitted: the log uses all names. */
  readonly you?: number | undefined;
  /** The move that the page shows. */
  readonly since: number | undefined;
}

const outdatedFailure = ({ kind }: Shown) => conflictFailure(`${kind.decider.name}/outdated`);

/** Games of Star Wars: Unlimited that belong to no match, as their own pages show them. */
export class SwuBoards {
  constructor(
    private readonly parts: {
      readonly seeds: SealedGameSeeds;
      readonly games: PlayedGames;
      readonly words: GameWords;
      readonly replays: Replays;
    },
  ) {}

  /**
   * The board as a viewer sees it, with the steps since the move that their page shows, and the
   * seat that may take back its last choice; null before the deal.
   */
  async seen(shown: Shown, asked: Seen) {
    const source = await this.source(shown);
    const { games, words } = this.parts;
    return source && words.follow(games, source, asked);
  }

  /** The seat to act; null if there is none, or if the game now leads to another position. */
  async seatAsked(shown: Shown): Promise<number | null> {
    const source = await this.source(shown);
    const reached = source && (await this.parts.games.of(source));
    return reached?.position.waitingFor ?? null;
  }

  /** Why a player cannot do that now. */
  async explain(shown: Shown, asked: Omit<ExplanationRequest, 'reel'>): Promise<TableExplanation> {
    const source = await this.source(shown);
    const { games, words } = this.parts;
    const explained = source && (await words.explain(games, source, asked));
    if (!explained) throw outdatedFailure(shown);
    return explained;
  }

  /** The game as a file, or `change` of it; null before the deal. */
  async replay(
    shown: Shown,
    {
      change = (record) => record,
      ...asked
    }: Omit<ReplayRequest, 'source' | 'game' | 'record' | 'seed'> & {
      readonly change?: (record: ScreenRecord) => ScreenRecord;
    },
  ): Promise<ReplayFile | null> {
    const source = await this.source(shown);
    if (!source) return null;
    const { kind, game: loaded } = shown;
    const name = `${kind.decider.name}/${loaded.state.gameId ?? ''}`;
    const record = change(source.game);
    const { seed } = source;
    const file = this.parts.replays.of({ ...asked, source: name, game: 1, record, seed });
    if (!file) throw outdatedFailure(shown);
    return file;
  }

  /** The names of a side: its player, leaders and base. */
  side(name: string, { leaders, base }: TableDeck) {
    const nameOf = (id: string): string => cardById(id)?.name ?? id;
    return { name, leader: leaders.map(nameOf).join(' + '), base: nameOf(base) };
  }

  nameIn(card: string, language: string): string {
    return this.parts.words.facesIn(knownCatalogue()).nameIn(card, language);
  }

  private async source({ game: { streamId, state } }: Shown) {
    if (state.record === null) return null;
    const { choice: seed } = await seedOfGame({ streamId, state }, this.parts.seeds);
    return { streamId, game: state.record, seed };
  }
}
