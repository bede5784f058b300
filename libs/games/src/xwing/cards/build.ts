import type {
  Ability,
  ActionName,
  Deed,
  DiceEffect,
  Moment,
  Price,
  When,
} from '../engine/ability.js';

/** Abilities in few words. */
type Face = Extract<DiceEffect, { do: 'add' }>['face'];
type Role = 'attacking' | 'defending';

interface If {
  readonly when?: When;
  readonly price?: Price;
  readonly reach?: number;
}

export const any: readonly Face[] = ['hit', 'crit', 'evade', 'focus', 'blank'];

export const moreAttack = (more: If = {}): Ability => ({
  kind: 'number',
  role: 'attacking',
  dice: 'attack',
  n: 1,
  ...more,
});

export const moreDefence = (more: If = {}): Ability => ({
  kind: 'number',
  role: 'defending',
  dice: 'defence',
  n: 1,
  ...more,
});

/** The defender of the own attack rolls one die less. */
export const fewerEvades = (more: If = {}): Ability => ({
  kind: 'number',
  role: 'attacking',
  dice: 'defence',
  n: -1,
  ...more,
});

const modify = (role: Role, effect: DiceEffect, more: If): Ability => ({
  kind: 'modify',
  role,
  effect,
  ...more,
});

export const changeOf = (from: readonly Face[], to: Face, most: number): DiceEffect => ({
  do: 'change',
  from,
  to,
  most,
});

export const change = (
  role: Role,
  from: readonly Face[],
  to: Face,
  ...[most, more = {}]: [number, If?]
): Ability => modify(role, changeOf(from, to, most), more);

export const reroll = (role: Role, faces: readonly Face[], most: number, more: If = {}): Ability =>
  modify(role, { do: 'reroll', faces, most }, more);

export const add = (role: Role, face: Face, more: If = {}): Ability =>
  modify(role, { do: 'add', face }, more);

export const after = (
  moment: Moment,
  deeds: readonly Deed[],
  more: { readonly when?: When; readonly may?: boolean } = {},
): Ability => ({ kind: 'after', moment, deeds, ...more });

/** Free actions after something; without a list any of the own bar. */
export const free = (
  moment: Moment,
  actions: readonly ActionName[] | null,
  more: { readonly strain?: boolean; readonly once?: 'round' } = {},
): Ability => ({ kind: 'free', moment, actions, ...more });

export const stat = (
  name: Extract<Ability, { kind: 'stat' }>['stat'],
  n: number,
  when?: When,
): Ability => ({ kind: 'stat', stat: name, n, ...(when ? { when } : {}) });

export const weapon = (more: Omit<Extract<Ability, { kind: 'weapon' }>, 'kind'> = {}): Ability => ({
  kind: 'weapon',
  ...more,
});
