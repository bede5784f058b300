import { Fleet } from '../../../test/support/fleet.js';
import { Findings } from '../findings.js';
import { makeFloods } from './floods.js';
import { vitalsDuring } from './vitals.js';

const round = (value: number): number => Math.round(value * 10) / 10;

/**
 * Floods a Conclave of its own, on loopback, one flood after the other; prints the measurements and
 * returns the limits exceeded.
 */
export const runFloods = async (say: (line: string) => void): Promise<Findings> => {
  const findings = new Findings(say);
  const floods = makeFloods();
  const fleet = await Fleet.launch({
    api: 1,
    worker: 1,
    env: { RATE_LIMITS: 'on', TRUST_PROXY: '1' },
  });
  try {
    const [api] = fleet.of('api');
    if (!api) throw new Error('no api was started');
    const server = { url: api.url, pid: api.process.pid };
    const calm = await vitalsDuring(
      server,
      () => new Promise((resolve) => setTimeout(resolve, 2_000)),
    );
    say(`calm: /health p50 ${round(calm.p50)} ms, p99 ${round(calm.p99)} ms`);
    for (const { name, bounds, run, prepare } of floods) {
      const prepared = (await prepare?.(api.url)) ?? '';
      let outcome: Awaited<ReturnType<typeof run>> = { told: '', faults: [] };
      const { grewMb, p50, p99 } = await vitalsDuring(server, async () => {
        outcome = await run(api.url, prepared);
      });
      say(
        `${name}: memory +${round(grewMb)} MB (at most ${bounds.grewMb}), /health p50 ${round(p50)} ms, p99 ${round(p99)} ms (at most ${bounds.p99}); ${outcome.told}`,
      );
      if (grewMb > bounds.grewMb) findings.note('memory', name, `${round(grewMb)} MB`);
      if (p99 > bounds.p99) findings.note('/health', name, `p99 ${round(p99)} ms`);
      for (const fault of outcome.faults) findings.note('answer', name, fault);
    }
    return findings;
  } finally {
    await fleet.stop();
  }
};
