import type { System } from '../viewers/system.js';

/**
 * Processor seconds so far of api, worker, PostgreSQL and this process, which simulates the people.
 */
export const cpuByProcess = async (system: System): Promise<Record<string, number>> => {
  const { user, system: kernel } = process.cpuUsage();
  return {
    api: await system.cpuSeconds('api'),
    worker: await system.cpuSeconds('worker'),
    database: system.databaseCpuSeconds(),
    people: (user + kernel) / 1_000_000,
  };
};

/** Milliseconds of processor time per operation, by process. */
export const cpuMsOfEach = (
  before: Readonly<Record<string, number>>,
  after: Readonly<Record<string, number>>,
  many: number,
): Record<string, number> =>
  Object.fromEntries(
    Object.entries(after).map(([name, spent]) => [
      name,
      Number((((spent - (before[name] ?? 0)) * 1_000) / many).toFixed(2)),
    ]),
  );
