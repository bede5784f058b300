import { Module } from '@nestjs/common';
import { CONFIGURATION, EVENT_STORE, LOGGER } from '#infrastructure';
import { deriveKey, provideParts } from '#platform';
import { DemoEventJob } from '../jobs/demo-event.job.js';
import { UnattendedStaff } from './unattended-staff.js';

const job = provideParts(
  DemoEventJob,
  { store: EVENT_STORE, staff: UnattendedStaff, configuration: CONFIGURATION, logger: LOGGER },
  ({ configuration, ...parts }) =>
    new DemoEventJob({
      ...parts,
      apiUrl: configuration.apiUrl,
      secret: deriveKey(configuration.secret, 'demo-bots').toString('hex'),
    }),
);

/** Demo tournaments full of bots. */
@Module({ providers: [UnattendedStaff, job], exports: [job] })
export class DemoModule {}
