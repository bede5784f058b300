import { type Decider, type DomainEvent, isRefusal } from '#aggregate';
import { type CommandMetadata, metadataOf } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import { refusalFailure, signInRequired } from '../failure/request-failure.js';
import type { Asker } from '../people/asker.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider, type Rights } from '../rights/roles.js';

/** Loads nothing but who asks: for what an account begins and then owns. */
export const loadAccount = async (
  request: RequestAbout<unknown>,
  grants: readonly Grant[],
): Promise<{ readonly owner: NonNullable<Asker['account']>; readonly meta: CommandMetadata }> => {
  const { asker } = request;
  authorize(grants, { asker, rights: outsider, event: null, own: false });
  if (!asker.account) throw signInRequired();
  return { owner: asker.account, meta: metadataOf(request, outsider) };
};

/** Turns away whoever does not own it; `owner` is an account's id. */
export const loadAsOwner = (
  request: RequestAbout<unknown>,
  grants: readonly Grant[],
  owner: string | null,
): CommandMetadata => {
  const { asker } = request;
  const owns = asker.account !== null && asker.account.id === owner;
  const rights: Rights = { ...outsider, roles: new Set(owns ? ['owner'] : []) };
  authorize(grants, { asker, rights, event: null, own: false });
  return metadataOf(request, rights);
};

/** What the decider makes of a command. Throws the refusal. */
export const decideOrThrow = <Command, State, Event extends DomainEvent>(
  { decide }: Pick<Decider<Command, State, Event>, 'decide'>,
  command: Command,
  state: State,
): readonly Event[] => {
  const decision = decide(command, state);
  if (isRefusal(decision)) throw refusalFailure(decision);
  return decision;
};
