import { commands } from '#contracts';
import { commitmentTo, newStream } from '#event-store';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';
import { play, takeBack } from './carry-out.js';
import { describedGame, listBrought } from './described-list.js';
import { loadGame } from './game-context.js';
import { gamePractices } from './played-kinds.js';
import { gameEvents } from './running-game.js';

const ofPerson = {
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: loadGame(gamePractices),
} as const;

/** Deals a game against the bot. */
export const StartGamePractice = defineCommand({
  name: 'StartGamePractice',
  payload: commands.StartGamePractice,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  opens: 'practice',
  makes: { GamePracticeStarted: 'practiceId' },
  visitorPass: true,
  load: loadNothing,
  decide: async ({ game, list, against }, { meta }, { seeds }) => {
    const described = describedGame(game, 'practice');
    const gameId = deriveId(meta.commandId, 'practice');
    const streamId = `practice-${gameId}`;
    const drawn = await seeds.draw(streamId);
    const { choice: seed, nonce } = drawn;
    const person = listBrought(described, list, { side: 'person', seed: `${seed}/person` });
    const bot = listBrought(described, against, { side: 'bot', seed: `${seed}/bot` });
    const host = { playerId: meta.actor, name: '', ...person };
    const times = { openedAt: meta.at, openUntil: meta.at };
    const data = {
      table: { gameId, game, seats: 2, host, ...times, listed: false },
      deal: {
        bots: [{ playerId: null, name: '', ...bot }],
        level: 1,
        terms: null,
        seed,
        nonce,
        seedCommitment: commitmentTo(drawn),
      },
    } as const;
    const { initialState } = gamePractices.decider;
    return [newStream(streamId, gameEvents(gamePractices, initialState, { type: 'Start', data }))];
  },
});

/** The person's choice; the bot's own decisions follow within the same command. */
export const PlayGamePractice = defineCommand({
  name: 'PlayGamePractice',
  payload: commands.PlayGamePractice,
  ...ofPerson,
  decide: ({ step, option }, context, services) =>
    play(context, services, { look: { step }, choice: option }),
});

/** Back to the person's own last decision. */
export const TakeBackGamePractice = defineCommand({
  name: 'TakeBackGamePractice',
  payload: commands.TakeBackGamePractice,
  ...ofPerson,
  decide: ({ step }, context, services) => takeBack(context, services, { step }),
});
