import type { ReactNode } from 'react';
import { Button, Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { IconCards, IconPlus, IconSchool, IconStack2, IconUsers } from '@tabler/icons-react';
import { useCommand } from '../../api/commands.js';
import { useMe } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { BoardPicture, EventPictures } from './home-pictures.js';
import { DemoStart } from './demo-start.js';
import { OpenEvents } from './open-events.js';
import { OwnEvents } from './own-events.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { LinkButton } from '../../shared/page/link-button.js';

/** Buttons in rows: the longest words of a language take two lines. */
const wrapping = {
  label: { whiteSpace: 'normal', lineHeight: 1.15, textAlign: 'center' },
} as const;

interface WayProps {
  readonly to: '/practice' | '/play' | '/draft';
  readonly icon: ReactNode;
  readonly label: string;
  readonly hint: string;
}

/** A way to play without an event. */
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

/** One click to the first lesson. */
const LearnToPlay = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const start = useCommand('StartLesson', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId } });
    },
  });
  return (
    <Stack gap={6}>
      <Button
        size="lg"
        px="xs"
        styles={wrapping}
        variant="default"
        leftSection={<IconSchool size={20} />}
        loading={start.pending}
        onClick={() => start.send({ lesson: 1 })}
      >
        {t('practice.learn')}
      </Button>
      <Text size="sm" c="dimmed">
        {t('practice.learnHint')}
      </Text>
      <FailureNote error={start.failure} />
    </Stack>
  );
};

export const HomePage = () => {
  const { t } = useText();
  const me = useMe();
  const signedIn = me.data?.account !== null && me.data !== undefined;
  return (
    <Stack gap="xl">
      <OwnEvents />
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl" pt={{ base: 'sm', sm: 'lg' }}>
        <Stack gap="sm">
          <Title order={1} fz={{ base: 28, sm: 40 }} maw={720}>
            {t('home.title')}
          </Title>
          <Text fz={{ base: 'md', sm: 'lg' }} maw={680}>
            {t('home.lead')}
          </Text>
          <SimpleGrid cols={{ base: 1, xs: 2, md: 1 }} spacing="md" mt="sm">
            <Stack gap={6}>
              <LinkButton
                to={signedIn ? '/events/new' : '/sign-up'}
                search={signedIn ? {} : { back: '/events/new' }}
                size="lg"
                leftSection={<IconPlus size={20} />}
              >
                {t('home.create')}
              </LinkButton>
              {signedIn ? null : (
                <LinkButton to="/sign-in" variant="subtle" size="compact-md">
                  {t('common.signIn')}
                </LinkButton>
              )}
            </Stack>
            <DemoStart />
          </SimpleGrid>
        </Stack>
        <EventPictures />
      </SimpleGrid>
      <SimpleGrid cols={{ base: 1, md: 2 }} spacing="xl">
        <BoardPicture />
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md" style={{ alignContent: 'center' }}>
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
            to="/draft"
            icon={<IconStack2 size={20} />}
            label={t('free.practise')}
            hint={t('free.practiseHint')}
          />
        </SimpleGrid>
      </SimpleGrid>
      <OpenEvents />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {(['seen', 'explained', 'kept'] as const).map((point) => (
          <Paper key={point} className="cv-panel">
            <Title order={3} fz="lg" mb={4}>
              {t(`home.points.${point}`)}
            </Title>
            <Text size="sm">{t(`home.points.${point}Text`)}</Text>
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
};
