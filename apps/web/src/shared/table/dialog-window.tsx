import { Modal } from '@mantine/core';
import { useText } from '../../i18n/index.js';
import type { DialogProps } from './dialog-props.js';

/** The window itself; it lies over the board and everything on it. */
export const DialogWindow = ({ opened, onClose, title, children }: DialogProps) => {
  const { t } = useText();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      zIndex={400}
      title={title}
      closeButtonProps={{ 'aria-label': t('common.close') }}
    >
      {children}
    </Modal>
  );
};
