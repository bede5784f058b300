import { Button, SegmentedControl, Stack, Text } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useMutation } from '@tanstack/react-query';
import { IconPlayerPlay } from '@tabler/icons-react';
import { useState } from 'react';
import type { EventFormat } from '#contracts';
import { createDemo, useIdentityChanged } from '../../api/session.js';
import { useText } from '../../i18n/index.js';
import { useNavigate } from '../../navigation/here.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { formatName, formats } from './format-names.js';

/** One click starts a demo event full of bots, in the format that the visitor chooses. */
export const DemoStart = () => {
  const { t } = useText();
  const navigate = useNavigate();
  const identityChanged = useIdentityChanged();
  const [format, setFormat] = useState<EventFormat>('premier');
  const demo = useMutation({
    mutationFn: createDemo,
    networkMode: 'always',
    onSuccess: ({ eventId, email, password }) => {
      if (email !== undefined && password !== undefined) {
        // Refetches the visitor's identity for a later return to this page, without waiting for it
        // here.
        void identityChanged();
        notifications.show({
          message: t('home.demoAccount', { email, password }),
          autoClose: 20_000,
        });
      }
      navigate({ to: '/e/:eventId/desk', params: { eventId } });
    },
  });
  return (
    <Stack gap={6}>
      <Button
        size="lg"
        px="sm"
        color="lamp.4"
        c="#1a1300"
        leftSection={<IconPlayerPlay size={20} />}
        loading={demo.isPending}
        onClick={() => demo.mutate({ format })}
      >
        {t('home.demo')}
      </Button>
      <SegmentedControl
        fullWidth
        size="sm"
        aria-label={t('home.demoFormat')}
        disabled={demo.isPending}
        data={formats.map((value) => ({ value, label: formatName(value) }))}
        value={format}
        onChange={setFormat}
      />
      <Text size="sm" opacity={0.85} aria-live="polite">
        {t(demo.isPending ? 'home.demoBusy' : 'home.demoHint')}
      </Text>
      <FailureNote error={demo.error} />
    </Stack>
  );
};
