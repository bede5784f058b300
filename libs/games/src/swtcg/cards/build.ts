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

/** Short ways to say what many cards share. */

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

/** An ability in keywords, such as `Evade 2` for 1 Force: said of a unit, or given to one. */
export const word = (keyword: string, x?: number, cost?: Cost) => ({
  keyword,
  ...(x === undefined ? {} : { x }),
  ...(cost === undefined ? {} : { cost }),
});

const costing = (cost: Cost): { readonly cost?: Cost } =>
  Object.keys(cost).length === 0 ? {} : { cost };

/** An effect that is paid for whenever players may play. */
export const effect = (cost: Cost, ...does: readonly EffectPart[]): Ability => ({
  keyword: 'Effect',
  ...costing(cost),
  does,
});

/** An effect that is paid for at a moment of an attack, or while there is none. */
export const during = (time: EffectTime, cost: Cost, ...does: readonly EffectPart[]): Ability => ({
  ...effect(cost, ...does),
  time,
});

/** An effect of the own build step. */
export const inBuild = (cost: Cost, ...does: readonly EffectPart[]): Ability => ({
  keyword: 'Build Effect',
  ...costing(cost),
  does,
});

/** What is triggered, such as `Deployed`; what a Mission does, too. */
export const at = (keyword: string, ...does: readonly EffectPart[]): Ability => ({
  keyword,
  does,
});

/** The same, only in or out of one arena. */
export const atIn = (keyword: string, only: Arena, ...does: readonly EffectPart[]): Ability => ({
  ...at(keyword, ...does),
  only,
});

/** An ability that counts only while these hold. */
export const only = (when: readonly Condition[], ability: Ability): Ability => ({
  ...ability,
  when,
});

/** What a card always says of itself or of others. */
export const always = (to: 'self' | Filter, ...mods: readonly Mod[]): Ability => ({
  static: { to, mods },
});

/** What it says of them while these hold. */
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

/** What Equipment gives a unit of the kind. */
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

/** A number of something that the player, or the other one, gets, loses, draws or discards. */
export const take = (
  what: 'gain' | 'lose' | 'draw' | 'discard' | 'points' | 'mill',
  n: number,
  who?: 'opponent',
): EffectPart => ({ do: what, n, ...(who === undefined ? {} : { who }) });

/** Something that is done to units, as much as `n` says. */
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

/** When the attack ends, to the units that were chosen. */
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

/** The same in one arena of the player's choice. */
export const inOneArena = (does: (arena: Arena) => readonly EffectPart[]): EffectPart =>
  oneOf(...arenas.map(does));

/** One own unit of a kind that is tapped, discarded or damaged as a cost. */
export const unitCost = (
  what: Filter,
  pays: 'tap' | 'discard-unit' | 'counters' = 'tap',
): Pick<Cost, 'unit'> => ({
  unit: { do: pays, what: own(pays === 'tap' ? { tapped: false, ...what } : what) },
});

/** Cards off the deck of either player. */
export const millOf = (n: number): EffectPart =>
  oneOf([take('mill', n)], [take('mill', n, 'opponent')]);

/** Done by the other player, who chooses. */
export const they = (...then: readonly EffectPart[]): EffectPart => ({ do: 'they', n: 1, then });

/** Done by the Dark side, then by the other one. */
export const bySides = (...then: readonly EffectPart[]): EffectPart => ({
  do: 'sides',
  n: 1,
  then,
});

export const win: EffectPart = { do: 'win', n: 1 };

/** What is done later than at once, and not when the attack ends. */
export const later = (
  moment: NonNullable<EffectPart['moment']>,
  ...then: readonly EffectPart[]
): EffectPart => ({ do: 'later', n: 1, moment, then });

/** Effects by the face of a die; an effect may stand beside several faces. */
export const roll = (
  ...table: readonly (readonly [faces: readonly number[], ...does: readonly EffectPart[]])[]
): EffectPart => ({
  do: 'roll',
  n: 1,
  faces: table.map(([faces]) => faces),
  of: table.map(([, ...does]) => does),
});

/** As much as the X of the cost says. */
export const timesX = (part: EffectPart): EffectPart => ({ ...part, timesX: true });

/** Units count as being of these kinds too. */
export const treatedAs = (...treat: readonly string[]): Mod => ({ grants: { treat } });

/** An ability that is used as often as its player wants. */
export const often = (ability: Ability): Ability => ({ ...ability, often: true });

/** The effect with what Enhance adds to it. */
export const enhance = (ability: Ability): Ability => ({ ...ability, enhanced: true });
