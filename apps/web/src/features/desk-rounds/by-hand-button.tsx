import { Button } from '@mantine/core';
import { IconHandMove } from '@tabler/icons-react';
import { useText } from '../../i18n/index.js';

interface ByHandButtonProps {
  /** Whether the list is in the mode for pairing by hand. */
  readonly byHand: boolean;
  readonly onByHand: () => void;
}

/** Switches the list of tables to pairing by hand, and back. */
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
