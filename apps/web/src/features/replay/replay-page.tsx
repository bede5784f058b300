import { useReplay } from '../../api/replays.js';
import { useText } from '../../i18n/index.js';
import { useParams, useSearch } from '../../navigation/here.js';
import { Answer } from '../../shared/answer.js';
import { useOwnName } from '../../shared/own-name.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { ReplayBoard } from './replay-board.js';

interface ReplayProps {
  readonly of: ReturnType<typeof useReplay>;
  readonly at: number | undefined;
  readonly onAt: (to: number) => void;
  /** Address of the table where it was played. */
  readonly table: string;
  /** Where the same game is a file for other sites. */
  readonly record?: string | null;
}

/** The browser keeps the file under the name that it is known by elsewhere. */
const saveRecord = async (address: string): Promise<void> =>
  (await import('../../shared/save-file.js')).saveAddress('game.swupgn', address);

/** A replay once it is there, with the way back to its table. */
const Replay = ({ of, at, onAt, table, record = null }: ReplayProps) => {
  const { t } = useText();
  if (of.data === undefined)
    return (
      <GameFrame>
        <Answer of={of} rows={8}>
          {() => null}
        </Answer>
      </GameFrame>
    );
  return (
    <ReplayBoard
      file={of.data}
      at={at}
      onAt={onAt}
      menu={[
        ...(of.data.open && record !== null
          ? [{ label: t('replay.savePgn'), onClick: () => void saveRecord(record) }]
          : []),
        { label: t('replay.toTable'), to: table },
      ]}
    />
  );
};

/** The replay of a game of a match. */
export const MatchReplayPage = () => {
  const { eventId, matchId, game } = useParams('/e/:eventId/replay/:matchId/:game');
  const [{ at }, setSearch] = useSearch('/e/:eventId/replay/:matchId/:game');
  const query = useReplay(`/api/tables/${matchId}/games/${game}/replay`);
  return (
    <Replay
      of={query}
      at={at}
      onAt={(to) => setSearch({ at: to })}
      table={`/e/${eventId}/table/${matchId}`}
      record={`/api/tables/${matchId}/games/${game}/record`}
    />
  );
};

/** A game up to what was reported as a fault in it. */
export const FaultReplayPage = () => {
  const { eventId, matchId, number } = useParams('/e/:eventId/fault/:matchId/:number');
  const [{ at }, setSearch] = useSearch('/e/:eventId/fault/:matchId/:number');
  const query = useReplay(`/api/tables/${matchId}/faults/${number}`);
  return (
    <Replay
      of={query}
      at={at}
      onAt={(to) => setSearch({ at: to })}
      table={`/e/${eventId}/table/${matchId}`}
    />
  );
};

/** The replay of a game of Twin Suns of no event. */
export const TwinSunsReplayPage = () => {
  const { gameId } = useParams('/twin-suns/:gameId/replay');
  const [{ at }, setSearch] = useSearch('/twin-suns/:gameId/replay');
  const query = useReplay(`/api/twin-suns/${gameId}/replay`);
  return (
    <Replay
      of={query}
      at={at}
      onAt={(to) => setSearch({ at: to })}
      table={`/twin-suns/${gameId}`}
    />
  );
};

/** The replay of a practice game. */
export const PracticeReplayPage = () => {
  const { practiceId } = useParams('/practice/:practiceId/replay');
  const [{ at }, setSearch] = useSearch('/practice/:practiceId/replay');
  const name = useOwnName();
  const query = useReplay(`/api/practice/${practiceId}/replay?name=${encodeURIComponent(name)}`);
  return (
    <Replay
      of={query}
      at={at}
      onAt={(to) => setSearch({ at: to })}
      table={`/practice/${practiceId}`}
    />
  );
};
