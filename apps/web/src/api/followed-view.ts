import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { TableBoard } from '#contracts';
import { requestJson } from './http.js';

/** The view of a game whose log starts after the move that the page already shows. */
export interface Followed {
  readonly board: TableBoard | null;
  /** The number of the game and of its undos: a view with other numbers cannot be continued. */
  readonly game?: number;
  readonly takenBack?: number;
}

const continues = (before: Followed, next: Followed): boolean =>
  before.board !== null &&
  next.board !== null &&
  next.board.at >= before.board.at &&
  next.game === before.game &&
  next.takenBack === before.takenBack;

/** Appends the new log lines to the ones already shown. */
const joinLogs = <View extends Followed>(before: Followed, next: View): View => {
  if (before.board === null || next.board === null) return next;
  const { at, log } = before.board;
  return {
    ...next,
    board: { ...next.board, log: [...log.filter((line) => line.at <= at), ...next.board.log] },
  };
};

/**
 * Fetches a game's view: only what is new since the last one, or all of it if the last one cannot
 * be continued.
 */
export const followView = async <View extends Followed>(
  client: QueryClient,
  key: QueryKey,
  path: string,
): Promise<View> => {
  const before = client.getQueryData<View>(key);
  if (before === undefined || before.board === null) return requestJson<View>(path);
  const since = `${path.includes('?') ? '&' : '?'}since=${before.board.at}`;
  const next = await requestJson<View>(`${path}${since}`);
  return continues(before, next) ? joinLogs(before, next) : requestJson<View>(path);
};
