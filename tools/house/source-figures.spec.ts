import { describe, expect, it } from 'vitest';
import { sourceFigures } from './source-figures.js';

const source = `// a comment
import { x } from './x.js';

/** Says what. */
export function outer(): number {
  // why
  const inner = () => {
    return x;
  };

  return inner();
}
const text = \`one
two\`;
`;

describe('figures of a source file', () => {
  it('count lines that hold code, without comments and blank lines', () => {
    expect(sourceFigures('a.ts', source).codeLines).toBe(9);
  });

  it('count the code of each function, nested ones for both', () => {
    expect(sourceFigures('a.ts', source).functions).toEqual([6, 3]);
  });

  it('give the width of every line', () => {
    expect(sourceFigures('a.ts', 'const a = 1;\n').widths).toEqual([12, 0]);
  });
});
