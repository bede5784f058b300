import { type PropsWithChildren, Suspense } from 'react';
import type { TableMove, TwinSunsView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate, useParams } from '../../navigation/here.js';
import { PlayingTable } from '../../shared/table/playing-table.js';
import type { GameOnScreen } from './game.js';
import { SeatedGamePage, type Shown } from './game-page.js';
import { GameTable, seatOf } from './game-table.js';
import { isOut } from './may-concede.js';
import { openedRematch } from './rematch.js';
import { toSending, toTiming } from './sending.js';
import { lazilyWithTexts } from '../../shared/page/lazily-with-texts.js';
import { lazyPiece } from '../../shared/page/lazily.js';

const GameEnd = lazilyWithTexts(async () => (await import('./game-end.js')).GameEnd);
const FinalStanding = lazyPiece(async () => (await import('./final-standing.js')).FinalStanding);

const useTwinSuns = ({ view, board, ask }: Shown<'twin-suns'>) => {
  const { t } = useText();
  const { gameId, players, mine, silence, takenBack } = view;
  const follow = { onAccepted: ask, onFailed: ask };
  const play = useCommand('PlayTwinSuns', follow);
  const back = useCommand('TakeBackTwinSuns', follow);
  const warn = useCommand('WarnTwinSunsSilence', follow);
  const remove = useCommand('RemoveSilentPlayer', follow);
  const call = useCommand('CallTwinSunsClock', follow);
  const position = { gameId, at: board.at, takenBack };
  const answer = {
    send: (move: TableMove) => play.send({ gameId, move: { ...move, takenBack } }),
    pending: play.pending,
    failure: play.failure ?? back.failure,
  };
  const game: GameOnScreen = {
    game: { kind: 'twin-suns', id: gameId },
    title: players.map(({ name }) => name).join(', '),
    meta: t('twinSuns.meta'),
    seats: players,
    mine,
    out: isOut(board, mine),
    waitingFor: seatOf(board.waitingFor),
    running: view.status === 'dealt',
    at: board.at,
    undo:
      mine === null
        ? null
        : { may: view.mayTakeBack, pending: back.pending, send: () => back.send(position) },
    concede: { ...answer, send: () => answer.send({ at: board.at, concede: true }) },
    silence: {
      warned: silence && { by: silence.by, seat: silence.seat, from: silence.removableFrom },
      warn: toSending(warn, position),
      way: 'go-on',
      then: toSending(remove, { gameId }),
    },
    timing: toTiming(view.clock, call, { gameId }),
    chat: null,
  };
  return { game, answer };
};

/** A rematch at a table that the first player who wants one opens. */
const useRematch = ({ gameId, players, rematch, mine }: TwinSunsView) => {
  const navigate = useNavigate();
  const again = useCommand('PlayTwinSunsAgain', {
    onAccepted: ({ ids }) => {
      const next = ids['gameId'] ?? rematch?.gameId;
      if (next !== undefined) navigate({ to: '/twin-suns/:gameId', params: { gameId: next } });
    },
  });
  return openedRematch({ mine, players, by: rematch?.by }, toSending(again, { gameId }));
};

const End = ({ view, board }: Shown<'twin-suns'>) => {
  const { t } = useText();
  const { gameId, players, mine, result } = view;
  return (
    <GameEnd
      seats={players}
      mine={mine}
      outcome={result}
      rematch={useRematch(view)}
      replay={`/twin-suns/${gameId}/replay`}
      story={`/api/twin-suns/${gameId}/replay`}
      ways={[{ label: t('twinSuns.other'), to: '/twin-suns' }]}
    >
      {result === null ? null : (
        <FinalStanding board={board} names={players.map(({ name }) => name)} result={result} />
      )}
    </GameEnd>
  );
};

const Playing = (shown: Shown<'twin-suns'>) => {
  const { t } = useText();
  const { view, board } = shown;
  const { game, answer } = useTwinSuns(shown);
  return (
    <GameTable
      game={game}
      lost={shown.lost}
      menu={[{ label: t('twinSuns.other'), to: '/twin-suns' }]}
      over={
        game.running ? null : (
          <Suspense fallback={null}>
            <End {...shown} />
          </Suspense>
        )
      }
    >
      {(frame) => <PlayingTable {...frame} board={board} steps={view.steps} answer={answer} />}
    </GameTable>
  );
};

/** A game of Twin Suns outside events; shows the lobby until it is dealt. */
export const TwinSunsPage = ({ children }: PropsWithChildren) => {
  const { gameId } = useParams('/twin-suns/:gameId');
  return (
    <SeatedGamePage
      game={{ kind: 'twin-suns', id: gameId }}
      playing={(shown) => <Playing key={gameId} {...shown} />}
    >
      {children}
    </SeatedGamePage>
  );
};
