import { Paper, SimpleGrid, Stack, Text, Title } from '@mantine/core';
import { useText } from '../../i18n/index.js';

/** Three lines about what similar sites cannot do. */
export const WhatIsDifferent = () => {
  const { t } = useText();
  return (
    <Stack component="section" gap="sm" aria-labelledby="only-here">
      <Title order={2} id="only-here" fz="xl">
        {t('home.only')}
      </Title>
      <SimpleGrid cols={{ base: 1, sm: 3 }}>
        {(['rules', 'explained', 'kept'] as const).map((point) => (
          <Paper key={point} className="cv-panel">
            <Title order={3} fz="lg" mb={4}>
              {t(`home.points.${point}`)}
            </Title>
            <Text size="sm">{t(`home.points.${point}Text`)}</Text>
          </Paper>
        ))}
      </SimpleGrid>
    </Stack>
  );
};
