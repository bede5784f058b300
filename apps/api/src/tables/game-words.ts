import type { CardImages } from '#platform';
import type { Engine } from '#rules';
import { Boards } from './board.js';
import { Explanations } from './explanations.js';
import { CardFaces } from './words/faces.js';

/** What shows games and their cards as one engine knows them. */
interface Words {
  readonly faces: CardFaces;
  readonly boards: Boards;
  readonly explanations: Explanations;
}

/** What shows games of Star Wars: Unlimited, wherever they are played: each with the cards that it was dealt with. */
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
}
