import type { CommandName } from '#contracts';
import type { CommandDefinition } from './command/definition.js';
import * as chat from './chat/index.js';
import * as convention from './convention/index.js';
import * as deck from './deck/index.js';
import * as draft from './draft/index.js';
import * as match from './match/index.js';
import * as season from './season/index.js';
import * as table from './table/index.js';
import * as tournament from './tournament/index.js';
import * as game from './game/index.js';
import * as trilogy from './trilogy/index.js';

/** Every command of the public API. One without a definition does not compile. */
export const commandDefinitions: { readonly [N in CommandName]: CommandDefinition<N> } = {
  ...tournament,
  ...match,
  ...trilogy,
  ...deck,
  ...draft,
  ...table,
  ...chat,
  ...convention,
  ...season,
  ...game,
};
