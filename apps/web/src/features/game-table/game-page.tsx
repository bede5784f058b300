import { type PropsWithChildren, type ReactNode, Suspense, useState } from 'react';
import {
  type GameKind,
  type GameOf,
  type GameView,
  useAskGame,
  useGame,
  useGameLine,
} from '../../api/games.js';
import { useText } from '../../i18n/index.js';
import { Answer } from '../../shared/feedback/answer.js';
import { GameFrame } from '../../shared/table/game-frame.js';

/**
 * The kinds of games with a board; the others bring two people together for a game of another kind.
 */
type PlayedKind = Exclude<GameKind, 'free-match'>;
type BoardOf<K extends PlayedKind> = NonNullable<GameView<K>['board']>;

/** What a page needs while there is a board. */
export interface Shown<K extends PlayedKind> {
  readonly view: GameView<K>;
  readonly board: BoardOf<K>;
  /** Refetches the game, also after a refusal because the page was outdated. */
  readonly ask: () => void;
  /** Whether the live connection is lost, so that other players' moves no longer arrive. */
  readonly lost: boolean;
}

interface PageProps<K extends PlayedKind> {
  readonly game: GameOf<K>;
  /** The name of a person without an account in a game against bots. */
  readonly name?: string;
  /**
   * Rendered while there is no board: before the game, between games, or if the game can no longer
   * be shown.
   */
  readonly otherwise: (view: GameView<K>, ask: () => void) => ReactNode;
  readonly children: (shown: Shown<K>) => ReactNode;
  /**
   * Rendered if the view contains a board described by its game instead of the board of its kind.
   */
  readonly described?: (shown: Omit<Shown<K>, 'board'>) => ReactNode;
}

/** The seat for the live connection; null unless the view numbers its seats. */
const seatIn = (view: object | undefined): number | null =>
  view !== undefined && 'mine' in view && typeof view.mine === 'number' ? view.mine : null;

/**
 * The page of a game on screen: fetches the game, follows it, and draws its board as soon as there
 * is one.
 */
export const GamePage = <K extends PlayedKind>({
  game,
  name,
  otherwise,
  children,
  described,
}: PageProps<K>) => {
  const query = useGame(game, name);
  const view = query.data;
  const ask = useAskGame(game);
  const alive = useGameLine(game, seatIn(view));
  const [heard, setHeard] = useState(false);
  if (alive && !heard) setHeard(true);
  const board = view?.board as BoardOf<K> | null | undefined;
  const lost = heard && !alive;
  if (view !== undefined && board) return children({ view, board, ask, lost });
  if (view !== undefined && described && 'described' in view) return described({ view, ask, lost });
  return (
    <GameFrame>
      <Answer of={query} rows={8}>
        {(answer) => otherwise(answer, ask)}
      </Answer>
    </GameFrame>
  );
};

interface SeatedPageProps<K extends 'duel' | 'twin-suns'> extends PropsWithChildren {
  readonly game: GameOf<K>;
  readonly playing: (shown: Shown<K>) => ReactNode;
}

/**
 * The same for a table that fills gradually: shows the lobby (`children`) until the game begins.
 */
export const SeatedGamePage = <K extends 'duel' | 'twin-suns'>({
  game,
  playing,
  children,
}: SeatedPageProps<K>) => {
  const { t } = useText();
  return (
    <GamePage
      game={game}
      otherwise={({ outdated }) =>
        outdated ? (
          <p>{t(`errors.${game.kind}/outdated`)}</p>
        ) : (
          <Suspense fallback={null}>{children}</Suspense>
        )
      }
    >
      {playing}
    </GamePage>
  );
};
