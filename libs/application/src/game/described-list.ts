import { isRefusal, type Refusal } from '#aggregate';
import { type DescribedGame, describedIn, findGameIn, type GameCatalogue } from '#game';
import type { GamePlayer } from '#match';
import { notFoundRefusal } from '../refusals.js';
import { acceptedList } from '../practice/accepted-list.js';

/** A game that describes its boards itself; refused as `<kind>/not-found` where there is none of that id. */
export const describedGame = (
  games: GameCatalogue,
  game: string,
  kind: string,
): DescribedGame | Refusal => {
  const described = describedIn(findGameIn(games, game));
  return described ?? notFoundRefusal(`${kind}/not-found`);
};

/**
 * What somebody brings: their list, or a random one out of `seed`. A list that cannot be played is refused.
 */
export const listBrought = (
  described: DescribedGame,
  list: string | undefined,
  { side, seed }: { readonly side: 'person' | 'bot'; readonly seed: string },
): Pick<GamePlayer, 'list' | 'setup'> | Refusal => {
  const accepted = acceptedList(described.bring(list ?? null, seed), side);
  return isRefusal(accepted) ? accepted : { list: accepted.name, setup: accepted.setup };
};
