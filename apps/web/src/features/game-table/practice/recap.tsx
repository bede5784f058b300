import { Stack, Text } from '@mantine/core';
import { useText } from '../../../i18n/index.js';

/** After the lessons: what they were about, one sentence each. */
export const Recap = () => {
  const { t } = useText();
  const lines = ['recap.initiative', 'recap.resources', 'recap.attack', 'recap.leader'] as const;
  return (
    <section aria-labelledby="recap">
      <Text id="recap" component="h3" fw={700}>
        {t('recap.title')}
      </Text>
      <Stack component="ul" gap={4} m={0} pl="md">
        {lines.map((line) => (
          <li key={line}>{t(line)}</li>
        ))}
      </Stack>
    </section>
  );
};
