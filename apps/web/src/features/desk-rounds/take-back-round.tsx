import { useState } from 'react';
import { Button } from '@mantine/core';
import { IconTrash } from '@tabler/icons-react';
import type { EventView, RoundKey } from '#contracts';
import { useCommand } from '../../api/commands.js';
import { ReasonDialog } from '../../shared/feedback/reason-dialog.js';

interface TakeBackRoundProps {
  readonly event: EventView;
  /** null: nothing can be taken back now. */
  readonly at: RoundKey | null;
  readonly title: string;
  /** What will be lost. */
  readonly text: string;
}

/** Takes back a round or a proposed round, with a recorded reason. */
export const TakeBackRound = ({ event, at, title, text }: TakeBackRoundProps) => {
  const { eventId } = event;
  const [asking, setAsking] = useState(false);
  const takeBack = useCommand('VoidRound', { onAccepted: () => setAsking(false) });
  return (
    <>
      {at ? (
        <Button
          size="compact-md"
          variant="subtle"
          color="red"
          leftSection={<IconTrash size={16} />}
          onClick={() => {
            takeBack.clear();
            setAsking(true);
          }}
        >
          {title}
        </Button>
      ) : null}
      <ReasonDialog
        opened={asking}
        title={title}
        text={text}
        danger
        busy={takeBack.pending}
        failure={takeBack.failure}
        onClose={() => setAsking(false)}
        onDone={(reason) => at && takeBack.send({ eventId, ...at, reason })}
      />
    </>
  );
};
