import { deriveId, scopedCommandId } from '#platform';
import type { Refusal } from '#aggregate';
import { malformedRefusal } from '../refusals.js';
import type { Asker } from '../people/asker.js';
import type { Rights } from '../rights/roles.js';
import type { RequestAbout } from './request.js';

/**
 * Who acts, by which command and when: becomes the metadata of the events; new ids are derived from
 * it.
 */
export interface CommandMetadata {
  readonly actor: string;
  readonly commandId: string;
  /** ISO 8601. */
  readonly at: string;
  /** The fingerprint of the request (fingerprints.ts); null for a command of the server itself. */
  readonly fingerprint: string | null;
}

export const actorOf = (asker: Asker, rights: Rights): string => {
  if (asker.account) return `account:${asker.account.id}`;
  const seat = [...rights.ownPlayers].at(-1);
  return seat === undefined ? 'visitor' : `guest:${seat}`;
};

export const metadataOf = (
  request: RequestAbout<unknown>,
  rights: Rights,
): CommandMetadata | Refusal => {
  if (request.name === 'Register' && !request.asker.account) return visitorsMetadata(request);
  const actor = actorOf(request.asker, rights);
  const { key, at, fingerprint } = request;
  return { actor, commandId: scopedCommandId(actor, key), at, fingerprint };
};

/**
 * If the key alone proves who sent a command, nobody may find a key by guessing: a short one is
 * refused.
 */
export const refuseGuessable = (key: string): Refusal | null =>
  key.length >= 16
    ? null
    : malformedRefusal([
        { path: 'Idempotency-Key', message: 'at least 16 characters while signed out' },
      ]);

/** The command id under which a visitor registers. */
const registrationId = (key: string): string => scopedCommandId('visitor', key);

/**
 * The ids that this key would have had under the caller's other names: an account, a guest's seat,
 * a browser. A seat whose id derives from this very key shows that the visitor registered with it.
 */
export const otherIdsOfKey = (
  { asker: { account, seats, visitor }, key }: Pick<RequestAbout<unknown>, 'asker' | 'key'>,
  usedId: string,
): readonly string[] => {
  const names = [
    ...(account ? [`account:${account.id}`] : []),
    ...(visitor ? [`visitor:${visitor}`] : []),
    ...seats.map(({ playerId }) => `guest:${playerId}`),
  ];
  const registered = registrationId(key);
  const seat = deriveId(registered, 'player');
  const ids = names.map((name) => scopedCommandId(name, key));
  return [...ids, ...(seats.some(({ playerId }) => playerId === seat) ? [registered] : [])].filter(
    (each) => each !== usedId,
  );
};

/**
 * A visitor who registers has no identity yet and acts as the guest they become. The key alone
 * tells their command from others' and decides who is shown the code of the seat, so a short key is
 * refused.
 */
const visitorsMetadata = ({
  key,
  at,
  fingerprint,
}: RequestAbout<unknown>): CommandMetadata | Refusal => {
  const refusal = refuseGuessable(key);
  if (refusal) return refusal;
  const commandId = registrationId(key);
  return { actor: `guest:${deriveId(commandId, 'player')}`, commandId, at, fingerprint };
};
