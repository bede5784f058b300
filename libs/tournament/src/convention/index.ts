export * from './plan.js';
export { checkPlan, planStage } from './check-plan.js';
export { goOn, qualifiers, type Qualifier, yetToEnter } from './qualified.js';
export {
  conventionDecider,
  conventionRefusals,
  stageOf,
  type ConventionCommand,
  type ConventionCommands,
  type ConventionDetails,
  type ConventionEvents,
  type ConventionState,
  type Invitation,
} from './convention.js';
