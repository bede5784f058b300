import { Button, Group, Stack, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/feedback/failure-note.js';
import { Dialog } from '../../shared/table/dialog.js';

interface AskFirstProps {
  /** What will be said to the others; also the button that says it. */
  readonly title: string;
  readonly text: string;
  readonly pending: boolean;
  readonly failure: unknown;
  readonly onClose: () => void;
  readonly onSend: () => void;
}

/** Asks before the other players of a game are told something. */
export const AskFirst = ({ title, text, pending, failure, onClose, onSend }: AskFirstProps) => {
  const { t } = useText();
  return (
    <Dialog opened onClose={onClose} title={title}>
      <Stack>
        <Text>{text}</Text>
        <FailureNote error={failure} />
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose}>
            {t('table.playOn')}
          </Button>
          <Button loading={pending} onClick={onSend} data-autofocus>
            {title}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
