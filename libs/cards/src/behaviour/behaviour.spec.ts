import {
  abilityText,
  createEngine,
  isRefusal,
  LANGUAGE_TAGS,
  rulesText,
  type Ability,
} from '#rules';
import { describe, expect, it } from 'vitest';
import { cardById } from '../facts/catalogue.js';
import { isPlayable } from '../catalogues/registry.js';
import { playableBook } from './book.js';
import { BEHAVIOURS } from './sets.js';
import { starterDeck } from './starter-decks.js';

const abilitiesOf = (b: (typeof BEHAVIOURS)[number]): readonly Ability[] => [
  ...b.abilities,
  ...(b.back ?? []),
  ...(b.asUpgrade ?? []),
];
/**
 * Facts that list a keyword which the card does not have; recorded games show the card without it.
 */
const WRONG_FACTS = new Set([
  // Cards that only mention the keyword.
  'HMW_053 Ambush',
  'HMW_192 Raid',
  'SHD_037 Sentinel',
  'JTL_008 Piloting',
]);
const word = (k: string): string => k.toLowerCase();

function mentions(value: unknown, key: string, found: Set<unknown>): Set<unknown> {
  if (Array.isArray(value)) for (const v of value) mentions(v, key, found);
  else if (value !== null && typeof value === 'object')
    for (const [k, v] of Object.entries(value)) {
      if (k === key) found.add(v);
      mentions(v, key, found);
    }
  return found;
}

describe('behaviour', () => {
  it('belongs to a card with facts, once', () => {
    expect(BEHAVIOURS.filter((b) => !cardById(b.id)).map((b) => b.id)).toEqual([]);
    expect(new Set(BEHAVIOURS.map((b) => b.id)).size).toBe(BEHAVIOURS.length);
  });

  it('carries the printed name of its card', () => {
    const misnamed = BEHAVIOURS.filter(
      (b) => b.name !== undefined && b.name !== cardById(b.id)?.name,
    );
    expect(misnamed.map((b) => `${b.id} ${b.name ?? ''}`)).toEqual([]);
  });

  it('is data: nothing is lost on the way through JSON', () => {
    for (const b of BEHAVIOURS)
      expect(JSON.parse(JSON.stringify(abilitiesOf(b))), b.id).toEqual(abilitiesOf(b));
  });

  it('reads in every language, with no hole in the sentence', () => {
    for (const b of BEHAVIOURS) {
      for (const l of LANGUAGE_TAGS) {
        for (const line of rulesText(l, abilitiesOf(b))) {
          expect(line, b.id).toMatch(/\S/);
          expect(line, b.id).not.toMatch(/undefined|\[object|\{\w+\}|NaN/);
        }
      }
      for (const a of abilitiesOf(b))
        if (a.a !== 'keyword')
          expect(new Set(LANGUAGE_TAGS.map((l) => abilityText(l, a))).size, b.id).toBe(
            LANGUAGE_TAGS.length,
          );
    }
  });

  it('knows the keywords that the facts name, printed or given', () => {
    const missing = BEHAVIOURS.flatMap((b) => {
      const known = new Set([...mentions(abilitiesOf(b), 'keyword', new Set())].map(String));
      return (cardById(b.id)?.keywords ?? [])
        .filter((k) => !known.has(word(k)) && !WRONG_FACTS.has(`${b.id} ${k}`))
        .map((k) => `${b.id} ${k}`);
    });
    expect(missing).toEqual([]);
  });

  it('makes the decks of the quick start rules playable', () => {
    const engine = createEngine(playableBook());
    for (const name of ['luke', 'vader']) {
      const deck = starterDeck(name);
      expect(deck?.deck).toHaveLength(50);
      expect(deck?.deck.every(isPlayable)).toBe(true);
    }
    const game = engine.create(
      { players: [starterDeck('luke'), starterDeck('vader')] as never },
      'x',
    );
    expect(isRefusal(game)).toBe(false);
  });
});
