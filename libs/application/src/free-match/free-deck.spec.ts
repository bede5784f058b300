import { isRefusal } from '#aggregate';
import { starterDecks } from '#contracts';
import { formatRules, hasErrors, validateDeck } from '#formats';
import { describe, expect, it } from 'vitest';
import { broughtDeck } from './free-deck.js';

const at = '2026-11-30T10:00:00.000Z';
const asked = (deck: Parameters<typeof broughtDeck>[0]['asked'], seed = '1') => {
  const list = broughtDeck({ asked: deck, format: 'premier', seed, at });
  if (isRefusal(list)) throw new Error(list.code);
  return list;
};

describe('a deck that is brought to a table of Premier', () => {
  it('is legal there when it is random', () => {
    for (let seed = 1; seed <= 12; seed++) {
      const list = asked({ kind: 'random' }, String(seed));
      const { problems } = validateDeck(list, formatRules('premier', { on: at.slice(0, 10) }));
      expect(hasErrors(problems)).toBe(false);
    }
  });

  it('may be any that is ready to be practised with', () => {
    for (const name of starterDecks) expect(() => asked({ kind: 'starter', name })).not.toThrow();
  });
});
