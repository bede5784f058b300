import { Group, Progress, Text } from '@mantine/core';
import type { PodsView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { missingIn } from './limited.js';
import { LinkButton } from '../page/link-button.js';
import { roundName } from './round-name.js';

/** One pod in a list: its players and its progress. */
export const PodCard = ({ eventId, pod }: { eventId: string; pod: PodsView['pods'][number] }) => {
  const { t } = useText();
  const missing = missingIn(pod);
  return (
    <li className="cv-panel">
      <Group justify="space-between" gap="xs">
        <Text fw={700}>
          {pod.draft > 1 ? `${t('pod.draft', { draft: pod.draft })} · ` : ''}
          {t('pod.title', { number: pod.number })} · {t(`pod.status.${pod.status}`)}
        </Text>
        <LinkButton
          to="/e/:eventId/pods/:podId"
          params={{ eventId, podId: pod.podId }}
          variant="default"
          size="compact-md"
          aria-label={`${t('pod.see')} ${pod.number}`}
        >
          {t('pod.see')}
        </LinkButton>
      </Group>
      {pod.status === 'ready-check' ? (
        <Text size="sm" fw={650}>
          {missing.length === 0
            ? t('pod.ready.all')
            : t('pod.ready.missing', { names: missing.join(', ') })}
        </Text>
      ) : null}
      <Text size="sm">
        {pod.status === 'completed' ? null : `${roundName(t, pod.round)} · `}
        {t('pod.progress', { picked: pod.picked, picks: pod.picks })}
      </Text>
      <Progress
        value={pod.picks === 0 ? 0 : (pod.picked / pod.picks) * 100}
        my={6}
        aria-label={t('pod.progress', { picked: pod.picked, picks: pod.picks })}
      />
      <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
        {pod.seats
          .map(
            (seat) =>
              `${seat.seat + 1}. ${seat.name}${seat.holder === 'bot' ? ` (${t('pod.bot')})` : ''}`,
          )
          .join(' · ')}
      </Text>
      {pod.revealed ? (
        <LinkButton
          to="/e/:eventId/pods/:podId/log"
          params={{ eventId, podId: pod.podId }}
          variant="subtle"
          size="compact-md"
        >
          {t('pod.log.open')}
        </LinkButton>
      ) : null}
    </li>
  );
};
