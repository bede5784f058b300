import { commitmentTo, newStream, type SecretChoice, type StreamAppend } from '#event-store';
import {
  type BotAnswers,
  type BotTask,
  facedByBot,
  type PracticeCommand,
  type PracticeCommands,
  practiceDecider,
  preparedSeed,
  type PracticeEvent,
  type PracticeState,
} from '#match';
import { deriveId, engineDigest } from '#platform';
import { acceptedEvents } from '../command/decide-in-turn.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { BotThinker, CommandServices, GameSeeds } from '../command/services.js';

/** The bot decides within the person's command: one append holds both, so nothing is ever left half answered. */
export const practiceEvents = (
  state: PracticeState,
  command: PracticeCommand,
): readonly PracticeEvent[] => acceptedEvents(practiceDecider.decide(command, state));

/** Rules of thumb take no time; what takes some is thought of apart, so that nobody else has to wait for it. */
export const botThought = async (
  bot: BotThinker,
  state: BotTask['state'] | null,
  { seed, level }: Omit<BotTask, 'state'>,
): Promise<{ readonly answers?: BotAnswers }> =>
  state === null || level === 1 ? {} : { answers: await bot.answers({ state, seed, level }) };

export type WantedPractice = Pick<
  PracticeCommands['StartPractice'],
  'person' | 'bot' | 'others' | 'level' | 'prepared'
>;

/** The seed that a game was dealt from: a secret one, or the known one of a guided game. */
export const seedOfPractice = async (
  { practiceId, prepared }: Pick<PracticeState, 'practiceId' | 'prepared'>,
  seeds: GameSeeds,
): Promise<SecretChoice> => {
  const drawn = await seeds.of(`practice-${practiceId ?? ''}`);
  return prepared ? { ...drawn, choice: preparedSeed(prepared, practiceId ?? '') } : drawn;
};

/** Deals a new game. */
export const dealPractice = async (
  { actor, commandId }: CommandMetadata,
  { seeds, bot }: Pick<CommandServices, 'seeds' | 'bot'>,
  wantedOf: (seed: SecretChoice) => WantedPractice,
): Promise<readonly StreamAppend[]> => {
  const practiceId = deriveId(commandId, 'practice');
  const drawn = await seeds.draw(`practice-${practiceId}`);
  const wanted = wantedOf(drawn);
  const { prepared } = wanted;
  const seed = prepared ? { ...drawn, choice: preparedSeed(prepared, practiceId) } : drawn;
  const faced = facedByBot(wanted, seed.choice);
  const data = {
    practiceId,
    owner: actor,
    ...wanted,
    ...(await botThought(bot, faced, { seed: seed.choice, level: wanted.level })),
    seed: seed.choice,
    nonce: seed.nonce,
    seedCommitment: commitmentTo(seed),
    engine: engineDigest(),
  };
  const events = practiceEvents(practiceDecider.initialState, { type: 'StartPractice', data });
  return [newStream(`practice-${practiceId}`, events)];
};
