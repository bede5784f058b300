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
 * The server's views of games on screen, by the kind that deals them. `free-match`: two people
 * before their first deal; its games are those of a match.
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
/** Identifies a game. */
export interface GameOf<K extends GameKind = GameKind> {
  readonly kind: K;
  readonly id: string;
}

interface Row {
  /** Path of the game's view. */
  readonly path: (id: string) => string;
  /**
   * Query string for the game's live connection; absent if only the viewer makes moves. `seat`: the
   * viewer's.
   */
  readonly line?: (seat: number | null) => string;
  /** Set if the view contains a growing log, of which only new lines are fetched. */
  readonly grows?: true;
}

const rows: Readonly<Record<GameKind, Row>> = {
  match: { path: (id) => `/api/tables/${id}`, line: () => '?view=changes', grows: true },
  'free-match': { path: (id) => `/api/free-matches/${id}`, line: () => '' },
  'twin-suns': { path: (id) => `/api/twin-suns/${id}`, line: () => '', grows: true },
  // The live connection belongs to a seat or to an onlooker, so that a player who sits down needs
  // another one.
  duel: { path: (id) => `/api/duels/${id}`, line: (seat) => `?seat=${seat ?? ''}` },
  practice: { path: (id) => `/api/practice/${id}`, grows: true },
  'game-practice': { path: (id) => `/api/practice/${id}/board` },
};

/** Path of a game on the server; its replay, chat and explanations lie below it. */
export const pathOfGame = ({ kind, id }: GameOf): string => rows[kind].path(encodeURIComponent(id));

const keyOf = ({ kind, id }: GameOf): readonly string[] => [kind, id];

/**
 * A game as the viewer may see it. `name`: the name of a person without an account in a game
 * against bots.
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

/** Returns a function that refetches the game for all components that show it. */
export const useAskGame = (game: GameOf): (() => void) => {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: keyOf(game) });
};

/**
 * Returns a function to call after the person's own move: it refetches the game unless a live
 * connection delivers the result.
 */
export const useAwaitGame = (game: GameOf): (() => void) => {
  const ask = useAskGame(game);
  return () => {
    if (!isFollowed(keyOf(game))) ask();
  };
};

/**
 * Follows the game's live connection, if it has one, and refetches after every join and move.
 * Returns whether it is alive.
 */
export const useGameLine = (game: GameOf, seat: number | null = null): boolean => {
  const { line } = rows[game.kind];
  const path = line === undefined ? null : `${pathOfGame(game)}/live${line(seat)}`;
  return useLine(path, keyOf(game));
};

/**
 * The players who are looking at the game, as reported by its live connection; the first player is
 * `a`.
 */
export const useGamePresence = (game: GameOf): TablePresence | null =>
  useQuery<TablePresence>({ queryKey: ['here', ...keyOf(game)], queryFn: skipToken }).data ?? null;

/** The version of the game's chat, as reported by its live connection. */
export const useChatVersion = (game: GameOf): number =>
  useQuery<number>({ queryKey: ['chat-told', ...keyOf(game)], queryFn: skipToken }).data ?? 0;

/**
 * A finished game, position by position. It no longer changes, except if its event reveals the
 * hands later.
 */
export const useReplay = <Replay>(path: string) =>
  useQuery({
    queryKey: ['replay', path],
    queryFn: () => requestJson<Replay>(path),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  });
