import type { DomainEvent, Refusal } from '#aggregate';
import type { LoadedStream, SecretChoice } from '#event-store';
import type { ScreenBotLevel } from '#game';
import {
  type AnsweredAction,
  type BotAnswers,
  type GameAction,
  type GameState,
  preparedSeed,
} from '#match';
import { appendDecided, type Decision } from '../command/decision.js';
import type { BotThinker, CommandServices, GameSeeds } from '../command/services.js';
import { type RunningGame, standingOf } from '../played-games/game-standing.js';
import type { GameContext } from './game-context.js';

/**
 * The seed of a game: a secret one, or the known one of a prepared game. Blank before the game
 * begins, when every move is refused.
 */
export const seedOfGame = async (
  { streamId, state }: Pick<LoadedStream<GameState>, 'streamId' | 'state'>,
  seeds: Pick<GameSeeds, 'of'>,
): Promise<SecretChoice> => {
  const { record, prepared, gameId } = state;
  if (record === null) return { choice: '', nonce: '' };
  const drawn = await seeds.of(streamId);
  return prepared ? { ...drawn, choice: preparedSeed(prepared, gameId ?? '') } : drawn;
};

/** The seed and the current position of a game; before it begins, a blank seed and no position. */
export const runningGame = async (
  { game: { streamId, state } }: Pick<GameContext, 'game'>,
  { seeds, played }: Pick<CommandServices, 'seeds' | 'played'>,
): Promise<RunningGame> => {
  const seed = await seedOfGame({ streamId, state }, seeds);
  return standingOf({ streamId, record: state.record }, seed, played);
};

type Asked = Pick<GameContext, 'kind' | 'game' | 'games'>;

/** Appends what a command does to the stream of its game. */
export const appendToGame = ({ kind, game, games }: Asked, action: GameAction): Decision =>
  appendDecided(game, kind.decider.decide({ ...action, games }, game.state));

const withThought = (action: AnsweredAction, answers: BotAnswers): AnsweredAction => {
  const { data } = action;
  const told = 'deal' in data ? { ...data, deal: { ...data.deal, answers } } : { ...data, answers };
  return { ...action, data: told } as AnsweredAction;
};

/** Measures how long bots think, because that time counts for nobody. */
const withTime = async (thinking: Promise<BotAnswers>): Promise<BotAnswers> => {
  const from = performance.now();
  const answers = await thinking;
  return { ...answers, thoughtFor: Math.round(performance.now() - from) };
};

/** The level of the bots that may have to answer a command; those of level 1 take no time. */
const levelOf = ({ type, data }: AnsweredAction, state: GameState): ScreenBotLevel => {
  if (type === 'Start') return data.deal.level;
  return type === 'Begin' ? data.level : state.level;
};

/**
 * The events of a command that bots may have to answer. Strong bots think in the bot thinker, so
 * that nobody else has to wait for them.
 */
export const answeredEvents = async (
  { kind: { decider }, games }: Pick<Asked, 'kind' | 'games'>,
  state: GameState,
  { action, bot }: { readonly action: AnsweredAction; readonly bot: BotThinker },
): Promise<readonly DomainEvent[] | Refusal> => {
  const task = levelOf(action, state) === 1 ? null : decider.faced(games, action, state);
  const answers = task && (await withTime(bot.answers(task)));
  const answered = answers ? withThought(action, answers) : action;
  return decider.decide({ ...answered, games }, state);
};

/** Appends what such a command does to the stream of its game. */
export const appendAnswered = async (
  asked: Asked,
  action: AnsweredAction,
  { bot }: Pick<CommandServices, 'bot'>,
): Promise<Decision> =>
  appendDecided(asked.game, await answeredEvents(asked, asked.game.state, { action, bot }));
