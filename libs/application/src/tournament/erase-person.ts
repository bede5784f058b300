import type { Decision } from '../command/decision.js';
import { isRefusal, streamOf } from '#aggregate';
import { commands } from '#contracts';
import { nobodysName, factsIn } from '#event-store';
import type { TournamentEvent } from '#tournament';
import { defineCommand } from '../command/definition.js';
import type { CommandServices } from '../command/services.js';
import { forbiddenRefusal, signInRefusal } from '../refusals.js';
import { organizers } from '../rights/grants.js';
import {
  appendToTournament,
  loadTournament,
  type TournamentContext,
} from '../context/tournament-context.js';
import { everywhere } from '../rights/lifecycles.js';

const erase = (
  context: TournamentContext,
  playerIds: readonly string[],
  account: string | null,
): Decision =>
  appendToTournament(context, {
    type: 'ErasePerson',
    data: { playerIds, account, names: playerIds.map(nobodysName) },
  });

/** The matches that these people played, each with those of them who played it. */
const matchesOf = (
  events: readonly TournamentEvent[],
  people: ReadonlySet<string>,
): ReadonlyMap<string, readonly string[]> =>
  new Map(
    events
      .flatMap((event) => (event.type === 'RoundPaired' ? event.data.tables : []))
      .map(({ matchId, a, b }): [string, readonly string[]] => [
        matchId,
        [a, b].filter((each) => people.has(each)),
      ])
      .filter(([, players]) => players.length > 0),
  );

/**
 * Runs after the event is recorded, so that everybody who folds the stream shows a placeholder name
 * from then on. Each time, the keys of all people ever erased are destroyed, which makes up for a
 * process that ended before it got this far.
 */
const destroyKeys = async (
  { eventId }: { readonly eventId: string },
  { store, personKeys }: Pick<CommandServices, 'store' | 'personKeys'>,
): Promise<void> => {
  const streamId = streamOf('event', eventId);
  const events = factsIn<TournamentEvent>(await store.readStream(streamId));
  const erased = events
    .filter((event) => event.type === 'PersonErased')
    .flatMap(({ data: { playerIds, account } }) => {
      return account === null ? playerIds : [...playerIds, account];
    });
  await personKeys.destroy(streamId, [...new Set(erased)]);
  for (const [matchId, players] of matchesOf(events, new Set(erased)))
    for (const stream of [streamOf('match', matchId), streamOf('chat', matchId)])
      await personKeys.destroy(stream, players);
};

/** Erases the personal data that the tournament holds about the sender. */
export const EraseMe = defineCommand({
  name: 'EraseMe',
  payload: commands.EraseMe,
  grants: ['anyone'],
  token: 'closed',
  during: everywhere,
  load: async (request, grants, services) => {
    const context = await loadTournament(request, grants, services);
    return isRefusal(context)
      ? context
      : { ...context, account: request.asker.account?.id ?? null };
  },
  decide: (_payload, context) => {
    const { account, rights } = context;
    const own = [...rights.ownPlayers];
    if (own.length === 0 && rights.roles.size === 0)
      return account === null ? signInRefusal() : forbiddenRefusal();
    return erase(context, own, account);
  },
  followUp: destroyKeys,
});

/** Erases the personal data that the tournament holds about a player. */
export const ErasePlayer = defineCommand({
  name: 'ErasePlayer',
  payload: commands.ErasePlayer,
  grants: organizers,
  token: 'players',
  during: everywhere,
  load: loadTournament,
  decide: ({ playerId }, context) => erase(context, [playerId], null),
  followUp: destroyKeys,
});
