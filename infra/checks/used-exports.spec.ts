import ts from 'typescript';
import { expect, it } from 'vitest';
import { shippedSources } from './written-sources.js';

/**
 * How often each identifier occurs in a file, exports by name from other files not counted. Pages
 * are loaded by the name of their component, so strings count too.
 */
const identifiersIn = (tree: ts.SourceFile): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>();
  const visit = (node: ts.Node): void => {
    if (ts.isExportDeclaration(node)) return;
    if (ts.isIdentifier(node) || ts.isStringLiteralLike(node))
      counts.set(node.text, (counts.get(node.text) ?? 0) + 1);
    ts.forEachChild(node, visit);
  };
  visit(tree);
  return counts;
};

const isExported = (node: ts.Statement): boolean =>
  ts.canHaveModifiers(node) &&
  (ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false);

/** The names of the functions, classes, types and plain constants that a file exports itself. */
const exportedBy = (tree: ts.SourceFile): readonly string[] =>
  tree.statements.filter(isExported).flatMap((node) => {
    if (ts.isVariableStatement(node))
      return node.declarationList.declarations.flatMap(({ name }) =>
        ts.isIdentifier(name) ? [name.text] : [],
      );
    const { name } = node as ts.Statement & { readonly name?: ts.Node };
    return name && ts.isIdentifier(name) ? [name.text] : [];
  });

const files = shippedSources()
  .filter(({ file }) => !file.endsWith('/testing.ts'))
  .map(({ file, tree }) => ({ file, tree, identifiers: identifiersIn(tree) }));

/**
 * Exports that only tests need, by the reason why they stand in the sources: stand-ins and laws
 * that tests of several libraries share, readers for what we write, and what a test looks up.
 */
const forTests: Readonly<Record<string, readonly string[]>> = {
  'stand-ins and positions': [
    'MemoryPersonKeys',
    'layCombat',
    'layActivation',
    'gameState',
    'partOfWay',
  ],
  'laws of every read model': ['readModelLaws'],
  'reads a whole store': ['readEverything'],
  'schemas and readers that our files are held against': [
    ...['meleeTournamentJson', 'startggPhasesJson', 'problemJson', 'eventJsonLd'],
    ...['topdeckPairingsCsv', 'trfFaults', 'trfPairs', 'splitSideboard', 'writeListText'],
    ...['isIncluded', 'MissingMembers'],
  ],
  'lists that tests walk through': [
    ...['declaredRoutes', 'noticeKinds', 'entriesWithoutEnd', 'CHANGES_OF_90', 'LESSON_COUNT'],
    ...['abilityCount', 'playableOf', 'storedGame'],
  ],
  'shorter ways for tests': [
    ...['validatePremier', 'reduceFraction', 'compareObjectives', 'PodDecision'],
  ],
};

it('what a library or an app exports is used by more than tests', () => {
  const total = new Map<string, number>();
  for (const { identifiers } of files)
    for (const [name, count] of identifiers) total.set(name, (total.get(name) ?? 0) + count);
  const known = new Set(Object.values(forTests).flat());
  const unused = files
    .filter(({ file }) => /^(apps|libs)\/[^/]+\/src\//.test(file) && !file.includes('.gen.'))
    .flatMap(({ file, tree }) =>
      exportedBy(tree)
        .filter((name) => total.get(name) === 1 && !known.has(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(files.length).toBeGreaterThan(2_000);
  expect(unused).toEqual([]);
});
