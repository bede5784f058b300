import { readFileSync } from 'node:fs';
import { type CardContent, builtInContent, Catalogue, composeContent } from '#cards';
import { expect, it } from 'vitest';
import { faultOfContent } from './fault-of-content.js';
import { unspokenChange } from './unspoken-change.js';

const guide = readFileSync(new URL('../../../docs/adding-a-set.md', import.meta.url), 'utf8');

it('the made-up set of the guide can be taken up, and the engine says what it cannot do', () => {
  const written = /```json\n([^]*?)```/.exec(guide)?.[1] ?? '';
  const content = JSON.parse(written) as CardContent;
  const base = builtInContent();
  expect(faultOfContent(content)).toBeNull();
  expect(unspokenChange(base, content)).toBeNull();
  const catalogue = new Catalogue(['made-up'], composeContent(base, [content]));
  expect(content.facts.every(({ id }) => catalogue.isPlayable(id))).toBe(true);
  const wrong = JSON.parse(written.replace('"draw"', '"pull"')) as CardContent;
  const { card, node, found } = faultOfContent(wrong) ?? {};
  expect(guide).toContain(`says what the engine cannot do: ${card}, ${node}: ${found}`);
});
