import { describe, expect, it } from 'vitest';
import { commitmentTo, honours, newNonce, type SealedSecrets } from './sealed-secrets.js';

/** The contract of every store of secrets. */
export const sealedSecretsContract = (open: () => SealedSecrets): void => {
  it('keeps a secret until it is removed, apart from others', async () => {
    const secrets = open();
    const secret = { nonce: newNonce(), choice: 'SOR-010 "ñ" \u0000' };
    expect(await secrets.put('match-1', 'ban/a', secret)).toEqual(secret);
    expect(await secrets.get('match-1', 'ban/a')).toEqual(secret);
    expect(await secrets.get('match-1', 'ban/b')).toBeNull();
    expect(await secrets.get('match-2', 'ban/a')).toBeNull();
    await secrets.remove('match-1', 'ban/a');
    expect(await secrets.get('match-1', 'ban/a')).toBeNull();
  });

  it('lists those of some streams', async () => {
    const secrets = open();
    await secrets.put('match-18', 'seed', { nonce: 'n', choice: 'eight' });
    await secrets.put('match-19', 'ban/b', { nonce: 'n', choice: 'b' });
    await secrets.put('match-19', 'ban/a', { nonce: 'n', choice: 'a' });
    expect(await secrets.list(['match-19', 'match-10'])).toEqual([
      { streamId: 'match-19', name: 'ban/a', nonce: 'n', choice: 'a' },
      { streamId: 'match-19', name: 'ban/b', nonce: 'n', choice: 'b' },
    ]);
  });

  it('keeps the first of several', async () => {
    const secrets = open();
    const first = { nonce: newNonce(), choice: 'one' };
    await secrets.put('match-3', 'ban/a', first);
    expect(await secrets.put('match-3', 'ban/a', { nonce: newNonce(), choice: 'two' })).toEqual(
      first,
    );
  });

  describe('the commitment', () => {
    it('is honoured by the secret it was made to and by no other', () => {
      const secret = { nonce: 'ab', choice: 'c' };
      // sha256 of "ab:c", computed elsewhere.
      expect(commitmentTo(secret)).toBe(
        '5f1390ea338444eb27117a13b752b992b7bd2a67a92fc027cb64abec2cffbdea',
      );
      expect(honours(secret, commitmentTo(secret))).toBe(true);
      for (const other of [
        { nonce: 'ab', choice: 'd' },
        { nonce: 'a', choice: 'bc' },
      ])
        expect(honours(other, commitmentTo(secret))).toBe(false);
    });
  });
};
