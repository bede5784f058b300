export { announceOver } from './command/announce.js';
export type { CommandDefinition, PreparedCommand } from './command/definition.js';
export { acceptedEvents, decideInTurn } from './command/decide-in-turn.js';
export { Fingerprints } from './command/fingerprints.js';
export { metadataOf, type CommandMetadata } from './command/metadata.js';
export type { CommandRequest, RequestAbout } from './command/request.js';
export { CommandRunner } from './command/runner.js';
export type { AccountDirectory, CommandServices, ModelPositions } from './command/services.js';
export { commandDefinitions, type DefinedCommandName, isDefined } from './definitions.js';
export * from './failure.js';
export {
  appendToMatch,
  loadMatch,
  matchEvents,
  ownSide,
  type MatchContext,
} from './match/match-context.js';
export { nobody, type Asker, type GuestSeat } from './people/asker.js';
export { GuestCodes } from './people/guest-codes.js';
export { mayRequest, reaches, type TokenLimits } from './people/token-limits.js';
export * from './rights/authorize.js';
export * from './rights/grants.js';
export * from './rights/roles.js';
export { ExecuteCommand, ExecuteCommandHandler } from './nest/execute-command.js';
export { Aggregates } from './streams/aggregates.js';
export { seedName } from './tournament/seed-name.js';
export {
  appendToTournament,
  isStaff,
  loadTournament,
  tournamentEvents,
  type TournamentAction,
  type TournamentContext,
} from './tournament/tournament-context.js';
