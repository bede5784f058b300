import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { numberIn80 } from './editions.js';
import { RULE_IDS } from './rule-id.js';

const book = join(import.meta.dirname, '../../../../../shared/rules/cr-8.0-en.md');

describe('numbers of the rules in 8.0', () => {
  it('are all different, and only 8.2 has none', () => {
    const numbers = RULE_IDS.map(numberIn80);
    const kept = numbers.filter((n) => n !== null);
    expect(new Set(kept).size).toBe(kept.length);
    expect(RULE_IDS.filter((id) => numberIn80(id) === null)).toEqual(['8.2.1']);
  });

  it('move keywords and the sections of chapter 8, and nothing else', () => {
    expect(
      (['7.5.5A', '7.5.12', '7.5.13F', '8.1.1', '8.3.1', '8.39.2', '6.3.2A'] as const).map(
        numberIn80,
      ),
    ).toEqual(['7.5.11A', '7.5.6', '7.5.13F', '8.1.1', '8.2.1', '8.38.2', '6.3.2A']);
  });

  it.skipIf(!existsSync(book))('name the keywords and sections that the book has there', () => {
    const text = readFileSync(book, 'utf8');
    const keywords = text.slice(text.indexOf('### 5. Keyword Abilities'));
    const named = { '7.5.5': 'Sentinel', '7.5.6': 'Ambush', '7.5.9': 'Raid', '7.5.12': 'Grit' };
    for (const [id, word] of Object.entries(named)) {
      const n = numberIn80(id as '7.5.5')?.split('.')[2];
      expect(keywords).toMatch(new RegExp(`^#### ${n}\\. ${word}`, 'm'));
    }
    const chapter = text.slice(text.indexOf('## 8. Additional Rules'));
    expect(chapter).toMatch(/^### 38\. Disclose/m);
    expect(chapter).toMatch(/^### 29\. Unique/m);
  });
});
