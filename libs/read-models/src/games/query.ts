import type { EventCard, EventView, QueryResult } from '#contracts';
import {
  describedIn,
  findGameIn,
  formatOf,
  type Game,
  type GameCatalogue,
  type GameFormat,
  gameIn,
  isOnScreen,
} from '#game';
import type { EventSettings } from '#tournament';
import { shownColumns } from '../standings/ranking.js';

interface Played {
  readonly game?: string;
  readonly format: string;
}

/** The names of the game and the format of an event. */
export const gameNames = (
  games: GameCatalogue,
  { game: id, format }: Played,
): Pick<EventCard, 'game'> => {
  const game = gameIn(games, id);
  return {
    game: {
      id: game.id,
      name: game.name,
      format: formatOf(game, format)?.name ?? { en: format, es: format },
    },
  };
};

/** How matches of an event are scored, and what its game calls a list. */
export const playOf = (
  games: GameCatalogue,
  { game: id, format, settings }: Played & { readonly settings: EventSettings },
): EventView['play'] => {
  const game = gameIn(games, id);
  return {
    shape: game.shape(format, settings),
    columns: shownColumns(games, { ...(id === undefined ? {} : { game: id }), settings }),
    listName: game.listName,
    listHelp: game.lists.help,
    ...(game.lists.kept === 'as-deck' && { listOfCards: true as const }),
    onScreen: isOnScreen(game, format),
  };
};

type ShownFormat = QueryResult<'games'>['games'][number]['formats'][number];

const defaultsOf = ({ defaults: { chain, ...rest } }: GameFormat): ShownFormat['defaults'] => ({
  ...rest,
  ...(chain === undefined ? {} : { chain: [...chain] }),
});

/** The description of a game that can be played against the bot. */
const practiceOf = (game: Pick<Game, 'screen'>, lists: Game['lists']) => {
  const described = describedIn(game);
  return (
    described && {
      practice: true,
      listHelp: lists.help,
      ...(described.tables && {
        tables: described.tables.map(({ seats, sides, name }) => ({ seats, sides, name })),
      }),
      ...(described.firstGame && { firstGame: true }),
      ...(described.starters && { starters: [...described.starters()] }),
    }
  );
};

const toGameView = ({
  id,
  name,
  formats,
  columns,
  chains,
  options,
  judgesMat,
  lists,
  ...game
}: Game): QueryResult<'games'>['games'][number] => ({
  id,
  name,
  ...(judgesMat && { judgesMat }),
  ...practiceOf(game, lists),
  formats: formats.map((format) => ({
    id: format.id,
    name: format.name,
    defaults: defaultsOf(format),
  })),
  columns: [...columns],
  chains: chains.map((chain) => [...chain]),
  options: options.map((option) =>
    option.kind === 'choice' ? { ...option, choices: [...option.choices] } : option,
  ),
});

/** Every game for which events can be held, with what its form asks. */
export const readGames = (games: GameCatalogue): QueryResult<'games'> => ({
  games: games.map(toGameView),
});

/** What signs and words on the boards of a game mean; null if it describes no boards. */
export const readGameLegend = (
  games: GameCatalogue,
  id: string,
): QueryResult<'gameLegend'> | null => {
  const game = findGameIn(games, id);
  const described = game && describedIn(game);
  return described
    ? {
        sections: described.legend.map((section) => ({
          ...section,
          entries: [...section.entries],
        })),
      }
    : null;
};
