/**
 * Star Wars TCG: the data that its rules need of a card. The facts of the cards are in `facts/`.
 */
export type Side = 'L' | 'D' | 'Y' | 'N';
export type UnitType = 'Space' | 'Ground' | 'Character';
export type Arena = UnitType;

export const arenas: readonly Arena[] = ['Space', 'Ground', 'Character'];

export interface Cost {
  readonly force?: number | string;
  readonly build?: number | string;
  /** Cards to discard from the hand. */
  readonly discard?: number;
  /** Cards from the hand to put on the bottom of the deck. */
  readonly bottom?: number;
  /** Cards to remove from the game, from the player's own discard pile or the opponent's. */
  readonly exile?: { readonly n: number; readonly what: CardFilter; readonly whose?: 'opponent' };
  /** Force that both players gain. */
  readonly both?: number;
  /** The card itself is tapped. */
  readonly tap?: true;
  /** The card itself is discarded from its arena. */
  readonly leave?: true;
  /** The unit goes back to the build zone. */
  readonly retreat?: true;
  /** A matching card in the hand is shown to the other player. */
  readonly reveal?: CardFilter;
  /** The number of cards to discard from the top of the deck. */
  readonly deck?: number;
  /** The whole hand is discarded, even if it is empty. */
  readonly hand?: true;
  /** Damage counters to place on the card itself. */
  readonly harm?: number;
  /**
   * One own unit that matches `what`, or `n` of them, is discarded, tapped or gets a damage
   * counter.
   */
  readonly unit?: {
    readonly do: 'discard-unit' | 'tap' | 'counters';
    readonly what: Filter;
    readonly n?: number;
  };
}

export type Stat = 'speed' | 'power' | 'health';

/**
 * A modification of a unit: a change of speed, power or health, an ability, the loss of a keyword,
 * or a keyword.
 */
export type Mod =
  | { readonly stat: Stat; readonly n: number }
  | { readonly grants: Ability }
  | { readonly lacks: string }
  | { readonly keyword: string; readonly x?: number; readonly cost?: Cost };

/**
 * Units in arenas, from the point of view of the player who resolves the effect; omitted properties
 * match any unit. Of several subtypes one is enough.
 */
export interface Filter {
  /** `side`: units of both players of a side, in a team game. */
  readonly whose?: 'own' | 'opponent' | 'side';
  readonly arenas?: readonly Arena[];
  readonly subtypes?: readonly string[];
  readonly without?: readonly string[];
  readonly named?: readonly string[];
  readonly unique?: boolean;
  readonly side?: Side;
  /** Not the card with the ability itself. */
  readonly other?: true;
  /** Only the card with the ability itself. */
  readonly self?: true;
  /** In the same arena as the card with the ability. */
  readonly here?: true;
  /** It is the attacker of the current attack. */
  readonly attacking?: true;
  /** Also, or only, units in a build zone; there a unit has all arenas of its `types`. */
  readonly zone?: 'build' | 'both';
  readonly types?: readonly string[];
  /** Its type line has several arenas. */
  readonly multi?: true;
  readonly equipped?: true;
  readonly piloted?: true;
  readonly damaged?: boolean;
  readonly tapped?: boolean;
  /** `hurt`: damaged this turn. `mended`: an opponent removed damage counters from it this turn. */
  readonly hurt?: true;
  readonly mended?: true;
  readonly most?: { readonly stat: Stat | 'cost'; readonly n: number };
  readonly least?: { readonly stat: Stat | 'cost'; readonly n: number };
}

/** Cards in a deck, a hand or a discard pile; omitted properties match any card. */
export interface CardFilter {
  readonly types?: readonly string[];
  readonly subtypes?: readonly string[];
  readonly named?: readonly string[];
  readonly unique?: boolean;
  readonly side?: Side;
}

/** A condition about the unit with the ability and the table around it. */
export type Condition =
  | { readonly is: 'piloted' }
  /** It dealt no damage this turn, or with `foes` none to opponents' units. */
  | { readonly is: 'harmless'; readonly foes?: true }
  /** It is the defender of the current attack. */
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
 * What units have while the conditions hold. `each` multiplies it: by the number of such units, by
 * its damage counters, by its player's Force, or by the cards beneath it.
 */
export interface Static {
  readonly to: 'self' | Filter;
  readonly mods: readonly Mod[];
  readonly when?: readonly Condition[];
  readonly each?: Filter | 'damage' | 'force' | 'beneath';
}

/**
 * The units that a part of an effect applies to: chosen ones, the same as for the part before, all
 * that match, all in one arena that its player names, or those of the attack.
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

/** A number that stands for all there are. */
export const everyOne = 99;

/**
 * One part of an effect; the parts are carried out in order. Force and cards are the player's,
 * damage counters are those on its unit. `search` takes cards from the deck, `recover` from the
 * discard pile, `strip` discards one from the opponent's hand, `return` puts the card itself into
 * its owner's hand and `bounce` a unit with its stack; `counters` are damage that cannot be
 * prevented, `later` is done when the attack ends; `deploy` puts a unit of a build zone into its
 * arena, `land` a card, `hasten` puts build counters on a partially built card. `they` is done by
 * the opponent, `roll` does what the faces of a die say, `arrive` puts the card itself into its
 * arena, `raze` discards a Location, `exile` removes cards of both discard piles from the game,
 * `hold` keeps units from untapping once. `enter` puts the card itself into its arena without
 * counting as a deployment; `keep` puts the unit that was discarded beneath it, open to both
 * players, `guard` keeps a Location from being discarded, `hinder` removes build counters from a
 * partially built card of the opponent, `copy` gives the card abilities of a unit, `decree` gives
 * its player an effect until the turn ends; `foretell` names a unit card and draws, `piles` takes
 * cards with different names from the deck, which the opponent divides into two piles: one pile
 * goes to the hand. `sides` is done by the Dark side and then by the other side, `take` puts
 * Subordinates into their arena, `spring` completes the Trap itself, `attach` puts the Trait itself
 * on the unit that the event happened to, and `win` wins the game.
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
  /** Multiplies `n`, or what is given, by the number of these units. */
  readonly each?: Filter;
  /** Multiplies `n`, or what is given, by the X of the cost. */
  readonly timesX?: true;
  /**
   * Multiplies `n` by the number of these cards in all discard piles, or in the player's own;
   * `half`: by half of it, rounded up.
   */
  readonly pile?: { readonly of: CardFilter; readonly half?: true; readonly whose?: 'own' };
  /** When `later` is done; omitted: when the attack ends. */
  readonly moment?: 'Battle Start' | 'Battle End' | 'Turn End' | 'next-build';
  /** The faces that trigger each effect of `roll`. */
  readonly faces?: readonly (readonly number[])[];
  /** The cards that `search`, `recover`, `strip` and similar parts apply to. */
  readonly find?: CardFilter;
  /** `land` takes a card from the discard pile instead of the hand. */
  readonly from?: 'discard';
  /** What is given applies only while these conditions hold; `if` is done only if they hold. */
  readonly when?: readonly Condition[];
  /**
   * Where found cards go: face down into the build zone with `counters` build counters, or out of
   * the game; a card of the opponent's hand can go into the player's own.
   */
  readonly into?: 'build' | 'hand' | 'out';
  readonly counters?: number;
  /** The cost of `may`. */
  readonly cost?: Cost;
  /** The alternatives of `choose-one`, and the effects of `roll`. */
  readonly of?: readonly (readonly EffectPart[])[];
  readonly named?: string;
  /** Whose Force, cards or points: the opponents'. */
  readonly who?: 'opponent';
  readonly to?: Target;
  readonly mods?: readonly Mod[];
  readonly until?: Until;
  /** The ability that `decree` puts into effect. */
  readonly says?: Ability;
  /**
   * For `unless` and `if-pays`: what happens unless, or if, an opponent pays `n` Force. For `may`,
   * `if`, `later` and `foretell`: what is done then; for `later`, to the units that the part
   * applies to.
   */
  readonly then?: readonly EffectPart[];
}

/**
 * When a paid effect may be used, if not whenever players may play: during an attack of any unit,
 * of the card itself, of an own unit or of an opponent's, against the card itself, instead of its
 * own attack, after the player's own dice or an opponent's were rolled, while no unit attacks, when
 * an arena begins its battle, or in the build step.
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
 * An ability by keyword: `Evade 2` for a cost of 1 Force is `{ keyword: 'Evade', x: 2, cost: {
 * force: 1 } }`.
 */
export interface Ability {
  readonly keyword?: string;
  /** `stack` and `power`: the number of cards in the unit's stack, or its power. */
  readonly x?: number | string;
  /** Multiplies `x` by the number of these units. */
  readonly per?: Filter;
  readonly cost?: Cost;
  /** Equipment: the keyword that it gives to its unit. */
  readonly gives?: string;
  /**
   * Switch: the ability in each arena of the type line, in its order. Can't Use: the forbidden
   * keywords.
   */
  readonly of?: readonly string[];
  /** For triggered abilities: only in this arena. */
  readonly only?: Arena;
  /**
   * For abilities triggered or used when an arena begins or ends its battle: which arena, if not
   * the card's own.
   */
  readonly step?: Arena;
  /**
   * The effect of the ability, for keywords that have one: Foresight, Forewarning, Reserves,
   * Effect, and triggered abilities.
   */
  readonly does?: readonly EffectPart[];
  /** INSERT: what the unit has while this card is in its stack. */
  readonly insert?: Ability;
  readonly time?: EffectTime;
  /** Prevent: the units that it protects; omitted: all own units. */
  readonly protects?: Filter;
  readonly static?: Static;
  /** Units that match cost their player `n` build counters less, or more if `n` is negative. */
  readonly cheaper?: { readonly what: Filter; readonly n: number };
  /** Subtypes that the card has in addition to those of its type line. */
  readonly treat?: readonly string[];
  /** Pilot, Equipped: abilities of the unit that this card is on. */
  readonly grants?: readonly Ability[];
  /**
   * Equipped: the units that get the abilities. Abilities about damaging or discarding: the
   * affected units.
   */
  readonly what?: Filter;
  /**
   * A triggered ability happens, and an ability to use is offered, only while these conditions
   * hold.
   */
  readonly when?: readonly Condition[];
  /** Upkeep: alternative costs, one of which is paid. */
  readonly costs?: readonly Cost[];
  /**
   * Prevent, Disrupt: `after` is an additional effect. `deflects`: the unit may deal the prevented
   * damage to another unit in its arena.
   */
  readonly after?: readonly EffectPart[];
  readonly deflects?: true;
  /** Prevent: usable while the card is in the build zone. */
  readonly reserves?: true;
  /** Changes the Force cost of uses of Battle cards or of units: `n` more, or less if negative. */
  readonly pricier?: {
    readonly what: 'Battle' | 'activated';
    readonly n: number;
    readonly whose?: 'own' | 'opponent';
    /** Only uses that cost Force. */
    readonly paid?: true;
    /** Only uses by these units. */
    readonly of?: Filter;
    /** A use that costs at least this much does not become cheaper than this. */
    readonly least?: number;
  };
  /** It triggers only while the card is in its player's hand. */
  readonly inHand?: true;
  /** The X of the cost is the printed power of the attacker. */
  readonly priced?: 'attacker';
  /** Trap, Trait: the moment at which its player may complete or attach it. */
  readonly springs?: string;
  /** To disrupt it, an opponent may tap as many of their units as there are units that match. */
  readonly foil?: Filter;
  /** It may be used any number of times. */
  readonly often?: true;
  /** The cost already includes what Enhance adds. */
  readonly enhanced?: true;
}

export interface SwtcgCard {
  readonly id: string;
  readonly name: string;
  /** Unique cards have a version letter; every version is a separate card. */
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
  /** The abilities above are the complete text of the card, so the engine can play it. */
  readonly complete?: boolean;
}

const unitTypes: ReadonlySet<string> = new Set(arenas);

export const isUnit = ({ types }: Pick<SwtcgCard, 'types'>): boolean =>
  types.some((type) => unitTypes.has(type));

/** A card with its version, as players write it: `Luke Skywalker (A)`. */
export const fullName = ({ name, version }: Pick<SwtcgCard, 'name' | 'version'>): string =>
  version === undefined ? name : `${name} (${version})`;

/**
 * Two-word subtypes that must appear exactly; any other subtype matches if each of its words is
 * somewhere in the type line.
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

/** Whether a type line contains a word, delimited by spaces or hyphens. */
const hasWord = (typeLine: string, word: string): boolean => {
  const isEdge = (at: number): boolean => /[\s-]/.test(typeLine.charAt(at) || ' ');
  for (let at = typeLine.indexOf(word); at !== -1; at = typeLine.indexOf(word, at + 1))
    if (isEdge(at - 1) && isEdge(at + word.length)) return true;
  return false;
};

export const hasSubtype = (typeLine: string, subtype: string): boolean =>
  isFixed(subtype)
    ? ` ${typeLine} `.includes(` ${subtype} `)
    : subtype.split(' ').every((word) => hasWord(typeLine, word));

/** Names of the same person: equal for stacking and contesting, but for nothing else. */
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

/** Whether two unique cards may be in one stack, and contest each other. */
export const sameIdentity = (one: string, other: string): boolean =>
  one === other || samePeople.some((names) => names.includes(one) && names.includes(other));
