import { commands } from '#contracts';
import type { TableDeck } from '#match';
import { defineCommand } from '../command/definition.js';
import { ownPractice, personalMetadata } from '../context/personal-context.js';
import { dealPractice } from './practice-events.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Deals another game with the decks of an earlier one, or with the decks exchanged. */
export const RepeatPractice = defineCommand({
  name: 'RepeatPractice',
  payload: commands.RepeatPractice,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  opens: 'practice',
  makes: { PracticeStarted: 'practiceId' },
  visitorPass: true,
  load: async (request, grants, { aggregates }) => {
    const { asker, payload } = request;
    const practice = await ownPractice(payload.practiceId, asker, grants, aggregates);
    return { practice, meta: personalMetadata(request) };
  },
  decide: ({ swap }, { practice, meta }, services) => {
    const { game, level } = practice.state;
    const [person, bot] = [game?.a, game?.b] as [TableDeck, TableDeck];
    const decks = swap ? { person: bot, bot: person } : { person, bot };
    const others = game?.others ?? [];
    return dealPractice(meta, services, () => ({
      ...decks,
      ...(others.length > 0 && { others }),
      level,
    }));
  },
});
