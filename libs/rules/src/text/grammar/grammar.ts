/** The grammar of a language beyond its phrases: one file per language beside this one. */

/**
 * The form of a verb: imperative or plain ("deal"), after "you may", or third person ("an opponent
 * deals").
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
  /** Whether adjectives precede the noun: "friendly unit". */
  readonly adjectivesFirst: boolean;
  /** "2 other units", or "otras 2 unidades". */
  readonly numberFirst: boolean;
  /**
   * What separates a relative clause from its noun, as it begins in the phrases; the clause moves
   * behind everything else.
   */
  readonly relative: string;
  /** Whether each relative clause has its own pronoun in the phrases. */
  readonly relativeInPhrase: boolean;
  /** "a", "another" before this text. */
  readonly article: (text: string, masculine: boolean) => string;
  readonly another: (masculine: boolean) => string;
  /** "other" before a plural, with the space after it. */
  readonly others: (masculine: boolean) => string;
  /** The plural of an adjective. */
  readonly plural: (adjective: string) => string;
  /** The masculine form of an adjective; the phrases have the feminine one. */
  readonly masculine: (adjective: string) => string;
  /** The plural of a clause: "that are attached to it". */
  readonly pluralClause: (clause: string) => string;
  /** A state as a predicate, "it is attacking", as opposed to "an attacking unit". */
  readonly alone: (state: string) => string;
  /**
   * "can’t be healed" with a subject that some languages express negatively: "ninguna base puede
   * curarse".
   */
  readonly ofNobody: (predicate: string) => string;
  /** How a dependent instruction begins: "if you do", "then". */
  readonly conditional: RegExp;
  /**
   * Turns a text addressed to the reader into one about another player: "your hand", "their hand".
   */
  readonly theirs: (text: string) => string;
  /** "the next time you use ... this phase" from "when you use ..." and "for this phase". */
  readonly nextTime: (moment: string, until: string) => string;
  /** Contracts words and applies the typography of the language. */
  readonly contract: (text: string) => string;
}
