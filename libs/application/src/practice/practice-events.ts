import { commitmentTo, newStream, type SecretChoice, type StreamAppend } from '#event-store';
import {
  type PracticeCommand,
  type PracticeCommands,
  practiceDecider,
  type PracticeEvent,
  type PracticeState,
} from '#match';
import { deriveId, engineDigest } from '#platform';
import { acceptedEvents } from '../command/decide-in-turn.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { GameSeeds } from '../command/services.js';

/** The bot decides within the person's command: one append holds both, so nothing is ever left half answered. */
export const practiceEvents = (
  state: PracticeState,
  command: PracticeCommand,
): readonly PracticeEvent[] => acceptedEvents(practiceDecider.decide(command, state));

/** Deals a new game. */
export const dealPractice = async (
  { actor, commandId }: CommandMetadata,
  seeds: GameSeeds,
  decksOf: (seed: SecretChoice) => Pick<PracticeCommands['StartPractice'], 'person' | 'bot'>,
): Promise<readonly StreamAppend[]> => {
  const practiceId = deriveId(commandId, 'practice');
  const seed = await seeds.draw(practiceId, 1);
  const data = {
    practiceId,
    owner: actor,
    ...decksOf(seed),
    seed: seed.choice,
    nonce: seed.nonce,
    seedCommitment: commitmentTo(seed),
    engine: engineDigest(),
  };
  const events = practiceEvents(practiceDecider.initialState, { type: 'StartPractice', data });
  return [newStream(`practice-${practiceId}`, events)];
};
