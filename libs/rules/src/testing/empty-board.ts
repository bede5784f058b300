import { blank } from '../kernel/blank.js';
import type { State } from '../kernel/state.js';

/**
 * A board without players in the first action phase, for tests and recordings to fill. It has no
 * key, so handles are card rows.
 */
export const emptyBoard = (dice: State['dice']): State => ({
  ...blank(''),
  dice,
  veil: undefined,
  phase: 'action',
  round: 1,
  frames: [{ k: 'action-phase', step: 2, passes: 0 }],
  history: [{ e: 'phase-started', phase: 'action', round: 1 }],
});
