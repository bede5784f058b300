import { Button } from '@mantine/core';
import { IconKey } from '@tabler/icons-react';
import type { EventView } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { ShownOnce } from '../../shared/sharing/shown-once.js';

/**
 * The key that opens the event's saved files on another server; for its owner, who stores it apart
 * from them.
 */
export const RescueKey = ({ event: { eventId, myRoles } }: { event: EventView }) => {
  const { t } = useText();
  const take = useCommand('TakeRescueKey');
  if (!myRoles.includes('owner')) return null;
  const key = take.accepted?.rescueKey;
  return key === undefined ? (
    <>
      <Button
        size="md"
        variant="default"
        leftSection={<IconKey size={20} />}
        loading={take.pending}
        onClick={() => take.send({ eventId })}
      >
        {t('print.file.key')}
      </Button>
      <FailureNote error={take.failure} />
    </>
  ) : (
    <ShownOnce
      title={t('print.file.keyTitle')}
      hint={t('print.file.keyHint')}
      kept={t('print.file.keyKept')}
      value={key}
      onKept={take.clear}
    />
  );
};
