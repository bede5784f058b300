import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { numberIn80 } from './editions.js';
import { RULE_IDS } from './rule-id.js';

const book = join(import.meta.dirname, '../../../../../shared/rules/cr-8.0-en.md');

/** Headings of chapters, sections and groups, then numbers and letters below them. */
function numbersOf(text: string): string[] {
  const at = { chapter: '', section: '', rule: '' };
  return text.split('\n').flatMap((line) => {
    const [, marks = '', number = '', letter = ''] =
      /^(#{2,4} )?(?:(\d+)|([a-z]))\. /.exec(line) ?? [];
    if (marks === '## ') at.chapter = number;
    else if (marks === '### ') at.section = `${at.chapter}.${number}`;
    else if (number !== '') at.rule = `${at.section}.${number}`;
    else if (letter !== '') return [`${at.rule}${letter.toUpperCase()}`];
    return marks.length === 3 || marks.length === 4 || number === '' ? [] : [at.rule];
  });
}

describe('numbers of the rules in 8.0', () => {
  it('are all different, and only 8.2 has none', () => {
    const numbers = RULE_IDS.map(numberIn80);
    const kept = numbers.filter((n) => n !== null);
    expect(new Set(kept).size).toBe(kept.length);
    expect(RULE_IDS.filter((id) => numberIn80(id) === null)).toEqual(['8.2.1']);
  });

  it('move keywords, the sections of chapter 8 and three rules, and nothing else', () => {
    const moved = {
      '7.5.5A': '7.5.11A',
      '7.5.12': '7.5.6',
      '7.5.13F': '7.5.13F',
      '8.1.1': '8.1.1',
      '8.3.1': '8.2.1',
      '8.39.2': '8.38.2',
      '6.3.2A': '6.3.2A',
      '6.3.4D': '6.3.5D',
      '6.3.5C': '6.3.5C',
      '6.3.5D': '6.3.5E',
      '8.5.4A': '8.4.4A',
      '8.5.6': '8.4.5A',
    } as const;
    const from = Object.keys(moved) as (keyof typeof moved)[];
    expect(Object.fromEntries(from.map((id) => [id, numberIn80(id)]))).toEqual(moved);
  });

  it.skipIf(!existsSync(book))('are those of the book, each of them', () => {
    const numbers = new Set(RULE_IDS.map(numberIn80));
    expect(numbersOf(readFileSync(book, 'utf8')).filter((n) => !numbers.has(n))).toEqual([]);
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
