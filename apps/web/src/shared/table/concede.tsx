import { useState } from 'react';
import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';

/** Gives up the running game, after asking once. */
export const Concede = ({ pending, onConcede }: { pending: boolean; onConcede: () => void }) => {
  const { t } = useText();
  const [asking, setAsking] = useState(false);
  const concede = () => {
    setAsking(false);
    onConcede();
  };
  return (
    <>
      <Button
        variant="subtle"
        color="red"
        size="compact-md"
        disabled={pending}
        onClick={() => setAsking(true)}
      >
        {t('table.concede')}
      </Button>
      <Modal
        opened={asking}
        onClose={() => setAsking(false)}
        title={t('table.concedeTitle')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <Stack>
          <Text>{t('table.concedeText')}</Text>
          <Group justify="flex-end">
            <Button variant="default" onClick={() => setAsking(false)} data-autofocus>
              {t('table.playOn')}
            </Button>
            <Button color="red" onClick={concede}>
              {t('table.concede')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
};
