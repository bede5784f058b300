import { type LoadedStream, type SecretChoice, type StreamAppend, appendTo } from '#event-store';
import type { ScreenPosition } from '#game';
import type { GameCommand, GameEvent, GameState } from '#match';
import { acceptedEvents } from '../command/decide-in-turn.js';
import type { CommandServices, GameSeeds } from '../command/services.js';
import type { GameContext } from './game-context.js';
import type { PlayedKind } from './played-kinds.js';

/** The secret seed of a game; blank before it begins, which every move is refused then. */
export const seedOfGame = async (
  { streamId, state }: Pick<LoadedStream<GameState>, 'streamId' | 'state'>,
  seeds: Pick<GameSeeds, 'of'>,
): Promise<SecretChoice> =>
  state.record === null ? { choice: '', nonce: '' } : seeds.of(streamId);

/** The seed of a game, and where it stands; blank and unknown before it begins. */
export const runningGame = async (
  { game }: Pick<GameContext, 'game'>,
  { seeds, screenGames }: Pick<CommandServices, 'seeds' | 'screenGames'>,
): Promise<{
  readonly seed: string;
  readonly nonce: string;
  readonly position?: ScreenPosition | undefined;
}> => {
  const { streamId, state } = game;
  const { choice: seed, nonce } = await seedOfGame(game, seeds);
  const { record } = state;
  const played = record && (await screenGames.of({ streamId, game: record, seed }));
  return { seed, nonce, position: played?.position };
};

/** The events that a game of that kind makes of a command. Throws the refusal. */
export const gameEvents = (
  { decider }: Pick<PlayedKind, 'decider'>,
  state: GameState,
  command: GameCommand,
): readonly GameEvent[] => acceptedEvents(decider.decide(command, state));

/** What a command appends to the stream of its game. Throws the refusal. */
export const appendToGame = (
  { kind, game }: Pick<GameContext, 'kind' | 'game'>,
  command: GameCommand,
): readonly StreamAppend[] => [appendTo(game, gameEvents(kind, game.state, command))];
