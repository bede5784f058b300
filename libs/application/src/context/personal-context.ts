import { isRefusal, type Refusal } from '#aggregate';
import { scopedCommandId } from '#platform';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import { signInRefusal } from '../refusals.js';
import type { Asker } from '../people/asker.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider } from '../rights/roles.js';

/**
 * The actors to whom a practice game may belong: the account first, then the browser, for games
 * played before signing in.
 */
export const actorsOf = ({ account, visitor }: Asker): string[] => [
  ...(account ? [`account:${account.id}`] : []),
  ...(visitor ? [`visitor:${visitor}`] : []),
];

/** For what belongs to no tournament: the actor under whose name the command is recorded. */
export const personalMetadata = ({
  asker,
  key,
  at,
  fingerprint,
}: RequestAbout<unknown>): CommandMetadata | Refusal => {
  const [actor] = actorsOf(asker);
  return actor === undefined
    ? signInRefusal()
    : { actor, commandId: scopedCommandId(actor, key), at, fingerprint };
};

/** Loads nothing: for commands that begin something of no tournament. */
export const loadNothing = async (
  request: RequestAbout<unknown>,
  grants: readonly Grant[],
): Promise<{ readonly meta: CommandMetadata } | Refusal> => {
  const { asker } = request;
  const denied = authorize(grants, { asker, rights: outsider, tournament: null, own: false });
  if (denied) return denied;
  const meta = personalMetadata(request);
  return isRefusal(meta) ? meta : { meta };
};
