import type { PlayedGames } from '#application';
import type { Catalogue } from '#cards';
import type { TableBoard, TableExplanation } from '#contracts';
import { engineWith } from '#games';
import { swuReel } from '#match';
import type { CardImages } from '#platform';
import type { Engine } from '#rules';
import { type BoardRequest, Boards } from './board.js';
import { type ExplanationRequest, Explanations } from './explanations.js';
import { CardFaces } from './words/faces.js';

/** What renders games and cards of one engine. */
interface Words {
  readonly faces: CardFaces;
  readonly boards: Boards;
  readonly explanations: Explanations;
}

type GameSource = Parameters<PlayedGames['of']>[0];

/**
 * The present board with the steps that led to it, and the seat that may take back the last choice
 * without consent.
 */
interface FollowedBoard {
  readonly board: TableBoard;
  readonly steps: TableBoard[];
  readonly free: number | null;
}

/**
 * Renders games of Star Wars: Unlimited, wherever they are played: each with the cards with which
 * it was dealt.
 */
export class GameWords {
  readonly #known = new WeakMap<Engine, Words>();

  constructor(private readonly images: CardImages | null) {}

  of(engine: Engine): Words {
    const known = this.#known.get(engine);
    if (known) return known;
    const faces = new CardFaces(engine.book, this.images);
    const words = {
      faces,
      boards: new Boards(engine, faces),
      explanations: new Explanations(engine, faces),
    };
    this.#known.set(engine, words);
    return words;
  }
  /** The faces of a catalogue's cards. */
  facesIn({ book }: Catalogue): CardFaces {
    return this.of(engineWith(book)).faces;
  }

  /**
   * The board with the steps since the move that the page shows; null if the game's moves now lead
   * to another position.
   */
  async follow(
    games: PlayedGames,
    source: GameSource,
    asked: Omit<BoardRequest, 'reel'>,
  ): Promise<FollowedBoard | null> {
    const reached = await games.of(source);
    if (!reached) return null;
    const reel = swuReel(reached);
    const { position } = reel;
    const between =
      asked.since === undefined
        ? []
        : games.memory.between(source.game, source.seed, asked.since).map(swuReel);
    const shown = this.of(position.engine).boards.follow({ ...asked, reel, between });
    return { ...shown, free: position.free };
  }

  /** Why a player cannot do that now; null if the game's moves now lead to another position. */
  async explain(
    games: PlayedGames,
    source: GameSource,
    asked: Omit<ExplanationRequest, 'reel'>,
  ): Promise<TableExplanation | null> {
    const reached = await games.of(source);
    if (!reached) return null;
    const reel = swuReel(reached);
    return this.of(reel.position.engine).explanations.of({ ...asked, reel });
  }
}
