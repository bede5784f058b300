import { type Effect } from '../effects/nodes.js';
import { type State } from '../kernel/state.js';

/** What the asked player may do or leave (8.33); null where they are asked something else. */
export const offered = ({ frames }: Pick<State, 'frames'>): Effect | null => {
  const frame = frames.at(-1);
  return frame?.k === 'effect' && frame.effect.do === 'may' ? frame.effect : null;
};
