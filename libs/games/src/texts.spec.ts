import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from './languages/en.json' with { type: 'json' };
import { textOf } from './texts.js';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/** Named whole, as a code, or made of a part that is written down and one that is not. */
const isUsed = (key: string): boolean => {
  const [, family = ''] = /^(.*[./])[^./]+$/.exec(key) ?? [];
  return sources.includes(`'${key}'`) || sources.includes(`\`${family}\${`);
};

describe('the texts of the games', () => {
  it('fill in the values, and texts by their language', () => {
    const side = textOf('destiny.symbol.melee');
    expect(textOf('destiny.side.for', { side, cost: 2 })).toEqual({
      en: 'melee damage for 2',
      es: 'daño cuerpo a cuerpo por 2',
      fr: 'dégâts de mêlée pour 2',
    });
  });

  it('are all used', () => {
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});
