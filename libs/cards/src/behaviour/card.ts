import { type Ability } from '#rules';

/** What a card does, by the id of its facts. Numbers and names come from the facts, never from here. */
export interface Behaviour {
  readonly id: string;
  readonly abilities: readonly Ability[];
  readonly back?: readonly Ability[];
  readonly asUpgrade?: readonly Ability[];
}

export const card = (id: string, ...abilities: Ability[]): Behaviour => ({ id, abilities });
/** A leader's two sides (3.4.3). */
export const leader = (
  id: string,
  front: readonly Ability[],
  back: readonly Ability[],
): Behaviour => ({ id, abilities: front, back });
/** A Pilot or a unit that can become an upgrade: what it says there. */
export const pilot = (
  id: string,
  abilities: readonly Ability[],
  asUpgrade: readonly Ability[],
): Behaviour => ({ id, abilities, asUpgrade });
/** A leader that may be deployed as an upgrade (3.4.4A): both sides, and what it says there. */
export const pilotLeader = (
  id: string,
  front: readonly Ability[],
  back: readonly Ability[],
  asUpgrade: readonly Ability[],
): Behaviour => ({ id, abilities: front, back, asUpgrade });
