import type { LoadedStream } from '#event-store';
import type { FreeMatchState } from '#match';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { freeMatchSide } from '../context/free-match.js';
import { personalMetadata } from '../context/personal-context.js';
import { unknown } from '../failure/request-failure.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider } from '../rights/roles.js';

export interface Lobby {
  readonly free: LoadedStream<FreeMatchState>;
  readonly side: 'a' | 'b' | null;
  readonly meta: CommandMetadata;
}

/** An existing free match, and which side of it the sender plays. */
export const loadLobby = async (
  request: RequestAbout<{ readonly matchId: string }>,
  grants: readonly Grant[],
  { aggregates }: Pick<CommandServices, 'aggregates'>,
): Promise<Lobby> => {
  const { asker, payload } = request;
  const free = await aggregates.freeMatch(payload.matchId);
  const side = freeMatchSide(free.state, asker);
  authorize(grants, { asker, rights: outsider, event: null, own: side !== null });
  if (free.state.status === 'none') throw unknown('free-match/not-found');
  return { free, side, meta: personalMetadata(request) };
};
