import type { ArgumentValues, ArgumentWords, OptionValues, OptionWords } from './words.js';

export type Say = (line: string) => void;

/** The arguments of a verb's call. */
export interface Call<A extends ArgumentWords, O extends OptionWords> {
  readonly arguments: ArgumentValues<A>;
  readonly options: OptionValues<O>;
  /** Prints a line for people. With `--json` it goes to the error output. */
  readonly say: Say;
  /** Prints a line to the error output. */
  readonly complain: Say;
  /** All words after `conclave`. */
  readonly words: readonly string[];
}

export interface Outcome {
  /** False: the process ends with 1. */
  readonly isFine: boolean;
  /** The value that `--json` prints. */
  readonly result?: unknown;
}

interface VerbText {
  readonly name: string;
  /** One line for the list of verbs, without a full stop. */
  readonly summary: string;
  /** Further information for users. */
  readonly details?: string;
}

interface VerbDefinition<A extends ArgumentWords, O extends OptionWords> extends VerbText {
  readonly arguments?: A;
  readonly options?: O;
  /** The case in which it ends with 1. */
  readonly failure: string;
  /** The shape of the `--json` output; a verb without it prints no result. */
  readonly result?: string;
  /** Example calls, without `conclave`. */
  readonly examples?: readonly string[];
  /** Subcommands: `conclave backup verify`. */
  readonly below?: readonly SingleVerb[];
  /**
   * The program of the verb is imported here and not earlier, so that `--help` is quick and has no
   * side effects.
   */
  readonly run: (call: Call<A, O>) => Promise<Outcome>;
}

/** A verb of the command line, whatever its arguments and options. */
export interface SingleVerb extends VerbText {
  readonly arguments: ArgumentWords;
  readonly options: OptionWords;
  readonly failure: string;
  readonly result?: string;
  readonly examples: readonly string[];
  readonly below: readonly SingleVerb[];
  readonly run: (call: Call<ArgumentWords, OptionWords>) => Promise<Outcome>;
}

/** A verb that only has subcommands: `conclave bench pairing`. */
export interface VerbGroup extends VerbText {
  readonly verbs: readonly SingleVerb[];
}

export type Verb = SingleVerb | VerbGroup;

export const isGroup = (verb: Verb): verb is VerbGroup => 'verbs' in verb;

/** The subcommands of this verb. */
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
  // Only `runCommandLine` calls it, with values of exactly these types.
  run: definition.run as unknown as SingleVerb['run'],
});

/** A group of verbs in the help and in docs/commands.md. */
export interface Topic {
  readonly title: string;
  readonly verbs: readonly Verb[];
}
