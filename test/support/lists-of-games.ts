import { describedIn, findGameIn } from '#game';
import { games } from '#games';

const squad = (ship: string, name: string): string =>
  JSON.stringify({ faction: 'galacticempire', pilots: [{ name, ship }] });

/** Of one ship each, where starters are larger: a game of them is short. */
const written: Readonly<Record<string, readonly string[]>> = {
  xwing: [squad('tiestriker', 'imperialtrainee'), squad('tieinterceptor', 'avengersquadronpilot')],
};

/** Lists of a game that describes its boards, for one player and another, as they paste them. */
export const listsOf = (game: string): readonly string[] =>
  written[game] ??
  (describedIn(findGameIn(games, game))?.starters?.() ?? []).map(({ list }) => list);
