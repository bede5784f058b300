import { expect, it } from 'vitest';
import { drill } from './run.js';

// `npx conclave drill` covers every accident, `--form long --players 256` twenty of them.
it('loses nothing that was confirmed when a database is killed, a standby takes over, a backup is restored and only saved files are left', async () => {
  const lines: string[] = [];
  const outcome = await drill({ form: 'short', players: 8, seed: 'short' }, (line) =>
    lines.push(line),
  );
  expect(outcome.result).toMatchObject({ accidents: 4, lost: 0, faults: [] });
  expect(lines.at(-1)).toBe('lost: 0');
});
