import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';
import type {
  DuelView,
  FreeMatchView,
  GamePracticeView,
  PracticeView,
  TablePresence,
  TableView,
  TwinSunsView,
} from '#contracts';
import { isFollowed } from './followed-keys.js';
import { type Followed, followView } from './followed-view.js';
import { requestJson } from './http.js';
import { useLine } from './line.js';

/**
 * What the server answers about a game on screen, by who deals it. `free-match`:
 * two people before their first deal, the games themselves are a match's.
 */
interface GameViews {
  readonly match: TableView;
  readonly 'free-match': FreeMatchView;
  readonly 'twin-suns': TwinSunsView;
  readonly duel: DuelView;
  readonly practice: PracticeView;
  readonly 'game-practice': GamePracticeView;
}
export type GameKind = keyof GameViews;
export type GameView<K extends GameKind> = GameViews[K];
/** Which game. */
export interface GameOf<K extends GameKind = GameKind> {
  readonly kind: K;
  readonly id: string;
}

interface Row {
  /** Where its answers lie. */
  readonly path: (id: string) => string;
  /**
   * What its live line is asked for; absent where nobody but the asker moves it on. `seat`: the asker's own.
   */
  readonly line?: (seat: number | null) => string;
  /** Its answers hold a log that grows: only what is new is asked for. */
  readonly grows?: true;
}

const rows: Readonly<Record<GameKind, Row>> = {
  match: { path: (id) => `/api/tables/${id}`, line: () => '?view=changes', grows: true },
  'free-match': { path: (id) => `/api/free-matches/${id}`, line: () => '' },
  'twin-suns': { path: (id) => `/api/twin-suns/${id}`, line: () => '', grows: true },
  // A line is that of a seat or of an onlooker: whoever sits down begins another.
  duel: { path: (id) => `/api/duels/${id}`, line: (seat) => `?seat=${seat ?? ''}` },
  practice: { path: (id) => `/api/practice/${id}`, grows: true },
  'game-practice': { path: (id) => `/api/practice/${id}/board` },
};

/** The address of what the server says about a game, below which its replay, chat and explanations lie. */
export const pathOfGame = ({ kind, id }: GameOf): string => rows[kind].path(encodeURIComponent(id));

const keyOf = ({ kind, id }: GameOf): readonly string[] => [kind, id];

/**
 * A game as the asker may see it. `name`: what somebody
 * without an account is called in a game against the bot.
 */
export const useGame = <K extends GameKind>(game: GameOf<K>, name?: string) => {
  const client = useQueryClient();
  const { line, grows } = rows[game.kind];
  const queryKey = [...keyOf(game), ...(name === undefined ? [] : [name])];
  const path = `${pathOfGame(game)}${name === undefined ? '' : `?name=${encodeURIComponent(name)}`}`;
  return useQuery({
    queryKey,
    queryFn: () =>
      grows
        ? followView<GameViews[K] & Followed>(client, queryKey, path)
        : requestJson<GameViews[K]>(path),
    refetchOnWindowFocus: line !== undefined,
  });
};

/** Asks again, for everybody who looks at it in this browser. */
export const useAskGame = (game: GameOf): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(game) });
};

/** After the person's own move: the line brings what came of it, where there is one. */
export const useAwaitGame = (game: GameOf): (() => void) => {
  const ask = useAskGame(game);
  return () => {
    if (!isFollowed(keyOf(game))) ask();
  };
};

/**
 * Follows the game's line, where it has one: asks again
 * whenever somebody sat down or moved. Whether it is alive.
 */
export const useGameLine = (game: GameOf, seat: number | null = null): boolean => {
  const { line } = rows[game.kind];
  const path = line === undefined ? null : `${pathOfGame(game)}/live${line(seat)}`;
  return useLine(path, keyOf(game));
};

/** Which of the players look at the game, as its line has told; the first player is `a`. */
export const useGamePresence = (game: GameOf): TablePresence | null =>
  useQuery<TablePresence>({ queryKey: ['here', ...keyOf(game)], queryFn: skipToken }).data ?? null;

/** How far the chat of a game is, as its line has told. */
export const useChatVersion = (game: GameOf): number =>
  useQuery<number>({ queryKey: ['chat-told', ...keyOf(game)], queryFn: skipToken }).data ?? 0;

/**
 * A finished game, position by position. It does not change any more, unless its event opens the hands later.
 */
export const useReplay = <Replay>(path: string) =>
  useQuery({
    queryKey: ['replay', path],
    queryFn: () => requestJson<Replay>(path),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
