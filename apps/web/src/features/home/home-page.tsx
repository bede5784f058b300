import { lazy, type ReactNode, Suspense } from 'react';
import { Box, Button, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCards, IconDice5, IconSchool, IconStack2, IconUsers } from '@tabler/icons-react';
import { useCommand } from '../../api/commands.js';
import { ownGames } from '../../api/own-games.js';
import { useMe } from '../../api/session.js';
import { addTexts, useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { Hero } from './hero.js';
import { OpenEvents } from './open-events.js';
import { OwnEvents } from './own-events.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { LinkButton } from '../../shared/page/link-button.js';

/** For buttons in rows: in some languages the longest labels need two lines. */
const wrapping = {
  label: { whiteSpace: 'normal', lineHeight: 1.15, textAlign: 'center' },
} as const;

interface WayProps {
  readonly to: '/practice' | '/play' | '/draft' | '/puzzles' | '/other-games';
  readonly icon: ReactNode;
  readonly label: string;
  readonly hint: string;
}

/** A link to a way of playing without an event. */
const Way = ({ to, icon, label, hint }: WayProps) => (
  <Stack gap={6}>
    <LinkButton to={to} size="lg" px="xs" variant="default" styles={wrapping} leftSection={icon}>
      {label}
    </LinkButton>
    <Text size="sm" c="dimmed">
      {hint}
    </Text>
  </Stack>
);

/** Links to the first lesson and, if there is one, to the lesson that was left. */
const LearnToPlay = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const start = useCommand('StartLesson', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId } });
    },
  });
  const left = ownGames.all().find(({ guided, winner }) => guided === true && winner === null);
  return (
    <Stack gap={6}>
      <Button
        size="lg"
        px="xs"
        styles={wrapping}
        variant="default"
        leftSection={<IconSchool size={20} />}
        loading={start.isLeaving}
        onClick={() => start.send({ lesson: 1 })}
      >
        {t('practice.learn')}
      </Button>
      {left === undefined ? null : (
        <LinkButton
          to="/practice/:practiceId"
          params={{ practiceId: left.practiceId }}
          variant="light"
          styles={wrapping}
        >
          {t('practice.goOnLearning')}
        </LinkButton>
      )}
      <Text size="sm" c="dimmed">
        {t('practice.learnHint')}
      </Text>
      <FailureNote error={start.failure} />
    </Stack>
  );
};

const QUIET_MS = 4_000;

/** Below the first screen: its code and texts wait until that is drawn (app/start.tsx). */
const WhatIsDifferent = lazy(async () => {
  await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
  const [{ WhatIsDifferent: Points }] = await Promise.all([
    import('./what-is-different.js'),
    addTexts('pages'),
  ]);
  return { default: Points };
});

export const HomePage = () => {
  const { t } = useText();
  const me = useMe();
  const signedIn = me.data?.account !== null && me.data !== undefined;
  return (
    <Stack gap="xl">
      <OwnEvents />
      <Hero signedIn={signedIn} />
      <Stack component="section" gap="sm" aria-labelledby="without-event">
        <Title order={2} id="without-event" fz="xl">
          {t('home.without')}
        </Title>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }} spacing="md">
          <Way
            to="/play"
            icon={<IconUsers size={20} />}
            label={t('home.playFriend')}
            hint={t('home.playFriendHint')}
          />
          <LearnToPlay />
          <Way
            to="/practice"
            icon={<IconCards size={20} />}
            label={t('practice.play')}
            hint={t('practice.hint')}
          />
          <Way
            to="/puzzles"
            icon={<IconCards size={20} />}
            label={t('home.puzzle')}
            hint={t('home.puzzleHint')}
          />
          <Way
            to="/draft"
            icon={<IconStack2 size={20} />}
            label={t('free.practise')}
            hint={t('free.practiseHint')}
          />
          <Way
            to="/other-games"
            icon={<IconDice5 size={20} />}
            label={t('home.otherGames')}
            hint={t('home.otherGamesHint')}
          />
        </SimpleGrid>
      </Stack>
      <Suspense fallback={<Box mih={220} />}>
        <WhatIsDifferent />
      </Suspense>
      <OpenEvents />
    </Stack>
  );
};
