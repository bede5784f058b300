import { useState } from 'react';
import { Button } from '@mantine/core';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';

export const CancelEvent = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const cancel = useCommand('CancelEvent', { onAccepted: () => setAsking(false) });
  return (
    <section className="cv-panel">
      <Button variant="subtle" color="red" onClick={() => setAsking(true)}>
        {t('desk.cancelEvent')}
      </Button>
      <ReasonDialog
        opened={asking}
        title={t('desk.cancelEvent')}
        text={t('desk.cancelAsk')}
        danger
        busy={cancel.pending}
        failure={cancel.failure}
        onClose={() => setAsking(false)}
        onDone={(reason) => cancel.send({ eventId, reason })}
      />
    </section>
  );
};
