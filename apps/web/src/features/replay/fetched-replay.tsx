import type { ReactNode } from 'react';
import { useReplay } from '../../api/games.js';
import { useParamsOfAny, useSearch } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { ownName } from '../../shared/table/own-name.js';
import { GameFrame } from '../../shared/table/game-frame.js';

/** What the address of a replay leaves open, by name. */
export type Of = (name: string) => string;

/** A page that shows a finished game again. */
export interface ReplayRow {
  /** Where the server answers it. */
  readonly path: (of: Of) => string;
  /** Address of the table where it was played. */
  readonly table: (of: Of) => string;
  /** Where the same game is a file for other sites; absent where it is none. */
  readonly record?: (of: Of) => string;
  /** The server is told what somebody without an account is called. */
  readonly named?: true;
}

export interface FetchedReplay<Replay> {
  readonly replay: Replay;
  /** The decision that is shown. */
  readonly at: number | undefined;
  /** Keeps the moment in the page's address. */
  readonly onAt: (at: number) => void;
  readonly table: string;
  readonly record: string | null;
}

/** The page of a row, drawn by the board that its game was played on. */
export const replayPage = <Replay,>(
  { path, table, record, named }: ReplayRow,
  draw: (fetched: FetchedReplay<Replay>) => ReactNode,
) => {
  const ReplayPage = () => {
    const params = useParamsOfAny();
    const of: Of = (name) => encodeURIComponent(params[name] ?? '');
    const name = ownName();
    const [{ at }, setSearch] = useSearch('/replay');
    const query = useReplay<Replay>(
      `${path(of)}${named === true ? `?name=${encodeURIComponent(name)}` : ''}`,
    );
    if (query.data === undefined)
      return (
        <GameFrame>
          <Answer of={query} rows={8}>
            {() => null}
          </Answer>
        </GameFrame>
      );
    return draw({
      replay: query.data,
      at,
      onAt: (to) => setSearch({ at: to }),
      table: table(of),
      record: record?.(of) ?? null,
    });
  };
  return ReplayPage;
};
