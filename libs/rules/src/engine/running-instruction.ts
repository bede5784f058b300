import { type Effect } from '../effects/nodes.js';
import { type State } from '../kernel/state.js';

/** The instruction about which a player is asked, with the "you may" that it stands under (8.33); null where a rule asks. */
export const runningInstruction = ({ frames }: Pick<State, 'frames'>): Effect | null => {
  const frame = frames.at(-1);
  if (frame?.k !== 'effect') return null;
  const { effect, optional } = frame;
  return optional && effect.do !== 'may' ? { do: 'may', effect } : effect;
};
