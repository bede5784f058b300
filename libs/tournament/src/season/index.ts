export * from './season-table.js';
export {
  seasonDecider,
  type SeasonCommand,
  type SeasonCommands,
  type SeasonDetails,
  type SeasonEvents,
  type SeasonRefusal,
  type SeasonState,
} from './season.js';
