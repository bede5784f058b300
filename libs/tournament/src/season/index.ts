export * from './season-table.js';
export {
  seasonDecider,
  seasonRefusals,
  type SeasonCommand,
  type SeasonCommands,
  type SeasonDetails,
  type SeasonEvents,
  type SeasonState,
} from './season.js';
