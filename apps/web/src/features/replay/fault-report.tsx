import { useState } from 'react';
import type { ReplayFile, ReplayRecord } from '#contracts';
import { useText } from '../../i18n/index.js';
import { saveFile } from '../../shared/sharing/save-file.js';
import { Dialog } from '../../shared/table/dialog.js';
import { FaultForm } from '../../shared/table/fault-form.js';
import { cutAt } from './cut-at.js';
import './record-texts.js';

interface FaultProps {
  readonly file: ReplayFile;
  readonly record: ReplayRecord;
  readonly at: number;
  readonly opened: boolean;
  readonly onClose: () => void;
}

/**
 * Form for reporting a fault of the rules engine: the game up to this decision, from which the
 * moment can be replayed, and a description of what is wrong.
 */
export const FaultReport = ({ file, record, at, opened, onClose }: FaultProps) => {
  const { t } = useText();
  const [words, setWords] = useState('');
  const save = () => {
    const { engine, cards } = record;
    const report: ReplayFile = {
      ...cutAt(file, at),
      fault: {
        at,
        words: words.trim(),
        by: null,
        reportedAt: null,
        engine,
        cards,
        dealt: { engine, cards },
      },
    };
    saveFile(`fault-${file.source.replace('/', '-')}-${at}.json`, JSON.stringify(report));
    onClose();
  };
  return (
    <Dialog opened={opened} onClose={onClose} title={t('replay.fault')}>
      <FaultForm
        text={t('replay.faultText')}
        words={words}
        onWords={setWords}
        failure={null}
        pending={false}
        send={t('replay.faultSave')}
        onSend={save}
      />
    </Dialog>
  );
};
