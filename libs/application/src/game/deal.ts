import { beginDecided, type Decision } from '../command/decision.js';
import { isRefusal, type Refusal, streamOf } from '#aggregate';
import { commitmentTo, type SecretChoice } from '#event-store';
import { findGameIn, type ScreenBotLevel, type ScreenMove, type ScreenTerms, tableOf } from '#game';
import { type Deal, type GamePlayer, type PreparedGame, preparedSeed } from '#match';
import { deriveId, engineDigest } from '#platform';
import type { ThinkingTime } from '#vocabulary';
import type { CommandMetadata } from '../command/metadata.js';
import type { CommandServices } from '../command/services.js';
import { type OwnGameContext, playerIdIn } from './game-context.js';
import type { PlayedKind } from './played-kinds.js';
import { answeredEvents, appendAnswered } from './running-game.js';

/** The data from which a game is dealt. */
const dealOf = (seed: SecretChoice): Deal => ({
  seed: seed.choice,
  nonce: seed.nonce,
  seedCommitment: commitmentTo(seed),
  engine: engineDigest(),
});

/** The deal of a game, with a seed drawn now. */
export const drawnDeal = async (
  streamId: string,
  { seeds }: Pick<CommandServices, 'seeds'>,
): Promise<Deal> => dealOf(await seeds.draw(streamId));

/** The host begins the game, with bots on the free seats. */
export const begin = async (
  context: OwnGameContext,
  services: CommandServices,
  {
    level,
    botsOf,
  }: {
    readonly level: ScreenBotLevel;
    /** One bot for each free seat; the seed decides everything random. */
    readonly botsOf: (seats: number, seed: string) => readonly GamePlayer[] | Refusal;
  },
): Promise<Decision> => {
  const { streamId, state } = context.game;
  const { seats, players } = state;
  const seed = await services.seeds.draw(streamId);
  const bots = botsOf(seats - players.length, seed.choice);
  if (isRefusal(bots)) return bots;
  const { at: now } = context.meta;
  const data = { by: context.seat, players: bots, level, now, ...dealOf(seed) };
  return appendAnswered(context, { type: 'Begin', data }, services);
};

/** A game that one person plays with bots. */
export interface Alone {
  readonly game: string;
  readonly level: ScreenBotLevel;
  readonly prepared?: PreparedGame;
  /** Moves that were made before the person sat down. */
  readonly opening?: readonly ScreenMove[];
  readonly terms?: ScreenTerms;
  /** The person's thinking time; undefined: no limit. */
  readonly thinkingTime?: ThinkingTime | undefined;
  /** The person's seat, 0-based, or `all` for every seat; default 0. */
  readonly seat?: number | 'all';
  /** The lists of the person and the bots, by seat; the seed decides everything random. */
  readonly listsOf: (seed: string) => readonly Pick<GamePlayer, 'list' | 'setup'>[] | Refusal;
}

/** The sender starts a game with bots. */
export const start = async (
  kind: PlayedKind,
  { actor, at, commandId }: CommandMetadata,
  { seeds, bot, games }: Pick<CommandServices, 'seeds' | 'bot' | 'games'>,
  { seat = 0, listsOf, ...alone }: Alone,
): Promise<Decision> => {
  const { decider } = kind;
  const { game, level, prepared, opening = [], terms, thinkingTime } = alone;
  const gameId = deriveId(commandId, decider.name);
  const streamId = streamOf(decider.name, gameId);
  const drawn = await seeds.draw(streamId);
  const seed = prepared ? { ...drawn, choice: preparedSeed(prepared, gameId) } : drawn;
  const lists = listsOf(drawn.choice);
  if (isRefusal(lists)) return lists;
  const [host, ...bots] = lists.map((list, index) => ({
    playerId: seat === 'all' || index === seat ? playerIdIn(kind, gameId, actor) : null,
    name: '',
    ...list,
  }));
  if (!host) throw new Error('nobody sits down');
  const times = { openedAt: at, openUntil: at, listed: false };
  const table = tableOf(findGameIn(games, game), lists.length);
  const seats = { seats: lists.length, ...(table && { sides: table.sides }) };
  const data = {
    table: { gameId, game, ...seats, host, ...times },
    deal: {
      players: bots,
      level,
      ...dealOf(seed),
      prepared,
      opening,
      thinkingTime,
      now: at,
      ...(terms && { terms }),
    },
  };
  const action = { type: 'Start', data } as const;
  const events = await answeredEvents({ kind, games }, decider.initialState, { action, bot });
  return beginDecided(streamId, events);
};
