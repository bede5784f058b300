import { isRefusal, type Refusal } from '#aggregate';
import { type CommandMetadata, metadataOf } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import { signInRefusal } from '../refusals.js';
import type { Asker } from '../people/asker.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider, type Rights } from '../rights/roles.js';

interface AccountContext {
  readonly owner: NonNullable<Asker['account']>;
  readonly meta: CommandMetadata;
}

/**
 * Loads nothing but the sender's account: for a command that creates something the account then
 * owns.
 */
export const loadAccount = async (
  request: RequestAbout<unknown>,
  grants: readonly Grant[],
): Promise<AccountContext | Refusal> => {
  const { asker } = request;
  const denied = authorize(grants, { asker, rights: outsider, tournament: null, own: false });
  if (denied) return denied;
  if (!asker.account) return signInRefusal();
  const meta = metadataOf(request, outsider);
  return isRefusal(meta) ? meta : { owner: asker.account, meta };
};

/** Refuses every sender but the owner; `owner` is the id of an account. */
export const loadAsOwner = (
  request: RequestAbout<unknown>,
  grants: readonly Grant[],
  owner: string | null,
): CommandMetadata | Refusal => {
  const { asker } = request;
  const owns = asker.account !== null && asker.account.id === owner;
  const rights: Rights = { ...outsider, roles: new Set(owns ? ['owner'] : []) };
  const denied = authorize(grants, { asker, rights, tournament: null, own: false });
  return denied ?? metadataOf(request, rights);
};
