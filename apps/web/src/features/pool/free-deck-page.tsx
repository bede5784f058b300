import { useState } from 'react';
import { Alert, Button, Group, Select, Stack, Text, Title } from '@mantine/core';
import type { FreePool } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { askSuggestion, useFreePool } from '../../api/limited.js';
import { useText } from '../../i18n/index.js';
import { useNavigate, useParams } from '../../navigation/here.js';
import { Answer } from '../../shared/feedback/answer.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { Builder } from './builder.js';
import { leastCards, type Build } from './deck-building.js';

interface PlayProps {
  readonly against: FreePool['against'];
  readonly text: string;
  readonly size: number;
  readonly build: Build;
}

/** Starts a game on screen with the deck against that of a bot of the same draft. */
const PlayNow = ({ against, text, size, build }: PlayProps) => {
  const { t } = useText();
  const navigate = useNavigate();
  const [opponent, setOpponent] = useState('0');
  const start = useCommand('StartPractice', {
    onAccepted: ({ ids }) => {
      const practiceId = ids['practiceId'] ?? '';
      navigate({ to: '/practice/:practiceId', params: { practiceId } });
    },
  });
  const other = against[Number(opponent)];
  if (other === undefined) return null;
  const ready = size >= leastCards && build.leader !== null && build.base !== null;
  return (
    <Stack gap="xs">
      <Group align="flex-end" gap="xs">
        <Select
          label={t('free.against')}
          allowDeselect={false}
          data={against.map(({ name }, index) => ({ value: String(index), label: name }))}
          value={opponent}
          onChange={(value) => setOpponent(value ?? '0')}
        />
        <Button
          disabled={!ready}
          loading={start.pending}
          onClick={() =>
            start.send({
              deck: { kind: 'text', text },
              against: { kind: 'text', text: other.text },
            })
          }
        >
          {t('free.play')}
        </Button>
      </Group>
      {ready ? null : <Text size="sm">{t('free.notReady')}</Text>}
      <FailureNote error={start.failure} />
    </Stack>
  );
};

/** The cards drafted in a free pod: build a deck from them, then play it. */
export const FreeDeckPage = () => {
  const { t } = useText();
  const { podId } = useParams('/draft/:podId/deck');
  return (
    <Answer of={useFreePool(podId)} rows={8}>
      {({ pool, against }) => (
        <Stack>
          <Title order={1} fz={24}>
            {t('free.deck')}
          </Title>
          <Alert color="lamp">{t('free.keptHere')}</Alert>
          <Builder pool={pool} free suggestion={() => askSuggestion(podId)}>
            {(text, size, build) => (
              <PlayNow against={against} text={text} size={size} build={build} />
            )}
          </Builder>
        </Stack>
      )}
    </Answer>
  );
};
