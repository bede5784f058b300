import type {
  Ability,
  ActionName,
  Chosen,
  Deed,
  DiceEffect,
  Doing,
  Moment,
  Price,
  Role,
  Turning,
  WeaponAbility,
  When,
} from '../engine/ability.js';

/** Short constructors for abilities. */
type Face = Extract<DiceEffect, { do: 'add' }>['face'];
type Of<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;

interface If {
  readonly when?: When;
  readonly price?: Price;
  readonly reach?: number;
  readonly itself?: boolean;
  readonly foes?: number;
  readonly spots?: boolean;
  readonly once?: 'round';
  readonly may?: boolean;
}

type Modifying = Omit<If, 'may'> & Pick<Of<'modify'>, 'theirs' | 'late' | 'must' | 'bindsLock'>;

export const any: readonly Face[] = ['hit', 'crit', 'evade', 'focus', 'blank'];

const number = (role: Role, dice: 'attack' | 'defence', n: number, more: If): Ability => ({
  kind: 'number',
  role,
  dice,
  n,
  ...more,
});

export const moreAttack = (more: If = {}, n = 1): Ability => number('attacking', 'attack', n, more);

export const moreDefence = (more: If = {}, n = 1): Ability =>
  number('defending', 'defence', n, more);

/** The defender of the ship's own attack rolls fewer dice. */
export const fewerEvades = (more: If = {}, n = -1): Ability =>
  number('attacking', 'defence', n, more);

const modify = (role: Role, effect: DiceEffect, more: Modifying): Ability => ({
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
  ...[most, more = {}]: [number, Modifying?]
): Ability => modify(role, changeOf(from, to, most), more);

type Rerolling = Extract<DiceEffect, { do: 'reroll' }>;

export const reroll = (
  role: Role,
  faces: readonly Face[],
  most: Rerolling['most'],
  more: Modifying = {},
): Ability => modify(role, { do: 'reroll', faces, most }, more);

/** Every die that can be rerolled is rerolled. */
export const rerollAll = (role: Role): Ability =>
  modify(role, { do: 'reroll', faces: any, most: 99, all: true }, {});

/** Any number of dice may be rerolled, each for a price. */
export const rerollFor = (
  each: 'stress',
  role: Role,
  faces: readonly Face[],
  more: Modifying = {},
): Ability => modify(role, { do: 'reroll', faces, most: 99, each }, more);

export const add = (role: Role, face: Face, more: Modifying = {}): Ability =>
  modify(role, { do: 'add', face }, more);

export const cancel = (
  role: Role,
  faces: readonly Face[],
  most: number,
  more: Modifying = {},
): Ability => modify(role, { do: 'cancel', faces, most }, more);

export const instead = (role: Role, face: Face, times: number, more: Modifying = {}): Ability =>
  modify(role, { do: 'instead', face, number: times }, more);

/** Once per round, one die of the own ship or of a friend may be turned to any face. */
export const setAny = (): Ability[] =>
  (['attacking', 'defending'] as const).map((role) =>
    modify(role, { do: 'set' }, { reach: 99, itself: true, once: 'round' }),
  );

/** The first focus result becomes a critical hit, all others become hits. */
export const allFocus = (more: Modifying = {}): Ability =>
  modify('attacking', { do: 'change', from: ['focus'], to: 'hit', most: 99, first: 'crit' }, more);

/** A result of the enemy is changed and cannot be rerolled. */
export const spoil = (from: Face, to: Face, more: Modifying = {}): Ability =>
  modify(
    'defending',
    { do: 'change', from: [from], to, most: 1, fixed: true },
    { ...more, theirs: true },
  );

type Following = Omit<Of<'after'>, 'kind' | 'moment' | 'deeds'>;

export const after = (moment: Moment, deeds: readonly Deed[], more: Following = {}): Ability => ({
  kind: 'after',
  moment,
  deeds,
  ...more,
});

/** The same deeds after each of several events. */
export const afterEach = (
  moments: readonly Moment[],
  deeds: readonly Deed[],
  more: Following = {},
): Ability[] => moments.map((moment) => after(moment, deeds, more));

/** An action that a card provides. */
export const act = (
  deeds: readonly Deed[],
  more: Omit<Of<'act'>, 'kind' | 'deeds'> = {},
): Ability => ({ kind: 'act', deeds, ...more });

/** Free actions after an event; `actions` null: any action of the ship's own bar. */
export const free = (
  moment: Moment,
  actions: readonly ActionName[] | null,
  more: Omit<Of<'free'>, 'kind' | 'moment' | 'actions'> = {},
): Ability => ({ kind: 'free', moment, actions, ...more });

export const stat = (name: Of<'stat'>['stat'], n: number, when?: When): Ability => ({
  kind: 'stat',
  stat: name,
  n,
  ...(when ? { when } : {}),
});

export const bar = (action: ActionName): Ability => ({ kind: 'bar', action });

export const weapon = (more: Omit<WeaponAbility, 'kind'> = {}): Ability => ({
  kind: 'weapon',
  ...more,
});

export const turn = (more: Omit<Turning, 'kind'>): Ability => ({ kind: 'turn', ...more });

/** Another attack after one that missed, or after another event. */
export const again = (
  moment: Of<'again'>['moment'],
  weapons: Of<'again'>['weapons'],
  more: Omit<Of<'again'>, 'kind' | 'moment' | 'weapons'> = {},
): Ability => ({ kind: 'again', moment, weapons, ...more });

export const forbid = (
  what: Of<'forbid'>['what'],
  more: Omit<Of<'forbid'>, 'kind' | 'what'> = {},
): Ability => ({ kind: 'forbid', what, ...more });

export const friend = (from: number, to: number, more: Partial<Chosen> = {}): Chosen => ({
  side: 'friend',
  range: [from, to],
  ...more,
});

export const enemy = (from: number, to: number, more: Partial<Chosen> = {}): Chosen => ({
  side: 'enemy',
  range: [from, to],
  ...more,
});

/** A die roll that must show one of these faces. */
export const dieShowing = (
  dice: 'attack' | 'defence',
  ...faces: readonly Face[]
): NonNullable<Doing['roll']> => ({ dice, faces });
