import { beginDecided } from '../command/decision.js';
import { isRefusal, type Refusal, streamOf } from '#aggregate';
import { commands } from '#contracts';
import { commitmentTo, drawSeed } from '#event-store';
import { deriveId } from '#platform';
import { readOwnEvents } from '#read-models';
import { tournamentDecider, seedName } from '#tournament';
import { defineCommand } from '../command/definition.js';
import type { CommandServices } from '../command/services.js';
import { pinnedBundles } from '../deck/pinned-bundles.js';
import { refusePlan } from '../draft/refuse-boosters.js';
import { conflictRefusal } from '../refusals.js';
import { loadAccount } from '../context/account-context.js';
import { tournamentEvents } from '../context/tournament-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

const mostOpen = 100;

/**
 * Refuses another tournament if the owner has too many open: those in the read models and those
 * opened too recently to show there.
 */
const refuseAnother = async (
  { models, openings }: Pick<CommandServices, 'models' | 'openings'>,
  { owner, eventId, at }: { readonly owner: string; readonly eventId: string; readonly at: string },
): Promise<Refusal | null> => {
  const opener = `events ${owner}`;
  const before = openings.take(opener, eventId, at);
  const { ids, open } = await readOwnEvents(models, owner);
  const unseen = before.filter((id) => !ids.has(id)).length;
  if (open + unseen < mostOpen) return null;
  openings.release(opener, eventId);
  return conflictRefusal('tournament/too-many-open', { most: mostOpen });
};

/** A new tournament: its seed is drawn and sealed first, so that the first event can commit to it. */
export const CreateEvent = defineCommand({
  name: 'CreateEvent',
  payload: commands.CreateEvent,
  grants: ['account'],
  token: 'events',
  during: ofNoEvent,
  opens: 'event',
  makes: { EventCreated: 'eventId' },
  load: async (request, grants) => {
    const context = await loadAccount(request, grants);
    return isRefusal(context) ? context : { ...context, demo: request.demo ?? false };
  },
  decide: async (payload, { owner, demo, meta }, services) => {
    const pinned = pinnedBundles();
    const eventId = deriveId(meta.commandId, 'event');
    const refusal =
      refusePlan(payload.format, payload.settings.limited, pinned) ??
      (demo ? null : await refuseAnother(services, { owner: owner.id, eventId, at: meta.at }));
    if (refusal) return refusal;
    const streamId = streamOf('event', eventId);
    const seedCommitment = commitmentTo(await drawSeed(services.secrets, streamId, seedName));
    const data = {
      ...payload,
      eventId,
      owner: owner.id,
      ownerName: owner.name,
      seedCommitment,
      demo,
      ...pinned,
    };
    const decided = tournamentEvents(
      tournamentDecider.initialState,
      { meta, games: services.games },
      [{ type: 'CreateEvent', data }],
    );
    return beginDecided(streamId, decided);
  },
});
