import { commands } from '#contracts';
import { isRefusal, newStream } from '#event-store';
import { deriveId } from '#platform';
import { seasonDecider } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { metadataOf } from '../command/metadata.js';
import { refused, signInRequired } from '../failure/request-failure.js';
import { authorize } from '../rights/authorize.js';
import { outsider } from '../rights/roles.js';

/** Events that count together, by rules that can be changed while they are held. */
export const CreateSeason = defineCommand({
  name: 'CreateSeason',
  payload: commands.CreateSeason,
  grants: ['account'],
  load: async (request, grants) => {
    const { asker } = request;
    authorize(grants, { asker, standing: outsider, event: null, own: false });
    if (!asker.account) throw signInRequired();
    return { owner: asker.account, meta: metadataOf(request, outsider) };
  },
  decide: (details, { owner, meta: { actor, at, commandId } }) => {
    const seasonId = deriveId(commandId, 'season');
    const data = { ...details, seasonId, owner: owner.id, ownerName: owner.name };
    const decision = seasonDecider.decide(
      { type: 'CreateSeason', data, actor, at },
      seasonDecider.initialState,
    );
    if (isRefusal(decision)) throw refused(decision);
    return [newStream(`season-${seasonId}`, decision)];
  },
});
