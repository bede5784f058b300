import { Button } from '@mantine/core';
import type { PracticeView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useText } from '../../../i18n/index.js';
import { useNavigate } from '../../../navigation/here.js';
import { FinalStanding } from '../final-standing.js';
import type { GameOnScreen } from '../game.js';
import { GameEnd } from '../game-end.js';
import type { Outcome } from '../outcome.js';
import { toSending } from '../sending.js';

type Result = NonNullable<PracticeView['result']>;

/** Games of two name the side, those of several the seats. */
const winnersOf = ({ winner, winners = [] }: Result): Outcome['winners'] => {
  if (winners.length > 0 || winner === 'draw') return winners;
  return [winner === 'person' ? 0 : 1];
};

interface AfterProps extends Pick<GameOnScreen, 'seats'> {
  readonly view: PracticeView;
}

/** After a game against bots: the same again, or with the decks exchanged. */
export const AfterPractice = ({ view, seats }: AfterProps) => {
  const { practiceId, result, board, others, coach } = view;
  const { t } = useText();
  const several = others.length > 0;
  const navigate = useNavigate();
  const repeat = useCommand('RepeatPractice', {
    onAccepted: ({ ids }) => {
      const next = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId: next } });
    },
  });
  return (
    <GameEnd
      seats={seats}
      mine={0}
      outcome={result && { winners: winnersOf(result), cause: result.cause }}
      rematch={{
        wantedBy: null,
        sending: toSending(repeat, { practiceId, swap: false }),
        ...(coach !== null && { label: t('practice.coach.without') }),
      }}
      buttons={
        several ? null : (
          <Button
            variant="default"
            loading={repeat.pending}
            onClick={() => repeat.send({ practiceId, swap: true })}
          >
            {t('practice.swap')}
          </Button>
        )
      }
      replay={`/practice/${practiceId}/replay`}
      ways={[
        ...(coach === null ? [] : [{ label: t('home.playFriend'), to: '/play' }]),
        { label: t('practice.otherDecks'), to: '/practice' },
      ]}
    >
      {board !== null && result !== null && several ? (
        <FinalStanding board={board} names={seats.map(({ name }) => name)} result={result} />
      ) : null}
    </GameEnd>
  );
};
