import type { Machine } from '../machine.js';
import type { Lasting } from '../state.js';

const early = 'Attacks First';
const isGivenEarly = ({ mods }: Lasting): boolean =>
  mods.some((mod) => 'keyword' in mod && mod.keyword === early);

/** Whether an effect lets a unit attack before faster ones. */
export const isEarly = (g: Machine, key: string): boolean =>
  (g.state.lasting ?? []).some((given) => given.on === key && isGivenEarly(given));

/** Gives up the right to attack early: such units then attack in order of speed. */
export const waitForTurn = (g: Machine): void => {
  g.state.lasting = (g.state.lasting ?? []).filter((given) => !isGivenEarly(given));
};
