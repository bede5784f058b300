import { expect, it } from 'vitest';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { upgradeUnderFire } from './run.js';

// `npx conclave upgrade-test --from FOLDER` does the same with the version before.
it('refuses no command and loads no page anew while every process is replaced by another', async () => {
  const said: string[] = [];
  const { result } = await upgradeUnderFire(
    { from: projectRoot, players: 24, seed: 'short', roundMs: 20_000 },
    (line) => said.push(line),
  );
  expect(result, said.join('\n')).toEqual({
    commands: expect.any(Number) as number,
    refused: 0,
    reloads: 0,
  });
});
