import { createHash } from 'node:crypto';
import { deriveId } from '#platform';
import { ApiFailure, signInRequired } from '../../http/failure.js';
import type { GuestCodes } from '../../auth/guest-code.js';
import type { Act } from '../act.js';
import { tournamentCommand } from '../scene.js';
import { readPlayerList } from './player-list.js';
import type { Translations } from './translation.js';

/** A player's share in the event's chance. Staff enter no nonce of their own: it follows from the command. */
const nonceOf = (act: Act, offered: string | undefined, index = 0): string =>
  offered !== undefined && offered !== ''
    ? offered
    : createHash('sha256').update(`nonce/${index}/${act.commandId}`).digest('hex').slice(0, 32);

const accountOf = (act: Act): string | null =>
  act.actor.startsWith('account:') ? act.actor.slice('account:'.length) : null;

/** A code for a seat: shown by the answer to this command, kept as a hash. */
const codeFor = (
  codes: GuestCodes,
  act: Act,
  { playerId, endDevices }: { readonly playerId: string; readonly endDevices: boolean },
) =>
  tournamentCommand(act, 'IssueGuestCode', {
    playerId,
    codeHash: codes.hashOf(playerId, codes.madeBy(act.commandId, playerId)),
    endDevices,
  });

const enteredByStaff = (act: Act, name: string, index = 0) => {
  const playerId = deriveId(act.commandId, index === 0 ? 'player' : `player.${index}`);
  return {
    playerId,
    command: tournamentCommand(act, 'RegisterPlayer', {
      playerId,
      name,
      account: null,
      nonce: nonceOf(act, undefined, index),
      byStaff: true,
    }),
  };
};

/** How people come to be players of an event. */
export const registration = (
  codes: GuestCodes,
): Translations<
  | 'Register'
  | 'RegisterPlayer'
  | 'ImportPlayers'
  | 'ClaimPlayer'
  | 'IssueGuestCode'
  | 'IssueMissingCodes'
  | 'AddLatePlayer'
> => ({
  Register: ({ name, nonce }, { act }) => {
    const playerId = deriveId(act.commandId, 'player');
    const account = accountOf(act);
    const entered = tournamentCommand(act, 'RegisterPlayer', {
      playerId,
      name,
      account,
      nonce: nonceOf(act, nonce),
      byStaff: false,
    });
    return account === null
      ? [entered, codeFor(codes, act, { playerId, endDevices: false })]
      : [entered];
  },
  RegisterPlayer: ({ name }, { act }) => {
    const { playerId, command } = enteredByStaff(act, name);
    return [command, codeFor(codes, act, { playerId, endDevices: false })];
  },
  ImportPlayers: ({ text }, { act }) =>
    readPlayerList(text).map((name, index) => enteredByStaff(act, name, index).command),
  ClaimPlayer: ({ eventId, code }, { act, event }) => {
    const account = accountOf(act);
    if (account === null) throw signInRequired();
    const playerId = codes.find(eventId, event.state.players.values(), code);
    if (playerId === null) throw new ApiFailure(404, 'guest/code-unknown');
    return [tournamentCommand(act, 'ClaimPlayer', { playerId, account })];
  },
  IssueGuestCode: ({ playerId, endDevices }, { act }) => [
    codeFor(codes, act, { playerId, endDevices }),
  ],
  IssueMissingCodes: (_payload, { act, event }) => {
    const without = [...event.state.players.values()].filter(
      ({ account, guestCode, status }) =>
        account === null && guestCode === undefined && status !== 'withdrawn',
    );
    if (without.length === 0) throw new ApiFailure(409, 'guest/no-code-missing');
    return without.map(({ playerId }) => codeFor(codes, act, { playerId, endDevices: false }));
  },
  AddLatePlayer: ({ name, missed }, { act }) => {
    const { playerId, command } = enteredByStaff(act, name);
    return [
      command,
      codeFor(codes, act, { playerId, endDevices: false }),
      tournamentCommand(act, 'AcceptLateEntry', { playerId, missed }),
    ];
  },
});
