import { Module } from '@nestjs/common';
import { Cosignatures, LogCheckpoints } from '#checkpoints';
import { CONFIGURATION, POOL } from '#infrastructure';
import { AgeKey, deriveKey, provide } from '#platform';
import { DemoController } from '../demo/demo.controller.js';
import { LOG_SIGNER } from '../auth/auth-tokens.js';
import { AddressController } from './address.controller.js';
import { EventFilesController } from './event-files.controller.js';
import { EventLogController } from './event-log.controller.js';
import { EventSharingController } from './event-sharing.controller.js';
import { HandoverController } from './handover.controller.js';
import { EventImport } from './event-import.js';
import { ImportRight } from './import-right.js';
import { TakeOverController } from './take-over.controller.js';
import { TRANSFER_KEY } from './transfer-key.js';
import { WholeEvents } from './whole-events.js';

/** Addresses, files and links of a tournament; demo tournaments. */
@Module({
  controllers: [
    AddressController,
    EventFilesController,
    EventLogController,
    EventSharingController,
    HandoverController,
    TakeOverController,
    DemoController,
  ],
  providers: [
    EventImport,
    ImportRight,
    WholeEvents,
    provide(LogCheckpoints, [POOL, LOG_SIGNER], (pool, signer) => new LogCheckpoints(pool, signer)),
    provide(Cosignatures, [POOL], (pool) => new Cosignatures(pool)),
    provide(
      TRANSFER_KEY,
      [CONFIGURATION],
      ({ secret }) => new AgeKey(deriveKey(secret, 'event-transfer')),
    ),
  ],
})
export class EventsModule {}
