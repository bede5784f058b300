import { Suspense, useEffect } from 'react';
import type { GamePracticeView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { ownGames } from '../../../api/own-games.js';
import { useText } from '../../../i18n/index.js';
import { useParams, useSearch } from '../../../navigation/here.js';
import { lazyPiece } from '../../../shared/page/lazily.js';
import { LinkButton } from '../../../shared/page/link-button.js';
import { seatsAgainstBots } from '../../../shared/described-board/bot-names.js';
import { type GameOnScreen, isOwnSide } from '../game.js';
import { GamePage, type Shown } from '../game-page.js';
import { toSending, toTiming } from '../sending.js';
import { DescribedGame, useOtherGames } from './described-game.js';
import { useWaitingTable } from '../practice/use-waiting-table.js';
import { AfterPractice } from '../practice/after-practice.js';

const FirstCoach = lazyPiece(
  async () => (await import('../practice/coach/first-coach.js')).FirstCoach,
);

const person = 0;

/** The seats that won: those of the person's side, or all others. */
const winnersOf = (game: GameOnScreen, winner: NonNullable<GamePracticeView['winner']>) =>
  game.seats
    .map((_seat, at) => at)
    .filter((at) => winner !== 'draw' && isOwnSide(game, at) === (winner === 'person'));

const usePracticeGame = ({ view, board, ask }: Shown<'game-practice'>) => {
  const { t, translated } = useText();
  const { practiceId, step, sides, winner } = view;
  const follow = { onAccepted: ask, onFailed: ask };
  const play = useCommand('PlayGamePractice', follow);
  const back = useCommand('TakeBackGamePractice', follow);
  const call = useCommand('CallPracticeClock', follow);
  const game: GameOnScreen = {
    game: { kind: 'game-practice', id: practiceId },
    title: translated(view.game.name),
    meta: translated(board.moment),
    seats: seatsAgainstBots(t, view.names),
    sides,
    mine: person,
    waitingFor: winner === null ? person : null,
    running: winner === null,
    at: step,
    undo: {
      may: view.mayTakeBack,
      pending: back.pending,
      send: () => back.send({ practiceId, step }),
    },
    concede: toSending(play, { practiceId, step, option: 'concede' as const }),
    silence: null,
    timing: toTiming(view.clock, call, { practiceId }),
    chat: null,
  };
  const answer = {
    send: (option: number) => play.send({ practiceId, step, option }),
    pending: play.pending || back.pending,
    failure: play.failure ?? back.failure,
  };
  return { game, answer };
};

/** Remembers the game in this browser, so that it can be found again. */
const useRemembered = (view: GamePracticeView): void => {
  const { translated } = useText();
  const { practiceId, winner } = view;
  const [own = '', bot = ''] = view.names;
  const game = translated(view.game.name);
  useEffect(() => {
    ownGames.remember({ practiceId, at: Date.now(), own, bot, game, winner, other: true });
  }, [practiceId, own, bot, game, winner]);
};

const Playing = (shown: Shown<'game-practice'>) => {
  const { view } = shown;
  useRemembered(view);
  const { game, answer } = usePracticeGame(shown);
  const others = useOtherGames();
  const [{ table }] = useSearch('/other-games/:practiceId');
  const waiting = useWaitingTable(table);
  const over =
    view.winner === null ? null : (
      <AfterPractice
        practiceId={view.practiceId}
        seats={game.seats}
        mine={game.mine}
        sides={view.sides}
        outcome={{ winners: winnersOf(game, view.winner), cause: view.late ? 'clock' : 'played' }}
        page={(id) => `/other-games/${id}`}
        ways={[others]}
      />
    );
  const { coach } = view;
  return (
    <>
      {coach === null || (over !== null && coach.done < coach.of) ? null : (
        <Suspense fallback={null}>
          <FirstCoach coach={coach} board={shown.board} />
        </Suspense>
      )}
      <DescribedGame
        {...shown}
        game={game}
        answer={answer}
        wanted={coach?.pick ?? null}
        waiting={waiting}
        over={over}
      />
    </>
  );
};

/** A game against bots on a board that the game describes. */
export const GamePracticePage = () => {
  const { t } = useText();
  const { practiceId } = useParams('/other-games/:practiceId');
  return (
    <GamePage
      game={{ kind: 'game-practice', id: practiceId }}
      otherwise={() => (
        <>
          <p>{t('errors.practice/outdated')}</p>
          <LinkButton to="/other-games">{t('otherGames.again')}</LinkButton>
        </>
      )}
    >
      {(shown) => <Playing key={practiceId} {...shown} />}
    </GamePage>
  );
};
