import { Card, Group, Stack, Text, Title } from '@mantine/core';
import type { ConventionStage, ConventionView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { LinkButton } from '../../shared/page/link-button.js';
import { EventBadge, StateBadge } from '../../shared/feedback/status-badge.js';
import { StageTools } from './stage-tools.js';
import { timeOfDay } from './time-of-day.js';

interface StageProps {
  readonly convention: ConventionView;
  readonly stage: ConventionStage;
}

const useEntryText = ({ convention, stage: { entry, carry } }: StageProps): string => {
  const { t } = useText();
  if (entry.kind === 'open') return t('convention.open');
  const from = convention.stages.find(({ stageId }) => stageId === entry.from)?.name ?? entry.from;
  const rule = t(entry.by === 'place' ? 'convention.byPlace' : 'convention.byPoints', {
    least: entry.least,
    from,
  });
  return `${rule} · ${t(carry === 'points' ? 'convention.carry' : 'convention.fresh')}`;
};

/** One tournament of a convention: who can enter, its duration and its state. */
export const StageCard = (props: StageProps) => {
  const { t } = useText();
  const { convention, stage } = props;
  const { name, startsAt, players, rounds, endsAt, event, eventId } = stage;
  const entry = useEntryText(props);
  return (
    <Card withBorder>
      <Stack gap="xs">
        <Group justify="space-between">
          <Title order={3} fz="lg">
            {startsAt} {name}
          </Title>
          {event === null ? (
            <StateBadge color="gray" text={t('convention.notOpened')} />
          ) : (
            <EventBadge status={event.status} />
          )}
        </Group>
        <Text size="sm">{entry}</Text>
        <Text size="sm">
          {t('convention.until', {
            players: t('archive.players', { count: event === null ? players : event.players }),
            rounds: t('convention.rounds', { count: rounds.length }),
            time: timeOfDay(endsAt),
          })}
        </Text>
        {event?.champion ? (
          <Text fw={700}>{t('convention.champion', { name: event.champion.name })}</Text>
        ) : null}
        <details>
          <summary>{t('convention.times')}</summary>
          <ul>
            {rounds.map(({ phase, round, from, to }) => (
              <li key={`${phase}.${round}`}>
                {t(phase === 0 ? 'convention.round' : 'convention.cut', { round })}:{' '}
                {timeOfDay(from)}–{timeOfDay(to)}
              </li>
            ))}
          </ul>
        </details>
        <Group>
          {event === null ? null : (
            <LinkButton to="/e/:eventId" params={{ eventId }} variant="default">
              {t('convention.toEvent')}
            </LinkButton>
          )}
        </Group>
        {convention.mine ? <StageTools convention={convention} stage={stage} /> : null}
      </Stack>
    </Card>
  );
};
