import { lazily } from '../../shared/lazily.js';

const dialogs = () => import('./dialogs.js');

export const CallDialog = lazily(async () => (await dialogs()).CallDialog);
export const DisputeDialog = lazily(async () => (await dialogs()).DisputeDialog);
export const LeaveDialog = lazily(async () => (await dialogs()).LeaveDialog);

const QUIET_MS = 4_000;

/** Fetches them when the first view has stood for a moment: who calls a judge in a dead zone must not wait for the dialog. */
export const fetchDialogsSoon = (): (() => void) => {
  const due = setTimeout(() => void Promise.all([dialogs(), import('../../shared/rest.js')]).catch(() => undefined), QUIET_MS);
  return () => clearTimeout(due);
};
