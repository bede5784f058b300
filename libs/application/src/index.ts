export { mayChat } from './chat/chat-context.js';
export type { CommandDefinition, PreparedCommand } from './command/definition.js';
export { refuseGuessable, type CommandMetadata } from './command/metadata.js';
export type { CommandRequest, RegistrationOrigin } from './command/request.js';
export type {
  AccountDirectory,
  CommandServices,
  ModelPositions,
  PlayerPool,
  BotThinker,
} from './command/services.js';
export {
  type Clock,
  type SystemAct,
  systemClock,
  SystemCommands,
} from './command/system-commands.js';
export { freeMatchPlayerId, freeMatchSide, isOfNoTournament } from './context/free-match.js';
export { type MatchVisitor, visitMatch } from './context/match-visitor.js';
export { freePodRights, isFreePod, isHost } from './context/free-pod.js';
export { actorsOf } from './context/personal-context.js';
export type { TournamentAction } from './context/tournament-context.js';
export { rulesOf, rulesToday } from './deck/deck-rules.js';
export { judgeList, noDeck, ownListsOf, type JudgedList } from './deck/own-lists.js';
export { asCardPool, PlayerPools } from './deck/player-pools.js';
export { poolsRevealedByRound } from './draft/revealed-pools.js';
export { commandDefinitions } from './definitions.js';
export * from './refusals.js';
export { nobody, type Asker, type GuestSeat } from './people/asker.js';
export { personalFields } from './people/personal-fields.js';
export { GuestCodes } from './people/guest-codes.js';
export { codeAlphabet, inHalves, plainCode } from './people/typed-code.js';
export { findStaffInvite } from './people/staff-invite.js';
export { RescueKeys } from './people/rescue-keys.js';
export { GameSnapshots, type SnapshotOutcome } from './played-games/game-snapshots.js';
export { PlayedGames, type ReachedBy } from './played-games/played-games.js';
export { lackingScope, mayRequest, reaches, type TokenLimits } from './people/token-limits.js';
export * from './rights/authorize.js';
export * from './rights/grants.js';
export * from './rights/roles.js';
export { announceOver } from './runner/announce.js';
export { CommandRunner } from './runner/command-runner.js';
export { ExecuteCommand, ExecuteCommandHandler } from './runner/execute-command.js';
export { Fingerprints } from './runner/fingerprints.js';
export { RecentOpenings } from './command/recent-openings.js';
export { Aggregates } from './streams/aggregates.js';
export { type RegisteredDeck, registeredDeck, registeredList } from './table/registered-decks.js';
export { endOfRoundOf } from './table/end-of-round.js';
export { divide, divisible } from './table/sideboarding.js';
export { finalPlaces } from './tournament/final-places.js';
export { lookAtTakeOver, previewTakeOver, resultsOf } from './tournament/take-over/preview.js';
export { readableDecks, takeOver } from './tournament/take-over/take-over.js';
export { refuseSealedUnderWay } from './tournament/sealed-under-way.js';
export { SealedGameSeeds } from './game/sealed-game-seeds.js';
export { sealDefaultChoice } from './trilogy/default-choices.js';
export { revealChoices, type RevealParts } from './trilogy/reveal-choices.js';
export { type GameContext, gameFor } from './game/game-context.js';
export { duels, type PlayedKind, practices, twinSuns } from './game/played-kinds.js';
export { seedOfGame } from './game/running-game.js';
