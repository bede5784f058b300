import { scopedCommandId } from '#platform';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import { signInRequired } from '../failure/request-failure.js';
import type { Asker } from '../people/asker.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider } from '../rights/roles.js';

/** Whom a practice game may belong to: the account first, then what the browser played before it signed in. */
export const actorsOf = ({ account, visitor }: Asker): string[] => [
  ...(account ? [`account:${account.id}`] : []),
  ...(visitor ? [`visitor:${visitor}`] : []),
];

/** For what belongs to no tournament: under which name the command is recorded. */
export const personalMetadata = ({
  asker,
  key,
  at,
  fingerprint,
}: RequestAbout<unknown>): CommandMetadata => {
  const [actor] = actorsOf(asker);
  if (actor === undefined) throw signInRequired();
  return { actor, commandId: scopedCommandId(actor, key), at, fingerprint };
};

/** Loads nothing: for what begins something of no tournament. */
export const loadNothing = async (
  request: RequestAbout<unknown>,
  grants: readonly Grant[],
): Promise<{ readonly meta: CommandMetadata }> => {
  authorize(grants, { asker: request.asker, rights: outsider, event: null, own: false });
  return { meta: personalMetadata(request) };
};
