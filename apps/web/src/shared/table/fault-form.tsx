import type { ReactNode } from 'react';
import { Button, Stack, Text } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';
import { GrowingTextarea } from '../forms/growing-textarea.js';

interface FormProps {
  /** What happens with the report. */
  readonly text: string;
  readonly words: string;
  readonly onWords: (words: string) => void;
  readonly failure: unknown;
  readonly pending: boolean;
  readonly send: ReactNode;
  readonly onSend: () => void;
}

/** Form for a report of a fault in a game, in the person's own words. */
export const FaultForm = ({ text, words, onWords, failure, pending, send, onSend }: FormProps) => {
  const { t } = useText();
  return (
    <Stack>
      <Text>{text}</Text>
      <GrowingTextarea
        label={t('replay.faultWords')}
        value={words}
        maxLength={2_000}
        rows={[3, 8]}
        data-autofocus
        onChange={(change) => onWords(change.currentTarget.value)}
      />
      <FailureNote error={failure} />
      <Button loading={pending} disabled={words.trim() === ''} onClick={onSend}>
        {send}
      </Button>
    </Stack>
  );
};
