import { Button, Group, Stack, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { Dialog } from '../../shared/table/dialog.js';

interface ConcedeProps {
  readonly opened: boolean;
  /**
   * What the concession loses: the game, the viewer's side, or only the player, while the others
   * continue.
   */
  readonly lost: 'game' | 'side' | 'player';
  readonly onClose: () => void;
  readonly onConcede: () => void;
}

const words = {
  game: 'table.concedeText',
  side: 'table.concedeSide',
  player: 'table.concedeAmongSeveral',
} as const;

/** Concedes the running game after one confirmation. */
export const ConcedeDialog = ({ opened, lost, onClose, onConcede }: ConcedeProps) => {
  const { t } = useText();
  const concede = () => {
    onClose();
    onConcede();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('table.concedeTitle')}>
      <Stack>
        <Text>{t(words[lost])}</Text>
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
