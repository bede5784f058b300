import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';

interface LeaveDialogProps {
  /** Whether the player drops out of a running event; otherwise they give up a seat before it. */
  readonly playing: boolean;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

export const LeaveDialog = ({ playing, busy, failure, onClose, onLeave }: LeaveDialogProps) => {
  const { t } = useText();
  return (
    <Dialog opened onClose={onClose} title={t(playing ? 'seat.drop.button' : 'seat.drop.withdraw')}>
      <Stack>
        <Text>{t(playing ? 'seat.drop.text' : 'seat.drop.withdrawText')}</Text>
        <FailureNote error={failure} />
        <Group grow>
          <Button size="lg" variant="default" onClick={onClose} data-autofocus>
            {t('seat.drop.stay')}
          </Button>
          <Button size="lg" color="red" loading={busy} onClick={onLeave}>
            {t(playing ? 'seat.drop.confirm' : 'seat.drop.withdraw')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
