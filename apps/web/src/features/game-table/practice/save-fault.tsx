import { useState } from 'react';
import type { ReplayFile } from '#contracts';
import { pathOfGame } from '../../../api/games.js';
import { requestJson } from '../../../api/http.js';
import { useText } from '../../../i18n/index.js';
import { ownName } from '../../../shared/table/own-name.js';
import { saveFile } from '../../../shared/sharing/save-file.js';
import { Dialog } from '../../../shared/table/dialog.js';
import { FaultForm } from '../../../shared/table/fault-form.js';

interface SaveProps {
  readonly practiceId: string;
  readonly at: number;
  readonly onClose: () => void;
}

/** Reports a fault of a game against bots: nobody rules here, so that the report becomes a file. */
export const SaveFault = ({ practiceId, at, onClose }: SaveProps) => {
  const { t } = useText();
  const name = ownName();
  const [place] = useState(at);
  const [words, setWords] = useState('');
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const save = async () => {
    setPending(true);
    setFailure(null);
    try {
      const query = new URLSearchParams({ name, at: String(place) });
      const file = await requestJson<ReplayFile>(
        `${pathOfGame({ kind: 'practice', id: practiceId })}/fault?${query.toString()}`,
      );
      const fault = file.fault && { ...file.fault, words: words.trim() };
      saveFile(`fault-practice-${place}.json`, JSON.stringify({ ...file, fault }));
      onClose();
    } catch (error) {
      setFailure(error);
      setPending(false);
    }
  };
  return (
    <Dialog opened onClose={onClose} title={t('table.fault.title')}>
      <FaultForm
        text={t('table.fault.textPractice')}
        words={words}
        onWords={setWords}
        failure={failure}
        pending={pending}
        send={t('replay.faultSave')}
        onSend={() => void save()}
      />
    </Dialog>
  );
};
