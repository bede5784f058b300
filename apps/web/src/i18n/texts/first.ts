import { account } from './account.js';
import { common } from './common.js';
import { commonErrors } from './common-errors.js';
import { limited } from './limited.js';
import { score } from './score.js';
import { seat } from './seat.js';
import { table } from './table.js';
import { tellMe } from './tell-me.js';

/** What the frame and a player's own page say: all that a phone fetches before it shows a table. Everything else comes with the first other page. */
export const first = {
  account,
  common,
  errors: commonErrors,
  limited,
  score,
  seat,
  table,
  tellMe,
} as const;
