import {
  Argument,
  Command,
  CommanderError,
  InvalidArgumentError,
  Option,
  type OutputConfiguration,
} from 'commander';
import {
  isGroup,
  type Outcome,
  type Say,
  type SingleVerb,
  type Topic,
  type Verb,
  verbsBelow,
} from './verb.js';
import { type OptionWord, UsageError } from './words.js';

export const NAME = 'conclave';

/** 0: success. 1: a fault was found, or the verb failed. 2: wrong usage. */
export type ExitCode = 0 | 1 | 2;

export interface Output {
  readonly print: Say;
  readonly complain: Say;
}

const EXIT_CODES = (failure: string): string =>
  `\nExit codes: 0 fine; 1 ${failure}; 2 called in a way that makes no sense.`;

const MEANS_JSON = (result: string): string =>
  `print one line of JSON to standard output, all else to the error output: ${result}`;

const reading =
  ({ read, isRepeatable }: OptionWord<unknown>) =>
  (text: string, before: unknown): unknown => {
    try {
      const value = read(text);
      return isRepeatable
        ? [...((before as unknown[] | undefined) ?? []), ...(value as unknown[])]
        : value;
    } catch (error) {
      if (error instanceof UsageError) throw new InvalidArgumentError(error.message);
      throw error;
    }
  };

/** `byStanding` is written `--by-standing`. */
export const asWritten = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

const toOption = ([name, word]: readonly [string, OptionWord<unknown>]): Option => {
  const { placeholder, summary, fallback, isRequired, isRepeatable } = word;
  const flags = `--${asWritten(name)}${placeholder === null ? '' : ` <${placeholder}>`}`;
  const option = new Option(flags);
  option.description = isRepeatable ? `${summary}; may be given again` : summary;
  if (placeholder !== null) option.argParser(reading(word));
  if (isRequired) return option.makeOptionMandatory();
  // A default is shown only if it is a text or a number.
  return typeof fallback === 'string' || typeof fallback === 'number'
    ? option.default(fallback)
    : option;
};

const SHAPES = {
  one: (name: string) => `<${name}>`,
  optional: (name: string) => `[${name}]`,
  several: (name: string) => `[${name}...]`,
} as const;

interface Run {
  readonly words: readonly string[];
  readonly output: Output;
  readonly end: (code: ExitCode) => void;
}

/** Errors that only a bug causes; their stack is worth more than their message. */
const isOurFault = (error: Error): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof ReferenceError;

const describeError = (name: string, error: unknown): string => {
  if (!(error instanceof Error)) return `${name}: ${String(error)}`;
  return isOurFault(error)
    ? `${name}: ${error.stack ?? error.message}`
    : `${name}: ${error.message}`;
};

/** The full name of a verb: `audit`, `bundle check`. */
const pathOf = (command: Command): string =>
  command.parent?.parent ? `${pathOf(command.parent)} ${command.name()}` : command.name();

const act = async (verb: SingleVerb, command: Command, { words, output, end }: Run) => {
  const { json, ...options } = command.opts<Record<string, unknown>>();
  const values = Object.keys(verb.arguments).map(
    (name, index) => [name, command.processedArgs[index] as unknown] as const,
  );
  const say = json === true ? output.complain : output.print;
  const call = {
    arguments: Object.fromEntries(values),
    options: Object.fromEntries(
      Object.entries(verb.options).map(([name, { fallback }]) => [name, options[name] ?? fallback]),
    ),
    say,
    complain: output.complain,
    words,
  };
  let outcome: Outcome;
  try {
    outcome = await verb.run(call as Parameters<SingleVerb['run']>[0]);
  } catch (error) {
    const isUsage = error instanceof UsageError;
    const path = pathOf(command);
    output.complain(describeError(path, error));
    if (isUsage) output.complain(`${NAME} ${path} --help tells how it is called`);
    end(isUsage ? 2 : 1);
    return;
  }
  if (json === true) output.print(JSON.stringify(outcome.result ?? null));
  end(outcome.isFine ? 0 : 1);
};

/**
 * Options after a verb belong to that verb, even if its parent knows an option of the same name.
 */
const configure = (command: Command, { output }: Run): Command => {
  const write = (line: Say) => (text: string) => line(text.replace(/\n$/, ''));
  const configuration: OutputConfiguration = {
    writeOut: write(output.print),
    writeErr: write(output.complain),
    getOutHelpWidth: () => 110,
    getErrHelpWidth: () => 110,
  };
  return command
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput(configuration)
    .showHelpAfterError(false);
};

const toCommand = (verb: Verb, run: Run): Command => {
  const command = configure(new Command(verb.name).summary(verb.summary), run);
  command.description([verb.summary, ...(verb.details ? ['', verb.details] : [])].join('\n'));
  for (const each of verbsBelow(verb)) command.addCommand(toCommand(each, run));
  if (isGroup(verb)) return command;
  for (const [name, { kind, summary }] of Object.entries(verb.arguments))
    command.addArgument(new Argument(SHAPES[kind](name), summary));
  for (const entry of Object.entries(verb.options)) command.addOption(toOption(entry));
  if (verb.result !== undefined) command.addOption(new Option('--json', MEANS_JSON(verb.result)));
  if (verb.examples.length > 0)
    command.addHelpText(
      'after',
      ['\nExamples:', ...verb.examples.map((each) => `  ${NAME} ${each}`)].join('\n'),
    );
  command.addHelpText('after', EXIT_CODES(verb.failure));
  return command.action(() => act(verb, command, run));
};

const programOf = (topics: readonly Topic[], run: Run): Command => {
  const program = configure(new Command(NAME), run)
    .description('Conclave from the terminal. Each verb tells with --help how it is called.')
    .helpCommand('help [verb]', 'how a verb is called');
  for (const { title, verbs } of topics) {
    program.commandsGroup(`${title}:`);
    for (const verb of verbs) program.addCommand(toCommand(verb, run));
  }
  return program;
};

/** Runs the verb that the words name. Never ends the process. */
export const runCommandLine = async (
  topics: readonly Topic[],
  words: readonly string[],
  output: Output,
): Promise<ExitCode> => {
  let code: ExitCode = 0;
  const program = programOf(topics, { words, output, end: (last) => (code = last) });
  try {
    await program.parseAsync([...words], { from: 'user' });
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    // Explicit `--help` ends with 0; every other case is wrong usage.
    return error.exitCode === 0 ? 0 : 2;
  }
  return code;
};

/** Runs the program with the words of the command line and a terminal. */
export const runProgram = async (topics: readonly Topic[]): Promise<void> => {
  process.exitCode = await runCommandLine(topics, process.argv.slice(2), {
    print: (line) => console.log(line),
    complain: (line) => console.error(line),
  });
};
