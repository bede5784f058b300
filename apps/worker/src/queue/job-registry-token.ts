import { token } from '#platform';
import type { JobRegistry } from './job-registry.js';

/** The registry has no public constructor, so the class cannot serve as a token itself. */
export const JOB_REGISTRY = token<JobRegistry>('JobRegistry');
