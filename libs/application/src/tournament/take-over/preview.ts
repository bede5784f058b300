import { isRefusal, type Refusal } from '#aggregate';
import type {
  CommandPayload,
  ForeignEvent,
  ForeignNote,
  ForeignStanding,
  TakeOverPreview,
} from '#contracts';
import { toDecimal } from '#game';
import { matchDecider } from '#match';
import {
  type MatchResult,
  nextRound,
  planRound,
  swissRoundsFor,
  swissStandings,
  tournamentDecider,
  type TournamentState,
} from '#tournament';
import { domainContext } from '../../command/acting.js';
import { actorOf } from '../../command/metadata.js';
import type { Asker } from '../../people/asker.js';
import type { Rights } from '../../rights/roles.js';
import { readableDecks, takeOver, type TakenOver, type TakingOver } from './take-over.js';

/** The results as the read side would give them to pairing and standings. */
export const resultsOf = ({ matches }: Pick<TakenOver, 'matches'>): readonly MatchResult[] =>
  matches.flatMap(({ matchId, events }) => {
    const { place, status, score } = events.reduce(matchDecider.evolve, matchDecider.initialState);
    if (!place) return [];
    const { phase, round, table, players } = place;
    const [a, b] = players;
    const stands = status === 'completed' ? ('completed' as const) : ('open' as const);
    return [{ matchId, phase, round, table, a, b, status: stands, score }];
  });

/** Pairs of the next round who have met before; null if no round can be paired yet. */
const rematchesNext = (
  { state }: TakenOver,
  results: readonly MatchResult[],
  acting: TakingOver,
): number | null => {
  const key = state.status === 'running' ? nextRound(state) : null;
  if (key === null) return null;
  const asked = tournamentDecider.decide(
    { type: 'RequestPairing', data: { ...key, repair: false }, ...domainContext(acting) },
    state,
  );
  if (isRefusal(asked)) return null;
  const plan = planRound({
    games: acting.games,
    state: asked.reduce(tournamentDecider.evolve, state),
    ...{ results, key, repair: false, seed: acting.meta.commandId },
    matchIdFor: (table) => `next-${table}`,
  });
  if (plan.kind === 'failed') return null;
  const pairOf = ({ a, b }: { readonly a: string; readonly b: string }) =>
    [a, b].toSorted().join(' ');
  const met = new Set(results.map(pairOf));
  return plan.command.tables.filter((table) => met.has(pairOf(table))).length;
};

/** Compares the standings, figure by figure, in those columns that the files hold as well. */
const comparedWith = (
  theirs: readonly ForeignStanding[],
  { state, playerIds }: TakenOver,
  { results, acting }: { readonly results: readonly MatchResult[]; readonly acting: TakingOver },
) => {
  const rows = swissStandings(acting.games, state, results);
  const names = new Map(playerIds.map((id) => [id, state.players.get(id)?.name ?? '']));
  const differences: TakeOverPreview['differences'] = [];
  let equal = 0;
  for (const { player, points, values } of theirs) {
    const row = rows.find((each) => each.player === playerIds[player]);
    if (!row) continue;
    const told = { ...(points === undefined ? {} : { points }), ...values };
    for (const [column, figure] of Object.entries(told)) {
      const value = row.values[column];
      if (value === undefined) continue;
      const ours = Number(toDecimal(value));
      const name = names.get(row.player) ?? '';
      if (ours === Number(figure.toFixed(8))) equal += 1;
      else differences.push({ name, column, theirs: figure, ours });
    }
  }
  const standings = rows.map(({ player, rank, points }) => ({
    ...{ name: names.get(player) ?? '', rank, points },
  }));
  return { standings, differences, equal };
};

/** The outcome of a take-over, compared with the standings in its files. Nothing is stored. */
export const previewTakeOver = (
  asked: Pick<CommandPayload<'TakeOverEvent'>, 'foreign' | 'swissRounds'>,
  theirs: readonly ForeignStanding[],
  { state, acting }: { readonly state: TournamentState; readonly acting: TakingOver },
): Pick<TakeOverPreview, 'standings' | 'differences' | 'equal' | 'rematches'> | Refusal => {
  const taken = takeOver(asked, state, acting);
  if (isRefusal(taken)) return taken;
  const results = resultsOf(taken);
  return {
    ...comparedWith(theirs, taken, { results, acting }),
    rematches: rematchesNext(taken, results, acting),
  };
};

/**
 * The number of Swiss rounds: as in the tournament's settings, but at least those that were played.
 */
const swissRoundsOf = (
  { settings: { swissRounds } }: TournamentState,
  { players, rounds }: ForeignEvent,
): number | null =>
  (swissRounds ?? swissRoundsFor(players.length)) >= rounds.length ? swissRounds : rounds.length;

interface Looking extends Pick<TakingOver, 'games'> {
  readonly state: TournamentState;
  readonly asker: Asker;
  readonly rights: Rights;
  /** ISO 8601. */
  readonly at: string;
}

/**
 * What the files of another program would bring into a tournament, in the form that `TakeOverEvent`
 * takes.
 */
export const lookAtTakeOver = (
  read: {
    readonly event: ForeignEvent;
    readonly standings: readonly ForeignStanding[];
    readonly notes: readonly ForeignNote[];
  },
  { state, asker, rights, at, games }: Looking,
): Omit<TakeOverPreview, 'unread'> | Refusal => {
  const { foreign, notes } = readableDecks(read.event, state, games);
  const swissRounds = swissRoundsOf(state, foreign);
  const meta = {
    ...{ actor: actorOf(asker, rights), commandId: `look-${state.eventId}` },
    ...{ at, fingerprint: null },
  };
  const acting = { games, meta };
  const told = previewTakeOver({ foreign, swissRounds }, read.standings, { state, acting });
  return isRefusal(told)
    ? told
    : { foreign, swissRounds, notes: [...read.notes, ...notes], ...told };
};
