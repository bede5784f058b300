import { type DescribedGame, describedIn } from '#game';
import { findGame } from '#games';
import type { GamePlayer } from '#match';
import { notFoundFailure } from '../failure/request-failure.js';
import { acceptedList } from '../practice/accepted-list.js';

/** A game that describes its boards itself. Throws `<kind>/not-found` where there is none of that id. */
export const describedGame = (game: string, kind: string): DescribedGame => {
  const described = describedIn(findGame(game));
  if (!described) throw notFoundFailure(`${kind}/not-found`);
  return described;
};

/** What somebody brings: their list, or a random one out of `seed`. Throws the refusal of a list that cannot be played. */
export const listBrought = (
  described: DescribedGame,
  list: string | undefined,
  { side, seed }: { readonly side: 'person' | 'bot'; readonly seed: string },
): Pick<GamePlayer, 'list' | 'setup'> => {
  const { name, setup } = acceptedList(described.bring(list ?? null, seed), side);
  return { list: name, setup };
};
