import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { practiceDeckOf, twinSunsDeckOf } from './practice-deck.js';
import { dealPractice } from './practice-events.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Deals a game against the bot, or one of Twin Suns against several. */
export const StartPractice = defineCommand({
  name: 'StartPractice',
  payload: commands.StartPractice,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  opens: 'practice',
  makes: { PracticeStarted: 'practiceId' },
  visitorPass: true,
  load: loadNothing,
  decide: ({ deck, against, bots = 1, level = 1 }, { meta }, services) =>
    dealPractice(meta, services, ({ choice: seed }) => {
      const { at } = meta;
      if (bots === 1)
        return {
          level,
          person: practiceDeckOf(deck, { side: 'person', seed, at }),
          bot: practiceDeckOf(against, { side: 'bot', seed, at }),
        };
      const [bot, ...others] = range(bots).map((index) =>
        twinSunsDeckOf(against, { side: 'bot', seed: `${seed}/${index}`, at }),
      );
      if (!bot) throw new Error('a game against no bot');
      return { level, person: twinSunsDeckOf(deck, { side: 'person', seed, at }), bot, others };
    }),
});

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
