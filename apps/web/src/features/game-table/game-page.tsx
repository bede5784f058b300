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

/** The kinds that have a board themselves; others find two people for another kind's. */
type PlayedKind = Exclude<GameKind, 'free-match'>;
type BoardOf<K extends PlayedKind> = NonNullable<GameView<K>['board']>;

/** What a page is drawn from while there is a board. */
export interface Shown<K extends PlayedKind> {
  readonly view: GameView<K>;
  readonly board: BoardOf<K>;
  /** Asks again, also after what was refused because the page was too old. */
  readonly ask: () => void;
  /** The page no longer hears of other people's moves. */
  readonly lost: boolean;
}

interface PageProps<K extends PlayedKind> {
  readonly game: GameOf<K>;
  /** What somebody without an account is called in a game against the bot. */
  readonly name?: string;
  /** Drawn while there is no board: before the game, between games, or where it can no longer be shown. */
  readonly otherwise: (view: GameView<K>, ask: () => void) => ReactNode;
  readonly children: (shown: Shown<K>) => ReactNode;
  /** Drawn where the answer has a board that its game describes, beside the board of its kind. */
  readonly described?: (shown: Omit<Shown<K>, 'board'>) => ReactNode;
}

/** A line is that of a seat where the answer numbers seats. */
const seatIn = (view: object | undefined): number | null =>
  view !== undefined && 'mine' in view && typeof view.mine === 'number' ? view.mine : null;

/** The page of a game on screen: asks for it, follows it, and draws its board as soon as there is one. */
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
 * The same for a table at which people sit down by and by:
 * its lobby, the children, is drawn until the game begins.
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
