import type { ReactElement } from 'react';
import type { Speed } from './use-playback.js';

/** A line of the match bar's menu: a link to a page or an action. */
export interface MenuEntry {
  readonly label: string;
  readonly to?: string;
  readonly onClick?: () => void;
  /** Whether the action cannot be undone. */
  readonly grave?: boolean;
  /** Whether the menu stays open to show the result. */
  readonly stays?: boolean;
}

export interface MenuProps {
  readonly entries: readonly MenuEntry[];
  /** The playback speed of other players' moves; null if there are none. */
  readonly speed: Speed | null;
  readonly onSpeed: (speed: Speed) => void;
  readonly button: ReactElement;
}
