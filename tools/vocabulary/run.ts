import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { shapesOfType } from './shapes-of-type.js';

export const VOCABULARY_FILE = 'libs/bundles/src/vocabulary.gen.ts';

const head = `import type { Shape } from './shape.js';

/**
 * Everything that a bundle can say, from the types of libs/cards/src/content.ts:
 * written by \`npx conclave vocabulary --write\`.
 */
export const VOCABULARY: readonly Shape[] = [
`;

/** The file's content according to the types. */
export const writtenVocabulary = (root: string): string =>
  `${head}${shapesOfType(root, 'libs/cards/src/content.ts', 'CardContent')
    .map((shape) => `  ${JSON.stringify(shape)},\n`)
    .join('')}];\n`;

/** Whether the file agrees with the types; with `write` it is updated. */
export const compareVocabulary = (root: string, write: boolean): boolean => {
  const file = path.join(root, VOCABULARY_FILE);
  const wanted = writtenVocabulary(root);
  if (write) writeFileSync(file, wanted);
  return readFileSync(file, 'utf8') === wanted;
};
