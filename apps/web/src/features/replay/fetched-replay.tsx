import type { ReactNode } from 'react';
import { useReplay } from '../../api/games.js';
import { useParamsOfAny, useSearch } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { ownName } from '../../shared/table/own-name.js';
import { GameFrame } from '../../shared/table/game-frame.js';

/** Returns a parameter of the replay's address by name. */
export type Of = (name: string) => string;

/** A kind of page that replays a finished game. */
export interface ReplayRow {
  /** Path of the replay on the server. */
  readonly path: (of: Of) => string;
  /** Address of the table where the game was played. */
  readonly table: (of: Of) => string;
  /** Path of the game as a file for other sites; absent if there is none. */
  readonly record?: (of: Of) => string;
  /** Whether the server is sent the name of a person without an account. */
  readonly named?: true;
}

export interface FetchedReplay<Replay> {
  readonly replay: Replay;
  /** Number of the decision shown. */
  readonly at: number | undefined;
  /** Stores the position in the page's address. */
  readonly onAt: (at: number) => void;
  readonly table: string;
  readonly record: string | null;
}

/** Creates the page of a kind of replay; `draw` renders the board. */
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
