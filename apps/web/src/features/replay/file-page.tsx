import { type DragEvent, useState } from 'react';
import { Alert, FileButton, Button, Stack, Text, Title } from '@mantine/core';
import { useNavigate, useSearch } from '@tanstack/react-router';
import type { ReplayFile } from '#contracts';
import { useText } from '../../i18n/index.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import { ReplayBoard } from './replay-board.js';

/** Opens a saved game. The file stays in the browser: no server is asked. */
export const FileReplayPage = () => {
  const { t } = useText();
  const { at } = useSearch({ from: '/replay' });
  const navigate = useNavigate({ from: '/replay' });
  const [file, setFile] = useState<ReplayFile | null>(null);
  const [unreadable, setUnreadable] = useState('');
  const open = async (chosen: File | null | undefined) => {
    if (!chosen) return;
    const { readReplay } = await import('./read-file.js');
    const read = readReplay(await chosen.text());
    setFile(read);
    setUnreadable(read === null ? chosen.name : '');
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  if (file !== null)
    return (
      <ReplayBoard
        file={file}
        at={at}
        onAt={(to) => void navigate({ search: { at: to }, replace: true })}
      />
    );
  return (
    <GameFrame>
      <Stack
        gap="md"
        align="flex-start"
        className="cv-panel"
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
      >
        <Title order={1} fz={24}>
          {t('replay.fileTitle')}
        </Title>
        <Text>{t('replay.fileText')}</Text>
        {unreadable === '' ? null : (
          <Alert color="red" role="alert">
            {t('replay.unreadable', { name: unreadable })}
          </Alert>
        )}
        <FileButton onChange={(chosen) => void open(chosen)} accept=".json,application/json">
          {(button) => <Button {...button}>{t('replay.choose')}</Button>}
        </FileButton>
      </Stack>
    </GameFrame>
  );
};
