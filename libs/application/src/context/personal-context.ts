import type { LoadedStream } from '#event-store';
import type { PracticeState } from '#match';
import { scopedCommandId } from '#platform';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import { signInRequired, unknown } from '../failure/request-failure.js';
import type { Asker } from '../people/asker.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider } from '../rights/roles.js';
import type { Aggregates } from '../streams/aggregates.js';

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

/** An existing game; nobody but its owner is let in. */
export const ownPractice = async (
  practiceId: string,
  asker: Asker,
  grants: readonly Grant[],
  aggregates: Aggregates,
): Promise<LoadedStream<PracticeState>> => {
  const practice = await aggregates.practice(practiceId);
  if (practice.state.practiceId === null) throw unknown('practice/not-found');
  const own = actorsOf(asker).includes(practice.state.owner);
  authorize(grants, { asker, rights: outsider, event: null, own });
  return practice;
};

/** Loads nothing: for what begins something of no tournament. */
export const loadNothing = async (
  request: RequestAbout<unknown>,
  grants: readonly Grant[],
): Promise<{ readonly meta: CommandMetadata }> => {
  authorize(grants, { asker: request.asker, rights: outsider, event: null, own: false });
  return { meta: personalMetadata(request) };
};
