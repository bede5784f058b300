// One line for every command about a match in any format.
export { ConfirmResult } from './confirm-result.js';
export { CorrectResult } from './correct-result.js';
export { DisputeResult } from './dispute-result.js';
export { ExtendTime } from './extend-time.js';
export { ReportResult } from './report-result.js';
export { RuleResult } from './rule-result.js';
export { WithdrawReport } from './withdraw-report.js';
