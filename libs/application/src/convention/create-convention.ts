import { commands } from '#contracts';
import { isRefusal, newStream } from '#event-store';
import { deriveId } from '#platform';
import { conventionDecider } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { metadataOf } from '../command/metadata.js';
import { refused, signInRequired } from '../failure/request-failure.js';
import { authorize } from '../rights/authorize.js';
import { outsider } from '../rights/roles.js';

/** A plan of several tournaments under one name. None of them exists before its stage is opened. */
export const CreateConvention = defineCommand({
  name: 'CreateConvention',
  payload: commands.CreateConvention,
  grants: ['account'],
  load: async (request, grants) => {
    const { asker } = request;
    authorize(grants, { asker, standing: outsider, event: null, own: false });
    if (!asker.account) throw signInRequired();
    return { owner: asker.account, meta: metadataOf(request, outsider) };
  },
  decide: (details, { owner, meta }) => {
    const conventionId = deriveId(meta.commandId, 'convention');
    const decision = conventionDecider.decide(
      {
        type: 'CreateConvention',
        data: { ...details, conventionId, owner: owner.id, ownerName: owner.name },
        actor: meta.actor,
        at: meta.at,
      },
      conventionDecider.initialState,
    );
    if (isRefusal(decision)) throw refused(decision);
    return [newStream(`convention-${conventionId}`, decision)];
  },
});
