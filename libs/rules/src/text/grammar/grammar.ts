/** What a language does to words beyond its phrases: one file per language beside this one. */

/**
 * How a verb is said: as an order or plainly ("deal"),
 * after "you may", and of somebody ("an opponent deals").
 */
export type Mood = 'do' | 'may' | 'third';
type Forms = Readonly<Record<Mood, string>>;

export type Verb =
  | 'attach'
  | 'attack'
  | 'capture'
  | 'choose'
  | 'collect'
  | 'create'
  | 'deal'
  | 'defeat'
  | 'deploy'
  | 'discard'
  | 'divide'
  | 'draw'
  | 'exhaust'
  | 'flip'
  | 'give'
  | 'heal'
  | 'leave'
  | 'lose'
  | 'look'
  | 'move'
  | 'name'
  | 'pay'
  | 'play'
  | 'put'
  | 'ready'
  | 'rescue'
  | 'resource'
  | 'return'
  | 'reveal'
  | 'search'
  | 'shuffle'
  | 'take'
  | 'use';

export interface Grammar {
  readonly verbs: Readonly<Record<Verb, Forms>>;
  /** Whether adjectives stand before the noun: "friendly unit". */
  readonly adjectivesFirst: boolean;
  /** "2 other units", or "otras 2 unidades". */
  readonly numberFirst: boolean;
  /**
   * What parts a relative clause from its noun, as it begins in the phrases; it moves behind everything else.
   */
  readonly relative: string;
  /** Whether each relative clause has its own pronoun in the phrases. */
  readonly relativeInPhrase: boolean;
  /** "a", "another" before this text. */
  readonly article: (text: string, masculine: boolean) => string;
  readonly another: (masculine: boolean) => string;
  /** "other" before several, with the space behind it. */
  readonly others: (masculine: boolean) => string;
  /** An adjective of several cards. */
  readonly plural: (adjective: string) => string;
  /** An adjective of a card whose kind is masculine; the phrases have the other form. */
  readonly masculine: (adjective: string) => string;
  /** A clause about several cards: "that are attached to it". */
  readonly pluralClause: (clause: string) => string;
  /** A state that stands alone, "it is attacking", beside "an attacking unit". */
  readonly alone: (state: string) => string;
  /**
   * "can’t be healed" of a subject that is negative in some languages: "ninguna base puede curarse".
   */
  readonly ofNobody: (predicate: string) => string;
  /** How an instruction begins that hangs on something: "if you do", "then". */
  readonly conditional: RegExp;
  /** What was said to the reader, said of somebody else: "your hand", "their hand". */
  readonly theirs: (text: string) => string;
  /** "the next time you use ... this phase" from "when you use ..." and "for this phase". */
  readonly nextTime: (moment: string, until: string) => string;
  /** Words that run together, and the typography of the language. */
  readonly contract: (text: string) => string;
}
