import { parseArgs } from 'node:util';
import { boosterSets } from '#cards';

const formats = ['premier', 'trilogy', 'sealed', 'draft'] as const;
type SimulatedFormat = (typeof formats)[number];

export interface SimulationOptions {
  /** One event, or a convention of several. */
  readonly plan: 'event' | 'convention';
  readonly format: SimulatedFormat;
  readonly players: number;
  readonly rounds: number;
  readonly cut: 0 | 2 | 4 | 8 | 16 | 32;
  readonly seed: string;
  /** The set whose boosters are opened; limited formats only. */
  readonly set: string;
  /** Players of a full pod; Draft only. */
  readonly pod: number;
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

const usage =
  'npm run simulate -- [--plan event|convention] [--format premier|trilogy|sealed|draft] [--set SOR] [--pod 8] [--players 64] [--rounds 6] [--cut 0|2|4|8|16|32] [--seed 1] [--url http://host:port] [--concurrency 16] [--rate 60]';

export const readOptions = (args: readonly string[]): SimulationOptions => {
  const values = parse(args);
  const players = whole('players', values.players, 4, 4096);
  const cut = whole('cut', values.cut, 0, 32);
  if (![0, 2, 4, 8, 16, 32].includes(cut) || cut > players)
    throw new UsageError(`--cut must be 0, 2, 4, 8, 16 or 32 and at most --players\n${usage}`);
  const format = formats.find((name) => name === values.format);
  if (!format) throw new UsageError(`--format must be one of ${formats.join(', ')}\n${usage}`);
  const set = boosterSets.find((code) => code === values.set);
  if (!set) throw new UsageError(`--set must be one of ${boosterSets.join(', ')}\n${usage}`);
  if (values.plan !== 'event' && values.plan !== 'convention')
    throw new UsageError(`--plan must be event or convention\n${usage}`);
  return {
    plan: values.plan,
    format,
    set,
    pod: whole('pod', values.pod, 4, 8),
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
        format: option('premier'),
        plan: option('event'),
        set: option('SOR'),
        pod: option('8'),
        players: option('64'),
        rounds: option('6'),
        cut: option('0'),
        seed: option('1'),
        concurrency: option('16'),
        rate: option('60'),
        url: { type: 'string' as const },
      },
    }).values;
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
};

const whole = (name: string, text: string, least: number, most: number): number => {
  const value = Number(text);
  if (!Number.isInteger(value) || value < least || value > most)
    throw new UsageError(`--${name} must be a whole number from ${least} to ${most}\n${usage}`);
  return value;
};
