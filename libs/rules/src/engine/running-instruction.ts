import type { Effect } from '../effects/nodes.js';
import type { EffectFrame } from '../kernel/frames.js';
import type { Seat, State } from '../kernel/state.js';

/**
 * Of several targets, the one that is being chosen: "1 damage to a unit and 1 damage to a base"
 * asks twice.
 */
const withTargetOfNow = ({ effect, found }: EffectFrame): Effect => {
  if (!('to' in effect) || typeof effect.to !== 'object' || !('several' in effect.to))
    return effect;
  const target = effect.to.several[found?.i ?? 0];
  return target === undefined ? effect : ({ ...effect, to: target } as Effect);
};

/**
 * The instruction that the pending question belongs to, wrapped in "you may" if it is optional
 * (8.33); null if a rule asks.
 */
export const runningInstruction = ({ frames }: Pick<State, 'frames'>): Effect | null => {
  const frame = frames.at(-1);
  if (frame?.k !== 'effect') return null;
  const effect = withTargetOfNow(frame);
  return frame.optional && effect.do !== 'may' ? { do: 'may', effect } : effect;
};

/** The player meant by "you" in that instruction, whoever is asked; null if a rule asks. */
export function instructionOwner({ frames }: Pick<State, 'frames'>): Seat | null {
  const frame = frames.at(-1);
  const home = frame?.k === 'effect' ? frames[frame.home] : undefined;
  return home?.k === 'ability' ? home.scope.you : null;
}
