import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import en from './languages/en.json' with { type: 'json' };
import { textOf } from './texts.js';

const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.spec.ts'))
  .map((file) => readFileSync(path.join(import.meta.dirname, file), 'utf8'))
  .join('\n');

/**
 * Keys that the code assembles from parts: `of.${whose}.m` stands for `of.own.m`. A part between
 * dots may be fixed or a placeholder.
 */
const patterns = [
  ...new Set(
    [...sources.matchAll(/`((?:[\w./-]|\$\{[^{}`]*\})+)`/g)].map(([, template = '']) =>
      template.replaceAll(/\$\{[^}]*\}/g, '*'),
    ),
  ),
]
  .filter((template) => template.includes('*') && /[./]/.test(template))
  .map((template) => new RegExp(`^${template.replaceAll('.', '[.]').replaceAll('*', '[^.]+')}$`));

const isUsed = (key: string): boolean =>
  sources.includes(`'${key}'`) || patterns.some((pattern) => pattern.test(key));

describe('the texts of the games', () => {
  it('fill in the values, and texts by their language', () => {
    const side = textOf('destiny.symbol.melee');
    expect(textOf('destiny.side.for', { side, cost: 2 })).toMatchObject({
      en: 'melee damage for 2',
      es: 'daño cuerpo a cuerpo por 2',
      fr: 'dégâts de mêlée pour 2',
    });
  });

  it('are all used', () => {
    expect(Object.keys(en).filter((key) => !isUsed(key))).toEqual([]);
  });
});
