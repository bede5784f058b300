import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { useText } from '../../i18n/index.js';
import type { Shown, Stage } from './feel/stage.js';
import type { Hands } from './hands.js';

/** Animates the board as soon as the code for it is loaded; the board itself appears first. */
export const useFeel = (
  table: RefObject<HTMLElement | null>,
  { board, mine, hands }: Pick<Shown, 'board' | 'mine'> & { readonly hands: Hands },
): void => {
  const { t } = useText();
  const stage = useRef<Stage | null>(null);
  const latest = useRef<Shown | null>(null);
  useLayoutEffect(() => {
    latest.current = {
      board,
      mine,
      roundText: (round) => t('table.roundN', { round }),
      nameOf: (id) => hands.face(id).name,
    };
    stage.current?.show(latest.current);
  });
  useEffect(() => {
    let left = false;
    const begin = async (): Promise<void> => {
      const { createStage } = await import('./feel/stage.js');
      if (left || table.current === null) return;
      stage.current = createStage(table.current);
      if (latest.current !== null) stage.current.show(latest.current);
    };
    // If the code cannot be loaded, the board has no animations but can still be played.
    begin().catch(() => undefined);
    return () => {
      left = true;
      stage.current?.leave();
    };
  }, [table]);
};
