import { Button, Group, Stack, Text } from '@mantine/core';
import { Dialog } from '../../shared/feedback/dialog.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';

interface LeaveDialogProps {
  /** Whether the player drops out of a running event; otherwise they give up a seat before it. */
  readonly playing: boolean;
  /** The player's table that still needs its result; null: none. */
  readonly table: number | null;
  readonly busy: boolean;
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onLeave: () => void;
}

/** What leaving means for the player. */
export const LeaveText = ({ playing, table }: Pick<LeaveDialogProps, 'playing' | 'table'>) => {
  const { t } = useText();
  return (
    <Text>
      {table === null
        ? t(playing ? 'seat.drop.text' : 'seat.drop.withdrawText')
        : t('seat.drop.textAtTable', { table })}
    </Text>
  );
};

export const LeaveDialog = ({
  playing,
  table,
  busy,
  failure,
  onClose,
  onLeave,
}: LeaveDialogProps) => {
  const { t } = useText();
  return (
    <Dialog opened onClose={onClose} title={t(playing ? 'seat.drop.button' : 'seat.drop.withdraw')}>
      <Stack>
        <LeaveText playing={playing} table={table} />
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
