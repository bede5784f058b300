import { useState } from 'react';
import { Button, Textarea } from '@mantine/core';
import { useText } from '../../i18n/index.js';

/** Field for a copied record, for readers who have no file to choose. */
export const PasteRecord = ({ onText }: { readonly onText: (text: string) => void }) => {
  const { t } = useText();
  const [text, setText] = useState('');
  return (
    <form
      onSubmit={(submitted) => {
        submitted.preventDefault();
        onText(text);
      }}
    >
      <Textarea
        label={t('replay.textArea')}
        value={text}
        rows={4}
        spellCheck={false}
        onChange={(change) => setText(change.currentTarget.value)}
      />
      <Button type="submit" variant="default" mt="xs" disabled={text.trim() === ''}>
        {t('replay.openText')}
      </Button>
    </form>
  );
};
