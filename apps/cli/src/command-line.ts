import { parseArgs, type ParseArgsConfig } from 'node:util';

/** Ends the process with 2, the usual code of a wrong call, after saying what is wrong with it. */
export const wrongCall = (...lines: readonly string[]): never => {
  console.error(lines.join('\n'));
  process.exit(2);
};

/** The options and arguments of a command. One that it does not know is told together with how the command is called. */
export const readCommandLine = <T extends ParseArgsConfig>(
  usage: string,
  config: T,
): ReturnType<typeof parseArgs<T>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    return wrongCall(error instanceof Error ? error.message : String(error), `usage: ${usage}`);
  }
};

/** A whole number of at least `least`, given as text. */
export const wholeNumber = (option: string, text: string, least = 0): number => {
  const value = Number(text);
  return Number.isSafeInteger(value) && value >= least
    ? value
    : wrongCall(`${option} takes a whole number of at least ${least}, not "${text}"`);
};
