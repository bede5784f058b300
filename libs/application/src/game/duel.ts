import { isRefusal, type Refusal } from '#aggregate';
import { commands } from '#contracts';
import type { GameCatalogue } from '#game';
import { agreedOn } from '#match';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { type Bringing, join } from './carry-out.js';
import { describedGame, listBrought } from './described-list.js';
import { loadGame } from './game-context.js';
import { open } from './open.js';
import { duels } from './played-kinds.js';
import { seatCommands } from './seat-commands.js';
import { ofAnybody } from './senders.js';

const load = loadGame(duels);
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

/** Opens a table for two. */
export const OpenDuel = defineCommand({
  name: 'OpenDuel',
  payload: commands.OpenDuel,
  ...ofAnybody,
  opens: 'table',
  makes: { DuelOpened: 'duelId' },
  load: loadNothing,
  decide: ({ game, list, name, listed = false, ...terms }, context, services) => {
    const brought = bring(services.games, { game, list, name }, context.meta.commandId);
    if (isRefusal(brought)) return brought;
    const table = { game, seats: 2, listed, brought, ...agreedOn(terms) };
    return open(duels, context, services, table);
  },
});

/** The host takes the invitation back. */
export const CancelDuel = defineCommand({
  name: 'CancelDuel',
  payload: commands.CancelDuel,
  ...seat.leave,
});

/** Takes the seat that is free, with which the game begins. */
export const JoinDuel = defineCommand({
  name: 'JoinDuel',
  payload: commands.JoinDuel,
  ...ofAnybody,
  load,
  decide: ({ list, name }, context, services) => {
    const { game, meta } = context;
    return join(context, services, () =>
      bring(services.games, { game: game.state.game, list, name }, meta.commandId),
    );
  },
});

/** The sender's choice. */
export const PlayDuel = defineCommand({
  name: 'PlayDuel',
  payload: commands.PlayDuel,
  ...seat.choose,
});

/** Gives up, whoever has to decide. */
export const ConcedeDuel = defineCommand({
  name: 'ConcedeDuel',
  payload: commands.ConcedeDuel,
  ...seat.concede,
});

/** Back to the sender's own last choice. */
export const TakeBackDuel = defineCommand({
  name: 'TakeBackDuel',
  payload: commands.TakeBackDuel,
  ...seat.takeBack,
});

/** A player says that they wait for the other one. */
export const WarnDuelSilence = defineCommand({
  name: 'WarnDuelSilence',
  payload: commands.WarnDuelSilence,
  ...seat.warnSilence,
});

/** Takes the game of whoever did not answer. */
export const ClaimDuel = defineCommand({
  name: 'ClaimDuel',
  payload: commands.ClaimDuel,
  ...seat.claim,
});

/** The time of whoever is asked is over: the pages of who waits say so, the server's clock decides. */
export const CallDuelClock = defineCommand({
  name: 'CallDuelClock',
  payload: commands.CallDuelClock,
  ...seat.callClock,
});

/** Another game of the same two with the same lists. */
export const PlayDuelAgain = defineCommand({
  name: 'PlayDuelAgain',
  payload: commands.PlayDuelAgain,
  ...seat.again,
  makes: { DuelOpened: 'duelId' },
});
