import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { practiceDeckOf } from './practice-deck.js';
import { dealPractice } from './practice-events.js';

/** Deals a game against the bot. */
export const StartPractice = defineCommand({
  name: 'StartPractice',
  payload: commands.StartPractice,
  grants: ['anyone'],
  visitorPass: true,
  load: loadNothing,
  decide: ({ deck, against, level = 1 }, { meta }, services) =>
    dealPractice(meta, services, ({ choice: seed }) => ({
      level,
      person: practiceDeckOf(deck, { side: 'person', seed, at: meta.at }),
      bot: practiceDeckOf(against, { side: 'bot', seed, at: meta.at }),
    })),
});
