import { useEffect, useRef, type ReactNode } from 'react';
import { Modal, type MantineSize } from '@mantine/core';

/**
 * Fires when the reader asks to close something, as by Back on a phone. Not every browser has it.
 */
interface CloseWatcher {
  onclose: (() => void) | null;
  readonly destroy: () => void;
}
interface Watching {
  readonly CloseWatcher?: new () => CloseWatcher;
}

/** Lets Back on a phone close the open dialog before it leaves the page. */
const useClosedByBack = (opened: boolean, onClose: () => void): void => {
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const { CloseWatcher: Watcher } = window as Watching;
    if (!opened || Watcher === undefined) return undefined;
    const watcher = new Watcher();
    watcher.onclose = () => close.current();
    return () => watcher.destroy();
  }, [opened]);
};

interface DialogProps {
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly size?: MantineSize;
  /** Set to lie above a board and everything on it. */
  readonly zIndex?: number;
  readonly children: ReactNode;
}

/** A window over the page, closed by its button, Escape, a press outside it, or Back on a phone. */
export const Dialog = ({ opened, onClose, title, children, ...look }: DialogProps) => {
  useClosedByBack(opened, onClose);
  return (
    <Modal opened={opened} onClose={onClose} title={title} {...look}>
      {children}
    </Modal>
  );
};
