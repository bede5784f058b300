import { streamOf } from '#aggregate';
import { commands } from '#contracts';
import { beginDecided } from '../command/decision.js';
import { deriveId } from '#platform';
import { seasonDecider } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { loadAccount } from '../context/account-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** A series of tournaments that count together, by rules that may change while it runs. */
export const CreateSeason = defineCommand({
  name: 'CreateSeason',
  payload: commands.CreateSeason,
  grants: ['account'],
  token: 'events',
  during: ofNoEvent,
  makes: { SeasonCreated: 'seasonId' },
  load: loadAccount,
  decide: (details, { owner, meta: { actor, at, commandId } }) => {
    const seasonId = deriveId(commandId, 'season');
    const data = { ...details, seasonId, owner: owner.id, ownerName: owner.name };
    const command = { type: 'CreateSeason', data, actor, at } as const;
    const decided = seasonDecider.decide(command, seasonDecider.initialState);
    return beginDecided(streamOf('season', seasonId), decided);
  },
});
