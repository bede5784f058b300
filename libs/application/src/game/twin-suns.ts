import { allUnlessRefused, isRefusal, type Refusal } from '#aggregate';
import { commands, type PracticeDeck } from '#contracts';
import { agreedOn, type GamePlayer, SWU } from '#match';
import { defineCommand } from '../command/definition.js';
import { loadNothing } from '../context/personal-context.js';
import { legalTwinSunsDeckOf } from '../practice/practice-deck.js';
import { type Bringing, join } from './carry-out.js';
import { begin } from './deal.js';
import { loadGame, loadOwnGame } from './game-context.js';
import { open } from './open.js';
import { twinSuns } from './played-kinds.js';
import { seatCommands } from './seat-commands.js';
import { ofAnybody, ofPlayers } from './senders.js';

const load = loadGame(twinSuns);
const loadOwn = loadOwnGame(twinSuns);
const seat = seatCommands(twinSuns);

const broughtBy = (
  deck: PracticeDeck,
  name: string,
  { commandId, at }: { readonly commandId: string; readonly at: string },
): Bringing | Refusal => {
  const setup = legalTwinSunsDeckOf(deck, { side: 'person', seed: commandId, at });
  return isRefusal(setup) ? setup : { name, list: '', setup: { ...setup } };
};

const botsAt =
  (at: string) =>
  (seats: number, seed: string): readonly GamePlayer[] | Refusal =>
    allUnlessRefused(
      Array.from({ length: seats }, (_, index) => {
        const bringing = { side: 'bot', seed: `${seed}/${index}`, at } as const;
        const setup = legalTwinSunsDeckOf({ kind: 'random' }, bringing);
        return isRefusal(setup)
          ? setup
          : { playerId: null, name: `Bot ${index + 1}`, list: '', setup: { ...setup } };
      }),
    );

/** Opens a table for three or four people. */
export const OpenTwinSuns = defineCommand({
  name: 'OpenTwinSuns',
  payload: commands.OpenTwinSuns,
  ...ofAnybody,
  opens: 'table',
  makes: { TwinSunsTableOpened: 'gameId' },
  load: loadNothing,
  decide: ({ seats, deck, name, listed = false, ...terms }, context, services) => {
    const brought = broughtBy(deck, name, context.meta);
    if (isRefusal(brought)) return brought;
    const table = { game: SWU, seats, listed, brought, ...agreedOn(terms) };
    return open(twinSuns, context, services, table);
  },
});

/** Takes a free seat. */
export const JoinTwinSuns = defineCommand({
  name: 'JoinTwinSuns',
  payload: commands.JoinTwinSuns,
  ...ofAnybody,
  load,
  decide: ({ deck, name }, context, services) =>
    join(context, services, () => broughtBy(deck, name, context.meta)),
});

/** Leaves the sender's seat before the deal; if the host leaves, the table is cancelled. */
export const LeaveTwinSuns = defineCommand({
  name: 'LeaveTwinSuns',
  payload: commands.LeaveTwinSuns,
  ...seat.leave,
});

/** The host deals, with bots on the free seats. */
export const DealTwinSuns = defineCommand({
  name: 'DealTwinSuns',
  payload: commands.DealTwinSuns,
  ...ofPlayers,
  load: loadOwn,
  decide: ({ level = 1 }, context, services) =>
    begin(context, services, { level, botsOf: botsAt(context.meta.at) }),
});

/** The sender's answer. */
export const PlayTwinSuns = defineCommand({
  name: 'PlayTwinSuns',
  payload: commands.PlayTwinSuns,
  ...seat.answer,
});

/** Goes back to the sender's own last choice. */
export const TakeBackTwinSuns = defineCommand({
  name: 'TakeBackTwinSuns',
  payload: commands.TakeBackTwinSuns,
  ...seat.takeBack,
});

/** Warns the player to act that the sender is waiting. */
export const WarnTwinSunsSilence = defineCommand({
  name: 'WarnTwinSunsSilence',
  payload: commands.WarnTwinSunsSilence,
  ...seat.warnSilence,
});

/** The others play on without a player who was warned and did not answer. */
export const RemoveSilentPlayer = defineCommand({
  name: 'RemoveSilentPlayer',
  payload: commands.RemoveSilentPlayer,
  ...seat.claim,
});

/**
 * The pages of the waiting players report that the player to act has run out of time; the server's
 * clock decides.
 */
export const CallTwinSunsClock = defineCommand({
  name: 'CallTwinSunsClock',
  payload: commands.CallTwinSunsClock,
  ...seat.callClock,
});

/** Starts another game of the same people with the same decks. */
export const PlayTwinSunsAgain = defineCommand({
  name: 'PlayTwinSunsAgain',
  payload: commands.PlayTwinSunsAgain,
  ...seat.again,
  makes: { TwinSunsTableOpened: 'gameId' },
});
