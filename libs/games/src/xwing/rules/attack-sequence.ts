import { compare, dealDamage, type AttackFace, type DefenceFace } from './dice.js';

/** The order in which an attack is resolved (Errata and FAQ, attack table). */
export const attackSteps = [
  'declare',
  'pay cost',
  'become defender',
  'roll attack',
  'defender modifies attack',
  'attacker modifies attack',
  'roll defence',
  'attacker modifies defence',
  'defender modifies defence',
  'start of compare',
  'compare',
  'deal damage',
  'after attack',
  'more attacks',
  'remove destroyed',
] as const;

export type AttackStep = (typeof attackSteps)[number];
export type Party = 'attacker' | 'defender';

/** The effect of an ability on the dice or the ships of an attack. */
export type AttackEffect =
  | {
      readonly do: 'change';
      readonly from: AttackFace;
      readonly to: AttackFace;
      readonly most: number;
    }
  | { readonly do: 'reroll'; readonly face: AttackFace; readonly most: number }
  | { readonly do: 'replace'; readonly with: readonly AttackFace[]; readonly final?: boolean }
  | { readonly do: 'add-evade'; readonly n: number }
  | { readonly do: 'cancel-evade'; readonly n: number }
  | { readonly do: 'cancel-all-for-cards' }
  | { readonly do: 'crit-to-hits' }
  | { readonly do: 'mark'; readonly what: string }
  | { readonly do: 'attack' };

export interface AttackAbility {
  readonly id: string;
  readonly owner: Party;
  readonly at: AttackStep;
  readonly effect: AttackEffect;
  /**
   * Only after a hit, or only after a miss; if a weapon attacks twice, both attacks must have
   * missed.
   */
  readonly when?: 'hit' | 'miss';
  /** Used once per weapon: after the second of two attacks. */
  readonly oncePerWeapon?: boolean;
}

export interface AttackSetup {
  readonly initiative: Party;
  /** The initial roll of each attack; rerolls take their results from `rerolled`. */
  readonly attack: readonly (readonly AttackFace[])[];
  readonly defence: readonly (readonly DefenceFace[])[];
  readonly rerolled?: readonly AttackFace[];
  readonly shields?: number;
  readonly hull?: number;
  readonly twice?: boolean;
  readonly abilities?: readonly AttackAbility[];
}

export interface AttackState {
  readonly setup: AttackSetup;
  readonly step: AttackStep;
  /**
   * The index of the current attack: a weapon that attacks twice makes its second attack before
   * anything that follows attacks.
   */
  readonly number: number;
  readonly attack: readonly AttackFace[];
  readonly defence: readonly DefenceFace[];
  /** These dice can no longer be modified. */
  readonly final: boolean;
  readonly rerollsUsed: number;
  readonly hits: readonly boolean[];
  readonly shields: number;
  readonly cards: { readonly faceDown: number; readonly faceUp: number };
  readonly used: readonly string[];
  /** Steps and abilities in order of resolution. */
  readonly log: readonly string[];
}

export interface AttackDecision {
  readonly party: Party;
  readonly abilities: readonly AttackAbility[];
}

const other = (party: Party): Party => (party === 'attacker' ? 'defender' : 'attacker');

const partyOf = (step: AttackStep): Party | null =>
  step === 'defender modifies attack' || step === 'defender modifies defence'
    ? 'defender'
    : step === 'attacker modifies attack' || step === 'attacker modifies defence'
      ? 'attacker'
      : null;

const last = (state: AttackState): boolean => state.setup.twice !== true || state.number === 1;

const usable = (state: AttackState, { id, at, when, oncePerWeapon }: AttackAbility): boolean => {
  if (at !== state.step) return false;
  if (state.final && at.includes('modifies attack')) return false;
  const name = oncePerWeapon ? id : `${id} ${state.number}`;
  if (state.used.includes(name) || (oncePerWeapon && !last(state))) return false;
  const hit =
    oncePerWeapon || at === 'more attacks' ? state.hits.includes(true) : state.hits.at(-1) === true;
  return when === undefined || (when === 'hit') === hit;
};

/**
 * The pending decision: first the player with initiative, with all their usable abilities; null if
 * there is nothing to decide in this step.
 */
export const attackDecision = (state: AttackState): AttackDecision | null => {
  const open = (state.setup.abilities ?? []).filter((ability) => usable(state, ability));
  const only = partyOf(state.step);
  const first = only ?? state.setup.initiative;
  for (const party of only ? [only] : [first, other(first)]) {
    const own = open.filter(({ owner }) => owner === party);
    if (own.length > 0) return { party, abilities: own };
  }
  return null;
};

const changeFaces = (
  dice: readonly AttackFace[],
  { from, to, most }: Extract<AttackEffect, { do: 'change' }>,
): readonly AttackFace[] => {
  let left = most;
  return dice.map((face) => (face === from && left-- > 0 ? to : face));
};

const withEffect = (state: AttackState, effect: AttackEffect): AttackState => {
  switch (effect.do) {
    case 'change':
      return { ...state, attack: changeFaces(state.attack, effect) };
    case 'reroll': {
      let used = state.rerollsUsed;
      let left = effect.most;
      const attack = state.attack.map((face) =>
        face === effect.face && left-- > 0 ? (state.setup.rerolled?.[used++] ?? face) : face,
      );
      return { ...state, attack, rerollsUsed: used };
    }
    case 'replace':
      return { ...state, attack: effect.with, final: effect.final === true };
    case 'add-evade':
      return {
        ...state,
        defence: [...state.defence, ...Array.from({ length: effect.n }, () => 'evade' as const)],
      };
    case 'cancel-evade': {
      let left = effect.n;
      return { ...state, defence: state.defence.filter((face) => face !== 'evade' || left-- <= 0) };
    }
    case 'cancel-all-for-cards': {
      const crits = state.attack.filter((face) => face === 'crit').length;
      const { faceDown, faceUp } = state.cards;
      return { ...state, attack: [], cards: { faceDown: faceDown + Math.min(1, crits), faceUp } };
    }
    case 'crit-to-hits': {
      const at = state.attack.indexOf('crit');
      const without = state.attack.filter((_, index) => index !== at);
      return at === -1 ? state : { ...state, attack: [...without, 'hit', 'hit'] };
    }
    case 'mark':
    case 'attack':
      return state;
  }
};

/** Uses an ability that `attackDecision` offers. Throws for any other ability. */
export const useAbility = (state: AttackState, id: string): AttackState => {
  const ability = attackDecision(state)?.abilities.find((one) => one.id === id);
  if (!ability) throw new Error(`${id} cannot be used at ${state.step}`);
  const name = ability.oncePerWeapon ? id : `${id} ${state.number}`;
  const logged = { ...state, used: [...state.used, name], log: [...state.log, id] };
  return withEffect(logged, ability.effect);
};

const rollAttack = (state: AttackState): AttackState => ({
  ...state,
  attack: state.setup.attack[state.number] ?? [],
  defence: [],
  final: false,
});

const enterStep = (state: AttackState): AttackState => {
  switch (state.step) {
    case 'roll attack':
      return rollAttack(state);
    case 'roll defence':
      return { ...state, defence: state.setup.defence[state.number] ?? [] };
    case 'compare': {
      const { left, hit } = compare(state.attack, state.defence);
      return { ...state, attack: left, hits: [...state.hits, hit] };
    }
    case 'deal damage': {
      const found = dealDamage(
        state.attack.filter((face) => face === 'hit' || face === 'crit'),
        state.shields,
      );
      const { faceDown, faceUp } = state.cards;
      return {
        ...state,
        shields: found.shields,
        cards: { faceDown: faceDown + found.faceDown, faceUp: faceUp + found.faceUp },
      };
    }
    default:
      return state;
  }
};

const next = (state: AttackState): AttackStep | null => {
  // The second attack of such a weapon comes before everything that happens after attacking.
  if (state.step === 'deal damage' && !last(state)) return 'declare';
  return attackSteps[attackSteps.indexOf(state.step) + 1] ?? null;
};

/**
 * Goes to the next step; anything still usable in this one is passed up. Null: the attack is over.
 */
export const nextStep = (state: AttackState): AttackState | null => {
  const step = next(state);
  if (step === null) return null;
  const number = step === 'declare' ? state.number + 1 : state.number;
  return enterStep({ ...state, step, number, log: [...state.log, step] });
};

export const beginAttack = (setup: AttackSetup): AttackState => ({
  setup,
  step: 'declare',
  number: 0,
  attack: [],
  defence: [],
  final: false,
  rerollsUsed: 0,
  hits: [],
  shields: setup.shields ?? 0,
  cards: { faceDown: 0, faceUp: 0 },
  used: [],
  log: ['declare'],
});

/** A whole attack in which every usable ability is used, in the order of the steps. */
export const resolveAll = (setup: AttackSetup): AttackState => {
  let state = beginAttack(setup);
  for (;;) {
    const [ability] = attackDecision(state)?.abilities ?? [];
    if (ability) {
      state = useAbility(state, ability.id);
      continue;
    }
    const after = nextStep(state);
    if (!after) return state;
    state = after;
  }
};

/** A ship that is destroyed at the active skill and has not attacked yet stays until it has. */
export const staysToAttack = (ship: {
  readonly skill: number;
  readonly active: number;
  readonly hasAttacked: boolean;
}): boolean => ship.skill === ship.active && !ship.hasAttacked;
