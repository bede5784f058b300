import type { ReactNode, Ref } from 'react';
import { Stack, Text } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { readLinkedDeck } from '../../api/decks.js';
import { ApiFailure } from '../../api/http.js';
import { useText } from '../../i18n/index.js';
import { FailureNote } from '../feedback/failure-note.js';
import { GrowingTextarea } from './growing-textarea.js';

interface ListFieldProps {
  readonly label: string;
  readonly description?: ReactNode;
  readonly value: string;
  /** Minimum and maximum rows; the field grows with its list. */
  readonly rows: readonly [number, number];
  readonly maxLength: number;
  readonly area?: Ref<HTMLTextAreaElement>;
  readonly onChange: (text: string) => void;
}

/**
 * Whether an address is no known deck link. That failure is not shown here, because the check of
 * the list explains it better.
 */
const isOtherLink = (error: Error): boolean =>
  error instanceof ApiFailure && error.code === 'deck/link-unknown';

const isLink = (text: string): boolean => /^https?:\/\/\S+$/i.test(text.trim());

/**
 * A field for a list of cards. A link to a deck on another site, pasted or typed, is replaced by
 * that deck's list.
 */
export const ListField = ({ rows, area, onChange, ...field }: ListFieldProps) => {
  const { t } = useText();
  const read = useMutation({
    mutationFn: readLinkedDeck,
    networkMode: 'always',
    onSuccess: ({ text }) => onChange(text),
  });
  const follow = (text: string): void => {
    if (isLink(text) && !read.isPending) read.mutate(text.trim());
  };
  return (
    <Stack gap="xs">
      <GrowingTextarea
        {...field}
        ref={area}
        onChange={(change) => {
          if (!read.isPending) read.reset();
          onChange(change.currentTarget.value);
        }}
        onPaste={(paste) => {
          const pasted = paste.clipboardData.getData('text');
          if (field.value.trim() !== '' || !isLink(pasted)) return;
          // Handles the paste itself, because the change event of an ordinary paste would reset the
          // reading of the link.
          paste.preventDefault();
          onChange(pasted.trim());
          follow(pasted);
        }}
        onBlur={() => {
          if (read.isIdle) follow(field.value);
        }}
        readOnly={read.isPending}
        rows={rows}
        spellCheck={false}
        styles={{ input: { fontFamily: 'ui-monospace, Menlo, Consolas, monospace' } }}
      />
      <div aria-live="polite">
        {read.isPending ? <Text size="sm">{t('deck.link.reading')}</Text> : null}
        {read.data ? <Text size="sm">{t('deck.link.read', { site: read.data.site })}</Text> : null}
        <FailureNote error={read.error && isOtherLink(read.error) ? null : read.error} />
      </div>
    </Stack>
  );
};
