import type { ReactElement } from 'react';
import type { Speed } from './use-playback.js';

/** One line of the match bar's menu: goes to a page or does something. */
export interface MenuEntry {
  readonly label: string;
  readonly to?: string;
  readonly onClick?: () => void;
  /** What cannot be taken back. */
  readonly grave?: boolean;
  /** The menu stays open, to show what came of it. */
  readonly stays?: boolean;
}

export interface MenuProps {
  readonly entries: readonly MenuEntry[];
  /** How fast other people's moves are shown; null where nobody moves. */
  readonly speed: Speed | null;
  readonly onSpeed: (speed: Speed) => void;
  readonly button: ReactElement;
}
