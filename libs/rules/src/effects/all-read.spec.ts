import { readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import ts from 'typescript';
import { beforeAll, describe, expect, it } from 'vitest';

const rules = join(import.meta.dirname, '..');
const root = join(rules, '../../..');
const at = (file: string): string => join(rules, file);

/** Where a node of that name is declared, and the files that give it its meaning and its text. */
interface Node {
  readonly file: string;
  readonly begins: string;
  readonly meaning: string;
  readonly text: string;
}
const CARDS = 'effects/nodes/cards.ts';
const NODES: Readonly<Record<string, Node>> = {
  Filter: {
    file: CARDS,
    begins: 'export interface Filter {',
    meaning: 'cr/01-concepts/filters.ts',
    text: 'text/cards.ts',
  },
  Choose: {
    file: CARDS,
    begins: 'export interface Choose {',
    meaning: 'meaning/targets.ts',
    text: 'text/cards.ts',
  },
  FactQuery: {
    file: CARDS,
    begins: 'export interface FactQuery {',
    meaning: 'meaning/conditions.ts',
    text: 'text/conditions.ts',
  },
  Moment: {
    file: 'effects/nodes/moments.ts',
    begins: 'export interface Moment {',
    meaning: 'cr/07-abilities/moments.ts',
    text: 'text/moments.ts',
  },
  attack: {
    file: 'effects/nodes/abilities.ts',
    begins: "readonly do: 'attack';",
    meaning: 'meaning/actions.ts',
    text: 'text/attack-and-play.ts',
  },
  play: {
    file: CARDS,
    begins: "readonly do: 'play';",
    meaning: 'meaning/actions.ts',
    text: 'text/attack-and-play.ts',
  },
  create: {
    file: 'effects/nodes/instructions.ts',
    begins: "readonly do: 'create';",
    meaning: 'meaning/in-play.ts',
    text: 'text/field.ts',
  },
  divide: {
    file: 'effects/nodes/instructions.ts',
    begins: "readonly do: 'divide';",
    meaning: 'meaning/in-play.ts',
    text: 'text/field.ts',
  },
};

const newField = (node: string): string => `unheardOf${node}`;

/** The source with one more field in each of those nodes. */
function withNewFields(file: string, source: string): string {
  return Object.entries(NODES)
    .filter(([, node]) => at(node.file) === file)
    .reduce((text, [name, { begins }]) => {
      if (!text.includes(begins)) throw new Error(`${file}: no ${begins}`);
      return text.replace(begins, `${begins} readonly ${newField(name)}?: true;`);
    }, source);
}

/** The files in which the compiler reports errors. */
function complaints(): ReadonlyMap<string, string> {
  const config = ts.readConfigFile(join(root, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config.config, ts.sys, root);
  const files = [...new Set(Object.values(NODES).flatMap((n) => [n.meaning, n.text]))].map(at);
  const host = ts.createCompilerHost({ ...options, noEmit: true });
  const read = (name: string): string =>
    withNewFields(name.split('/').join(sep), readFileSync(name, 'utf8'));
  const program = ts.createProgram(
    files,
    { ...options, noEmit: true },
    {
      ...host,
      getSourceFile: (name, language) =>
        name.includes('node_modules')
          ? host.getSourceFile(name, language)
          : ts.createSourceFile(name, read(name), language),
    },
  );
  return new Map(
    files.map((file) => [
      file,
      program
        .getSemanticDiagnostics(program.getSourceFile(file))
        .map((d) => ts.flattenDiagnosticMessageText(d.messageText, '\n'))
        .join('\n'),
    ]),
  );
}

/**
 * The compiler reads the whole engine, which takes seconds; this is only a limit against hanging.
 */
const LONG = 120_000;

describe('a field that is added to a node', () => {
  let said: ReadonlyMap<string, string>;
  beforeAll(() => {
    said = complaints();
  }, LONG);

  it.each(Object.entries(NODES))('%s: does not compile without a meaning', (name, node) => {
    expect(said.get(at(node.meaning))).toContain(newField(name));
  });

  it.each(Object.entries(NODES))('%s: does not compile without words', (name, node) => {
    expect(said.get(at(node.text))).toContain(newField(name));
  });
});
