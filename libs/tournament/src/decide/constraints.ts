import type { Handlers } from '#aggregate';
import type { Tournament } from '../commands.js';
import { record, refuse, type Decision } from '../decision.js';
import type { PlayerPair } from '../events.js';
import { nextRound, repairKey, type TournamentState } from '../state.js';
import { over, withPlayer } from './rule.js';

/** The same key for both orders of the two players. */
const pairKey = ([one, other]: PlayerPair): string => JSON.stringify([one, other].sort());

const mayBePaired = (
  state: TournamentState,
  { phase, round }: { readonly phase: number; readonly round: number },
): boolean =>
  [nextRound(state), repairKey(state)].some((key) => key?.phase === phase && key.round === round);

/**
 * Constraints that no pairing can meet: a player twice or unknown, or a pair that must and must not
 * meet.
 */
const impossible = (
  state: TournamentState,
  {
    fixed,
    byes,
    keptApart,
  }: {
    readonly fixed: readonly PlayerPair[];
    readonly byes: readonly string[];
    readonly keptApart: readonly PlayerPair[];
  },
): Decision | null => {
  const placed = [...fixed.flat(), ...byes];
  const twice = placed.filter((player, index) => placed.indexOf(player) !== index);
  if (twice.length > 0) return refuse('seated-twice', { players: twice });
  const unknown = [...placed, ...keptApart.flat()].filter((id) => !state.players.has(id));
  if (unknown.length > 0) return refuse('players-mismatch', { players: unknown });
  const gone = placed.filter((id) => state.players.get(id)?.status !== 'playing');
  if (gone.length > 0) return refuse('not-playing', { players: gone });
  const apart = new Set(keptApart.map(pairKey));
  const contradicting = [
    ...fixed.filter((pair) => apart.has(pairKey(pair))),
    ...keptApart.filter(([one, other]) => one === other),
  ];
  return contradicting.length > 0
    ? refuse('constraints-contradict', { players: [...new Set(contradicting.flat())] })
    : null;
};

export const constraints: Handlers<Tournament, 'SetTeam' | 'ConstrainPairing'> = {
  SetTeam: ({ playerId, team }, state) =>
    withPlayer(
      state,
      playerId,
      () => over(state) ?? record('PlayerTeamSet', { playerId, team: team === '' ? null : team }),
    ),
  ConstrainPairing: ({ phase, round, fixed, byes, keptApart, reason }, state) => {
    if (state.status !== 'running') return over(state) ?? refuse('not-running');
    if (state.pairing) return refuse('pairing-under-way');
    if (!mayBePaired(state, { phase, round })) return refuse('later-round-exists');
    if (state.phases[phase]?.kind !== 'swiss') return refuse('paired-by-seed');
    return (
      impossible(state, { fixed, byes, keptApart }) ??
      record('PairingConstrained', { phase, round, fixed, byes, keptApart, reason })
    );
  },
};
