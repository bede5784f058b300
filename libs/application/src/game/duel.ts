import { allUnlessRefused, isRefusal, type Refusal } from '#aggregate';
import { commands } from '#contracts';
import { findGameIn, type GameCatalogue, tableOf } from '#game';
import { agreedOn, type GamePlayer } from '#match';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { type Bringing, join } from './carry-out.js';
import { notFoundRefusal } from '../refusals.js';
import { begin } from './deal.js';
import { describedGame, listBrought } from './described-list.js';
import { loadGame, loadOwnGame } from './game-context.js';
import { open } from './open.js';
import { duels } from './played-kinds.js';
import { seatCommands } from './seat-commands.js';
import { ofAnybody, ofPlayers } from './senders.js';

const load = loadGame(duels);
const loadOwn = loadOwnGame(duels);
const seat = seatCommands(duels);

const bring = (
  games: GameCatalogue,
  {
    game,
    list,
    name,
  }: { readonly game: string; readonly list: string | undefined; readonly name: string },
  seed: string,
): Bringing | Refusal => {
  const described = describedGame(games, game, 'duel');
  if (isRefusal(described)) return described;
  const brought = listBrought(described, list, { side: 'person', seed });
  return isRefusal(brought) ? brought : { name, ...brought };
};

/** Bots with random lists. */
const botsOf =
  (games: GameCatalogue, game: string) =>
  (seats: number, seed: string): readonly GamePlayer[] | Refusal => {
    const described = describedGame(games, game, 'duel');
    if (isRefusal(described)) return described;
    return allUnlessRefused(
      Array.from({ length: seats }, (_, index) => {
        const brought = listBrought(described, undefined, {
          side: 'bot',
          seed: `${seed}/${index}`,
        });
        return isRefusal(brought)
          ? brought
          : { playerId: null, name: `Bot ${index + 1}`, ...brought };
      }),
    );
  };

/** Opens a table for two, or another one that the game has. */
export const OpenDuel = defineCommand({
  name: 'OpenDuel',
  payload: commands.OpenDuel,
  ...ofAnybody,
  opens: 'table',
  makes: { DuelOpened: 'duelId' },
  load: loadNothing,
  decide: ({ game, seats = 2, list, name, listed = false, ...terms }, context, services) => {
    if (seats !== 2 && !tableOf(findGameIn(services.games, game), seats))
      return notFoundRefusal('duel/not-found');
    const brought = bring(services.games, { game, list, name }, context.meta.commandId);
    if (isRefusal(brought)) return brought;
    const table = { game, seats, listed, brought, ...agreedOn(terms) };
    return open(duels, context, services, table);
  },
});

/** The host takes back the invitation; other players leave a table of sides. */
export const CancelDuel = defineCommand({
  name: 'CancelDuel',
  payload: commands.CancelDuel,
  ...seat.leave,
});

/** Takes a free seat; with the last one taken the game begins. */
export const JoinDuel = defineCommand({
  name: 'JoinDuel',
  payload: commands.JoinDuel,
  ...ofAnybody,
  load,
  decide: ({ list, name, seat: chosen }, context, services) => {
    const { game, meta } = context;
    const brought = () =>
      bring(services.games, { game: game.state.game, list, name }, meta.commandId);
    return join(context, services, brought, chosen);
  },
});

/** The host begins the game at a table of sides, with bots on the free seats. */
export const DealDuel = defineCommand({
  name: 'DealDuel',
  payload: commands.DealDuel,
  ...ofPlayers,
  load: loadOwn,
  decide: (_payload, context, services) =>
    begin(context, services, {
      level: 1,
      botsOf: botsOf(services.games, context.game.state.game),
    }),
});

/** The sender's choice. */
export const PlayDuel = defineCommand({
  name: 'PlayDuel',
  payload: commands.PlayDuel,
  ...seat.choose,
});

/** Concedes the game, whoever is to act. */
export const ConcedeDuel = defineCommand({
  name: 'ConcedeDuel',
  payload: commands.ConcedeDuel,
  ...seat.concede,
});

/** Goes back to the sender's own last choice. */
export const TakeBackDuel = defineCommand({
  name: 'TakeBackDuel',
  payload: commands.TakeBackDuel,
  ...seat.takeBack,
});

/** Warns the opponent that the sender is waiting. */
export const WarnDuelSilence = defineCommand({
  name: 'WarnDuelSilence',
  payload: commands.WarnDuelSilence,
  ...seat.warnSilence,
});

/** Claims the game from an opponent who did not answer. */
export const ClaimDuel = defineCommand({
  name: 'ClaimDuel',
  payload: commands.ClaimDuel,
  ...seat.claim,
});

/**
 * The pages of the waiting players report that the player to act has run out of time; the server's
 * clock decides.
 */
export const CallDuelClock = defineCommand({
  name: 'CallDuelClock',
  payload: commands.CallDuelClock,
  ...seat.callClock,
});

/** Starts another game of the same people with the same lists. */
export const PlayDuelAgain = defineCommand({
  name: 'PlayDuelAgain',
  payload: commands.PlayDuelAgain,
  ...seat.again,
  makes: { DuelOpened: 'duelId' },
});
