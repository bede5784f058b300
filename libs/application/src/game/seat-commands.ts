import type { TableMove } from '#contracts';
import type { GameAction, Look } from '#match';
import type { Decision } from '../command/decision.js';
import type { CommandServices } from '../command/services.js';
import { answerOf } from '../table/move.js';
import { callClock, claim, leave, play, takeBack, warnSilence } from './carry-out.js';
import { loadOwnGame, type OwnGameContext } from './game-context.js';
import { loadRematch, playAgain } from './open.js';
import type { PlayedKind } from './played-kinds.js';
import { ofPlayers } from './senders.js';

type Decide<Payload> = (
  payload: Payload,
  context: OwnGameContext,
  services: CommandServices,
) => Decision | Promise<Decision>;

/** The board that a player looked at, beside what else a payload says. */
const lookOf = (seen: Look): Look =>
  'step' in seen ? { step: seen.step } : { at: seen.at, takenBack: seen.takenBack };

const deciding = <Payload>(decide: Decide<Payload>) => decide;

/**
 * What whoever has a seat in a game of that kind sends:
 * everything of such a command but its name and its payload.
 */
export const seatCommands = <Id extends string>(kind: PlayedKind<Id>) => {
  const own = { ...ofPlayers, load: loadOwnGame(kind) } as const;
  return {
    /** Stands up before the game; the host's leaving cancels the table. */
    leave: { ...own, decide: deciding<unknown>((_payload, context) => leave(context)) },
    /** A composed answer; bots that are asked next answer within the same command. */
    answer: {
      ...own,
      decide: deciding<{ readonly move: TableMove }>(({ move }, context, services) => {
        const look = { takenBack: move.takenBack ?? 0 };
        return play(context, services, { look, choice: { ...answerOf(move) } });
      }),
    },
    /** One of the options by its number. */
    choose: {
      ...own,
      decide: deciding<{
        readonly step: number;
        readonly option: GameAction<'Play'>['data']['choice'];
      }>(({ step, option }, context, services) =>
        play(context, services, { look: { step }, choice: option }),
      ),
    },
    /** Gives up, whoever has to decide. */
    concede: {
      ...own,
      decide: deciding<unknown>((_payload, context, services) =>
        play(context, services, { choice: 'concede' }),
      ),
    },
    /** Back to the sender's own last choice. */
    takeBack: {
      ...own,
      decide: deciding<Look>((seen, context, services) =>
        takeBack(context, services, lookOf(seen)),
      ),
    },
    /** Says that they wait for whoever is asked. */
    warnSilence: {
      ...own,
      decide: deciding<Look>((seen, context, services) =>
        warnSilence(context, services, lookOf(seen)),
      ),
    },
    /** Goes on, or ends the game, without whoever was warned and did not answer. */
    claim: {
      ...own,
      decide: deciding<unknown>((_payload, context, services) => claim(context, services)),
    },
    /** Says that the time of whoever is asked is over. */
    callClock: {
      ...own,
      decide: deciding<unknown>((_payload, context, services) => callClock(context, services)),
    },
    /** Another game of the same people with the same lists. */
    again: {
      ...ofPlayers,
      opens: 'table',
      visitorPass: true,
      load: loadRematch(kind),
      decide: playAgain,
    },
  } as const;
};
