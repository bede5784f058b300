import { Suspense, useState } from 'react';
import type { DialogProps } from './dialog-props.js';
import { lazyPiece } from '../page/lazily.js';

const Window = lazyPiece(async () => (await import('./dialog-window.js')).DialogWindow);

/**
 * A dialog over the game. Its code is loaded when the first one opens, so that the board appears
 * sooner.
 */
export const Dialog = (props: DialogProps) => {
  const [wanted, setWanted] = useState(props.opened);
  if (props.opened && !wanted) setWanted(true);
  return wanted ? (
    <Suspense fallback={null}>
      <Window {...props} />
    </Suspense>
  ) : null;
};
