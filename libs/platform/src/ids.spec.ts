import { describe, expect, it } from 'vitest';
import { deriveId, deriveKey, scopedCommandId } from './ids.js';

describe('derived ids', () => {
  it('makes the same id from the same command, and another for another purpose', () => {
    expect(deriveId('command-1', 'event')).toBe(deriveId('command-1', 'event'));
    expect(deriveId('command-1', 'event')).not.toBe(deriveId('command-1', 'player'));
    expect(deriveId('command-1', 'event')).toMatch(/^[a-z2-7]{12}$/);
  });

  it('agrees with base32 of sha256 computed elsewhere', () => {
    // sha256("p\0c") = base32 per RFC 4648, first 12 characters, lower case
    expect(deriveId('c', 'p')).toBe('zwdgcv7zfv43');
  });

  it('keeps the keys of two clients apart, even when one tries to spell the other', () => {
    expect(scopedCommandId('account:a', 'key-12345')).not.toBe(
      scopedCommandId('account:b', 'key-12345'),
    );
    expect(scopedCommandId('account:a', 'key-12345')).toMatch(/^[a-z2-7]{32}$/);
  });

  it('derives a different key for each purpose and each secret', () => {
    const keys = [
      deriveKey('s1', 'sessions'),
      deriveKey('s1', 'guests'),
      deriveKey('s2', 'guests'),
    ].map((key) => key.toString('hex'));
    expect(new Set(keys).size).toBe(3);
    expect(keys[0]).toHaveLength(64);
  });
});
