import { Button } from '@mantine/core';
import { IconHandMove } from '@tabler/icons-react';
import { useText } from '../../i18n/index.js';

interface ByHandButtonProps {
  /** Whether players are being moved now. */
  readonly byHand: boolean;
  readonly onByHand: () => void;
}

/** Turns the list of tables into one whose players are moved by hand, and back. */
export const ByHandButton = ({ byHand, onByHand }: ByHandButtonProps) => {
  const { t } = useText();
  return (
    <Button
      size="compact-md"
      variant={byHand ? 'filled' : 'default'}
      leftSection={<IconHandMove size={16} />}
      aria-pressed={byHand}
      onClick={onByHand}
    >
      {t('hand.button')}
    </Button>
  );
};
