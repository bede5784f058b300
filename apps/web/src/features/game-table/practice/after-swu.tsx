import { Suspense } from 'react';
import type { PracticeView } from '#contracts';
import { useText } from '../../../i18n/index.js';
import { ownName } from '../../../shared/table/own-name.js';
import { FinalStanding } from '../final-standing.js';
import type { GameOnScreen } from '../game.js';
import { lazilyWithTexts } from '../../../shared/page/lazily-with-texts.js';
import { AfterPractice } from './after-practice.js';

const Recap = lazilyWithTexts(async () => (await import('./recap.js')).Recap);

interface AfterProps extends Pick<GameOnScreen, 'seats'> {
  readonly view: PracticeView;
}

/** After a game of Star Wars: Unlimited against bots, with or without a coach. */
export const AfterSwu = ({ view, seats }: AfterProps) => {
  const { t } = useText();
  const name = ownName();
  const { practiceId, result, board, others, coach } = view;
  return (
    <AfterPractice
      practiceId={practiceId}
      seats={seats}
      mine={view.alone ? null : view.seat}
      outcome={result && { winners: result.winners, cause: result.cause }}
      page={(id) => `/practice/${id}`}
      {...(result !== null && {
        story: `/api/practice/${practiceId}/replay?name=${encodeURIComponent(name)}`,
      })}
      {...(coach !== null && {
        label: t('practice.coach.second'),
        next: (id: string) => `/practice/${id}?second=`,
      })}
      ways={[
        ...(coach === null ? [] : [{ label: t('home.playFriend'), to: '/play' }]),
        { label: t('practice.otherDecks'), to: '/practice' },
      ]}
    >
      {coach === null || result === null ? null : (
        <Suspense fallback={null}>
          <Recap />
        </Suspense>
      )}
      {board !== null && result !== null && others.length > 0 ? (
        <FinalStanding board={board} names={seats.map(({ name }) => name)} result={result} />
      ) : null}
    </AfterPractice>
  );
};
