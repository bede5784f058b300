export { DisputeDialog } from './dispute-dialog.js';
export { LeaveDialog } from './leave-dialog.js';
