import ts from 'typescript';

export const parseSource = (name: string, text: string): ts.SourceFile =>
  ts.createSourceFile(name, text, ts.ScriptTarget.Latest, true);

const isFunctionValue = (node: ts.Expression | undefined): boolean =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));

/** Names of the top-level functions of a file. */
export const topFunctionNames = (file: ts.SourceFile): readonly string[] =>
  file.statements.flatMap((statement) => {
    if (ts.isFunctionDeclaration(statement)) return statement.name ? [statement.name.text] : [];
    if (!ts.isVariableStatement(statement)) return [];
    return statement.declarationList.declarations.flatMap(({ name, initializer }) =>
      ts.isIdentifier(name) && isFunctionValue(initializer) ? [name.text] : [],
    );
  });

const bringsValue = (clause: ts.ImportClause | undefined): boolean => {
  if (clause === undefined) return true;
  if (clause.isTypeOnly) return false;
  const { name, namedBindings } = clause;
  if (name !== undefined || namedBindings === undefined || ts.isNamespaceImport(namedBindings))
    return true;
  return namedBindings.elements.some(({ isTypeOnly }) => !isTypeOnly);
};

const reexportsValue = ({ isTypeOnly, exportClause }: ts.ExportDeclaration): boolean => {
  if (isTypeOnly) return false;
  if (exportClause === undefined || ts.isNamespaceExport(exportClause)) return true;
  return exportClause.elements.some((element) => !element.isTypeOnly);
};

/**
 * The values that a file imports or re-exports when it is loaded; types do not exist at run time.
 */
export const valueImports = (file: ts.SourceFile): readonly string[] =>
  file.statements.flatMap((statement) => {
    const isLoaded = ts.isImportDeclaration(statement)
      ? bringsValue(statement.importClause)
      : ts.isExportDeclaration(statement) && reexportsValue(statement);
    if (!isLoaded) return [];
    const { moduleSpecifier } = statement as ts.ImportDeclaration;
    return moduleSpecifier && ts.isStringLiteral(moduleSpecifier) ? [moduleSpecifier.text] : [];
  });
