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

/** What shows games and their cards as one engine knows them. */
interface Words {
  readonly faces: CardFaces;
  readonly boards: Boards;
  readonly explanations: Explanations;
}

type GameSource = Parameters<PlayedGames['of']>[0];

/** A board as it is and was on the way, and the seat that may take the last choice back by itself. */
interface FollowedBoard {
  readonly board: TableBoard;
  readonly steps: TableBoard[];
  readonly free: number | null;
}

/**
 * What shows games of Star Wars: Unlimited, wherever they
 * are played: each with the cards that it was dealt with.
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
  /** The faces of cards, as a catalogue knows them. */
  facesIn({ book }: Catalogue): CardFaces {
    return this.of(engineWith(book)).faces;
  }

  /**
   * The board with the steps since the move that the page
   * shows; null where the game's moves lead elsewhere by now.
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

  /** Why a player cannot do that now; null where the game's moves lead elsewhere by now. */
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
