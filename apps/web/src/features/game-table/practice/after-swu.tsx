import type { PracticeView } from '#contracts';
import { useText } from '../../../i18n/index.js';
import { FinalStanding } from '../final-standing.js';
import type { GameOnScreen } from '../game.js';
import type { Outcome } from '../outcome.js';
import { AfterPractice } from './after-practice.js';

/** Games of two name the side, those of several the seats. */
const winnersOf = ({
  winner,
  winners = [],
}: NonNullable<PracticeView['result']>): Outcome['winners'] => {
  if (winners.length > 0 || winner === 'draw') return winners;
  return [winner === 'person' ? 0 : 1];
};

interface AfterProps extends Pick<GameOnScreen, 'seats'> {
  readonly view: PracticeView;
}

/** After a game of Star Wars: Unlimited against bots, also one with a coach. */
export const AfterSwu = ({ view, seats }: AfterProps) => {
  const { t } = useText();
  const { practiceId, result, board, others, coach } = view;
  return (
    <AfterPractice
      practiceId={practiceId}
      seats={seats}
      outcome={result && { winners: winnersOf(result), cause: result.cause }}
      page={(id) => `/practice/${id}`}
      {...(coach !== null && { label: t('practice.coach.without') })}
      ways={[
        ...(coach === null ? [] : [{ label: t('home.playFriend'), to: '/play' }]),
        { label: t('practice.otherDecks'), to: '/practice' },
      ]}
    >
      {board !== null && result !== null && others.length > 0 ? (
        <FinalStanding board={board} names={seats.map(({ name }) => name)} result={result} />
      ) : null}
    </AfterPractice>
  );
};
