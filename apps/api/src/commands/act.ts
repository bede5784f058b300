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
  return { actor, commandId: scopedCommandId(actor, request.key), at: request.at };
};

/**
 * A visitor who registers is nobody yet: his command is told apart from others' by the key together with all he said, and he acts as
 * the guest he becomes. The key alone decides who is shown the seat's code, so a short one is not taken.
 */
const visitorsAct = ({ payload, key, at }: CommandRequest<'Register'>): Act => {
  if (key.length < 16)
    throw malformed([
      { path: 'Idempotency-Key', message: 'at least 16 characters while signed out' },
    ]);
  const commandId = scopedCommandId(
    JSON.stringify(['visitor', payload.eventId, payload.name, payload.nonce ?? '']),
    key,
  );
  return { actor: `guest:${deriveId(commandId, 'player')}`, commandId, at };
};
