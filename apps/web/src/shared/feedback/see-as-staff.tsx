import { Button } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { useFailureNotice } from './notices.js';

/** The step by which staff who play see more than players do. It stays in the event's record. */
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
