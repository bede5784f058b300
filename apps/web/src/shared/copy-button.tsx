import { Button, type ButtonProps } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useText } from '../i18n/index.js';

export const CopyButton = ({
  value,
  label,
  ...button
}: { value: string; label?: string } & ButtonProps) => {
  const { t } = useText();
  const clipboard = useClipboard({ timeout: 2_000 });
  return (
    <Button
      variant="default"
      leftSection={clipboard.copied ? <IconCheck size={16} /> : <IconCopy size={16} />}
      onClick={() => clipboard.copy(value)}
      {...button}
    >
      <span aria-live="polite">
        {clipboard.copied ? t('common.copied') : (label ?? t('common.copy'))}
      </span>
    </Button>
  );
};
