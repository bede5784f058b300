import { type DragEvent, Suspense, useState } from 'react';
import { Alert, FileButton, Button, Stack, Text, Title } from '@mantine/core';
import type { ReplayFile } from '#contracts';
import { type Translate, useText } from '../../i18n/index.js';
import { useSearch } from '../../navigation/here.js';
import { GameFrame } from '../../shared/table/game-frame.js';
import type { GameText } from './read-file.js';
import './record-texts.js';
import './replay-texts.js';
import { lazyPiece } from '../../shared/page/lazily.js';

// Loaded lazily, because the visitor first chooses a file.
const ReplayBoard = lazyPiece(async () => (await import('./replay-board.js')).ReplayBoard);
const PasteRecord = lazyPiece(async () => (await import('./paste-record.js')).PasteRecord);

const faultOf = (t: Translate, name: string, { pgn }: GameText & { kind: 'none' }): string => {
  const whole = t('replay.unreadable', { name });
  if (pgn === null) return whole;
  const section = pgn.section === undefined ? '' : `%%% ${pgn.section}: `;
  const reason = `${section}${t(`replay.pgn.${pgn.fault}`)}`;
  return `${whole} ${t('replay.lineFault', { line: pgn.line, reason })}`;
};

/** The opened game, or what is wrong with a text that is none. */
const useOpened = () => {
  const { t } = useText();
  const [file, setFile] = useState<ReplayFile | null>(null);
  const [fault, setFault] = useState('');
  const read = async (text: string, name: string) => {
    const { readGame } = await import('./read-file.js');
    const found = readGame(text);
    setFault(found.kind === 'none' ? faultOf(t, name, found) : '');
    if (found.kind === 'replay') setFile(found.file);
    if (found.kind !== 'record') return;
    const { openRecord } = await import('./pgn/open-record.js');
    setFile(await openRecord(found.game, t));
  };
  return { file, fault, read };
};

/**
 * Opens a saved replay or a record of another site. The text stays in the browser; the server is
 * only asked for facts about the cards.
 */
export const FileReplayPage = () => {
  const { t } = useText();
  const [{ at }, setSearch] = useSearch('/replay');
  const { file, fault, read } = useOpened();
  const open = async (chosen: File | null | undefined) => {
    if (chosen) await read(await chosen.text(), chosen.name);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    void open(event.dataTransfer.files[0]);
  };
  if (file !== null)
    return (
      <Suspense fallback={null}>
        <ReplayBoard file={file} at={at} onAt={(to) => setSearch({ at: to })} />
      </Suspense>
    );
  return (
    <GameFrame>
      <Stack
        gap="md"
        className="cv-panel"
        onDragOver={(event: DragEvent) => event.preventDefault()}
        onDrop={drop}
      >
        <Title order={1} fz={24}>
          {t('replay.fileTitle')}
        </Title>
        <Text>{t('replay.fileText')}</Text>
        {fault === '' ? null : (
          <Alert color="red" role="alert">
            {fault}
          </Alert>
        )}
        <FileButton
          onChange={(chosen) => void open(chosen)}
          accept=".json,application/json,.swupgn,.pgn,application/vnd.swu-pgn"
        >
          {(button) => (
            <Button {...button} style={{ alignSelf: 'flex-start' }}>
              {t('replay.choose')}
            </Button>
          )}
        </FileButton>
        <Suspense fallback={null}>
          <PasteRecord onText={(text) => void read(text, t('replay.pasted'))} />
        </Suspense>
      </Stack>
    </GameFrame>
  );
};
