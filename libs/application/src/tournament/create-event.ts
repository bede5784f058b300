import { commands } from '#contracts';
import { commitmentTo, drawSeed, type ModelReader, newStream } from '#event-store';
import { deriveId } from '#platform';
import { countOpenEvents } from '#read-models';
import { tournamentDecider } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { assertPlan } from '../draft/assert-boosters.js';
import { refused } from '../failure/request-failure.js';
import { loadAccount } from '../context/account-context.js';
import { seedName } from '../context/seed-name.js';
import { tournamentEvents } from '../context/tournament-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

const mostOpen = 100;

/** The read models may trail by a moment: the limit is against floods, not exact. */
const refuseAnother = async (models: ModelReader, account: string): Promise<void> => {
  if ((await countOpenEvents(models, account)) >= mostOpen)
    throw refused({ code: 'tournament/too-many-open', data: { most: mostOpen } });
};

/** A new tournament: its seed is drawn and sealed first, so that the first event can commit to it. */
export const CreateEvent = defineCommand({
  name: 'CreateEvent',
  payload: commands.CreateEvent,
  grants: ['account'],
  token: 'events',
  during: ofNoEvent,
  makes: { EventCreated: 'eventId' },
  load: async (request, grants) => ({
    ...(await loadAccount(request, grants)),
    demo: request.demo ?? false,
  }),
  decide: async (payload, { owner, demo, meta }, { secrets, models }) => {
    assertPlan(payload.format, payload.settings.limited);
    if (!demo) await refuseAnother(models, owner.id);
    const eventId = deriveId(meta.commandId, 'event');
    const streamId = `event-${eventId}`;
    const seedCommitment = commitmentTo(await drawSeed(secrets, streamId, seedName));
    const data = {
      ...payload,
      eventId,
      owner: owner.id,
      ownerName: owner.name,
      seedCommitment,
      demo,
    };
    const events = tournamentEvents(tournamentDecider.initialState, meta, [
      { type: 'CreateEvent', data },
    ]);
    return [newStream(streamId, events)];
  },
});
