import { streamOf } from '#aggregate';
import { commands } from '#contracts';
import { beginDecided } from '../command/decision.js';
import { deriveId } from '#platform';
import { conventionDecider } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { loadAccount } from '../context/account-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/**
 * A plan of several tournaments under one name. The tournament of a stage exists once the stage is
 * opened.
 */
export const CreateConvention = defineCommand({
  name: 'CreateConvention',
  payload: commands.CreateConvention,
  grants: ['account'],
  token: 'events',
  during: ofNoEvent,
  makes: { ConventionCreated: 'conventionId' },
  load: loadAccount,
  decide: (details, { owner, meta: { actor, at, commandId } }, { games }) => {
    const conventionId = deriveId(commandId, 'convention');
    const data = { ...details, conventionId, owner: owner.id, ownerName: owner.name };
    const command = { type: 'CreateConvention', data, actor, at, games } as const;
    const decided = conventionDecider.decide(command, conventionDecider.initialState);
    return beginDecided(streamOf('convention', conventionId), decided);
  },
});
