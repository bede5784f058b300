import { deriveId, scopedCommandId } from '#platform';
import type { Asker } from '../auth/asker.js';
import { malformed } from '../http/failure.js';
import type { Standing } from '../policy/roles.js';
import type { CommandRequest } from './command-request.js';

/** Who acts, by which command, when: what goes into the events' meta and what new ids are derived from. */
export interface Act {
  readonly actor: string;
  readonly commandId: string;
  readonly at: string;
  /** Of the request (commands/fingerprint.ts); null for an act of the server's own. */
  readonly fingerprint: string | null;
}

const actorOf = (asker: Asker, standing: Standing): string => {
  if (asker.account) return `account:${asker.account.id}`;
  const seat = [...standing.ownPlayers].at(-1);
  return seat === undefined ? 'visitor' : `guest:${seat}`;
};

export const actOf = (request: CommandRequest, standing: Standing): Act => {
  if (request.name === 'Register' && !request.asker.account)
    return visitorsAct(request as CommandRequest<'Register'>);
  const actor = actorOf(request.asker, standing);
  const { key, at, fingerprint } = request;
  return { actor, commandId: scopedCommandId(actor, key), at, fingerprint };
};

/**
 * A visitor who registers is nobody yet and acts as the guest they become. The key alone tells their command from others' and decides
 * who is shown the seat's code, so a short one is not taken.
 */
const visitorsAct = ({ key, at, fingerprint }: CommandRequest<'Register'>): Act => {
  if (key.length < 16)
    throw malformed([
      { path: 'Idempotency-Key', message: 'at least 16 characters while signed out' },
    ]);
  const commandId = scopedCommandId('visitor', key);
  return { actor: `guest:${deriveId(commandId, 'player')}`, commandId, at, fingerprint };
};
