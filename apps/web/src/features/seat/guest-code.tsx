import { useSyncExternalStore } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { CopyButton } from '../../shared/sharing/copy-button.js';
import { keptGuestCode, markCodeSeen, onGuestCode } from '../../shared/event/kept-code.js';

/**
 * The code that proves a guest's claim to their seat: shown large until they confirm having noted
 * it, in one line afterwards.
 */
export const KeptGuestCode = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const kept = useSyncExternalStore(onGuestCode, () => keptGuestCode(eventId));
  if (kept === null) return null;
  if (kept.seen) {
    return (
      <details>
        <Text component="summary" size="sm">
          {t('seat.code.show')}
        </Text>
        <Text className="cv-code" fz="lg">
          {kept.code}
        </Text>
      </details>
    );
  }
  return (
    <section className="cv-panel cv-now" aria-labelledby="guest-code">
      <Stack gap="xs">
        <Title order={2} id="guest-code" fz="lg">
          {t('seat.code.title')}
        </Title>
        <Text className="cv-code" fz={{ base: 28, sm: 36 }} data-testid="guest-code">
          {kept.code}
        </Text>
        <Text>{t('seat.code.why')}</Text>
        <Group>
          <CopyButton value={kept.code} size="md" label={t('seat.code.copy')} />
          <Button size="md" onClick={() => markCodeSeen(eventId)}>
            {t('seat.code.kept')}
          </Button>
        </Group>
      </Stack>
    </section>
  );
};
