import { NumberInput, SimpleGrid, TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { useEventFormContext } from './form.js';

export const DetailsFields = () => {
  const { t } = useText();
  const form = useEventFormContext();
  return (
    <>
      <TextInput
        label={t('form.name')}
        placeholder={t('form.nameExample')}
        size="md"
        maxLength={80}
        required
        withAsterisk={false}
        {...form.getInputProps('name')}
      />
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        <TextInput
          type="date"
          label={t('form.date')}
          size="md"
          required
          withAsterisk={false}
          {...form.getInputProps('date')}
        />
        <TextInput
          label={t('form.venue')}
          size="md"
          maxLength={120}
          {...form.getInputProps('venue')}
        />
        <NumberInput
          label={t('form.cap')}
          placeholder={t('form.capNone')}
          size="md"
          min={2}
          max={4096}
          allowDecimal={false}
          {...form.getInputProps('cap')}
        />
      </SimpleGrid>
    </>
  );
};
