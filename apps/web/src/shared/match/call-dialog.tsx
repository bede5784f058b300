import { useState } from 'react';
import { Button, Stack, Text, Textarea } from '@mantine/core';
import { Dialog } from '../feedback/dialog.js';
import { useText } from '../../i18n/index.js';

interface CallDialogProps {
  readonly onClose: () => void;
  readonly onCall: (note: string) => void;
}

export const CallDialog = ({ onClose, onCall }: CallDialogProps) => {
  const { t } = useText();
  const [note, setNote] = useState('');
  return (
    <Dialog opened onClose={onClose} title={t('seat.call.button')}>
      <Stack>
        <Text>{t('seat.call.text')}</Text>
        <Textarea
          label={t('common.note')}
          description={t('seat.call.noteHint')}
          value={note}
          maxLength={500}
          onChange={(change) => setNote(change.currentTarget.value)}
        />
        <Button size="lg" onClick={() => onCall(note.trim())} data-autofocus>
          {t('seat.call.send')}
        </Button>
      </Stack>
    </Dialog>
  );
};
