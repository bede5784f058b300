import { TextInput } from '@mantine/core';
import { useText } from '../../i18n/index.js';

interface NameProps {
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** The name that the player wants to use at the table. */
export const NameField = ({ name, onChange }: NameProps) => {
  const { t } = useText();
  return (
    <TextInput
      label={t('account.yourName')}
      value={name}
      maxLength={80}
      autoComplete="nickname"
      maw={320}
      onChange={(change) => onChange(change.currentTarget.value)}
    />
  );
};
