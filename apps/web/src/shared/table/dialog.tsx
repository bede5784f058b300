import { Suspense, useState } from 'react';
import type { DialogProps } from './dialog-props.js';
import { lazyPiece } from '../page/lazily.js';

const Window = lazyPiece(async () => (await import('./dialog-window.js')).DialogWindow);

/**
 * A question beside the game. What windows are made of is fetched
 * when the first one opens: a board has to be there before.
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
