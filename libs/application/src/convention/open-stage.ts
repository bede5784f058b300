import { isRefusal, streamOf } from '#aggregate';
import { beginDecided } from '../command/decision.js';
import { commands } from '#contracts';
import { commitmentTo, drawSeed } from '#event-store';
import { stageEventId, stageOf, tournamentDecider, seedName } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { pinnedBundles } from '../deck/pinned-bundles.js';
import { loadConvention } from '../context/convention-context.js';
import { tournamentEvents } from '../context/tournament-context.js';
import { conflictRefusal, signInRefusal, notFoundRefusal } from '../refusals.js';
import { stageDate } from './stage-date.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/**
 * Creates the tournament of a stage: one like any other, whose first event names the convention.
 */
export const OpenStage = defineCommand({
  name: 'OpenStage',
  payload: commands.OpenStage,
  grants: ['owner'],
  token: 'events',
  during: ofNoEvent,
  makes: { EventCreated: 'eventId' },
  load: async (request, grants, services) => {
    const context = await loadConvention(request, grants, services);
    if (isRefusal(context)) return context;
    const { account: owner } = request.asker;
    return owner ? { ...context, owner } : signInRefusal();
  },
  decide: async (
    { conventionId, stageId },
    { convention, owner, meta, games },
    { aggregates, secrets },
  ) => {
    const { name, date, venue } = convention.state;
    const stage = stageOf(convention.state, stageId);
    if (stage === null) return notFoundRefusal('convention/stage-unknown');
    const eventId = stageEventId(conventionId, stageId);
    const streamId = streamOf('event', eventId);
    if ((await aggregates.tournament(eventId)).state.status !== 'none')
      return conflictRefusal('convention/stage-opened', { stage: stage.name });
    const seedCommitment = commitmentTo(await drawSeed(secrets, streamId, seedName));
    const data = {
      eventId,
      name: `${name}: ${stage.name}`.slice(0, 80),
      format: stage.format,
      game: stage.game,
      date: stageDate(date, stage.day),
      venue,
      cap: stage.cap,
      settings: stage.settings,
      owner: owner.id,
      ownerName: owner.name,
      seedCommitment,
      demo: false,
      convention: { conventionId, stageId },
      ...pinnedBundles(),
    };
    const decided = tournamentEvents(tournamentDecider.initialState, { meta, games }, [
      { type: 'CreateEvent', data },
      // Staff enter the players who qualified, so registration opens only for an open stage.
      ...(stage.entry.kind === 'open' ? [{ type: 'OpenRegistration', data: {} } as const] : []),
    ]);
    return beginDecided(streamId, decided);
  },
});
