import { commonErrors } from './common-errors.js';
import { draftErrors } from './draft-errors.js';
import { matchErrors } from './match-errors.js';
import { passwordErrors } from './password-errors.js';
import { tableErrors } from './table-errors.js';
import { tournamentErrors } from './tournament-errors.js';
import type { Texts } from '../pairs.js';

/** By stable code of the API. */
export const errors = {
  ...commonErrors,
  ...passwordErrors,
  ...tournamentErrors,
  ...draftErrors,
  ...matchErrors,
  ...tableErrors,
} as const satisfies Texts;
