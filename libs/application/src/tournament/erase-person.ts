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

/** The matches in which these people played, and who of them did. */
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
 * The fact first, then the keys: whoever folds the event shows a name for nobody
 * from the fact on. The keys of all who were ever erased are destroyed each
 * time, so that a process that died in between leaves nothing behind for long.
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

/** Erases what the event tells about whoever asks. */
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

/** Erases what the event tells about a player. */
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
