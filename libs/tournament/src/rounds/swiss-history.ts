import { playedMatch, type RoundResult, type StandingRow, gameIn, type GameCatalogue } from '#game';
import type { Float } from '../pairing/index.js';
import { pointsByPlace } from '../pairing/multiplayer.js';
import { placePointsOf } from '../settings.js';
import type { TablePlace } from '../events.js';
import type { RoundState, TournamentState } from '../state.js';
import type { MatchResult } from './match-result.js';

const isSwiss = (state: TournamentState, phase: number): boolean =>
  state.phases[phase]?.kind === 'swiss';

/** Players in the standings: everyone who ever entered. */
const listEntered = (state: TournamentState): readonly string[] =>
  [...state.players.values()]
    .filter((player) => player.status === 'playing' || player.status === 'dropped')
    .map((player) => player.playerId);

/** Every player's result at the tables of three and four of a round. */
const placesIn = (state: TournamentState, round: RoundState): readonly RoundResult[] =>
  (round.multiplayer ?? []).flatMap(({ places }) =>
    places === null ? [] : placeResults(round.round, places, placePointsOf(state.settings)),
  );

/** The results of one table of three or four. */
export const placeResults = (
  round: number,
  places: readonly TablePlace[],
  placePoints: readonly number[],
): readonly RoundResult[] => {
  const points = pointsByPlace(places, placePoints);
  const alone = places.filter(({ place }) => place === 1).length === 1;
  return places.map(({ playerId, place }) => ({
    kind: 'place',
    round,
    player: playerId,
    place,
    won: place === 1 && alone,
    points: points.get(playerId) ?? 0,
    opponents: places.map((each) => each.playerId).filter((id) => id !== playerId),
  }));
};

/** Match points brought from an earlier event. */
const openingPoints = (state: TournamentState): ReadonlyMap<string, number> =>
  new Map(
    [...state.players.values()].flatMap(({ playerId, opening }) =>
      opening ? [[playerId, opening.points] as const] : [],
    ),
  );

/**
 * Every settled Swiss result: matches, byes and the results given to late entrants, in rounds
 * before `beforeRound`.
 */
const swissResults = (
  state: TournamentState,
  matches: readonly MatchResult[],
  beforeRound = Infinity,
): readonly RoundResult[] => {
  const played = matches
    .filter((match) => match.status === 'completed' && isSwiss(state, match.phase))
    .flatMap((match) => (match.score ? [playedMatch(match.round, match, match.score)] : []));
  const byes = state.rounds
    .filter((round) => isSwiss(state, round.phase))
    .flatMap((round) =>
      round.byes.map((bye): RoundResult => ({
        kind: 'bye',
        round: round.round,
        player: bye.playerId,
      })),
    );
  const missed = [...state.players.values()].flatMap((player) =>
    player.missed.map(({ round, as }): RoundResult => ({
      kind: as,
      round,
      player: player.playerId,
    })),
  );
  const places = state.rounds.flatMap((round) => placesIn(state, round));
  return [...played, ...byes, ...missed, ...places].filter((result) => result.round < beforeRound);
};

/**
 * The Swiss standings before a round; ties beyond the chain of tiebreaks are ordered by the event's
 * committed seed.
 */
export const swissStandings = (
  games: GameCatalogue,
  state: TournamentState,
  matches: readonly MatchResult[],
  beforeRound = Infinity,
): readonly StandingRow[] => {
  const phase = state.phases.find((each) => each.kind === 'swiss');
  return gameIn(games, state.game).standings({
    players: listEntered(state),
    results: swissResults(state, matches, beforeRound),
    settings: state.settings,
    swissRounds: phase?.kind === 'swiss' ? phase.rounds : 0,
    seed: state.seedCommitment,
    opening: openingPoints(state),
    dropped: [...state.players.values()]
      .filter((player) => player.status === 'dropped')
      .map((player) => player.playerId),
  });
};

export interface PlayerHistory {
  readonly opponents: readonly string[];
  readonly hadBye: boolean;
  readonly lastFloat: Float | null;
}

const pointsBy = (rows: readonly StandingRow[]): ReadonlyMap<string, number> =>
  new Map(rows.map((row) => [row.player, row.points]));

/**
 * Each player's opponents, whether they had a bye, and how they were floated in the round before
 * `round`.
 */
export const histories = (
  games: GameCatalogue,
  state: TournamentState,
  matches: readonly MatchResult[],
  round: number,
): ReadonlyMap<string, PlayerHistory> => {
  const earlier = matches.filter(
    (match) => match.status !== 'void' && isSwiss(state, match.phase) && match.round < round,
  );
  const pointsThen = pointsBy(swissStandings(games, state, matches, round - 1));
  const histories = new Map<
    string,
    { opponents: string[]; hadBye: boolean; lastFloat: Float | null }
  >(
    [...state.players.values()].map(({ playerId, opening }) => [
      playerId,
      { opponents: [...(opening?.met ?? [])], hadBye: false, lastFloat: null },
    ]),
  );
  const meet = (id: string, opponent: string, inRound: number): void => {
    const history = histories.get(id);
    if (!history) return;
    history.opponents.push(opponent);
    if (inRound !== round - 1) return;
    const difference = (pointsThen.get(id) ?? 0) - (pointsThen.get(opponent) ?? 0);
    if (difference !== 0) history.lastFloat = difference > 0 ? 'down' : 'up';
  };
  for (const match of earlier) {
    meet(match.a, match.b, match.round);
    meet(match.b, match.a, match.round);
  }
  for (const result of swissResults(state, [], round)) {
    const history = result.kind === 'bye' ? histories.get(result.player) : undefined;
    if (history) history.hadBye = true;
  }
  return histories;
};
