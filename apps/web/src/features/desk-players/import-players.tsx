import { useState } from 'react';
import { Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { IconListDetails } from '@tabler/icons-react';
import { useCommand } from '../../api/commands.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../../shared/failure-note.js';
import { UploadButton } from '../../shared/upload-button.js';

const longestImport = 40_000;

export const ImportPlayers = ({ eventId }: { eventId: string }) => {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const [text, setText] = useState('');
  const put = useCommand('ImportPlayers', {
    onAccepted: () => {
      setOpened(false);
      setText('');
    },
  });
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconListDetails size={18} />}
        onClick={() => setOpened(true)}
      >
        {t('people.import')}
      </Button>
      <Modal
        opened={opened}
        onClose={() => setOpened(false)}
        title={t('people.import')}
        closeButtonProps={{ 'aria-label': t('common.close') }}
      >
        <Stack>
          <Text size="sm">{t('people.importHint')}</Text>
          <Textarea
            label={t('people.names')}
            value={text}
            onChange={(change) => setText(change.currentTarget.value)}
            autosize
            minRows={8}
            maxRows={16}
            maxLength={longestImport}
            data-autofocus
          />
          <FailureNote error={put.failure} />
          <Group justify="space-between">
            <UploadButton
              accept=".csv,.txt,text/csv,text/plain"
              mostBytes={longestImport}
              onText={setText}
            />
            <Button
              loading={put.pending}
              disabled={text.trim() === ''}
              onClick={() => put.send({ eventId, text })}
            >
              {t('people.import')}
            </Button>
          </Group>
        </Stack>
      </Modal>
    </>
  );
};
