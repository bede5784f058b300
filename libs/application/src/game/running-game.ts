import type { DomainEvent, Refusal } from '#aggregate';
import type { LoadedStream, SecretChoice } from '#event-store';
import type { ScreenBotLevel } from '#game';
import {
  type AnsweredCommand,
  type BotAnswers,
  type GameCommand,
  type GameState,
  preparedSeed,
} from '#match';
import { appendDecided, type Decision } from '../command/decision.js';
import type { BotThinker, CommandServices, GameSeeds } from '../command/services.js';
import { type RunningGame, standingOf } from '../played-games/game-standing.js';
import type { GameContext } from './game-context.js';
import type { PlayedKind } from './played-kinds.js';

/** The seed of a game: a secret one, or the known one of a guided game; blank before it begins, which every move is refused then. */
export const seedOfGame = async (
  { streamId, state }: Pick<LoadedStream<GameState>, 'streamId' | 'state'>,
  seeds: Pick<GameSeeds, 'of'>,
): Promise<SecretChoice> => {
  const { record, prepared, gameId } = state;
  if (record === null) return { choice: '', nonce: '' };
  const drawn = await seeds.of(streamId);
  return prepared ? { ...drawn, choice: preparedSeed(prepared, gameId ?? '') } : drawn;
};

/** The seed of a game, and where it stands; blank and unknown before it begins. */
export const runningGame = async (
  { game: { streamId, state } }: Pick<GameContext, 'game'>,
  { seeds, games }: Pick<CommandServices, 'seeds' | 'games'>,
): Promise<RunningGame> => {
  const seed = await seedOfGame({ streamId, state }, seeds);
  return standingOf({ streamId, record: state.record }, seed, { games });
};

/** What a command appends to the stream of its game. */
export const appendToGame = (
  { kind, game }: Pick<GameContext, 'kind' | 'game'>,
  command: GameCommand,
): Decision => appendDecided(game, kind.decider.decide(command, game.state));

const withThought = (command: AnsweredCommand, answers: BotAnswers): AnsweredCommand => {
  const { data } = command;
  const told = 'deal' in data ? { ...data, deal: { ...data.deal, answers } } : { ...data, answers };
  return { ...command, data: told } as AnsweredCommand;
};

/** How strong the bots are that may have to answer a command; those of level 1 take no time. */
const levelOf = ({ type, data }: AnsweredCommand, state: GameState): ScreenBotLevel => {
  if (type === 'Start') return data.deal.level;
  return type === 'Begin' ? data.level : state.level;
};

/** The same, where bots may have to answer: what takes them long they think of apart, so that nobody else has to wait for it. */
export const answeredEvents = async (
  { decider }: Pick<PlayedKind, 'decider'>,
  state: GameState,
  { command, bot }: { readonly command: AnsweredCommand; readonly bot: BotThinker },
): Promise<readonly DomainEvent[] | Refusal> => {
  const task = levelOf(command, state) === 1 ? null : decider.faced(command, state);
  const answers = task && (await bot.answers(task));
  return decider.decide(answers ? withThought(command, answers) : command, state);
};

/** What such a command appends to the stream of its game. */
export const appendAnswered = async (
  { kind, game }: Pick<GameContext, 'kind' | 'game'>,
  command: AnsweredCommand,
  { bot }: Pick<CommandServices, 'bot'>,
): Promise<Decision> =>
  appendDecided(game, await answeredEvents(kind, game.state, { command, bot }));
