import { seededOrder } from '#chance';
import type { TournamentCommands } from '../commands.js';
import { seatMultiplayer, type MultiplayerEntrant } from '../pairing/multiplayer.js';
import type { TournamentState } from '../state.js';
import type { RoundRequest } from './round-plan.js';
import { swissStandings } from './swiss-history.js';

type MultiplayerPlan =
  | { readonly kind: 'planned'; readonly command: TournamentCommands['CreateRound'] }
  | {
      readonly kind: 'failed';
      readonly code: 'too-few-players' | 'tables-open';
      readonly tables: readonly number[];
    };

/** Everybody with whom a player has shared a table, in this event and before it. */
const metBy = (state: TournamentState, playerId: string, before: number): readonly string[] => [
  ...(state.players.get(playerId)?.opening?.met ?? []),
  ...state.rounds
    .filter((round) => round.round < before)
    .flatMap((round) => round.multiplayer ?? [])
    .filter(({ seats }) => seats.includes(playerId))
    .flatMap(({ seats }) => seats.filter((other) => other !== playerId)),
];

const hadBye = (state: TournamentState, playerId: string): boolean =>
  state.rounds.some((round) => round.byes.some((bye) => bye.playerId === playerId));

/**
 * Seats one round at tables of three and four: by points, at random among equals, and with
 * opponents not met before.
 */
export const planMultiplayer = ({
  games,
  state,
  results,
  key,
  repair,
  seed,
}: RoundRequest): MultiplayerPlan => {
  const open = state.rounds
    .filter((round) => !repair && round.round < key.round)
    .flatMap((round) => round.multiplayer ?? [])
    .filter((table) => table.places === null);
  if (open.length > 0)
    return { kind: 'failed', code: 'tables-open', tables: open.map(({ table }) => table) };
  const lot = seededOrder(seed);
  const ordered = swissStandings(games, state, results, key.round)
    .filter((row) => state.players.get(row.player)?.status === 'playing')
    .sort((one, other) => other.points - one.points || lot(one.player, other.player))
    .map(({ player }): MultiplayerEntrant => ({
      id: player,
      met: metBy(state, player, key.round),
      hadBye: hadBye(state, player),
    }));
  const seating = seatMultiplayer(ordered);
  if (seating === null) return { kind: 'failed', code: 'too-few-players', tables: [] };
  return {
    kind: 'planned',
    command: {
      ...key,
      seed,
      seeds: [],
      tables: [],
      multiplayer: seating.tables.map((seats, index) => ({
        table: index + 1,
        seats,
        reasons: [{ code: 'seated-by-points', data: {} }],
      })),
      byes:
        seating.bye === null
          ? []
          : [{ playerId: seating.bye, reasons: [{ code: 'bye/one-left', data: {} }] }],
      voidedMatches: [],
      objective: [seating.repeats],
      unavoidableRematches: seating.repeats,
    },
  };
};
