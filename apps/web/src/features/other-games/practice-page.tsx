import type { GamePracticeView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useAskGamePractice, useGamePractice } from '../../api/game-practice.js';
import { useText } from '../../i18n/index.js';
import { useParams } from '../../navigation/here.js';
import { Answer } from '../../shared/answer.js';
import { LinkButton } from '../../shared/link-button.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import type { Board } from './choices.js';
import { PlayingBoard } from './playing-board.js';

const useAnswers = ({ practiceId, step, mayTakeBack }: GamePracticeView) => {
  const again = useAskGamePractice(practiceId);
  const play = useCommand('PlayGamePractice', { onAccepted: again, onFailed: again });
  const back = useCommand('TakeBackGamePractice', { onAccepted: again, onFailed: again });
  return {
    play: (option: number) => play.send({ practiceId, step, option }),
    concede: () => play.send({ practiceId, step, option: 'concede' }),
    back: () => back.send({ practiceId, step }),
    mayTakeBack,
    pending: play.pending || back.pending,
    failure: play.failure ?? back.failure,
  };
};

const words = {
  person: 'otherGames.won',
  bot: 'otherGames.lost',
  draw: 'otherGames.draw',
} as const;

interface ResultProps {
  readonly practiceId: string;
  readonly winner: NonNullable<GamePracticeView['winner']>;
}

const Result = ({ practiceId, winner }: ResultProps) => {
  const { t } = useText();
  return (
    <section className="gp-ask" data-open aria-live="polite">
      <h2>{t(words[winner])}</h2>
      <div className="gp-choices">
        <LinkButton to="/other-games">{t('otherGames.again')}</LinkButton>
        <LinkButton to="/other-games/:practiceId/replay" params={{ practiceId }} variant="default">
          {t('otherGames.watch')}
        </LinkButton>
      </div>
    </section>
  );
};

interface PlayingProps {
  readonly view: GamePracticeView;
  readonly board: Board;
}

const Playing = ({ view, board }: PlayingProps) => {
  const { t, translated } = useText();
  const [own = '', bots = ''] = view.names;
  return (
    <PlayingBoard
      title={translated(view.game.name)}
      board={board}
      turns={view.turns}
      step={view.step}
      near={0}
      players={[
        { name: t('otherGames.you'), list: own },
        { name: t('otherGames.bot'), list: bots },
      ]}
      waiting={t('otherGames.over')}
      answer={useAnswers(view)}
      running={view.winner === null}
      menu={[{ label: t('otherGames.again'), to: '/other-games' }]}
      over={
        view.winner === null ? null : <Result practiceId={view.practiceId} winner={view.winner} />
      }
    />
  );
};

/** A game against the bot on a board that the game describes itself. */
export const GamePracticePage = () => {
  const { t } = useText();
  const { practiceId } = useParams('/other-games/:practiceId');
  const query = useGamePractice(practiceId);
  const { data } = query;
  if (data?.board) return <Playing key={practiceId} view={data} board={data.board} />;
  return (
    <GameFrame>
      <Answer of={query} rows={8}>
        {() => (
          <>
            <p>{t('errors.practice/outdated')}</p>
            <LinkButton to="/other-games">{t('otherGames.again')}</LinkButton>
          </>
        )}
      </Answer>
    </GameFrame>
  );
};
