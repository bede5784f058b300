import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { parseSource } from '../../tools/house/source-file.js';

const root = path.resolve(import.meta.dirname, '../..');
/** The folders in which commands are decided and executed, from the domain to the edge. */
const folders = [
  ...['aggregate', 'application', 'draft', 'match', 'tournament'].map((name) => `libs/${name}`),
  ...['api', 'cli', 'worker'].map((name) => `apps/${name}`),
];
const sources = execFileSync('git', ['-C', root, 'ls-files', ...folders], { encoding: 'utf8' })
  .split('\n')
  .filter((file) => file.endsWith('.ts') && !/\.(gen|spec)\.ts$|\/test(ing)?\//.test(file))
  .map((file) => parseSource(file, readFileSync(path.join(root, file), 'utf8')));

const nodesOf = (file: ts.SourceFile): readonly ts.Node[] => {
  const found: ts.Node[] = [];
  const visit = (node: ts.Node): void => {
    found.push(node);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
};

const placeOf = (node: ts.Node): string => {
  const file = node.getSourceFile();
  return `${file.fileName}:${file.getLineAndCharacterOfPosition(node.getStart()).line + 1}`;
};

/** Errors that only a bug causes. */
const bugs = /^(Type|Range)?Error$/;

/** An error for a bug, or one that is rethrown. */
const isOfABug = ({ expression }: ts.ThrowStatement): boolean =>
  ts.isIdentifier(expression) ||
  (ts.isNewExpression(expression) && bugs.test(expression.expression.getText()));

it('no library throws an expected "no": it is a refusal, and a value up to the edge', () => {
  const thrown = sources
    .filter(({ fileName }) => fileName.startsWith('libs/'))
    .flatMap(nodesOf)
    .filter((node) => ts.isThrowStatement(node) && !isOfABug(node));
  expect(thrown.map(placeOf)).toEqual([]);
});

/** Functions whose declared result may be a refusal. */
const refusing = new Set(
  sources
    .filter(({ fileName }) => fileName.startsWith('libs/application/'))
    .flatMap((file) =>
      nodesOf(file).flatMap((node) =>
        ts.isVariableDeclaration(node) &&
        node.initializer &&
        ts.isArrowFunction(node.initializer) &&
        /\b(Refusal|Decision)\b/.test(node.initializer.type?.getText() ?? '')
          ? [node.name.getText()]
          : [],
      ),
    ),
);

/** The call that a statement consists of, awaited or not. */
const callOf = (node: ts.Node): ts.CallExpression | null => {
  if (!ts.isExpressionStatement(node)) return null;
  const { expression } = node;
  const called = ts.isAwaitExpression(expression) ? expression.expression : expression;
  return ts.isCallExpression(called) ? called : null;
};

const mayRefuse = ({ expression, arguments: given }: ts.CallExpression): boolean =>
  (ts.isIdentifier(expression) && refusing.has(expression.text)) ||
  given.some((each) => ts.isNewExpression(each) && each.expression.getText() === 'ExecuteCommand');

it('nobody drops the answer of what may refuse: a right that was asked for is looked at', () => {
  expect(refusing.size).toBeGreaterThan(60);
  expect([...refusing]).toContain('authorize');
  const dropped = sources
    .filter(({ fileName }) => /^(apps|libs\/application)\//.test(fileName))
    .flatMap(nodesOf)
    .flatMap((node) => callOf(node) ?? [])
    .filter(mayRefuse);
  expect(dropped.map(placeOf)).toEqual([]);
});
