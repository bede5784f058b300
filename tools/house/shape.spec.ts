import { describe, expect, it } from 'vitest';
import { folderArrows, measureStoreys } from './folders.js';
import { reachedFrom, resolveImports } from './imports.js';
import { parseSource, topFunctionNames, valueImports } from './source-file.js';
import { findTwins } from './twins.js';

describe('what a file imports', () => {
  const valuesOf = (text: string) => valueImports(parseSource('a.ts', text));

  it('is what is there when it runs, no types', () => {
    expect(
      valuesOf(
        [
          "import type { A } from './a.js';",
          "import { type B, type C } from './b.js';",
          "import { type D, e } from './d.js';",
          "import './f.js';",
          "export { type G } from './g.js';",
          "export { h } from './h.js';",
          "export * from './i.js';",
        ].join('\n'),
      ),
    ).toEqual(['./d.js', './f.js', './h.js', './i.js']);
  });

  it('reaches on through doors of libraries', () => {
    const imports = resolveImports(
      new Map([
        ['libs/a/src/one.ts', ['#b', './two.js', 'zod']],
        ['libs/a/src/two.ts', []],
        ['libs/b/src/index.ts', ['./three.js']],
        ['libs/b/src/three.ts', ['#b']],
        ['libs/b/src/other.ts', []],
      ]),
    );
    expect(reachedFrom(imports, 'libs/a/src/one.ts').size).toBe(4);
  });
});

it('functions at the top of a file are found by declaration and by arrow, others not', () => {
  const text =
    'export function one() { const inner = () => 1; }\nconst two = (): number => 2;\nconst three = 3;';
  expect(topFunctionNames(parseSource('a.ts', text))).toEqual(['one', 'two']);
});

describe('rooms below src', () => {
  const storeys = (imports: Record<string, string[]>) =>
    measureStoreys(folderArrows(new Map(Object.entries(imports)), 'libs/a/src'));

  it('are folders and loose files, with as many floors as their longest way down', () => {
    expect(
      storeys({
        'libs/a/src/index.ts': ['libs/a/src/top.ts'],
        'libs/a/src/top.ts': ['libs/a/src/mid/x.ts', 'libs/b/src/index.ts'],
        'libs/a/src/mid/x.ts': ['libs/a/src/mid/y.ts', 'libs/a/src/low/z.ts'],
        'libs/a/src/mid/y.ts': [],
        'libs/a/src/low/z.ts': [],
      }),
    ).toEqual({ folders: 3, floors: 3, arrows: 2, up: 0 });
  });

  it('count the arrows that must be turned before nothing runs in a circle', () => {
    expect(
      storeys({
        'libs/a/src/one/x.ts': ['libs/a/src/two/x.ts'],
        'libs/a/src/two/x.ts': ['libs/a/src/three/x.ts'],
        'libs/a/src/three/x.ts': ['libs/a/src/one/y.ts'],
        'libs/a/src/one/y.ts': [],
      }).up,
    ).toBe(1);
  });
});

describe('pairs of places that share lines', () => {
  const lines = (count: number, name: string): string =>
    Array.from({ length: count }, (_, index) => `${'x'.repeat(index + 1)}(${name});`).join('\n');
  const statements = (names: readonly string[]): string =>
    names.map((name, index) => `${'if (a) '.repeat(index)}call(${name});`).join('\n');
  const twinsOf = (a: string, b: string, byShape = false) =>
    findTwins(new Map(Object.entries({ 'a.ts': a, 'b.ts': b })), { more: 12, byShape });

  it('are found once, whatever stands around them, and not at twelve lines', () => {
    const shared = lines(20, 'same');
    expect(twinsOf(`one();\n${shared}\ntwo();`, `// why\n\n${shared}\nthree();`)).toEqual([
      {
        places: [
          { file: 'a.ts', line: 2 },
          { file: 'b.ts', line: 3 },
        ],
        lines: 20,
      },
    ]);
    expect(twinsOf(lines(12, 'same'), lines(12, 'same'))).toEqual([]);
    expect(twinsOf(lines(13, 'same'), lines(13, 'same'))).toHaveLength(1);
  });

  it('leave out imports', () => {
    const imports = Array.from({ length: 20 }, (_, n) => `import { a${n} } from './a${n}.js';`);
    expect(twinsOf(imports.join('\n'), imports.join('\n'))).toEqual([]);
  });

  it('are of one shape where only names and texts differ', () => {
    const letters = [...'bcdefghijklmnop'];
    const [one, other] = [statements(letters), statements(letters.map((each) => `'${each}'`))];
    expect(twinsOf(one, other)).toEqual([]);
    expect(twinsOf(one, other, true)).toHaveLength(1);
  });
});
