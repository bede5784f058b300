import { token } from '#platform';
import type { JobRegistry } from './job-registry.js';

/** The registry has no public constructor and so is no token itself. */
export const JOB_REGISTRY = token<JobRegistry>('JobRegistry');
