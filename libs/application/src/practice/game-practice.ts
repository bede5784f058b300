import { commands } from '#contracts';
import { appendTo, commitmentTo, newStream } from '#event-store';
import { findGame } from '#games';
import {
  type GamePracticeCommand,
  gamePracticeDecider,
  type GamePracticeEvent,
  gamePracticeGame,
  type GamePracticeState,
} from '#match';
import { deriveId } from '#platform';
import { acceptedEvents } from '../command/decide-in-turn.js';
import { defineCommand } from '../command/definition.js';
import { loadNothing, ownGamePractice, personalMetadata } from '../context/personal-context.js';
import { unknown } from '../failure/request-failure.js';
import { acceptedList } from './accepted-list.js';
import { ofNoEvent } from '../rights/lifecycles.js';

const decided = (
  state: GamePracticeState,
  command: GamePracticeCommand,
): readonly GamePracticeEvent[] => acceptedEvents(gamePracticeDecider.decide(command, state));

/** Deals a game against the bot. */
export const StartGamePractice = defineCommand({
  name: 'StartGamePractice',
  opens: 'practice',
  payload: commands.StartGamePractice,
  grants: ['anyone'],
  token: 'play',
  during: ofNoEvent,
  makes: { GamePracticeStarted: 'practiceId' },
  visitorPass: true,
  load: loadNothing,
  decide: async ({ game, list, against }, { meta }, { practiceSeeds }) => {
    const practice = findGame(game)?.practice;
    if (!practice) throw unknown('practice/not-found');
    const practiceId = deriveId(meta.commandId, 'practice');
    const drawn = await practiceSeeds.draw(practiceId, 1);
    const { choice: seed, nonce } = drawn;
    const sides = [
      acceptedList(practice.bring(list ?? null, `${seed}/person`), 'person'),
      acceptedList(practice.bring(against ?? null, `${seed}/bot`), 'bot'),
    ];
    const data = {
      practiceId,
      owner: meta.actor,
      game,
      setups: sides.map(({ setup }) => setup),
      names: sides.map(({ name }) => name),
      seed,
      nonce,
      seedCommitment: commitmentTo(drawn),
    };
    const events = decided(gamePracticeDecider.initialState, { type: 'StartGamePractice', data });
    return [newStream(`practice-${practiceId}`, events)];
  },
});

/** The person's choice; the bot's own decisions follow within the same command. */
export const PlayGamePractice = defineCommand({
  name: 'PlayGamePractice',
  payload: commands.PlayGamePractice,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: async (request, grants, { aggregates }) => {
    const { asker, payload } = request;
    const practice = await ownGamePractice(payload.practiceId, asker, grants, aggregates);
    return { practice, meta: personalMetadata(request) };
  },
  decide: async ({ practiceId, step, option }, { practice }, { practiceSeeds, screenGames }) => {
    const { choice: seed, nonce } = await practiceSeeds.of(practiceId, 1);
    const { streamId, state } = practice;
    const played = await screenGames.of({ streamId, game: gamePracticeGame(state), seed });
    const data = { step, option, seed, nonce, ...(played && { played }) };
    return [appendTo(practice, decided(practice.state, { type: 'PlayGamePractice', data }))];
  },
});

/** Back to the person's own last decision. */
export const TakeBackGamePractice = defineCommand({
  name: 'TakeBackGamePractice',
  payload: commands.TakeBackGamePractice,
  grants: ['self'],
  token: 'play',
  during: ofNoEvent,
  load: async (request, grants, { aggregates }) => {
    const { asker, payload } = request;
    const practice = await ownGamePractice(payload.practiceId, asker, grants, aggregates);
    return { practice, meta: personalMetadata(request) };
  },
  decide: ({ step }, { practice }) => {
    const data = { step };
    return [appendTo(practice, decided(practice.state, { type: 'TakeBackGamePractice', data }))];
  },
});
