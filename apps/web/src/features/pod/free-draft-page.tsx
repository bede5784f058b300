import { useState } from 'react';
import { Button, Group, NumberInput, Select, Stack, Text, TextInput, Title } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { isPersonName, limitedSets } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { keepName, useOwnName } from '../../shared/own-name.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';

/** Every card of it can be played on screen afterwards. */
const first = limitedSets[0].code;

/** Chooses a set and sits down: alone against bots, or with friends who follow a link. */
export const FreeDraftPage = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const [set, setSet] = useState<string>(first);
  const [seats, setSeats] = useState(8);
  const friendly = useOwnName();
  const [name, setName] = useState(friendly);
  const start = useCommand('StartFreeDraft', {
    onAccepted: ({ ids }) => {
      void navigate({ to: '/draft/$podId', params: { podId: ids['podId'] ?? '' } });
    },
  });
  const send = (friends: boolean) => {
    if (name !== friendly) keepName(name);
    start.send({ set, seats, friends, name: isPersonName(name) ? name.trim() : friendly });
  };
  return (
    <Stack maw={560}>
      <Title order={1} fz={26}>
        {t('free.title')}
      </Title>
      <Text>{t('free.text')}</Text>
      <Group>
        <Button size="lg" loading={start.pending} onClick={() => send(false)}>
          {t('free.alone')}
        </Button>
        <Button size="lg" variant="default" loading={start.pending} onClick={() => send(true)}>
          {t('free.friends')}
        </Button>
      </Group>
      <FailureNote error={start.failure} onRetry={start.again} />
      <Select
        label={t('limited.set')}
        allowDeselect={false}
        data={limitedSets.map(({ code, name: set }) => ({
          value: code,
          label: `${set} (${code})`,
        }))}
        value={set}
        onChange={(value) => setSet(value ?? first)}
      />
      <NumberInput
        label={t('free.seats')}
        min={2}
        max={8}
        allowDecimal={false}
        value={seats}
        onChange={(value) => setSeats(Math.min(8, Math.max(2, Number(value) || 8)))}
      />
      <TextInput
        label={t('free.name')}
        maxLength={80}
        value={name}
        onChange={(change) => setName(change.currentTarget.value)}
      />
    </Stack>
  );
};
