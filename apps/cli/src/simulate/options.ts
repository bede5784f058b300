import { parseArgs } from 'node:util';

export interface SimulationOptions {
  readonly format: 'premier' | 'trilogy';
  readonly players: number;
  readonly rounds: number;
  readonly cut: 0 | 2 | 4 | 8 | 16 | 32;
  readonly seed: string;
  /** A running server; null looks for one and else starts one. */
  readonly url: string | null;
  /** Matches being settled at the same time: each waits for its own answers (closed loop). */
  readonly concurrency: number;
  /** Matches begun per second at most, so that latencies are measured at a stated load; 0 for as fast as the concurrency allows. */
  readonly rate: number;
}

/** The command line was not understood; the message says what it may hold. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}

const usage = 'npm run simulate -- [--format premier|trilogy] [--players 64] [--rounds 6] [--cut 0|2|4|8|16|32] [--seed 1] [--url http://host:port] [--concurrency 16] [--rate 60]';

export const readOptions = (args: readonly string[]): SimulationOptions => {
  const values = parse(args);
  const players = whole('players', values.players, 4, 4096);
  const cut = whole('cut', values.cut, 0, 32);
  if (![0, 2, 4, 8, 16, 32].includes(cut) || cut > players) throw new UsageError(`--cut must be 0, 2, 4, 8, 16 or 32 and at most --players\n${usage}`);
  if (values.format !== 'premier' && values.format !== 'trilogy') throw new UsageError(`--format must be premier or trilogy\n${usage}`);
  return {
    format: values.format,
    players,
    rounds: whole('rounds', values.rounds, 1, 20),
    cut: cut as SimulationOptions['cut'],
    seed: values.seed,
    url: values.url ?? null,
    concurrency: whole('concurrency', values.concurrency, 1, 512),
    rate: whole('rate', values.rate, 0, 10_000),
  };
};

const parse = (args: readonly string[]) => {
  const option = (fallback: string) => ({ type: 'string' as const, default: fallback });
  try {
    return parseArgs({
      args: [...args],
      options: {
        format: option('premier'), players: option('64'), rounds: option('6'), cut: option('0'), seed: option('1'), concurrency: option('16'), rate: option('60'), url: { type: 'string' as const },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

const whole = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most) throw new UsageError(`--${name} must be a whole number from ${least} to ${most}\n${usage}`);
  return value;
};
