import { expect, it } from 'vitest';
import { drawnLines, rulesAt } from './sample.js';

const source = {
  path: 'cost.ts',
  text: [
    '/** 6.2.4: what a card costs. */',
    "import { x } from './x.js';",
    'export function cost(a: number): number {',
    '  // 1.8.3, 6.2.3A: raised before it is lowered.',
    '  return a > 0 ? a : 0;',
    '}',
  ].join('\n'),
};

it('draws only lines that can hold a mutant', () => {
  expect(
    drawnLines([source], 'any')
      .map(({ line }) => line)
      .sort(),
  ).toEqual([3, 5]);
});

it('draws the same order from the same seed, and another from another', () => {
  const long = { path: 'a.ts', text: Array.from({ length: 50 }, (_, i) => `f(${i});`).join('\n') };
  expect(drawnLines([long], 'one')).toEqual(drawnLines([long], 'one'));
  expect(drawnLines([long], 'one')).not.toEqual(drawnLines([long], 'two'));
});

it('names the rules cited last before a line, or the first of the file', () => {
  expect(rulesAt(source, 5)).toEqual(['1.8.3', '6.2.3A']);
  expect(rulesAt(source, 3)).toEqual(['6.2.4']);
  expect(rulesAt({ path: 'b.ts', text: 'f();\n// 2.1.1' }, 1)).toEqual(['2.1.1']);
});
