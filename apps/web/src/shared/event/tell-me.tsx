import { useState } from 'react';
import { Button, Group, Text } from '@mantine/core';
import { IconBell, IconBellOff } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PushSort } from '#contracts';
import { fetchHeard, NoPush, pushAbility, startListening, stopListening } from '../../api/push.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';

interface TellMeProps {
  readonly eventId: string;
  readonly sort: PushSort;
}

const Switch = ({ eventId, sort }: TellMeProps) => {
  const { t, language } = useText();
  const client = useQueryClient();
  const [refused, setRefused] = useState(false);
  const queryKey = ['push', eventId, language];
  const state = useQuery({ queryKey, queryFn: () => fetchHeard(eventId, language) });
  const settled = {
    networkMode: 'always' as const,
    onSettled: () => client.invalidateQueries({ queryKey }),
  };
  const start = useMutation({
    ...settled,
    mutationFn: () => startListening(eventId, sort, language),
    onSuccess: (granted) => setRefused(!granted),
  });
  const stop = useMutation({ ...settled, mutationFn: () => stopListening(eventId, sort) });
  const on = state.data?.[sort] ?? false;
  const unreachable = start.error instanceof NoPush;
  return (
    <>
      <Group justify="space-between" gap="xs">
        <Text size="sm" role="status" style={{ flex: '1 1 14rem' }}>
          {t(
            refused
              ? 'tellMe.blocked'
              : unreachable
                ? 'tellMe.unable'
                : on
                  ? `tellMe.${sort}.on`
                  : `tellMe.${sort}.off`,
          )}
        </Text>
        {on ? (
          <Button
            variant="default"
            leftSection={<IconBellOff size={18} />}
            loading={stop.isPending}
            onClick={() => stop.mutate()}
          >
            {t('tellMe.stop')}
          </Button>
        ) : (
          <Button
            variant="light"
            leftSection={<IconBell size={18} />}
            loading={start.isPending}
            onClick={() => start.mutate()}
          >
            {t(`tellMe.${sort}.start`)}
          </Button>
        )}
      </Group>
      <FailureNote error={unreachable ? null : (start.error ?? stop.error)} />
    </>
  );
};

/**
 * Notifications that arrive while this page is asleep, if the browser supports them; otherwise the
 * reason, and what to do instead.
 */
export const TellMe = ({ eventId, sort }: TellMeProps) => {
  const { t } = useText();
  const ability = pushAbility();
  return (
    <section className="cv-panel cv-noprint" aria-label={t('tellMe.title')}>
      {ability === 'able' ? (
        <Switch eventId={eventId} sort={sort} />
      ) : (
        <Text size="sm">{t(`tellMe.${ability}`)}</Text>
      )}
    </section>
  );
};
