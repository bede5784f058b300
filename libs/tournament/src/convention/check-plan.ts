import type { GameCatalogue } from '#game';
import { isMultiplayer, phasesFor } from '../decide/lifecycle.js';
import type { Phase } from '../events.js';
import { tableSizes } from '../pairing/multiplayer.js';
import { isLimited, roundsOf } from '../state.js';
import type { CheckedPlan, ConventionPlan, PlannedStage, PlanProblem, Stage } from './plan.js';

/** The assumed length of an untimed round of the cut. */
const untimedMinutes = 60;
const midnight = 24 * 60;

const minutesOf = (time: string): number => {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return 60 * hours + minutes;
};

const roundMinutes = ({ settings }: Stage, phase: Phase): number =>
  phase.kind === 'swiss'
    ? settings.roundMinutes || untimedMinutes
    : settings.cutRoundMinutes || untimedMinutes;

/**
 * The schedule of a stage with so many players: deck building, then each round and the break after
 * it.
 */
export const planStage = (games: GameCatalogue, stage: Stage, players: number): PlannedStage => {
  // Sealed and Draft: decks are built before the first round.
  let at = minutesOf(stage.startsAt) + (stage.settings.limited?.buildMinutes ?? 0);
  const phases = phasesFor(stage.settings, Math.max(2, players), isMultiplayer(games, stage));
  const rounds = phases.flatMap((phase, index) =>
    Array.from({ length: roundsOf(phase) }, (_, number) => {
      const from = at;
      const to = from + roundMinutes(stage, phase);
      at = to + stage.breakMinutes;
      return { phase: index, round: number + 1, from, to };
    }),
  );
  return { stageId: stage.stageId, players, rounds, endsAt: rounds.at(-1)?.to ?? at };
};

type Invited = ReadonlyMap<string, number>;

const playersOf = (stage: Stage, invited: Invited): number => {
  const { entry } = stage;
  if (entry.kind === 'qualified' && entry.by === 'place')
    return entry.least + (invited.get(stage.stageId) ?? 0);
  return stage.expected;
};

/** Problems of a stage that do not involve other stages. */
const ownProblems = (
  games: GameCatalogue,
  stage: Stage,
  planned: PlannedStage,
): readonly PlanProblem[] => {
  const { stageId, settings } = stage;
  const { players, endsAt } = planned;
  const problem = (
    severity: PlanProblem['severity'],
    code: PlanProblem['code'],
    data: PlanProblem['data'] = {},
  ): PlanProblem => ({ stageId, severity, code, data });
  const multiplayer = isMultiplayer(games, stage);
  const swiss = (settings.structure ?? 'swiss') === 'swiss' && !multiplayer;
  const rounds = planned.rounds.filter(({ phase }) => phase === 0).length;
  return [
    ...(players < 2 || (multiplayer && players !== 5 && tableSizes(players) === null)
      ? [problem('error', 'too-few-players', { players })]
      : []),
    ...(swiss && settings.cutSize > players
      ? [problem('warning', 'cut-above-field', { cut: settings.cutSize, players })]
      : []),
    ...(swiss && rounds >= players
      ? [problem('warning', 'rounds-above-opponents', { rounds, players })]
      : []),
    ...(isLimited(stage.format) && !settings.limited
      ? [problem('error', 'limited-settings-missing')]
      : []),
    ...(settings.teamSeats !== undefined && settings.deckRequired
      ? [problem('error', 'team-decks-open')]
      : []),
    ...(endsAt > midnight ? [problem('warning', 'past-midnight')] : []),
  ];
};

/**
 * The highest number of match points that a player can have after a stage, including carried points
 * if the stage carries them.
 */
const mostPoints = (
  stage: Stage,
  stages: readonly Stage[],
  planned: readonly PlannedStage[],
): number => {
  const { settings, entry, carry } = stage;
  const at = stages.indexOf(stage);
  const source =
    entry.kind === 'qualified' && carry === 'points'
      ? stages.slice(0, at).find(({ stageId }) => stageId === entry.from)
      : undefined;
  const rounds = planned[at]?.rounds.filter(({ phase }) => phase === 0).length ?? 0;
  const each = Math.max(settings.points.win, settings.points.bye, ...(settings.placePoints ?? []));
  return rounds * each + (source ? mostPoints(source, stages, planned) : 0);
};

/** Problems with the stage that a stage takes its players from. */
const sourceProblems = (
  stage: Stage,
  index: number,
  stages: readonly Stage[],
  planned: readonly PlannedStage[],
): readonly PlanProblem[] => {
  const { entry, stageId } = stage;
  if (entry.kind !== 'qualified') return [];
  const at = stages.findIndex((each) => each.stageId === entry.from);
  const source = stages[at];
  const error = (code: PlanProblem['code'], data: PlanProblem['data'] = {}): PlanProblem => ({
    stageId,
    severity: 'error',
    code,
    data: { from: entry.from, ...data },
  });
  if (!source) return [error('source-unknown')];
  if (at >= index || source.day > stage.day) return [error('source-later')];
  const most = mostPoints(source, stages, planned);
  if (entry.by === 'points' && entry.least > most)
    return [error('points-unreachable', { least: entry.least, most })];
  const ends = planned[at]?.endsAt ?? 0;
  return source.day === stage.day && ends > minutesOf(stage.startsAt)
    ? [{ ...error('starts-before-source-ends', { ends }), severity: 'warning' }]
    : [];
};

/**
 * Checks a plan before anybody registers: who can enter which stage, and when each round begins and
 * ends. `invited`: number of invitations to a stage, by its id.
 */
export const checkPlan = (
  games: GameCatalogue,
  { stages }: ConventionPlan,
  invited: Invited = new Map(),
): CheckedPlan => {
  const planned = stages.map((stage) => planStage(games, stage, playersOf(stage, invited)));
  const problems = stages.flatMap((stage, index): readonly PlanProblem[] => {
    const timed = planned[index];
    const twice = stages.findIndex((each) => each.stageId === stage.stageId) !== index;
    return [
      ...(twice
        ? [{ stageId: stage.stageId, severity: 'error', code: 'stage-twice', data: {} } as const]
        : []),
      ...(timed ? ownProblems(games, stage, timed) : []),
      ...sourceProblems(stage, index, stages, planned),
    ];
  });
  return { stages: planned, problems };
};
