import { useEffect } from 'react';
import type { Stride } from './steps.js';

interface KeyDeeds {
  readonly step: (stride: Stride, back: boolean) => void;
  readonly toEnd: (back: boolean) => void;
  readonly toggle: () => void;
  /** The stride of the arrows up and down. */
  readonly far: 'phase' | 'round';
}

const isElsewhere = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/**
 * Left and right arrow step by decision, with Shift by action; up and down by round or phase; Home
 * and End go to the ends; the space bar plays and pauses.
 */
export const useReplayKeys = ({ step, toEnd, toggle, far }: KeyDeeds): void =>
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isElsewhere(event.target) || event.ctrlKey || event.metaKey || event.altKey) return;
      const byKey: Readonly<Record<string, () => void>> = {
        ArrowLeft: () => step(event.shiftKey ? 'action' : 'decision', true),
        ArrowRight: () => step(event.shiftKey ? 'action' : 'decision', false),
        ArrowUp: () => step(far, true),
        ArrowDown: () => step(far, false),
        Home: () => toEnd(true),
        End: () => toEnd(false),
        ' ': toggle,
      };
      const deed = byKey[event.key];
      const presses = event.key === ' ' && event.target instanceof HTMLElement;
      if (deed === undefined || (presses && event.target.closest('button, a') !== null)) return;
      event.preventDefault();
      event.stopPropagation();
      deed();
    };
    window.addEventListener('keydown', onKey, true);
    return () => window.removeEventListener('keydown', onKey, true);
  }, [step, toEnd, toggle, far]);
