import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { TableBoard } from '#contracts';
import { requestJson } from './http.js';

/** A game's view whose log is told from the move that the page shows already. */
export interface Followed {
  readonly board: TableBoard | null;
  /**
   * Which game, and how often it was taken back: what the page shows of another one is no beginning of this.
   */
  readonly game?: number;
  readonly takenBack?: number;
}

const continues = (before: Followed, next: Followed): boolean =>
  before.board !== null &&
  next.board !== null &&
  next.board.at >= before.board.at &&
  next.game === before.game &&
  next.takenBack === before.takenBack;

/** The lines that were told before, and the new ones. */
const joinLogs = <View extends Followed>(before: Followed, next: View): View => {
  if (before.board === null || next.board === null) return next;
  const { at, log } = before.board;
  return {
    ...next,
    board: { ...next.board, log: [...log.filter((line) => line.at <= at), ...next.board.log] },
  };
};

/** Asks for a game's view: what is new since the last one, or the whole where that is no beginning of it. */
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
