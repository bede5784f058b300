import { commands } from '#contracts';
import { starterDeck } from '#cards';
import type { TableDeck } from '#match';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { dealPractice } from './practice-events.js';
import { ofNoEvent } from '../rights/lifecycles.js';

const starter = (name: string): TableDeck => {
  const deck = starterDeck(name);
  if (!deck) throw new Error(`no starter deck ${name}`);
  return deck;
};

/** Deals the guided first game and plays it up to a lesson. */
export const StartLesson = defineCommand({
  name: 'StartLesson',
  payload: commands.StartLesson,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  opens: 'practice',
  makes: { PracticeStarted: 'practiceId' },
  visitorPass: true,
  load: loadNothing,
  decide: ({ lesson }, { meta }, services) =>
    dealPractice(meta, services, () => ({
      person: starter('luke'),
      bot: starter('vader'),
      level: 1,
      prepared: { game: 'first-game', lesson },
    })),
});
