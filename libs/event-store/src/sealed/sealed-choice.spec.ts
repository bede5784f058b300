import { expect, it } from 'vitest';
import { MemorySealedSecrets } from './memory-sealed-secrets.js';
import { openChoices, sealChoice } from './sealed-choice.js';
import { commitmentTo, honours, newNonce } from './sealed-secrets.js';

it('opens what was sealed, by the key of its commitment', async () => {
  const secrets = new MemorySealedSecrets();
  const [a, b] = [
    await sealChoice(secrets, 'match-1', '2'),
    await sealChoice(secrets, 'match-1', '0'),
  ];
  const opened = await openChoices(secrets, 'match-1', { a, b });
  expect([opened.a?.choice, opened.b?.choice]).toEqual(['2', '0']);
  expect(opened.a && honours(opened.a, a)).toBe(true);
});

it('never gives two seals of the same choice the same commitment', async () => {
  const secrets = new MemorySealedSecrets();
  expect(await sealChoice(secrets, 'match-1', '1')).not.toBe(
    await sealChoice(secrets, 'match-1', '1'),
  );
});

it('does not open what does not honour its commitment', async () => {
  const secrets = new MemorySealedSecrets();
  const commitment = commitmentTo({ nonce: newNonce(), choice: '1' });
  await secrets.put('match-1', `choice/${commitment}`, { nonce: newNonce(), choice: '2' });
  await expect(openChoices(secrets, 'match-1', { a: commitment })).rejects.toThrow('is lost');
});

it('does not take a choice for that of another match', async () => {
  const secrets = new MemorySealedSecrets();
  const commitment = await sealChoice(secrets, 'match-1', '1');
  await expect(openChoices(secrets, 'match-2', { a: commitment })).rejects.toThrow('is lost');
});
