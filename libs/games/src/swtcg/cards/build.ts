import {
  arenas,
  type Ability,
  type Arena,
  type CardFilter,
  type Condition,
  type Cost,
  type EffectPart,
  type EffectTime,
  type Filter,
  type Mod,
  type Stat,
  type Target,
  type Until,
} from '../card.js';

/** Short constructors for what many cards have in common. */

export const own = (what: Filter = {}): Filter => ({ whose: 'own', ...what });
export const enemy = (what: Filter = {}): Filter => ({ whose: 'opponent', ...what });
export const among = (arena: Arena, ...subtypes: readonly string[]): Filter => ({
  arenas: [arena],
  ...(subtypes.length === 0 ? {} : { subtypes }),
});

export const one = (choose: Filter): Target => ({ choose });
export const upTo = (most: number, choose: Filter): Target => ({ choose, upTo: most });
export const each = (what: Filter): Target => ({ each: what });
export const eachIn = (what: Filter): Target => ({ eachIn: what });

export const have = (what: Filter, n?: number): Condition => ({
  is: 'have',
  what,
  ...(n === undefined ? {} : { n }),
});
export const lack = (what: Filter): Condition => ({ is: 'lack', what });
export const attacking = (what: Filter): Condition => ({ is: 'attacking', what });
export const within = (arena: Arena): Condition => ({ is: 'in', arena });

const stat = (name: Stat, n: number): Mod => ({ stat: name, n });
export const speed = (n: number): Mod => stat('speed', n);
export const power = (n: number): Mod => stat('power', n);
export const health = (n: number): Mod => stat('health', n);

/**
 * A keyword with its value and cost, such as `Evade 2` for 1 Force: as an ability or as a
 * modification.
 */
export const word = (keyword: string, x?: number, cost?: Cost) => ({
  keyword,
  ...(x === undefined ? {} : { x }),
  ...(cost === undefined ? {} : { cost }),
});

const costing = (cost: Cost): { readonly cost?: Cost } =>
  Object.keys(cost).length === 0 ? {} : { cost };

/** A paid effect that can be used whenever players may play. */
export const effect = (cost: Cost, ...does: readonly EffectPart[]): Ability => ({
  keyword: 'Effect',
  ...costing(cost),
  does,
});

/** A paid effect that can be used only at a point of an attack, or outside attacks. */
export const during = (time: EffectTime, cost: Cost, ...does: readonly EffectPart[]): Ability => ({
  ...effect(cost, ...does),
  time,
});

/** A paid effect of the player's own build step. */
export const inBuild = (cost: Cost, ...does: readonly EffectPart[]): Ability => ({
  keyword: 'Build Effect',
  ...costing(cost),
  does,
});

/** A triggered ability, such as `Deployed`; also the effect of a Mission. */
export const at = (keyword: string, ...does: readonly EffectPart[]): Ability => ({
  keyword,
  does,
});

/** A triggered ability that works only in one arena. */
export const atIn = (keyword: string, only: Arena, ...does: readonly EffectPart[]): Ability => ({
  ...at(keyword, ...does),
  only,
});

/** An ability that counts only while these conditions hold. */
export const only = (when: readonly Condition[], ability: Ability): Ability => ({
  ...ability,
  when,
});

/** A static ability that affects the card itself or other units. */
export const always = (to: 'self' | Filter, ...mods: readonly Mod[]): Ability => ({
  static: { to, mods },
});

/** A static ability that applies while these conditions hold. */
export const whenever = (
  when: readonly Condition[],
  to: 'self' | Filter,
  ...mods: readonly Mod[]
): Ability => ({ static: { when, to, mods } });

export const pilot = (kinds: readonly string[], ...grants: readonly Ability[]): Ability => ({
  keyword: 'Pilot',
  of: kinds,
  grants,
});

/** What Equipment gives to a unit that matches. */
export const equips = (what: Filter, ...grants: readonly Ability[]): Ability => ({
  keyword: 'Equipped',
  what,
  grants,
});

export const prevent = (
  x: number | 'all',
  cost: Cost,
  protects: Filter,
  more: Pick<Ability, 'after' | 'deflects' | 'reserves'> = {},
): Ability => ({ keyword: 'Prevent', x, ...costing(cost), protects, ...more });

export const give = (to: Target, until: Until, ...mods: readonly Mod[]): EffectPart => ({
  do: 'give',
  n: 1,
  to,
  mods,
  until,
});

/** The player, or the opponent, gains, loses, draws or discards a number of something. */
export const take = (
  what: 'gain' | 'lose' | 'draw' | 'discard' | 'points' | 'mill',
  n: number,
  who?: 'opponent',
): EffectPart => ({ do: what, n, ...(who === undefined ? {} : { who }) });

/** An effect of size `n` on units. */
export const act = (
  what: Extract<
    EffectPart['do'],
    | 'heal'
    | 'damage'
    | 'dice'
    | 'tap'
    | 'untap'
    | 'retreat'
    | 'discard-unit'
    | 'counters'
    | 'deploy'
    | 'bounce'
    | 'hold'
  >,
  to: Target,
  n = 1,
): EffectPart => ({ do: what, n, to });

export const search = (n: number, find: CardFilter): EffectPart => ({ do: 'search', n, find });

export const may = (...then: readonly EffectPart[]): EffectPart => ({ do: 'may', n: 1, then });

export const mayFor = (cost: Cost, ...then: readonly EffectPart[]): EffectPart => ({
  do: 'may',
  n: 1,
  cost,
  then,
});

export const ifHolds = (
  when: readonly Condition[],
  ...then: readonly EffectPart[]
): EffectPart => ({ do: 'if', n: 1, when, then });

/** An effect on the chosen units when the attack ends. */
export const afterwards = (...then: readonly EffectPart[]): EffectPart => ({
  do: 'later',
  n: 1,
  to: 'chosen',
  then,
});

export const oneOf = (...of: readonly (readonly EffectPart[])[]): EffectPart => ({
  do: 'choose-one',
  n: 1,
  of,
});

/** The same effect in one arena of the player's choice. */
export const inOneArena = (does: (arena: Arena) => readonly EffectPart[]): EffectPart =>
  oneOf(...arenas.map(does));

/** One own matching unit to tap, discard or damage as a cost. */
export const unitCost = (
  what: Filter,
  pays: 'tap' | 'discard-unit' | 'counters' = 'tap',
): Pick<Cost, 'unit'> => ({
  unit: { do: pays, what: own(pays === 'tap' ? { tapped: false, ...what } : what) },
});

/** Discards cards from the deck of either player. */
export const millOf = (n: number): EffectPart =>
  oneOf([take('mill', n)], [take('mill', n, 'opponent')]);

/** Done by the opponent, who makes the choices. */
export const they = (...then: readonly EffectPart[]): EffectPart => ({ do: 'they', n: 1, then });

/** Done by the Dark side, then by the other side. */
export const bySides = (...then: readonly EffectPart[]): EffectPart => ({
  do: 'sides',
  n: 1,
  then,
});

export const win: EffectPart = { do: 'win', n: 1 };

/** An effect at a later moment other than the end of the attack. */
export const later = (
  moment: NonNullable<EffectPart['moment']>,
  ...then: readonly EffectPart[]
): EffectPart => ({ do: 'later', n: 1, moment, then });

/** Effects by the face of a die; several faces may share an effect. */
export const roll = (
  ...table: readonly (readonly [faces: readonly number[], ...does: readonly EffectPart[]])[]
): EffectPart => ({
  do: 'roll',
  n: 1,
  faces: table.map(([faces]) => faces),
  of: table.map(([, ...does]) => does),
});

/** Multiplies a part by the X of the cost. */
export const timesX = (part: EffectPart): EffectPart => ({ ...part, timesX: true });

/** Units also count as having these subtypes. */
export const treatedAs = (...treat: readonly string[]): Mod => ({ grants: { treat } });

/** An ability that can be used any number of times. */
export const often = (ability: Ability): Ability => ({ ...ability, often: true });
