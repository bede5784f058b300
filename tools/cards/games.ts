import { destinyBehaviour, destinyCards, swtcg, xwingCards } from '#games';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';

/** A card for the count: whether it can be played on screen, and its type. */
interface CountedCard {
  readonly set: string;
  readonly kind: string;
  readonly playable: boolean;
}

const games: Readonly<Record<string, () => readonly CountedCard[]>> = {
  destiny: () =>
    destinyCards().map(({ id, set, type }) => ({
      set,
      kind: type,
      playable: destinyBehaviour(id) !== undefined,
    })),
  swtcg: () =>
    Object.entries(swtcg.cardsBySet).flatMap(([set, cards]) =>
      cards.map((card) => ({
        set,
        kind: card.types.length > 1 ? 'several arenas' : (card.types[0] ?? ''),
        playable: swtcg.isPlayable(card),
      })),
    ),
  xwing: xwingCards,
};

const countKinds = (cards: readonly CountedCard[]): Readonly<Record<string, number>> => {
  const kinds: Record<string, number> = {};
  for (const { kind } of cards) kinds[kind] = (kinds[kind] ?? 0) + 1;
  return kinds;
};

/**
 * Prints, for each set of another game, how many cards can be played on screen, and the types of
 * the others. Fails for a game without any card played by an engine.
 */
export const printGameCards = (game: string, say: Say): Outcome => {
  const count = games[game];
  if (count === undefined) {
    say(
      `${game}: no card is played by an engine; games counted here: ${Object.keys(games).join(', ')}`,
    );
    return { isFine: false, result: [] };
  }
  const cards = count();
  const result = [...new Set(cards.map(({ set }) => set))].map((set) => {
    const own = cards.filter((card) => card.set === set);
    const lacking = own.filter(({ playable }) => !playable);
    return {
      set,
      cards: own.length,
      playable: own.length - lacking.length,
      lacking: countKinds(lacking),
    };
  });
  for (const { set, cards: all, playable, lacking } of result) {
    const kinds = Object.entries(lacking).map(([kind, n]) => `${kind} ${n}`);
    say(
      `${set.padEnd(8)}${String(playable).padStart(5)} of ${String(all).padEnd(5)}${kinds.join(', ')}`,
    );
  }
  const playable = cards.filter((card) => card.playable).length;
  say(`${playable} of ${cards.length} cards of ${game} are played on screen`);
  return { isFine: true, result };
};
