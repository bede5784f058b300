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

/** The board version that the player saw, separated from the rest of the payload. */
const lookOf = (seen: Look): Look =>
  'step' in seen ? { step: seen.step } : { at: seen.at, takenBack: seen.takenBack };

const deciding = <Payload>(decide: Decide<Payload>) => decide;

/** The commands of a seated player in a game of that kind, complete except for name and payload. */
export const seatCommands = <Id extends string>(kind: PlayedKind<Id>) => {
  const own = { ...ofPlayers, load: loadOwnGame(kind) } as const;
  return {
    /** Leaves the table before the game; if the host leaves, the table is cancelled. */
    leave: { ...own, decide: deciding<unknown>((_payload, context) => leave(context)) },
    /** A composed answer; bots that have to act next answer within the same command. */
    answer: {
      ...own,
      decide: deciding<{ readonly move: TableMove }>(({ move }, context, services) => {
        const look = { takenBack: move.takenBack ?? 0 };
        return play(context, services, { look, choice: { ...answerOf(move) } });
      }),
    },
    /** Chooses one of the options by its number. */
    choose: {
      ...own,
      decide: deciding<{
        readonly step: number;
        readonly option: GameAction<'Play'>['data']['choice'];
      }>(({ step, option }, context, services) =>
        play(context, services, { look: { step }, choice: option }),
      ),
    },
    /** Concedes the game, whoever is to act. */
    concede: {
      ...own,
      decide: deciding<unknown>((_payload, context, services) =>
        play(context, services, { choice: 'concede' }),
      ),
    },
    /** Goes back to the sender's own last choice. */
    takeBack: {
      ...own,
      decide: deciding<Look>((seen, context, services) =>
        takeBack(context, services, lookOf(seen)),
      ),
    },
    /** Warns the player to act that the sender is waiting. */
    warnSilence: {
      ...own,
      decide: deciding<Look>((seen, context, services) =>
        warnSilence(context, services, lookOf(seen)),
      ),
    },
    /** Continues or ends the game without a player who was warned and did not answer. */
    claim: {
      ...own,
      decide: deciding<unknown>((_payload, context, services) => claim(context, services)),
    },
    /** Reports that the player to act has run out of time. */
    callClock: {
      ...own,
      decide: deciding<unknown>((_payload, context, services) => callClock(context, services)),
    },
    /** Starts another game of the same people with the same lists. */
    again: {
      ...ofPlayers,
      opens: 'table',
      visitorPass: true,
      load: loadRematch(kind),
      decide: playAgain,
    },
  } as const;
};
