import { Alert, Stack, Text, Title } from '@mantine/core';
import type { EventView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { useReasonText } from '../../shared/feedback/reason-list.js';
import { useRoundName } from '../../shared/event/round-name.js';
import { scoreText } from '../../shared/match/score.js';

/**
 * Results that were corrected later, each with the later tables whose pairing rests on the former
 * result.
 */
export const Corrections = ({ event }: { event: EventView }) => {
  const { t } = useText();
  const roundName = useRoundName(event);
  const reasonText = useReasonText();
  const { data } = useAnswer('corrections', { eventId: event.eventId });
  if (data === undefined || data.corrections.length === 0) return null;
  return (
    <section aria-labelledby="corrections">
      <Title order={2} id="corrections" fz="lg" mb="xs">
        {t('rounds.corrections.title')}
      </Title>
      <Stack gap="xs">
        {data.corrections.map((one) => (
          <Alert
            key={`${one.matchId}.${one.at}`}
            color={one.affected.length > 0 ? 'lamp' : 'gray'}
            title={`${roundName(one)}, ${t('common.table')} ${one.table}: ${one.a} – ${one.b}, ${scoreText(one.previous)} → ${scoreText(one.score)}`}
          >
            {one.affected.length === 0 ? (
              <Text size="sm">{t('rounds.corrections.none')}</Text>
            ) : (
              <>
                <Text size="sm">
                  {t('rounds.corrections.affected', { count: one.affected.length })}
                </Text>
                <ul className="cv-reasons">
                  {one.affected.map((table) => (
                    <Text key={table.matchId} component="li" size="sm">
                      {roundName(table)}, {t('common.table')} {table.table}: {table.a} – {table.b}.{' '}
                      {reasonText(table.why, [])}
                    </Text>
                  ))}
                </ul>
              </>
            )}
          </Alert>
        ))}
      </Stack>
    </section>
  );
};
