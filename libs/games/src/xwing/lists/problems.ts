import type { ListProblem } from '#game';
import { textOf, type TextKey } from '../../texts.js';

/** The kinds of findings about a squad. */
export type SquadProblemCode = Extract<TextKey, `xwing/${string}`>;

/**
 * One finding about a squad with its place in the file; `values` fill the placeholders of its text.
 */
export const squadProblem = (
  code: SquadProblemCode,
  path: string | null,
  values: Readonly<Record<string, string | number>>,
  severity: ListProblem['severity'] = 'error',
): ListProblem => ({ code, severity, path, text: textOf(code, values) });
