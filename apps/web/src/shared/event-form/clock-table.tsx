import { NumberInput, SimpleGrid, Text } from '@mantine/core';
import type { PickClock } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useEventFormContext } from './form.js';

/** The pick clock as a table: seconds per number of cards in hand. */
export const ClockTable = ({ clock }: { clock: PickClock }) => {
  const { t } = useText();
  const form = useEventFormContext();
  const field = (label: string, path: string) => (
    <NumberInput
      key={path}
      size="sm"
      label={label}
      min={path.endsWith('reviewSeconds') ? 0 : 1}
      max={600}
      allowDecimal={false}
      suffix=" s"
      {...form.getInputProps(`settings.limited.clock.${path}`)}
    />
  );
  return (
    <details style={{ marginTop: 'var(--mantine-spacing-sm)' }}>
      <Text component="summary" size="sm" fw={600}>
        {t('limited.clockTable')}
      </Text>
      <SimpleGrid cols={{ base: 2, xs: 3, sm: 4, lg: 6 }} mt="xs">
        {clock.leaders.map(({ from }, row) =>
          field(t('limited.leadersInHand', { count: from }), `leaders.${row}.seconds`),
        )}
        {clock.cards.map(({ from }, row) =>
          field(t('limited.cardsFrom', { from }), `cards.${row}.seconds`),
        )}
        {field(t('limited.review'), 'reviewSeconds')}
      </SimpleGrid>
    </details>
  );
};
