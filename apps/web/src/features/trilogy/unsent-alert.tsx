import { Alert, Text } from '@mantine/core';
import { IconCloudUp } from '@tabler/icons-react';
import { useText } from '../../i18n/index.js';

/**
 * A note that the player's action has not reached the server. `warning`: what happens if it comes
 * too late.
 */
export const UnsentAlert = ({ warning = '' }: { readonly warning?: string }) => {
  const { t } = useText();
  return (
    <Alert
      role="alert"
      color="lamp"
      icon={<IconCloudUp size={18} />}
      title={t('seat.unsent.waiting')}
    >
      <Text size="sm">
        {t('seat.unsent.waitingText')} {warning}
      </Text>
    </Alert>
  );
};
