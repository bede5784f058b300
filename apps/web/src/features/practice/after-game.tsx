import { useEffect, useRef } from 'react';
import { Button, Group, Stack, Title } from '@mantine/core';
import type { PracticeView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { FailureNote } from '../../shared/failure-note.js';
import { LinkButton } from '../../shared/link-button.js';
import { FinalStanding } from '../../shared/table/final-standing.js';

/** Whoever won a game of several players, by name. */
const wonBy = ({ person, bot, others, result }: PracticeView) => {
  const names = [person, bot, ...others].map(({ name }) => name);
  const won = (result?.winners ?? []).map((seat) => names[seat] ?? '').join(', ');
  return { name: won, names: won };
};

/** How the game ended, and the ways to the next one. */
export const AfterGame = ({ view }: { view: PracticeView }) => {
  const { practiceId, result, board, person, bot, others, coach } = view;
  const { t } = useText();
  const several = others.length > 0;
  const navigate = useNavigate();
  const panel = useRef<HTMLElement>(null);
  // The end may come while the hand at the foot of a phone's page is looked at: the result comes into view, and the keyboard to its buttons.
  useEffect(() => panel.current?.focus(), []);
  const repeat = useCommand('RepeatPractice', {
    onAccepted: ({ ids }) => {
      const next = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId: next } });
    },
  });
  return (
    <section className="cv-panel cv-now" aria-live="polite" ref={panel} tabIndex={-1}>
      <Stack gap="sm">
        {result === null ? null : (
          <Title order={2} fz={24} data-testid="practice-result">
            {several && result.winner !== 'person'
              ? t(result.winner === 'draw' ? 'practice.shared' : 'table.wins', wonBy(view))
              : t(`practice.result.${result.winner}`)}
          </Title>
        )}
        {board !== null && result !== null && several ? (
          <FinalStanding
            board={board}
            names={[person, bot, ...others].map(({ name }) => name)}
            result={result}
          />
        ) : null}
        <Group gap="sm">
          <Button loading={repeat.pending} onClick={() => repeat.send({ practiceId, swap: false })}>
            {t(coach === null ? 'practice.again' : 'practice.coach.without')}
          </Button>
          {several ? null : (
            <Button
              variant="default"
              loading={repeat.pending}
              onClick={() => repeat.send({ practiceId, swap: true })}
            >
              {t('practice.swap')}
            </Button>
          )}
          <LinkButton to="/practice/:practiceId/replay" params={{ practiceId }} variant="default">
            {t('replay.watch')}
          </LinkButton>
          {coach === null ? null : (
            <LinkButton to="/play" variant="default">
              {t('home.playFriend')}
            </LinkButton>
          )}
          <LinkButton to="/practice" variant="subtle">
            {t('practice.otherDecks')}
          </LinkButton>
        </Group>
        <FailureNote error={repeat.failure} onRetry={repeat.again} />
      </Stack>
    </section>
  );
};
