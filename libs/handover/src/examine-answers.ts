import { type EventStore, idIfOf, type ModelReader, type RecordedEvent } from '#event-store';
import { type Asker, type QueryDefinition, queryDefinitions } from '#read-models';
import { streamsNamedIn, type TournamentState } from '#tournament';
import type { FileFault } from './handover-file.js';

/** An event as it would be here: in a store of its own, with its read models. */
export interface PlayedEvent {
  readonly reader: ModelReader;
  readonly store: EventStore;
  readonly state: TournamentState;
  readonly events: readonly RecordedEvent[];
}

type Params = Readonly<Record<string, string | number>>;

/** A moment is computed from the beginning: so many are looked at, over the whole length of the event. */
const mostMoments = 24;

const momentsOf = (last: number): readonly number[] => [
  ...new Set(
    Array.from({ length: mostMoments }, (_, n) => Math.ceil(((n + 1) * last) / mostMoments)),
  ),
];

/** What can be named in a question about this event. Each question takes those that it has parameters for. */
const paramsIn = ({ state, events }: PlayedEvent): readonly Params[] => {
  const { eventId, rounds, limited, players } = state;
  const { matches } = streamsNamedIn(
    eventId,
    events.filter(({ streamId }) => streamId === `event-${eventId}`),
  );
  return [
    {},
    { eventId },
    { eventId, order: 'swiss' },
    ...rounds.map(({ phase, round }) => ({ eventId, phase, round })),
    ...rounds.map(({ round }) => ({ eventId, afterRound: round })),
    ...limited.drafts.map(({ draft }) => ({ eventId, draft })),
    ...momentsOf(events.length).map((position) => ({ eventId, position })),
    ...[...players.keys()].map((playerId) => ({ eventId, playerId })),
    ...matches.map((streamId) => ({ matchId: idIfOf('match', streamId) ?? '' })),
  ];
};

/** Nobody in particular, the owner, and whoever sits on each seat. */
const askersIn = ({ eventId, owner, players }: TournamentState): readonly Asker[] => [
  { account: null, seats: [] },
  { account: { id: owner, name: '' }, seats: [] },
  ...[...players.keys()].map((playerId) => ({ account: null, seats: [{ eventId, playerId }] })),
];

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
    return error instanceof Error ? error.message : String(error);
  }
};

/**
 * Asks everything that can be asked about the event, of each player, match, round and draft, as visitor, owner and player. What cannot be answered
 * here would be a fault of this server for as long as the event is here.
 */
export const answerFaults = async (played: PlayedEvent): Promise<readonly FileFault[]> => {
  const named = paramsIn(played);
  const everybody = askersIn(played.state);
  const faults: FileFault[] = [];
  for (const definition of Object.values<QueryDefinition>(queryDefinitions)) {
    // Others share their answers.
    const askers = definition.audience === 'asker' ? everybody : everybody.slice(0, 1);
    for (const given of named) {
      const params = definition.params.safeParse(given);
      if (!params.success) continue;
      for (const asker of askers) {
        const message = await faultOf(definition, played, { params: params.data as never, asker });
        if (message === null) continue;
        const path = `events (${definition.name} ${JSON.stringify(given)})`;
        faults.push({ path, message: message.slice(0, 300) });
        if (faults.length >= 20) return faults;
      }
    }
  }
  return faults;
};
