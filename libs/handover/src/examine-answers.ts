import { idOf } from '#aggregate';
import type { MatchPlace } from '#match';
import { type Asker, type QueryDefinition, queryDefinitions } from '#read-models';
import type { TournamentState } from '#tournament';
import { servedViews } from './examine-views.js';
import type { FileFault } from './handover-file.js';
import type { PlayedEvent } from './played-event.js';

/** The parameters of a query, and its askers. */
interface Subject {
  readonly params: Readonly<Record<string, string | number>>;
  readonly askers: readonly Asker[];
}

/**
 * A moment is computed from the beginning of the log, so only this many are tested, spread over the
 * whole event.
 */
const mostMoments = 24;

const momentsOf = (last: number): readonly number[] => [
  ...new Set(
    Array.from({ length: mostMoments }, (_, n) => Math.ceil(((n + 1) * last) / mostMoments)),
  ),
];

/** An anonymous visitor, the owner, and the players of these seats. */
const askersFrom = (
  { eventId, owner }: TournamentState,
  playerIds: Iterable<string>,
): readonly Asker[] => [
  { account: null, seats: [] },
  { account: { id: owner, name: '' }, seats: [] },
  ...[...playerIds].map((playerId) => ({ account: null, seats: [{ eventId, playerId }] })),
];

/**
 * Each match with its own two players as askers. All others see the same as a visitor, and in a
 * large event all players times all matches would be millions.
 */
const matchesIn = ({ state, events }: PlayedEvent): readonly Subject[] =>
  events.flatMap(({ type, streamId, data }) =>
    type === 'MatchScheduled'
      ? {
          params: { matchId: idOf('match', streamId) },
          askers: askersFrom(state, (data as unknown as MatchPlace).players),
        }
      : [],
  );

/**
 * All objects that a query about this event can name. Each query uses those for which it has
 * parameters.
 */
export const subjectsIn = (played: PlayedEvent): readonly Subject[] => {
  const { eventId, rounds, limited, players } = played.state;
  const askers = askersFrom(played.state, players.keys());
  return [
    ...[
      {},
      { eventId },
      { eventId, order: 'swiss' },
      ...rounds.map(({ phase, round }) => ({ eventId, phase, round })),
      ...rounds.map(({ round }) => ({ eventId, afterRound: round })),
      ...limited.drafts.map(({ draft }) => ({ eventId, draft })),
      ...momentsOf(played.events.length).map((position) => ({ eventId, position })),
      ...[...players.keys()].map((playerId) => ({ eventId, playerId })),
    ].map((params) => ({ params, askers })),
    ...matchesIn(played),
  ];
};

const mostFaults = 20;

const mostLetters = 300;

export const messageOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

const faultOf = async (
  { answer, result }: QueryDefinition,
  played: PlayedEvent,
  { params, asker }: { readonly params: never; readonly asker: Asker },
): Promise<string | null> => {
  try {
    const answered = await answer(played, params, asker);
    if (answered === null) return null;
    const issue = result.safeParse(answered).error?.issues[0];
    return issue === undefined ? null : `${issue.path.join('.')} ${issue.message}`;
  } catch (error) {
    return messageOf(error);
  }
};

/** Views of the event, other than queries, that cannot be computed. */
const viewFaults = async (played: PlayedEvent): Promise<readonly FileFault[]> => {
  const faults: FileFault[] = [];
  for (const [name, { subjects, look }] of Object.entries(servedViews)) {
    const lookAt = look(played);
    for (const subject of subjects(played))
      await lookAt(subject).catch((error: unknown) => {
        const message = messageOf(error).slice(0, mostLetters);
        faults.push({ path: `events (${name} ${subject})`, message });
      });
  }
  return faults;
};

/**
 * Runs all queries about the event, for each player, match, round and draft, as visitor, owner and
 * player, and computes all other views. A failure here would be a failure of this server as long as
 * the event is here.
 */
export const answerFaults = async (played: PlayedEvent): Promise<readonly FileFault[]> => {
  const subjects = subjectsIn(played);
  const faults: FileFault[] = [];
  for (const definition of Object.values<QueryDefinition>(queryDefinitions)) {
    for (const { params: given, askers } of subjects) {
      const params = definition.params.safeParse(given);
      if (!params.success) continue;
      // For other audiences one asker represents all.
      for (const asker of definition.audience === 'asker' ? askers : askers.slice(0, 1)) {
        const message = await faultOf(definition, played, { params: params.data as never, asker });
        if (message === null) continue;
        const path = `events (${definition.name} ${JSON.stringify(given)})`;
        faults.push({ path, message: message.slice(0, mostLetters) });
        if (faults.length >= mostFaults) return faults;
      }
    }
  }
  return [...faults, ...(await viewFaults(played))].slice(0, mostFaults);
};
