export {
  advanceState,
  createEngine,
  eventFor,
  isRefusal,
  type DealTerms,
  type Engine,
  type Explanation,
  type SeatSetup,
  type Setup,
  type Simulation,
  type Step,
} from './engine/engine.js';
export {
  KEYWORDS,
  type CardView,
  type LeaderView,
  type PlayerView,
  type UnitView,
  type View,
} from './cr/01-concepts/17-information.js';
export { disclosesHidden } from './engine/disclosure.js';
export { actionSigns, type ActionSign } from './engine/action-signs.js';
export { sameAnswer } from './engine/indifferent.js';
export { handCosts } from './engine/hand-costs.js';
export {
  cardBook,
  type CardBook,
  type CardDefinition,
  type FlipSide,
  type UnitSideNames,
} from './kernel/definition.js';
export { type Decision, type DecisionKind, type Move, type Option } from './kernel/decisions.js';
export { type GameEvent } from './events/events.js';
export { digestOf } from './kernel/digest.js';
export { handleOf } from './kernel/handles.js';
export { canonical, hash } from './kernel/hash.js';
export { InvariantError, type Refusal, type RefusalCode } from './kernel/refusals.js';
export {
  type Card,
  NO_CARD,
  type Outcome,
  type Player,
  type Seat,
  type State,
  Zone,
} from './kernel/state.js';
export { numberIn80 } from './manifest/editions.js';
export { RULE_IDS, type RuleId } from './manifest/rule-id.js';
export type * from './effects/nodes.js';
export * from './effects/builders.js';
export { dice, randomMove, type Dice } from './bots/random.js';
export { copyState } from './kernel/copy.js';
export { heuristicMove } from './bots/heuristic.js';
export { type Knowledge } from './bots/deal-anew.js';
export {
  BOT_LEVELS,
  botChoice,
  type BotChoice,
  type BotLevel,
  type BotReason,
  type BotTurn,
} from './bots/levels.js';
export {
  type BetterStep,
  Comparison,
  hindsight,
  type Hindsight,
  type Mistake,
  type PastDecision,
} from './bots/hindsight.js';
export { botReasonText } from './bots/reason-text.js';
export { type Language, LANGUAGE_TAGS } from './text/language.js';
export { type Intention, type ReasonCode } from './explain/reasons.js';
export { reasonText } from './text/reasons.js';
export { instructionOwner, runningInstruction } from './engine/running-instruction.js';
export { logLine, type Names } from './text/log.js';
export { tokenName } from './text/tell.js';
export { trait as traitName } from './text/words.js';
export { ability as abilityText, effect as effectText } from './text/ability-text.js';
export { rulesText } from './text/rules-text.js';
export { findMisplaced } from './kernel/conservation.js';
export { playRandomGame, replayHash, type Play, type Played } from './laws/random-game.js';
export { exchangeHidden, leak } from './laws/secrets.js';
export { pushRow } from './kernel/blank.js';
export { emptyBoard } from './testing/empty-board.js';
export {
  table,
  type SideSetup,
  type Table,
  type TableSetup,
  type UnitSetup,
} from './testing/table.js';
export { bearsTrait } from './testing/facts.js';
export { MANIFEST, type RuleRow, type RuleStatus, saidBy } from './manifest/manifest.js';
