import type { ArgumentValues, ArgumentWords, OptionValues, OptionWords } from './words.js';

export type Say = (line: string) => void;

/** What a verb is called with. */
export interface Call<A extends ArgumentWords, O extends OptionWords> {
  readonly arguments: ArgumentValues<A>;
  readonly options: OptionValues<O>;
  /** Prints a line for people. With `--json` it goes to the error output. */
  readonly say: Say;
  /** Prints a line to the error output. */
  readonly complain: Say;
  /** Everything that was written after `conclave`. */
  readonly words: readonly string[];
}

export interface Outcome {
  /** False ends the process with 1. */
  readonly isFine: boolean;
  /** What `--json` prints. */
  readonly result?: unknown;
}

interface VerbText {
  readonly name: string;
  /** One line for the list of verbs; no full stop. */
  readonly summary: string;
  /** What else a person wants to know before they use it. */
  readonly details?: string;
}

interface VerbDefinition<A extends ArgumentWords, O extends OptionWords> extends VerbText {
  readonly arguments?: A;
  readonly options?: O;
  /** When it ends with 1. */
  readonly failure: string;
  /** What `--json` prints; a verb without it prints no result. */
  readonly result?: string;
  /** Calls as people write them, without `conclave`. */
  readonly examples?: readonly string[];
  /** Verbs that are called behind this one: `conclave backup verify`. */
  readonly below?: readonly SingleVerb[];
  /**
   * The program behind the verb is loaded here and not before, so that `--help` is quick and touches nothing.
   */
  readonly run: (call: Call<A, O>) => Promise<Outcome>;
}

/** A verb of the command line, whatever its words are. */
export interface SingleVerb extends VerbText {
  readonly arguments: ArgumentWords;
  readonly options: OptionWords;
  readonly failure: string;
  readonly result?: string;
  readonly examples: readonly string[];
  readonly below: readonly SingleVerb[];
  readonly run: (call: Call<ArgumentWords, OptionWords>) => Promise<Outcome>;
}

/** A verb that only has verbs below it: `conclave bench pairing`. */
export interface VerbGroup extends VerbText {
  readonly verbs: readonly SingleVerb[];
}

export type Verb = SingleVerb | VerbGroup;

export const isGroup = (verb: Verb): verb is VerbGroup => 'verbs' in verb;

/** The verbs that are called behind this one. */
export const verbsBelow = (verb: Verb): readonly SingleVerb[] =>
  isGroup(verb) ? verb.verbs : verb.below;

export const defineVerb = <
  const A extends ArgumentWords = Record<never, never>,
  const O extends OptionWords = Record<never, never>,
>(
  definition: VerbDefinition<A, O>,
): SingleVerb => ({
  ...definition,
  arguments: definition.arguments ?? {},
  options: definition.options ?? {},
  examples: definition.examples ?? [],
  below: definition.below ?? [],
  // Only `runCommandLine` calls it, with the values of exactly these words.
  run: definition.run as unknown as SingleVerb['run'],
});

/** Lists a topic's verbs together, in the help and in docs/commands.md. */
export interface Topic {
  readonly title: string;
  readonly verbs: readonly Verb[];
}
