import type { LoadedStream, SecretChoice } from '#event-store';
import {
  type AnsweredCommand,
  type BotAnswers,
  facedByTwinSunsBot,
  type GamePosition,
  peopleOf,
  type TwinSunsCommand,
  twinSunsDecider,
  type TwinSunsEvent,
  type TwinSunsState,
} from '#match';
import { deriveId } from '#platform';
import { acceptedEvents } from '../command/decide-in-turn.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { BotThinker, CommandServices, GameSeeds } from '../command/services.js';
import { seatAmong } from '../context/game-seat.js';
import { personalMetadata } from '../context/personal-context.js';
import { unknown } from '../failure/request-failure.js';
import type { Asker } from '../people/asker.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider } from '../rights/roles.js';

export interface TwinSunsGame {
  readonly game: LoadedStream<TwinSunsState>;
  /** The sender's seat. */
  readonly seat: number | null;
  readonly meta: CommandMetadata;
}

/** Who somebody is in one game: a name that says nothing about who they are elsewhere. */
export const twinSunsPlayerId = (gameId: string, actor: string): string =>
  deriveId(`${gameId}/${actor}`, 'twin-suns-seat');

/** The seat that the asker holds; null for everybody else. */
export const twinSunsSeat = ({ gameId, players }: TwinSunsState, asker: Asker): number | null =>
  seatAmong(players, asker, (actor) => twinSunsPlayerId(gameId ?? '', actor));

/** An existing game, and where the sender sits. */
export const loadTwinSuns = async (
  request: RequestAbout<{ readonly gameId: string }>,
  grants: readonly Grant[],
  { aggregates }: Pick<CommandServices, 'aggregates'>,
): Promise<TwinSunsGame> => {
  const { asker, payload } = request;
  const game = await aggregates.twinSuns(payload.gameId);
  const seat = twinSunsSeat(game.state, asker);
  authorize(grants, { asker, rights: outsider, event: null, own: seat !== null });
  if (game.state.status === 'none') throw unknown('twin-suns/not-found');
  return { game, seat, meta: personalMetadata(request) };
};

/** The secret seed of the game; blank before the deal, which every move is refused then. */
export const seedOfTwinSuns = async (
  { gameId, game }: TwinSunsState,
  seeds: GameSeeds,
): Promise<SecretChoice> =>
  game === null ? { choice: '', nonce: '' } : seeds.of(`twin-suns-${gameId ?? ''}`);

/** The seed of the game, and where the game stands; blank and unknown before the deal. */
export const runningTwinSuns = async (
  { streamId, state }: LoadedStream<TwinSunsState>,
  { seeds, games }: Pick<CommandServices, 'seeds' | 'games'>,
): Promise<{
  readonly seed: string;
  readonly nonce: string;
  readonly position?: GamePosition | undefined;
}> => {
  const { choice: seed, nonce } = await seedOfTwinSuns(state, seeds);
  const reel = state.game && (await games.of({ streamId, game: state.game, seed }));
  return { seed, nonce, position: reel?.position };
};

/** The events that a game makes of a command. Throws the refusal. */
export const twinSunsEvents = (
  state: TwinSunsState,
  command: TwinSunsCommand,
): readonly TwinSunsEvent[] => acceptedEvents(twinSunsDecider.decide(command, state));

const thoughtOf = <C extends AnsweredCommand>(command: C, answers: BotAnswers): C => ({
  ...command,
  data: { ...command.data, answers },
});

/** The same, where bots may have to answer: what takes them long they think of apart, so that nobody else has to wait for it. */
export const answeredEvents = async (
  state: TwinSunsState,
  command: AnsweredCommand,
  bot: BotThinker,
): Promise<readonly TwinSunsEvent[]> => {
  const dealt = command.type === 'DealTwinSuns';
  const level = dealt ? command.data.level : state.level;
  const faced = level === 1 ? null : facedByTwinSunsBot(command, state);
  if (faced === null) return twinSunsEvents(state, command);
  const { seed } = command.data;
  const people = peopleOf(state);
  const answers = await bot.answers({ state: faced, seed, level, people });
  return twinSunsEvents(state, thoughtOf(command, answers));
};
