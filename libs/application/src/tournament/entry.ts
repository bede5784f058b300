import { hash } from 'node:crypto';
import { deriveId } from '#platform';
import type { CommandMetadata } from '../command/metadata.js';
import type { GuestCodes } from '../people/guest-codes.js';
import type { TournamentAction } from '../context/tournament-context.js';

/**
 * The nonce that a player contributes to the tournament's random choices. Without one, as for
 * players entered by staff, it is derived from the command.
 */
export const nonceOf = (meta: CommandMetadata, offered: string | undefined, index = 0): string =>
  offered !== undefined && offered !== ''
    ? offered
    : hash('sha256', `nonce/${index}/${meta.commandId}`).slice(0, 32);

export const accountOf = ({ actor }: CommandMetadata): string | null =>
  actor.startsWith('account:') ? actor.slice('account:'.length) : null;

/** Issues a code for a seat: the answer to this command shows it, the event holds its hash. */
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

/** A player entered by staff. */
interface Entered {
  readonly name: string;
  /** 0-based index among those entered by the same command. */
  readonly index?: number;
  readonly members?: readonly string[] | undefined;
  /** The player asked to be entered: the limits on registration apply to them. */
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
