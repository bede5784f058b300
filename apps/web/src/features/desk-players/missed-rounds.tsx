import { Group, SegmentedControl, Stack, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import type { Missed } from './rounds-missed.js';

export const MissedRounds = ({
  missed,
  onChange,
}: {
  missed: readonly Missed[];
  onChange: (missed: Missed[]) => void;
}) => {
  const { t } = useText();
  if (missed.length === 0) return <Text size="sm">{t('people.nothingMissed')}</Text>;
  return (
    <Stack gap="xs">
      <Text size="sm">{t('people.missedHint')}</Text>
      {missed.map((one) => (
        <Group key={one.round} justify="space-between">
          <Text>{t('common.swissRound', { round: one.round })}</Text>
          <SegmentedControl
            aria-label={t('common.swissRound', { round: one.round })}
            value={one.as}
            onChange={(as) =>
              onChange(
                missed.map((other) =>
                  other.round === one.round ? { ...other, as: as as Missed['as'] } : other,
                ),
              )
            }
            data={[
              { value: 'loss', label: t('people.asLoss') },
              { value: 'bye', label: t('people.asBye') },
            ]}
          />
        </Group>
      ))}
    </Stack>
  );
};
