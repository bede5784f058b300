import type { ListProblem } from '#game';
import { textOf, type TextKey } from '../../texts.js';

/** What can be found about a squad. */
export type SquadProblemCode = Extract<TextKey, `xwing/${string}`>;

/** One finding about a squad at a place of its file; `values` fill in its words. */
export const squadProblem = (
  code: SquadProblemCode,
  path: string | null,
  values: Readonly<Record<string, string | number>>,
  severity: ListProblem['severity'] = 'error',
): ListProblem => ({ code, severity, path, text: textOf(code, values) });
