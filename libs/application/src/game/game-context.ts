import { isRefusal, type Refusal } from '#aggregate';
import type { LoadedStream } from '#event-store';
import type { GameState } from '#match';
import { deriveId } from '#platform';
import type { Acting } from '../command/acting.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices } from '../command/services.js';
import { seatAmong } from '../context/game-seat.js';
import { personalMetadata } from '../context/personal-context.js';
import { forbiddenRefusal, notFoundRefusal } from '../refusals.js';
import type { Asker } from '../people/asker.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider } from '../rights/roles.js';
import type { Aggregates } from '../streams/aggregates.js';
import type { PlayedKind } from './played-kinds.js';

/** A game on screen as loaded, and the sender's seat. */
export interface GameContext extends Acting {
  readonly kind: PlayedKind;
  readonly game: LoadedStream<GameState>;
  /** Null for a sender without a seat. */
  readonly seat: number | null;
  readonly meta: CommandMetadata;
}

/**
 * The id of a person in a game and its rematches; `seatsOf` is the id of the first of these games.
 */
export const playerIdIn = (
  { seats }: Pick<PlayedKind, 'seats'>,
  seatsOf: string,
  actor: string,
): string => (seats === null ? actor : deriveId(`${seatsOf}/${actor}`, seats));

/** The seat that the asker holds; null for everybody else. */
const seatIn = (
  kind: Pick<PlayedKind, 'seats'>,
  { seatsOf, players }: Pick<GameState, 'seatsOf' | 'players'>,
  asker: Asker,
): number | null => seatAmong(players, asker, (actor) => playerIdIn(kind, seatsOf, actor));

/** The context of a sender who has a seat. */
export interface OwnGameContext extends GameContext {
  readonly seat: number;
}

type Seated = Omit<GameContext, 'meta' | 'games'>;

const loadSeat = async (
  { kind, gameId }: { readonly kind: PlayedKind; readonly gameId: string },
  asker: Asker,
  aggregates: Aggregates,
): Promise<Seated> => {
  const game = await aggregates.game(kind.decider, gameId);
  return { kind, game, seat: seatIn(kind, game.state, asker) };
};

const denial = ({ seat }: Seated, asker: Asker, grants: readonly Grant[]): Refusal | null =>
  authorize(grants, { asker, rights: outsider, tournament: null, own: seat !== null });

const refuseAbsent = ({ kind, game }: Seated): Refusal | null =>
  game.state.status === 'none' ? notFoundRefusal(`${kind.decider.name}/not-found`) : null;

/** An existing game of that kind with the asker's seat, if the grants let the asker in. */
export const gameFor = async (
  asked: { readonly kind: PlayedKind; readonly gameId: string },
  asker: Asker,
  grants: readonly Grant[],
  aggregates: Aggregates,
): Promise<Seated | Refusal> => {
  const loaded = await loadSeat(asked, asker, aggregates);
  return refuseAbsent(loaded) ?? denial(loaded, asker, grants) ?? loaded;
};

/**
 * Loads the game that a command names. A sender without the right does not learn whether it exists.
 */
export const loadGame =
  <Id extends string>(kind: PlayedKind<Id>) =>
  async (
    request: RequestAbout<{ readonly [K in Id]: string }>,
    grants: readonly Grant[],
    { aggregates, games }: Pick<CommandServices, 'aggregates' | 'games'>,
  ): Promise<GameContext | Refusal> => {
    const { asker, payload } = request;
    const loaded = await loadSeat({ kind, gameId: payload[kind.id] }, asker, aggregates);
    const refusal = denial(loaded, asker, grants) ?? refuseAbsent(loaded);
    if (refusal) return refusal;
    const meta = personalMetadata(request);
    return isRefusal(meta) ? meta : { ...loaded, meta, games };
  };

/** Loads a game for what only its players may do. */
export const loadOwnGame =
  <Id extends string>(kind: PlayedKind<Id>) =>
  async (
    ...asked: Parameters<ReturnType<typeof loadGame<Id>>>
  ): Promise<OwnGameContext | Refusal> => {
    const context = await loadGame(kind)(...asked);
    if (isRefusal(context)) return context;
    const { seat } = context;
    return seat === null ? forbiddenRefusal() : { ...context, seat };
  };
