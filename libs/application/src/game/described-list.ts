import { isRefusal, type Refusal } from '#aggregate';
import { type DescribedGame, describedIn, findGameIn, type GameCatalogue } from '#game';
import type { GamePlayer } from '#match';
import { notFoundRefusal } from '../refusals.js';
import { acceptedList } from '../practice/accepted-list.js';

/** A game that describes its own boards; refused as `<kind>/not-found` if the id is unknown. */
export const describedGame = (
  games: GameCatalogue,
  game: string,
  kind: string,
): DescribedGame | Refusal => {
  const described = describedIn(findGameIn(games, game));
  return described ?? notFoundRefusal(`${kind}/not-found`);
};

/** The list that somebody brings, or a random one from `seed`. Refused if it cannot be played. */
export const listBrought = (
  described: DescribedGame,
  list: string | undefined,
  { side, seed }: { readonly side: 'person' | 'bot'; readonly seed: string },
): Pick<GamePlayer, 'list' | 'setup'> | Refusal => {
  const accepted = acceptedList(described.bring(list ?? null, seed), side);
  return isRefusal(accepted) ? accepted : { list: accepted.name, setup: accepted.setup };
};
