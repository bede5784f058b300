export * from './events.js';
export * from './commands.js';
export { scoreFault, winnerOf, type ScoreFault } from './score.js';
export { matchDecider, type MatchDecision, type MatchRefusal, type MatchRefused, type MatchState, type OpenReport } from './decider.js';
