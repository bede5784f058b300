import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useText } from '../../i18n/index.js';
import { useCopy } from './use-copy.js';

interface CopyProps extends ButtonProps {
  /** null while the value is unknown; the button is disabled meanwhile. */
  readonly value: string | null;
  readonly label?: string;
}

export const CopyButton = ({ value, label, ...button }: CopyProps) => {
  const { t } = useText();
  const { state, copy } = useCopy();
  const words = {
    idle: label ?? t('common.copy'),
    copied: t('common.copied'),
    refused: t('common.copyRefused'),
  };
  return (
    <Button
      variant="default"
      leftSection={state === 'copied' ? <IconCheck size={16} /> : <IconCopy size={16} />}
      disabled={value === null}
      onClick={() => value !== null && copy(value)}
      {...button}
    >
      <span aria-live="polite">{words[state]}</span>
    </Button>
  );
};
