import { hash } from 'node:crypto';
import { deriveId } from '#platform';
import type { CommandMetadata } from '../command/metadata.js';
import type { GuestCodes } from '../people/guest-codes.js';
import type { TournamentAction } from '../context/tournament-context.js';

/**
 * A player's share in the tournament's chance. Staff enter
 * no nonce of their own: it follows from the command.
 */
export const nonceOf = (meta: CommandMetadata, offered: string | undefined, index = 0): string =>
  offered !== undefined && offered !== ''
    ? offered
    : hash('sha256', `nonce/${index}/${meta.commandId}`).slice(0, 32);

export const accountOf = ({ actor }: CommandMetadata): string | null =>
  actor.startsWith('account:') ? actor.slice('account:'.length) : null;

/** A code for a seat: shown by the answer to this command, kept as a hash. */
export const codeFor = (
  codes: GuestCodes,
  { commandId }: CommandMetadata,
  { playerId, endDevices = false }: { readonly playerId: string; readonly endDevices?: boolean },
): TournamentAction => ({
  type: 'IssueGuestCode',
  data: {
    playerId,
    codeHash: codes.hashOf(playerId, codes.madeBy(commandId, playerId)),
    endDevices,
  },
});

/** Whom staff enter. */
interface Entered {
  readonly name: string;
  /** Among those who are entered by one command. */
  readonly index?: number;
  readonly members?: readonly string[] | undefined;
  /** They have asked for it: what keeps others from registering keeps them. */
  readonly requested?: boolean | undefined;
}

export const enteredByStaff = (
  meta: CommandMetadata,
  { name, index = 0, members, requested = false }: Entered,
): { readonly playerId: string; readonly action: TournamentAction } => {
  const playerId = deriveId(meta.commandId, index === 0 ? 'player' : `player.${index}`);
  return {
    playerId,
    action: {
      type: 'RegisterPlayer',
      data: {
        playerId,
        name,
        account: null,
        nonce: nonceOf(meta, undefined, index),
        byStaff: !requested,
        members,
      },
    },
  };
};
