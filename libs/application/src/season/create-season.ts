import { commands } from '#contracts';
import { newStream } from '#event-store';
import { deriveId } from '#platform';
import { seasonDecider } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { decideOrThrow, loadAccount } from '../context/account-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Events that count together, by rules that can be changed while they are held. */
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
    const events = decideOrThrow(seasonDecider, command, seasonDecider.initialState);
    return [newStream(`season-${seasonId}`, events)];
  },
});
