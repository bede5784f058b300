import { type FreeMatchCommand, freeMatchDecider, type FreeMatchState } from '#match';
import { acceptedEvents } from '../command/decide-in-turn.js';

/** The events that a free match makes of a command. Throws the refusal. */
export const lobbyEvents = (state: FreeMatchState, command: FreeMatchCommand) =>
  acceptedEvents(freeMatchDecider.decide(command, state));
