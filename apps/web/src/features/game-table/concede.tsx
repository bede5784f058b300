import { Button, Group, Stack, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { Dialog } from '../../shared/table/dialog.js';

interface ConcedeProps {
  readonly opened: boolean;
  /** The others go on without whoever concedes. */
  readonly several: boolean;
  readonly onClose: () => void;
  readonly onConcede: () => void;
}

/** Gives up the running game, after asking once. */
export const ConcedeDialog = ({ opened, several, onClose, onConcede }: ConcedeProps) => {
  const { t } = useText();
  const concede = () => {
    onClose();
    onConcede();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('table.concedeTitle')}>
      <Stack>
        <Text>{t(several ? 'table.concedeAmongSeveral' : 'table.concedeText')}</Text>
        <Group justify="flex-end">
          <Button variant="default" onClick={onClose} data-autofocus>
            {t('table.playOn')}
          </Button>
          <Button color="red" onClick={concede}>
            {t('table.concede')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
};
