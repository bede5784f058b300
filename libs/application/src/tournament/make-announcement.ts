import { commands } from '#contracts';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { announcers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { here } from '../rights/lifecycles.js';

/** Publishes an announcement to everybody at the tournament. */
export const MakeAnnouncement = defineCommand({
  name: 'MakeAnnouncement',
  payload: commands.MakeAnnouncement,
  grants: announcers,
  token: 'events',
  during: here,
  load: loadTournament,
  decide: ({ text }, context) =>
    appendToTournament(context, {
      type: 'MakeAnnouncement',
      data: { announcementId: deriveId(context.meta.commandId, 'announcement'), text },
    }),
});
