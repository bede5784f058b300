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

/** Bots with decks of their own. */
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

/** Takes a seat that is free. */
export const JoinTwinSuns = defineCommand({
  name: 'JoinTwinSuns',
  payload: commands.JoinTwinSuns,
  ...ofAnybody,
  load,
  decide: ({ deck, name }, context, services) =>
    join(context, services, () => broughtBy(deck, name, context.meta)),
});

/** Gives the own seat free again before the deal; the host cancels the table by it. */
export const LeaveTwinSuns = defineCommand({
  name: 'LeaveTwinSuns',
  payload: commands.LeaveTwinSuns,
  ...seat.leave,
});

/** The host deals, with bots on the seats that are free. */
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

/** Back to the sender's own last choice. */
export const TakeBackTwinSuns = defineCommand({
  name: 'TakeBackTwinSuns',
  payload: commands.TakeBackTwinSuns,
  ...seat.takeBack,
});

/** A player says that they wait for the one who is asked. */
export const WarnTwinSunsSilence = defineCommand({
  name: 'WarnTwinSunsSilence',
  payload: commands.WarnTwinSunsSilence,
  ...seat.warnSilence,
});

/** The others go on without a player who was warned and did not answer. */
export const RemoveSilentPlayer = defineCommand({
  name: 'RemoveSilentPlayer',
  payload: commands.RemoveSilentPlayer,
  ...seat.claim,
});

/** The time of whoever is asked is over: the pages of who waits say so, the server's clock decides. */
export const CallTwinSunsClock = defineCommand({
  name: 'CallTwinSunsClock',
  payload: commands.CallTwinSunsClock,
  ...seat.callClock,
});

/** Another game of the same people with the same decks. */
export const PlayTwinSunsAgain = defineCommand({
  name: 'PlayTwinSunsAgain',
  payload: commands.PlayTwinSunsAgain,
  ...seat.again,
  makes: { TwinSunsTableOpened: 'gameId' },
});
