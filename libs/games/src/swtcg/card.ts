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
  /** Cards of the hand, put on the bottom of the deck. */
  readonly bottom?: number;
  /** Cards of the own discard pile, or of the other one, out of the game. */
  readonly exile?: { readonly n: number; readonly what: CardFilter; readonly whose?: 'opponent' };
  /** Force that both players gain. */
  readonly both?: number;
  /** The card itself is tapped. */
  readonly tap?: true;
  /** The card itself is discarded from its arena. */
  readonly leave?: true;
  /** Its unit goes back to the build zone. */
  readonly retreat?: true;
  /** A card of the hand is shown to the other player. */
  readonly reveal?: CardFilter;
  /** So many cards off the top of the deck. */
  readonly deck?: number;
  /** Every card of the hand, of which there may be none. */
  readonly hand?: true;
  /** Damage counters on the card itself. */
  readonly harm?: number;
  /** One own unit of a kind, or `n`, is discarded, tapped or gets a damage counter. */
  readonly unit?: {
    readonly do: 'discard-unit' | 'tap' | 'counters';
    readonly what: Filter;
    readonly n?: number;
  };
}

export type Stat = 'speed' | 'power' | 'health';

/** What a unit gets: a number of speed, power or health, an ability in keywords or one of its own. */
export type Mod =
  | { readonly stat: Stat; readonly n: number }
  | { readonly grants: Ability }
  | { readonly lacks: string }
  | { readonly keyword: string; readonly x?: number; readonly cost?: Cost };

/**
 * Units in arenas, seen from the player who resolves; what is
 * left out does not matter. Of several subtypes one is enough.
 */
export interface Filter {
  /** `side` are those of both players of a side, in a game of two sides. */
  readonly whose?: 'own' | 'opponent' | 'side';
  readonly arenas?: readonly Arena[];
  readonly subtypes?: readonly string[];
  readonly without?: readonly string[];
  readonly named?: readonly string[];
  readonly unique?: boolean;
  readonly side?: Side;
  /** Not the card that says it. */
  readonly other?: true;
  /** Only the card that says it. */
  readonly self?: true;
  /** In the arena of the card that says it. */
  readonly here?: true;
  /** It is the attacker of the attack under way. */
  readonly attacking?: true;
  /** Also, or only, in a build zone; there a unit has the arenas of its `types`. */
  readonly zone?: 'build' | 'both';
  readonly types?: readonly string[];
  /** Of several arenas by its type line. */
  readonly multi?: true;
  readonly equipped?: true;
  readonly piloted?: true;
  readonly damaged?: boolean;
  readonly tapped?: boolean;
  /** Damaged in this turn; the other player took damage counters off it in this turn. */
  readonly hurt?: true;
  readonly mended?: true;
  readonly most?: { readonly stat: Stat | 'cost'; readonly n: number };
  readonly least?: { readonly stat: Stat | 'cost'; readonly n: number };
}

/** Cards in a deck, a hand or a discard pile; what is left out does not matter. */
export interface CardFilter {
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly named?: readonly string[];
  readonly unique?: boolean;
  readonly side?: Side;
}

/** What holds of the unit that says it, and of the table around it. */
export type Condition =
  | { readonly is: 'piloted' }
  /** It did no damage in this turn, or none to units of the other player. */
  | { readonly is: 'harmless'; readonly foes?: true }
  /** It is the defender of the attack. */
  | { readonly is: 'faced' }
  | { readonly is: 'using'; readonly how: 'Bombard' | 'Ion Cannon' }
  | { readonly is: 'more-units'; readonly arena: Arena }
  | {
      readonly is: 'location';
      readonly whose?: 'own';
      readonly subtypes?: readonly string[];
      readonly arena?: Arena;
    }
  | { readonly is: 'in'; readonly arena: Arena }
  | { readonly is: 'damaged' | 'undamaged' | 'alone' | 'equipped' | 'more-force' }
  | { readonly is: 'have'; readonly what: Filter; readonly n?: number }
  | { readonly is: 'lack'; readonly what: Filter }
  | { readonly is: 'attacking' | 'attacked-by'; readonly what: Filter };

/**
 * What units have as long as conditions hold; `each`: once
 * for each such unit, for each damage counter on it, or for each card beneath it.
 */
export interface Static {
  readonly to: 'self' | Filter;
  readonly mods: readonly Mod[];
  readonly when?: readonly Condition[];
  readonly each?: Filter | 'damage' | 'force' | 'beneath';
}

/**
 * Whom a part of an effect is for: units chosen, the same as the part before
 * it, all that fit, all in one arena that its player names, or those of the attack.
 */
export type Target =
  | 'self'
  | 'chosen'
  | 'attacker'
  | 'defender'
  | { readonly choose: Filter; readonly by?: 'opponent'; readonly upTo?: number }
  | { readonly each: Filter }
  | { readonly eachIn: Filter; readonly arenas?: readonly Arena[] };

export type Until = 'attack' | 'battle' | 'turn' | 'game';

/** So many stands for all there are. */
export const everyOne = 99;

/**
 * What an effect does, one part after the other: Force and
 * cards are its player's, damage counters come off its unit.
 * `search` takes cards out of the deck, `recover` out of the discard pile, `strip` discards one of
 * the other hand, `return` takes the card itself to its owner's hand and `bounce` a unit with its stack;
 * `counters` are damage that nothing prevents, `later` is done when the attack ends; `deploy` puts a
 * unit of a build zone into its arena, `land` a card, `hasten` puts build counters on a begun card.
 * `they` is done by the other player, `roll` does what its faces say, `arrive` puts the card itself into
 * its arena, `raze` discards a Location, `exile` takes cards of both discard piles out of the game,
 * `hold` keeps units from untapping once. `enter` puts the card itself into its arena, which is no
 * deployment; `keep` puts the unit that was discarded beneath it, open to both, `guard` keeps a Location
 * from being discarded, `hinder` takes build counters off a begun card of the other player, `copy` gives the
 * card abilities of a unit, `decree` lets something hold for its player until the turn ends; `foretell`
 * names a unit card and draws, `piles` takes cards of different names out of the deck, which the other
 * player parts: one pile comes to the hand. `sides` is done by the Dark side and then by the other one,
 * `take` puts Subordinates into their arena, `spring` completes the Trap itself, `attach` puts the
 * Trait itself on the unit that it happened to, and `win` wins the game.
 */
export interface EffectPart {
  readonly do:
    | 'gain'
    | 'lose'
    | 'heal'
    | 'draw'
    | 'discard'
    | 'damage'
    | 'dice'
    | 'search'
    | 'return'
    | 'extra-attack'
    | 'points'
    | 'give'
    | 'tap'
    | 'untap'
    | 'retreat'
    | 'discard-unit'
    | 'unless'
    | 'if-pays'
    | 'counters'
    | 'recover'
    | 'strip'
    | 'bounce'
    | 'look'
    | 'later'
    | 'may'
    | 'choose-one'
    | 'deploy'
    | 'land'
    | 'hasten'
    | 'mill'
    | 'if'
    | 'they'
    | 'roll'
    | 'arrive'
    | 'raze'
    | 'exile'
    | 'hold'
    | 'reroll'
    | 'end-attack'
    | 'enter'
    | 'keep'
    | 'guard'
    | 'hinder'
    | 'copy'
    | 'decree'
    | 'foretell'
    | 'piles'
    | 'sides'
    | 'take'
    | 'spring'
    | 'attach'
    | 'win'
    | 'disrupt';
  readonly n: number;
  /** `n`, or what is given, for each of these units. */
  readonly each?: Filter;
  /** `n`, or what is given, times the X of the cost. */
  readonly timesX?: true;
  /** `n` for each of these cards in all discard piles or the own, or for every two of them, rounded up. */
  readonly pile?: { readonly of: CardFilter; readonly half?: true; readonly whose?: 'own' };
  /** When `later` is done, where not when the attack ends. */
  readonly moment?: 'Battle Start' | 'Battle End' | 'Turn End' | 'next-build';
  /** The faces on which each effect of `roll` is done. */
  readonly faces?: readonly (readonly number[])[];
  /** The cards that `search`, `recover` and `strip` are for. */
  readonly find?: CardFilter;
  /** `land` takes a card of the hand, or of the discard pile. */
  readonly from?: 'discard';
  /** What is given holds only while these do; `if` is done only when they do. */
  readonly when?: readonly Condition[];
  /**
   * A card that was searched for goes face down into the build zone with so many build counters,
   * or out of the game; one of the other hand comes into the own.
   */
  readonly into?: 'build' | 'hand' | 'out';
  readonly counters?: number;
  /** What `may` costs its player. */
  readonly cost?: Cost;
  /** What `choose-one` offers and `roll` may do. */
  readonly of?: readonly (readonly EffectPart[])[];
  readonly named?: string;
  /** Whose Force, cards or points: the other player's. */
  readonly who?: 'opponent';
  readonly to?: Target;
  readonly mods?: readonly Mod[];
  readonly until?: Until;
  /** What `decree` lets hold. */
  readonly says?: Ability;
  /**
   * After `unless` and `if-pays`: what happens unless, or if, the other player
   * pays `n` Force; after `may`, `if`, `later` and `foretell` what is done then,
   * by `later` to the units that the part is for.
   */
  readonly then?: readonly EffectPart[];
}

/**
 * When an effect that is paid for may be used, where not whenever players may
 * play: in an attack of any unit, of the card itself, of the own or of the other
 * player, on the card itself, instead of its own attack, once the dice
 * of the own or of the other player lie, while no unit attacks, or when an arena begins its battle.
 */
export type EffectTime =
  | 'attack'
  | 'attacking'
  | 'own-attack'
  | 'enemy-attack'
  | 'attacked'
  | 'instead'
  | 'rolled'
  | 'enemy-rolled'
  | 'no-attack'
  | 'step-start'
  | 'build';

/**
 * An ability in keywords: `Evade 2` for a cost of 1 Force
 * is `{ keyword: 'Evade', x: 2, cost: { force: 1 } }`.
 */
export interface Ability {
  readonly keyword?: string;
  /** `stack` and `power`: as many as the unit's stack has cards, or as its power is. */
  readonly x?: number | string;
  /** `x` for each of these units. */
  readonly per?: Filter;
  readonly cost?: Cost;
  /** Equipment: the keyword that its unit has. */
  readonly gives?: string;
  /** Switch: the ability in each arena of the type line, in its order. Can't Use: the keywords. */
  readonly of?: readonly string[];
  /** What is triggered in or out of an arena: only in this one. */
  readonly only?: Arena;
  /** What is triggered or used when an arena begins or ends its battle: this arena, where not its own. */
  readonly step?: Arena;
  /**
   * What a keyword with an effect of its own does: Foresight,
   * Forewarning, Reserves, Effect, and what is triggered.
   */
  readonly does?: readonly EffectPart[];
  /** INSERT: what the unit has while this card is in its stack. */
  readonly insert?: Ability;
  readonly time?: EffectTime;
  /** Prevent: the units that it protects, where not every own one. */
  readonly protects?: Filter;
  readonly static?: Static;
  /** Fewer build counters that units of these kinds cost their player, or more where below none. */
  readonly cheaper?: { readonly what: Filter; readonly n: number };
  /** Subtypes that the card has beside those of its type line. */
  readonly treat?: readonly string[];
  /** Pilot, Equipped: what the unit has that this card is on. */
  readonly grants?: readonly Ability[];
  /** Equipped: the units that have it; what damages or discards: the units that it happens to. */
  readonly what?: Filter;
  /** What is triggered happens, and what is used is offered, only while these hold. */
  readonly when?: readonly Condition[];
  /** Upkeep: of these costs one is paid. */
  readonly costs?: readonly Cost[];
  /** Prevent, Disrupt: what is done then, and that the unit may do the damage to another of its arena. */
  readonly after?: readonly EffectPart[];
  readonly deflects?: true;
  /** Prevent: used in the build zone. */
  readonly reserves?: true;
  /** What uses cost more Force, or less where below none: of Battle cards or of units. */
  readonly pricier?: {
    readonly what: 'Battle' | 'activated';
    readonly n: number;
    readonly whose?: 'own' | 'opponent';
    /** Only those that cost Force. */
    readonly paid?: true;
    /** Only those of these units. */
    readonly of?: Filter;
    /** No use that costs as much or more gets cheaper than this. */
    readonly least?: number;
  };
  /** It is triggered in its player's hand, and nowhere else. */
  readonly inHand?: true;
  /** The X of the cost is the printed power of the attacker. */
  readonly priced?: 'attacker';
  /** Trap, Trait: the moment at which its player may complete or attach it. */
  readonly springs?: string;
  /** The other players may tap as many of their units as there are of these, to disrupt it. */
  readonly foil?: Filter;
  /** It may be used any number of times. */
  readonly often?: true;
  /** The cost has what Enhance adds in it. */
  readonly enhanced?: true;
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

/**
 * Subtypes of two words that match only as they stand; all
 * others match when each word is somewhere in the type line.
 */
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

/** Whether a word stands in a type line, between spaces and hyphens. */
const hasWord = (typeLine: string, word: string): boolean => {
  const isEdge = (at: number): boolean => /[\s-]/.test(typeLine.charAt(at) || ' ');
  for (let at = typeLine.indexOf(word); at !== -1; at = typeLine.indexOf(word, at + 1))
    if (isEdge(at - 1) && isEdge(at + word.length)) return true;
  return false;
};

/** Whether a type line has a subtype. */
export const hasSubtype = (typeLine: string, subtype: string): boolean =>
  isFixed(subtype)
    ? ` ${typeLine} `.includes(` ${subtype} `)
    : subtype.split(' ').every((word) => hasWord(typeLine, word));

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
