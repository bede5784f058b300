import { lazy, Suspense, useState } from 'react';
import { type TableBoard, tableSeats, type TwinSunsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAskTwinSuns, useTwinSuns, useTwinSunsLine } from '../../api/twin-suns.js';
import { addTexts, useText } from '../../i18n/index.js';
import { useParams } from '../../navigation/here.js';
import { Answer } from '../../shared/answer.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { PlayingTable } from '../../shared/table/playing-table.js';
import { useWakeLock } from '../../shared/use-wake-lock.js';

const Lobby = lazy(async () => {
  const [{ TwinSunsLobby: lobby }] = await Promise.all([
    import('./twin-suns-lobby.js'),
    import('../../shared/rest.js'),
  ]);
  return { default: lobby };
});
const Result = lazy(async () => ({
  default: (await import('./twin-suns-result.js')).TwinSunsResult,
}));
const Silence = lazy(async () => {
  const [{ TwinSunsSilence: silence }] = await Promise.all([
    import('./twin-suns-silence.js'),
    addTexts('pages'),
  ]);
  return { default: silence };
});

interface PlayingProps {
  readonly view: TwinSunsView;
  readonly board: TableBoard;
}

/** The name of whoever the viewer waits for; null where they wait for nobody, or have said so already. */
const waitedFor = (
  { status, mine, silence, players }: TwinSunsView,
  { waitingFor }: TableBoard,
) => {
  const seat = tableSeats.findIndex((side) => side === waitingFor);
  const player = players[seat];
  if (status !== 'dealt' || mine === null || seat === mine || silence !== null) return null;
  return player?.bot === false ? player.name : null;
};

const Playing = ({ view, board }: PlayingProps) => {
  const { t } = useText();
  const { gameId, players, takenBack } = view;
  const running = view.status === 'dealt';
  const mine = view.mine === null ? null : (tableSeats[view.mine] ?? null);
  useWakeLock(running);
  const again = useAskTwinSuns(gameId);
  const play = useCommand('PlayTwinSuns', { onAccepted: again, onFailed: again });
  const back = useCommand('TakeBackTwinSuns', { onAccepted: again, onFailed: again });
  const silent = waitedFor(view, board);
  /** The move after which the player asked to tell whoever is waited for. */
  const [askedAt, setAskedAt] = useState<number | null>(null);
  const asking = askedAt === board.at ? silent : null;
  const [a, b, c, d] = players.map(({ name }) => name);
  return (
    <PlayingTable
      board={board}
      steps={view.steps}
      names={{ a: a ?? '', b: b ?? '', ...(c && { c }), ...(d && { d }) }}
      title={players.map(({ name }) => name).join(', ')}
      meta={t('twinSuns.meta')}
      mine={mine}
      running={running}
      explain={mine === null ? null : `/api/twin-suns/${gameId}/explain`}
      answer={{
        send: (move) => play.send({ gameId, move: { ...move, takenBack } }),
        pending: play.pending,
        failure: play.failure ?? back.failure,
      }}
      undo={
        mine === null
          ? null
          : {
              may: view.mayTakeBack,
              pending: back.pending,
              send: () => back.send({ gameId, at: board.at, takenBack }),
            }
      }
      menu={[
        ...(silent === null
          ? []
          : [
              {
                label: t('twinSuns.noAnswer', { name: silent }),
                onClick: () => setAskedAt(board.at),
              },
            ]),
        { label: t('twinSuns.other'), to: '/twin-suns' },
      ]}
      notice={
        running && (view.silence !== null || asking !== null) ? (
          <Suspense fallback={null}>
            <Silence
              view={view}
              at={board.at}
              asking={asking}
              onClose={() => setAskedAt(null)}
              onMoved={again}
            />
          </Suspense>
        ) : null
      }
      over={
        running ? null : (
          <Suspense fallback={null}>
            <Result view={view} />
          </Suspense>
        )
      }
    />
  );
};

/** A game of Twin Suns of no event: until it is dealt its address and a deck to choose, then the table. */
export const TwinSunsPage = () => {
  const { t } = useText();
  const { gameId } = useParams('/twin-suns/:gameId');
  const query = useTwinSuns(gameId);
  const ask = useAskTwinSuns(gameId);
  useTwinSunsLine(gameId);
  if (query.data?.board) return <Playing key={gameId} view={query.data} board={query.data.board} />;
  return (
    <GameFrame>
      <Answer of={query} rows={6}>
        {(view) =>
          view.outdated ? (
            <p>{t('errors.twin-suns/outdated')}</p>
          ) : (
            <Suspense fallback={null}>
              <Lobby view={view} onChanged={ask} />
            </Suspense>
          )
        }
      </Answer>
    </GameFrame>
  );
};
