import type { LoadedStream, SecretChoice } from '#event-store';
import { findGame } from '#games';
import {
  type DuelCommand,
  duelDecider,
  duelGame,
  type DuelEvent,
  type DuelPlayer,
  type DuelState,
  type PlayedScreenGame,
} from '#match';
import { deriveId } from '#platform';
import { acceptedEvents } from '../command/decide-in-turn.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { RequestAbout } from '../command/request.js';
import type { CommandServices, GameSeeds } from '../command/services.js';
import { seatAmong } from '../context/game-seat.js';
import { personalMetadata } from '../context/personal-context.js';
import { unknown } from '../failure/request-failure.js';
import type { Asker } from '../people/asker.js';
import { acceptedList } from '../practice/accepted-list.js';
import { authorize } from '../rights/authorize.js';
import type { Grant } from '../rights/grants.js';
import { outsider } from '../rights/roles.js';

export interface DuelGame {
  readonly duel: LoadedStream<DuelState>;
  /** The sender's seat. */
  readonly seat: number | null;
  readonly meta: CommandMetadata;
}

/** Who somebody is in one game: a name that says nothing about who they are elsewhere. */
export const duelPlayerId = (duelId: string, actor: string): string =>
  deriveId(`${duelId}/${actor}`, 'duel-seat');

/** The seat that the asker holds; null for everybody else. */
export const duelSeat = ({ duelId, players }: DuelState, asker: Asker): number | null =>
  seatAmong(players, asker, (actor) => duelPlayerId(duelId ?? '', actor));

/** An existing game, and where the sender sits. */
export const loadDuel = async (
  request: RequestAbout<{ readonly duelId: string }>,
  grants: readonly Grant[],
  { aggregates }: Pick<CommandServices, 'aggregates'>,
): Promise<DuelGame> => {
  const { asker, payload } = request;
  const duel = await aggregates.duel(payload.duelId);
  const seat = duelSeat(duel.state, asker);
  authorize(grants, { asker, rights: outsider, event: null, own: seat !== null });
  if (duel.state.status === 'none') throw unknown('duel/not-found');
  return { duel, seat, meta: personalMetadata(request) };
};

/** The secret seed of the game; blank before it begins, which every move is refused then. */
export const seedOfDuel = async (
  { duelId, status }: DuelState,
  seeds: GameSeeds,
): Promise<SecretChoice> =>
  status === 'running' || status === 'over' ? seeds.of(duelId ?? '', 1) : { choice: '', nonce: '' };

/** The seed of the game, and where the game stands; blank and unknown before it begins. */
export const runningDuel = async (
  { streamId, state }: LoadedStream<DuelState>,
  { duelSeeds, screenGames }: Pick<CommandServices, 'duelSeeds' | 'screenGames'>,
): Promise<{
  readonly seed: string;
  readonly nonce: string;
  readonly played?: PlayedScreenGame | undefined;
}> => {
  const { choice: seed, nonce } = await seedOfDuel(state, duelSeeds);
  const game = duelGame(state);
  const played = game && (await screenGames.of({ streamId, game, seed }));
  return { seed, nonce, ...(played && { played }) };
};

/** The events that a game makes of a command. Throws the refusal. */
export const duelEvents = (state: DuelState, command: DuelCommand): readonly DuelEvent[] =>
  acceptedEvents(duelDecider.decide(command, state));

/** What somebody brings to a table: their list, or a random one out of `seed`. Throws the refusal of a list that cannot be played. */
export const broughtToDuel = (
  game: string,
  list: string | undefined,
  seed: string,
): Pick<DuelPlayer, 'list' | 'setup'> => {
  const practice = findGame(game)?.practice;
  if (!practice) throw unknown('duel/not-found');
  const { name, setup } = acceptedList(practice.bring(list ?? null, seed), 'person');
  return { list: name, setup };
};
