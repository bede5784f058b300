import { Button } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice } from './notices.js';

/** Lets staff who also play see more than players do. The event's record keeps this step. */
export const SeeAsStaff = ({ eventId, onTaken }: { eventId: string; onTaken: () => void }) => {
  const { t } = useText();
  const see = useCommand('SeeAsStaff', { onAccepted: onTaken, onFailed: useFailureNotice() });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={see.pending}
      onClick={() => see.send({ eventId, reason: '' })}
    >
      {t('common.failed.seeAsStaff')}
    </Button>
  );
};
