import { NumberInput, Select, SimpleGrid } from '@mantine/core';
import type { EventFormat } from '#contracts';
import { useText } from '../../i18n/index.js';
import { isLimited } from '../limited.js';
import { inFormat, useEventFormContext } from './form.js';
import { LimitedFields } from './limited-fields.js';

/** The times of Trilogy's secret choices. */
export const TrilogyFields = () => {
  const { t } = useText();
  const form = useEventFormContext();
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }}>
      <NumberInput
        label={t('trilogy.form.ban')}
        description={t('trilogy.form.hint')}
        min={0}
        max={1800}
        allowDecimal={false}
        suffix=" s"
        {...form.getInputProps('settings.banSeconds')}
      />
      <NumberInput
        label={t('trilogy.form.pick')}
        description={t('trilogy.form.hint')}
        min={0}
        max={1800}
        allowDecimal={false}
        suffix=" s"
        {...form.getInputProps('settings.pickSeconds')}
      />
    </SimpleGrid>
  );
};

const formats = ['premier', 'trilogy', 'sealed', 'draft'] as const satisfies readonly EventFormat[];

/** Which game is played, chosen when the event is created. */
export const FormatFields = () => {
  const { t } = useText();
  const form = useEventFormContext();
  const { format } = form.getValues();
  return (
    <>
      <Select
        label={t('trilogy.form.format')}
        size="md"
        allowDeselect={false}
        data={formats.map((value) => ({
          value,
          label: t(isLimited(value) ? `limited.format.${value}` : `trilogy.form.${value}`),
        }))}
        value={format}
        onChange={(value) => form.setValues(inFormat(form.getValues(), value as EventFormat))}
      />
      {format === 'trilogy' ? <TrilogyFields /> : null}
      {isLimited(format) ? <LimitedFields /> : null}
    </>
  );
};
