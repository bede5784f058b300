import type { ApiSession } from '#client';
import type { Stage, StandingRow } from '#contracts';
import type { Cast } from './cast.js';
import { until } from './crew.js';

/** A finished tournament of the convention, with the places as its page shows them. */
export interface EndedStage {
  readonly stage: Stage;
  readonly cast: Cast;
  readonly rows: readonly StandingRow[];
}

/** Ends the tournament and waits for its places. */
export const finalStandings = async ({
  organizer,
  eventId,
}: Cast): Promise<readonly StandingRow[]> => {
  const { position } = await organizer.command('FinishEvent', { eventId });
  return until('the final standings', 60_000, async () => {
    const standings = await organizer.query('standings', { eventId });
    return standings.position >= position ? standings.rows : null;
  });
};

/**
 * The expected winner: of the last match of the cut or, without a cut, the first of independently
 * computed standings.
 */
const winnerByResults = async ({ cast, rows }: EndedStage): Promise<string | null> => {
  const { eventId, spectator } = cast;
  const { phases } = await spectator.query('event', { eventId });
  const cut = phases.findIndex(({ kind }) => kind === 'elimination');
  if (cut === -1) return rows[0]?.playerId ?? null;
  const size = phases[cut]?.kind === 'elimination' ? phases[cut].size : 2;
  const { tables } = await spectator.query('pairings', {
    eventId,
    phase: cut,
    round: Math.log2(size),
  });
  const [final] = tables;
  if (!final?.score || tables.length !== 1) return null;
  return final.score.a > final.score.b ? final.a.playerId : final.b.playerId;
};

const faultsOf = async (
  ended: EndedStage,
  convention: Awaited<ReturnType<typeof readConvention>>,
): Promise<readonly string[]> => {
  const { cast, rows, stage } = ended;
  const { eventId, spectator } = cast;
  const winner = await winnerByResults(ended);
  if (winner === null) return [`${stage.stageId}: the results name no champion`];
  const event = await spectator.query('event', { eventId });
  const player = await spectator.query('player', { eventId, playerId: winner });
  const bracket = await spectator.query('bracket', { eventId });
  const result = convention.results.find(({ stageId }) => stageId === stage.stageId);
  const inPlan = convention.stages.find(({ stageId }) => stageId === stage.stageId);
  const isSource = convention.stages.some(
    ({ entry }) => entry.kind === 'qualified' && entry.from === stage.stageId,
  );
  const told: readonly (readonly [view: string, playerId: string | undefined])[] = [
    ['event', event.champion?.playerId],
    ['standings', rows[0]?.playerId],
    ['player', player.rank === 1 ? winner : undefined],
    ['stage of the convention', inPlan?.event?.champion?.playerId],
    ...(bracket.size > 0 ? [['bracket', bracket.champion?.playerId] as const] : []),
    ...(isSource
      ? []
      : [
          ['results of the convention', result?.champion?.playerId] as const,
          ['first place of the convention', result?.places[0]?.playerId] as const,
        ]),
  ];
  return told
    .filter(([, playerId]) => playerId !== winner)
    .map(
      ([view, playerId]) => `${stage.stageId}: ${view} shows ${playerId ?? 'nobody'} as champion`,
    );
};

const readConvention = (organizer: ApiSession, conventionId: string) =>
  organizer.query('convention', { conventionId });

/**
 * Faults in the places of a chain of stages: each player once, from 1, day 2 before those who
 * stayed at day 1.
 */
const placeFaults = (
  convention: Awaited<ReturnType<typeof readConvention>>,
  ended: readonly EndedStage[],
): readonly string[] => {
  const all = new Set(
    ended
      .filter(({ stage }) => stage.stageId.startsWith('day-'))
      .flatMap(({ rows }) => rows.map((row) => row.playerId)),
  );
  const { places = [] } = convention.results.find(({ stageId }) => stageId === 'day-2') ?? {};
  const once = new Set(places.map(({ playerId }) => playerId)).size === places.length;
  const counted = places.every(({ place }, index) => place === index + 1);
  return once && counted && places.length === all.size
    ? []
    : [`the convention shows ${places.length} places for ${all.size} players`];
};

/** Every view that names a champion must name the winner. */
export const championFaults = async (
  organizer: ApiSession,
  conventionId: string,
  ended: readonly EndedStage[],
): Promise<readonly string[]> => {
  const convention = await readConvention(organizer, conventionId);
  const faults: string[] = [];
  for (const each of ended) faults.push(...(await faultsOf(each, convention)));
  return [...faults, ...placeFaults(convention, ended)];
};
