import { type ReactElement, type ReactNode, Suspense, useState } from 'react';

interface OnDemandProps {
  /** The button, given what a press does; null once what it opens is there and answers presses itself. */
  readonly button: (onPress: (() => void) | null) => ReactElement;
  /** What the button opens, around the button; its code is fetched at the first press. */
  readonly children: (button: ReactElement) => ReactNode;
}

/** A button whose menu or popover is fetched when somebody opens it. */
export const OnDemand = ({ button, children }: OnDemandProps) => {
  const [wanted, setWanted] = useState(false);
  if (!wanted) return button(() => setWanted(true));
  const opened = button(null);
  return <Suspense fallback={opened}>{children(opened)}</Suspense>;
};
