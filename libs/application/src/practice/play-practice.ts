import { commands } from '#contracts';
import { appendTo } from '#event-store';
import { facedByBot } from '#match';
import { defineCommand } from '../command/definition.js';
import { answerOf } from '../table/move.js';
import { ownPractice, personalMetadata } from '../context/personal-context.js';
import { botThought, practiceEvents, seedOfPractice } from './practice-events.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** The person's answer; the bot's own decisions follow within the same command. */
export const PlayPractice = defineCommand({
  name: 'PlayPractice',
  payload: commands.PlayPractice,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: async (request, grants, { aggregates }) => {
    const { asker, payload } = request;
    const practice = await ownPractice(payload.practiceId, asker, grants, aggregates);
    return { practice, meta: personalMetadata(request) };
  },
  decide: async ({ move }, { practice }, { seeds, games, bot }) => {
    const { choice: seed, nonce } = await seedOfPractice(practice.state, seeds);
    const { streamId, state } = practice;
    const { game } = state;
    const reel = game && (await games.of({ streamId, game, seed }));
    const position = reel?.position;
    const answer = { move: answerOf(move), takenBack: move.takenBack ?? 0, position };
    const faced = facedByBot(answer, seed, state);
    const { level } = state;
    const data = { ...answer, seed, nonce, ...(await botThought(bot, faced, { seed, level })) };
    return [appendTo(practice, practiceEvents(state, { type: 'PlayPractice', data }))];
  },
});
