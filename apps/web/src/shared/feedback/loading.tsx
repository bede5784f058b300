import { Skeleton, Stack } from '@mantine/core';
import { useText } from '../../i18n/index.js';

/** Placeholder for content that is loading. `rows`: its height in lines. */
export const Loading = ({ rows = 3 }: { readonly rows?: number }) => {
  const { t } = useText();
  return (
    <Stack gap="xs" role="status" aria-label={t('common.loading')}>
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={28} radius="sm" />
      ))}
    </Stack>
  );
};
