import { type ReactElement, type ReactNode, Suspense, useState } from 'react';

interface OnDemandProps {
  /**
   * Renders the button with its press handler; null once the loaded content handles presses itself.
   */
  readonly button: (onPress: (() => void) | null) => ReactElement;
  /** Renders the menu or popover around the button; its code is loaded at the first press. */
  readonly children: (button: ReactElement) => ReactNode;
}

/** A button whose menu or popover is loaded when somebody first opens it. */
export const OnDemand = ({ button, children }: OnDemandProps) => {
  const [wanted, setWanted] = useState(false);
  if (!wanted) return button(() => setWanted(true));
  const opened = button(null);
  return <Suspense fallback={opened}>{children(opened)}</Suspense>;
};
