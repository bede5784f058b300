/** Star Wars TCG: what its rules ask of a card. Facts of the starter set stand in `facts/`. */
export type Side = 'L' | 'D' | 'Y' | 'N';
export type UnitType = 'Space' | 'Ground' | 'Character';
export type Arena = UnitType;

export const arenas: readonly Arena[] = ['Space', 'Ground', 'Character'];

export interface Cost {
  readonly force?: number | string;
  readonly build?: number | string;
  /** Cards of the hand. */
  readonly discard?: number;
}

/**
 * What an effect does, one part after the other: Force and cards are its player's, damage counters come off its unit.
 * `search` takes cards of a name out of the deck, `return` the card itself to its owner's hand.
 */
export interface EffectPart {
  readonly do:
    'gain' | 'lose' | 'heal' | 'draw' | 'discard' | 'damage' | 'search' | 'return' | 'extra-attack';
  readonly n: number;
  readonly named?: string;
}

/** An ability in keywords: `Evade 2` for a cost of 1 Force is `{ keyword: 'Evade', x: 2, cost: { force: 1 } }`. */
export interface Ability {
  readonly keyword?: string;
  readonly x?: number | string;
  readonly cost?: Cost;
  /** Equipment: the keyword that its unit has. */
  readonly gives?: string;
  /** Switch: the ability in each arena of the type line, in its order. Can't Use: the keywords. */
  readonly of?: readonly string[];
  /** Battle Start: only in this arena. */
  readonly only?: Arena;
  /** What a keyword with an effect of its own does: Foresight, Forewarning, Reserves, Effect, Battle Start, When Discarded. */
  readonly does?: readonly EffectPart[];
  /** INSERT: what the unit has while this card is in its stack. */
  readonly insert?: Ability;
}

export interface SwtcgCard {
  readonly id: string;
  readonly name: string;
  /** Unique cards have a version letter; every version is a card of its own. */
  readonly version?: string;
  readonly side: Side;
  readonly types: readonly string[];
  /** The rest of the type line. */
  readonly subtypes?: string;
  readonly cost?: number | string;
  readonly speed?: number | string;
  readonly power?: number | string;
  readonly health?: number | string;
  readonly abilities?: readonly Ability[];
  /** The abilities above are all that the card says. */
  readonly complete?: boolean;
}

const unitTypes: ReadonlySet<string> = new Set(arenas);

export const isUnit = ({ types }: Pick<SwtcgCard, 'types'>): boolean =>
  types.some((type) => unitTypes.has(type));

/** A card with its version, as players write it: `Luke Skywalker (A)`. */
export const fullName = ({ name, version }: Pick<SwtcgCard, 'name' | 'version'>): string =>
  version === undefined ? name : `${name} (${version})`;

/** Subtypes of two words that match only as they stand; all others match when each word is somewhere in the type line. */
const fixedSubtypes: readonly string[] = [
  'Battle Station',
  'Black Sun',
  'Bounty Hunter',
  'Capital Ship',
  'Commerce Guild',
  'Council Member',
  'Crime Lord',
  'Death Watch',
  'First Order',
  'Force Sensitive',
  'Force Wielder',
  'Galactic Alliance',
  'IG Banking Clan',
  'Kel Dor',
  'Lost Tribe',
  'Military Droid',
  'Mon Calamari',
  'Nar Shadaa',
  'New Republic',
  'Old Republic',
  'Patrol Ship',
  'Polis Massa',
  'Rogue One',
  'Star System',
  'Techno Union',
  'Trade Federation',
  'Yuuzhan Vong',
];

const isFixed = (subtype: string): boolean =>
  fixedSubtypes.includes(subtype) || /\b(Jedi|Sith)\b/.test(subtype);

/** Whether a type line has a subtype. */
export const hasSubtype = (typeLine: string, subtype: string): boolean =>
  isFixed(subtype)
    ? ` ${typeLine} `.includes(` ${subtype} `)
    : subtype.split(' ').every((word) => typeLine.split(/[\s-]+/).includes(word));

/** Names of one person: equal for stacking and contesting, and for nothing else. */
const samePeople: readonly (readonly string[])[] = [
  ['Admiral Tarkin', 'Grand Moff Tarkin'],
  ['Admiral Yularen', 'Colonel Wullf Yularen'],
  ['Anakin Skywalker', 'Darth Vader'],
  ["A'Sharad Hett", 'Darth Krayt'],
  ['Ben Solo', 'Kylo Ren'],
  ['Captain Ackbar', 'Admiral Ackbar'],
  ['Chancellor Finis Valorum', 'Finis Valorum'],
  ['Chancellor Palpatine', 'Darth Sidious'],
  ['Senator Palpatine', 'Emperor Palpatine'],
  ['Dooku', 'Darth Tyranus'],
  ['Jacen Solo', 'Darth Caedus'],
  ['Kreia', 'Darth Traya'],
  ['Lieutenant Corran Horn', 'Corran Horn'],
  ['Malak', 'Darth Malak'],
  ['Mara Jade', 'Mara Jade Skywalker'],
  ['Maul', 'Darth Maul'],
  ['Padmé Amidala', 'Queen Amidala'],
  ['Princess Leia', 'Leia Organa Solo', 'General Leia Organa Solo'],
  ['Revan', 'Darth Revan'],
  ['Wedge Antilles', 'Commander Wedge Antilles'],
];

/** Whether two unique cards may lie in one stack, and contest each other. */
export const sameIdentity = (one: string, other: string): boolean =>
  one === other || samePeople.some((names) => names.includes(one) && names.includes(other));

/** What a text that names a card means: that very name. */
export const isNamed = ({ name }: Pick<SwtcgCard, 'name'>, named: string): boolean =>
  name === named;
