import { Button, Stack, Text, Textarea } from '@mantine/core';
import { useText } from '../../../i18n/index.js';
import { FailureNote } from '../../../shared/feedback/failure-note.js';

interface FormProps {
  readonly note: string;
  readonly failure: unknown;
  readonly pending: boolean;
  readonly onNote: (note: string) => void;
  readonly onCall: () => void;
}

/** Form for the message to the judges. */
export const CallForm = ({ note, failure, pending, onNote, onCall }: FormProps) => {
  const { t } = useText();
  return (
    <Stack>
      <Textarea
        label={t('common.note')}
        description={t('seat.call.noteHint')}
        value={note}
        maxLength={500}
        onChange={(change) => onNote(change.currentTarget.value)}
      />
      <Text size="sm">{t('table.judgeSees')}</Text>
      <FailureNote error={failure} />
      <Button loading={pending} onClick={onCall} data-autofocus>
        {t('seat.call.send')}
      </Button>
    </Stack>
  );
};
