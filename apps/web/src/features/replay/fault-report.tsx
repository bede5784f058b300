import { useState } from 'react';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import type { ReplayFile, ReplayRecord } from '#contracts';
import { useText } from '../../i18n/index.js';
import { saveFile } from './save-file.js';
import { Dialog } from '../../shared/table/dialog.js';
import './record-texts.js';

interface FaultProps {
  readonly file: ReplayFile;
  readonly record: ReplayRecord;
  readonly at: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/** A report of a fault of the rules engine: the game up to this decision, from which the moment can be played again, and what is wrong with it. */
export const FaultReport = ({ file, record, at, opened, onClose }: FaultProps) => {
  const { t } = useText();
  const [words, setWords] = useState('');
  const save = () => {
    const report = {
      format: 'conclave-fault',
      version: 1,
      source: file.source,
      game: file.game,
      at,
      words: words.trim(),
      page: window.location.href,
      record: { ...record, moves: record.moves.slice(0, at) },
    };
    saveFile(`fault-${file.source.replace('/', '-')}-${at}.json`, JSON.stringify(report, null, 1));
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('replay.fault')}>
      <Stack>
        <Text>{t('replay.faultText')}</Text>
        <Textarea
          label={t('replay.faultWords')}
          value={words}
          maxLength={2_000}
          autosize
          minRows={3}
          onChange={(change) => setWords(change.currentTarget.value)}
        />
        <Button onClick={save}>{t('replay.faultSave')}</Button>
      </Stack>
    </Dialog>
  );
};
