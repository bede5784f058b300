import { Dialog } from '../feedback/dialog.js';
import type { DialogProps } from './dialog-props.js';

/** The window itself, above the board and everything on it. */
export const DialogWindow = ({ opened, onClose, title, children }: DialogProps) => (
  <Dialog opened={opened} onClose={onClose} zIndex={400} title={title}>
    {children}
  </Dialog>
);
