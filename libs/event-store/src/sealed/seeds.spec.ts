import { expect, it } from 'vitest';
import { MemorySealedSecrets } from './memory-sealed-secrets.js';
import { drawnSeed, drawSeed } from './seeds.js';

it('draws a seed once, whoever asks again, and another for every name and stream', async () => {
  const secrets = new MemorySealedSecrets();
  const seed = await drawSeed(secrets, 'event-1', 'seed');
  expect(seed.choice).toMatch(/^chacha20:[0-9a-f]{64}$/);
  expect(await drawSeed(secrets, 'event-1', 'seed')).toEqual(seed);
  expect(await drawnSeed(secrets, 'event-1', 'seed')).toEqual(seed);
  const others = [
    await drawSeed(secrets, 'event-1', 'pools'),
    await drawSeed(secrets, 'event-2', 'seed'),
  ];
  expect(new Set([seed, ...others].flatMap(({ nonce, choice }) => [nonce, choice])).size).toBe(6);
});

it('does not go on without a seed that was drawn', async () => {
  await expect(drawnSeed(new MemorySealedSecrets(), 'event-1', 'seed')).rejects.toThrow(
    'the seed seed of event-1 is lost',
  );
});
