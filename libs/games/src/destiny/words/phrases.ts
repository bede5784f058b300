import { inEach, joinTexts, sameText, textIn, type Texts } from '#game';
import { textOf, type TextKey } from '../../texts.js';
import { all as ALL } from '../cards/build.js';
import type { Amount, CardFilter, DiceFilter } from '../engine/terms.js';
import type { CardType, Color, DieSymbol } from '../facts/card.js';
import { areAdjectivesFirst, count, listAlternatives, when } from './grammar.js';

type Noun = 'die' | 'card' | Exclude<CardType, 'downgrade' | 'plot'>;
type Gender = 'm' | 'f';

const genderOf = (noun: Noun): Gender => (noun === 'card' || noun === 'upgrade' ? 'f' : 'm');

/** Something that a step has chosen. */
interface Chosen {
  readonly noun: Noun;
  readonly many: boolean;
  /** The number of things of the same kind chosen before it. */
  readonly before: number;
  /**
   * `group`: cards to choose from, such as those that were looked at; `rest`: what is left of them.
   */
  readonly role: 'chosen' | 'group' | 'rest';
  /** The die whose character it is. */
  readonly of?: string;
}

type Whose = 'own' | 'opponent' | 'theirs' | 'any';
type Place = 'play' | 'hand' | 'discard' | 'deck' | 'out';

/** How many of the matching things are chosen, and by whom. */
export interface Choice {
  readonly min: Amount;
  readonly max: Amount;
  /** The opponent makes the choice. */
  readonly byOpponent?: boolean;
}

const one: Choice = { min: 1, max: 1 };

/** A thing that no step has chosen, such as the character that triggers an ability. */
const unnamed: Chosen = { noun: 'character', many: false, before: 0, role: 'chosen' };

/**
 * Builds the noun phrases of one ability. Names such as `die` stand for what an earlier step has
 * chosen or counted.
 */
export class Phrases {
  readonly #chosen = new Map<string, Chosen>();
  readonly #counted = new Map<string, Texts>();

  /** @param self the type of the card, for abilities that refer to it. */
  constructor(private readonly self: CardType) {}

  /** For one of several alternatives: its choices are unknown to the others. */
  branch(): Phrases {
    const branch = new Phrases(this.self);
    for (const [name, chosen] of this.#chosen) branch.#chosen.set(name, chosen);
    for (const [name, text] of this.#counted) branch.#counted.set(name, text);
    return branch;
  }

  choose(name: string, noun: Noun, many: boolean, role: Chosen['role'] = 'chosen'): void {
    const before = [...this.#chosen].filter(
      ([other, had]) => other !== name && had.noun === noun && had.role === 'chosen',
    ).length;
    this.#chosen.set(name, { noun, many, before, role });
  }

  /** The character of a die that was chosen. */
  chooseOwner(name: string, die: string): void {
    this.#chosen.set(name, { ...unnamed, of: die });
  }

  count(name: string, text: Texts): void {
    this.#counted.set(name, text);
  }

  /** `that die`, `those cards`, `the second character`, `this card`. */
  chosen(name: string): Texts {
    const self = this.self === 'character';
    if (name === 'this' || (name === 'host' && self))
      return textOf(`destiny.words.this.${self ? 'character' : 'card'}`);
    if (name === 'host') return textOf('destiny.words.this.host');
    const { noun, many, before, role, of } = this.#chosen.get(name) ?? unnamed;
    if (of !== undefined) return textOf('destiny.words.character-of', { what: this.chosen(of) });
    if (role === 'rest') return textOf('destiny.words.the-others');
    if (!many && before > 1 && noun === 'character') return textOf('destiny.words.third.character');
    return textOf(`destiny.words.${many ? 'those' : before > 0 ? 'second' : 'that'}.${noun}`);
  }

  /**
   * An amount that is not a plain number is called X in the sentence; the next sentence says what X
   * is.
   */
  quantity(amount: Amount): { readonly n: number | Texts; readonly after: readonly Texts[] } {
    const n = this.number(amount);
    if (typeof n === 'number' || n.en === X.en) return { n, after: [] };
    return { n: X, after: [textOf('destiny.words.x-is', { n })] };
  }

  number(amount: Amount): Texts | number {
    if (typeof amount === 'number') return amount;
    if ('dice' in amount) return this.numberOf(this.dice(amount.dice));
    if ('cards' in amount) return this.numberOf(this.cards(amount.cards));
    if ('inDiscard' in amount) return this.numberOf(this.cards(amount.inDiscard, 'discard'));
    if ('combined' in amount)
      return textOf('destiny.words.total', { of: this.among(this.dice(amount.combined)) });
    if ('number' in amount)
      return this.#counted.get(amount.number) ?? textOf('destiny.words.that-number');
    if ('inHand' in amount)
      return this.numberOf(this.cards({ whose: 'opponent', ...amount.inHand }, 'hand'));
    if ('symbols' in amount)
      return textOf('destiny.words.symbols-of', { of: this.among(this.dice(amount.symbols)) });
    if ('shieldsAmong' in amount)
      return textOf('destiny.words.shields-among', {
        what: this.all(this.cards(amount.shieldsAmong)),
      });
    if ('defeated' in amount) return textOf('destiny.words.defeated');
    if ('twice' in amount) return textOf('destiny.words.twice', { of: this.number(amount.twice) });
    if ('deck' in amount) return textOf('destiny.words.deck-count');
    if ('hand' in amount) return textOf(`destiny.words.hand-count.${amount.hand}`);
    if ('resources' in amount) return textOf(`destiny.words.resources.${amount.resources}`);
    if ('half' in amount) return textOf('destiny.words.half', { of: this.number(amount.half) });
    if ('less' in amount) {
      const [from, less] = amount.less;
      return textOf('destiny.words.minus', { from: this.number(from), less: this.number(less) });
    }
    if ('atMost' in amount)
      return textOf('destiny.words.at-most', { of: this.number(amount.of), most: amount.atMost });
    if ('sum' in amount)
      return joinTexts(
        amount.sum.map((part) => this.numberText(part)),
        textOf('destiny.words.plus'),
      );
    const [[what, name]] = Object.entries(amount) as [[keyof typeof wordOfName, string]];
    return textOf(wordOfName[what], { what: this.chosen(name) });
  }

  numberText(amount: Amount): Texts {
    return count(this.number(amount));
  }

  private numberOf(of: Things): Texts {
    return textOf('destiny.words.number-of', { of: this.among(of) });
  }

  /** `one of your red dice that show melee damage`. */
  some(things: Things, { min, max, byOpponent = false }: Choice = one): Texts {
    if (min === ALL) return this.all(things);
    const of = this.among(byOpponent ? theirs(things) : things);
    if (max === ALL) return textOf('destiny.words.any-number', { of });
    if (min === 1 && max === 1) return textOf(`destiny.words.one.${genderOf(things.noun)}`, { of });
    return textOf(min === 0 ? 'destiny.words.up-to' : 'destiny.words.exactly', {
      n: this.quantity(max).n,
      of,
    });
  }

  /** `all your red dice that show melee damage`. */
  all({ whose, noun, named, after }: Things): Texts {
    return joinTexts([
      textOf(`destiny.words.all.${whose}.${genderOf(noun)}`, { things: named }),
      ...after,
    ]);
  }

  /** `of your red dice that show melee damage`. */
  private among(things: Things): Texts {
    return joinTexts([textOf(keyOfPlace(things), { things: things.named }), ...things.after]);
  }

  dice(filter: DiceFilter): Things {
    const { whose = 'any', color, shows, notShows, min, max, plus, of, at } = filter;
    return {
      whose,
      place: 'play',
      noun: 'die',
      named: textOf('destiny.words.noun.die', { how: adjectives(color, 'm') }),
      after: [
        ...when(at === undefined ? of : undefined, (types) =>
          textOf('destiny.words.of-cards', { things: kinds(types) }),
        ),
        ...when(at, (name) =>
          textOf(of === undefined ? 'destiny.words.at' : 'destiny.words.at-itself', {
            what: this.chosen(name),
          }),
        ),
        ...when(shows, (symbols) =>
          textOf('destiny.words.showing', { symbols: symbolNames(symbols) }),
        ),
        ...when(notShows, (symbols) =>
          textOf('destiny.words.not-showing', { symbols: symbolNames(symbols) }),
        ),
        ...when(min, (n) => textOf('destiny.words.value-from', { n })),
        ...when(max, (n) => textOf('destiny.words.value-to', { n: this.number(n) })),
        ...when(plus, () => textOf('destiny.words.with-plus')),
        ...this.furtherDice(filter),
      ],
    };
  }

  private states(filter: CardFilter): Texts[] {
    const { costs, costFrom, shielded, damaged, healthTo, onReady } = filter;
    return [
      ...when(costs, (n) => textOf('destiny.words.costs', { n: this.number(n) })),
      ...when(costFrom, (n) => textOf('destiny.words.cost-from', { n })),
      ...when(shielded, (has) => textOf(`destiny.words.${has ? 'with' : 'without'}-shields`)),
      ...when(damaged, (n) => textOf('destiny.words.with-damage', { n })),
      ...when(healthTo, (n) => textOf('destiny.words.health-to', { n })),
      ...when(onReady, () => textOf('destiny.words.on-ready')),
    ];
  }

  private furtherDice(filter: DiceFilter): Texts[] {
    const { priced, subtypes, colorOf, among, lowest, other, notIn } = filter;
    const { equals, symbolOf, alike, matchesOwn } = filter;
    return [
      ...when(priced, () => textOf('destiny.words.priced')),
      ...when(subtypes, (all) =>
        textOf('destiny.words.of-subtype', { subtypes: subtypeNames(all) }),
      ),
      ...when(colorOf, (name) => textOf('destiny.words.color-of', { what: this.chosen(name) })),
      ...when(among, (name) => textOf('destiny.words.among', { what: this.chosen(name) })),
      ...when(lowest, () => textOf('destiny.words.lowest')),
      ...when(equals, (n) => textOf('destiny.words.equals', { n: this.number(n) })),
      ...when(symbolOf, (name) => textOf('destiny.words.symbol-of', { what: this.chosen(name) })),
      ...when(alike, (name) => textOf('destiny.words.alike', { what: this.chosen(name) })),
      ...when(matchesOwn, () => textOf('destiny.words.matches-own')),
      ...when(other, () => textOf('destiny.words.other-die')),
      ...when(notIn, (name) => textOf('destiny.words.not', { what: this.chosen(name) })),
    ];
  }

  cards(filter: CardFilter, place: Place = 'play'): Things {
    const { whose = 'any', types = [], color, unique, ready, subtypes, without } = filter;
    const [only] = types;
    const noun =
      only === undefined || types.length > 1 || only === 'downgrade' || only === 'plot'
        ? 'card'
        : only;
    const gender = genderOf(noun);
    const how = adjectives(color, gender, {
      ...(unique !== undefined && {
        unique: textOf(`destiny.words.${unique ? 'unique' : 'common'}`),
      }),
      ...(ready !== undefined && {
        ready: textOf(`destiny.words.${ready ? 'ready' : 'exhausted'}.${gender}`),
      }),
    });
    return {
      whose,
      place,
      noun,
      named:
        types.length > 1
          ? textOf('destiny.words.kinds-of-card', { how, kinds: kinds(types) })
          : textOf(`destiny.words.noun.${noun}`, { how }),
      after: [
        ...when(subtypes, (all) =>
          textOf('destiny.words.with-subtype', { subtypes: subtypeNames(all) }),
        ),
        ...when(without, (all) =>
          textOf('destiny.words.without-subtype', { subtypes: subtypeNames(all) }),
        ),
        ...this.relations(filter, place),
      ],
    };
  }

  private relations(filter: CardFilter, place: Place): Texts[] {
    const { not, upTo, copyOf, hostOf, cheapest, affordable, among, notColor, twin } = filter;
    return [
      ...when(filter.alliedTo, (name) =>
        textOf('destiny.words.allied-to', { what: this.chosen(name) }),
      ),
      ...when(notColor, (color) => textOf(`destiny.words.not-color.${color}`)),
      ...when(twin, () => textOf('destiny.words.twin')),
      ...this.states(filter),
      ...when(place === 'deck' ? undefined : among, (name) =>
        textOf('destiny.words.among', { what: this.chosen(name) }),
      ),
      ...when(hostOf, (name) => textOf('destiny.words.on', { what: this.chosen(name) })),
      ...when(upTo, (most) => textOf('destiny.words.cost-to', { n: this.number(most) })),
      ...when(copyOf, (name) => textOf('destiny.words.copy-of', { what: this.chosen(name) })),
      ...when(cheapest, () => textOf('destiny.words.cheapest')),
      ...when(affordable, () => textOf('destiny.words.affordable')),
      ...[not ?? []].flat().map((name) => textOf('destiny.words.not', { what: this.chosen(name) })),
    ];
  }
}

/** Cards or dice that an ability refers to. */
export interface Things {
  readonly whose: Whose;
  readonly place: Place;
  readonly noun: Noun;
  /** The noun in the plural with adjectives: `red dice`. */
  readonly named: Texts;
  /** The part after the possessive: `that show melee damage`. */
  readonly after: readonly Texts[];
}

/** The things as a sentence about the opponent refers to them. */
export const theirs = (things: Things): Things =>
  things.whose === 'opponent' ? { ...things, whose: 'theirs' } : things;

/** The text key of "of" with place and owner, to follow a number. */
const keyOfPlace = ({ whose, place, noun }: Things): TextKey => {
  const gender = genderOf(noun);
  if (place === 'deck' || place === 'out') return `destiny.words.of.${place}`;
  if (place === 'play')
    return `destiny.words.of.${noun === 'die' ? 'pool' : 'play'}.${whose}.${gender}`;
  return `destiny.words.of.${place}.${whose === 'any' ? 'own' : whose}.${gender}`;
};

const X = sameText('X');

const wordOfName = {
  value: 'destiny.words.value-of',
  cost: 'destiny.words.cost-of',
  count: 'destiny.words.count-of',
  price: 'destiny.words.price-of',
  shieldsOn: 'destiny.words.shields-on',
  damageOn: 'destiny.words.damage-on',
  odd: 'destiny.words.odd',
} as const satisfies Record<string, TextKey>;

/** Adjectives before the noun, or after it in reverse order, as the language requires. */
const adjectives = (
  color: Color | undefined,
  gender: Gender,
  { unique, ready }: { readonly unique?: Texts; readonly ready?: Texts } = {},
): Texts => {
  const coloured =
    color === undefined ? undefined : textOf(`destiny.words.color.${color}.${gender}`);
  const all = [ready, unique, coloured].filter((text) => text !== undefined);
  const [before, after] = [joinTexts(all), joinTexts(all.toReversed())];
  return inEach(Object.keys(before), (tag) =>
    textIn(areAdjectivesFirst(tag) ? before : after, tag),
  );
};

export const kinds = (types: readonly CardType[]): Texts =>
  listAlternatives(types.map((type) => textOf(`destiny.words.kinds.${type}`)));

export const symbolNames = (symbols: readonly DieSymbol[]): Texts =>
  listAlternatives(symbols.map((symbol) => textOf(`destiny.symbol.${symbol}`)));

export const subtypeNames = (subtypes: readonly string[]): Texts =>
  listAlternatives(
    subtypes.map((subtype) => textOf(`destiny.words.subtype.${subtype}` as TextKey)),
  );
