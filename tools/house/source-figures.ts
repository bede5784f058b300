import ts from 'typescript';
import { parseSource } from './source-file.js';

/**
 * Figures of one source file. Lines of code are those with a token: no blank lines, no comments.
 */
export interface SourceFigures {
  readonly codeLines: number;
  /**
   * Lines of code of each function, including methods and arrow functions; a nested one counts for
   * both.
   */
  readonly functions: readonly number[];
  /** The length of each line in characters. */
  readonly widths: readonly number[];
}

const COMMENT_LIMIT = 110;

/** Whether the line is a comment that is too wide for a window with two columns. */
export const isWideComment = (line: string): boolean =>
  line.length > COMMENT_LIMIT && /^\s*(\/\/|\/\*|\*)/.test(line);

const isFunction = (node: ts.Node): boolean =>
  ts.isFunctionDeclaration(node) ||
  ts.isFunctionExpression(node) ||
  ts.isArrowFunction(node) ||
  ts.isMethodDeclaration(node) ||
  ts.isConstructorDeclaration(node) ||
  ts.isGetAccessor(node) ||
  ts.isSetAccessor(node);

export function sourceFigures(name: string, text: string): SourceFigures {
  const file = parseSource(name, text);
  const lineAt = (position: number): number => file.getLineAndCharacterOfPosition(position).line;
  const code = new Set<number>();
  const spans: [first: number, last: number][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isJSDoc(node)) return;
    if (node.getChildCount(file) === 0 && node.getWidth(file) > 0)
      for (let line = lineAt(node.getStart(file)); line <= lineAt(node.getEnd()); line += 1)
        code.add(line);
    if (isFunction(node)) spans.push([lineAt(node.getStart(file)), lineAt(node.getEnd())]);
    node.getChildren(file).forEach(visit);
  };
  visit(file);
  const codeIn = ([first, last]: readonly [number, number]): number => {
    let count = 0;
    for (let line = first; line <= last; line += 1) if (code.has(line)) count += 1;
    return count;
  };
  return {
    codeLines: code.size,
    functions: spans.map(codeIn),
    widths: text.split('\n').map((line) => line.length),
  };
}
