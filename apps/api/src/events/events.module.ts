import { Module } from '@nestjs/common';
import { TransferKey } from '#handover';
import { deriveKey, provide } from '#platform';
import { DeckCheckController } from '../decks/deck-check.controller.js';
import { DemoController } from '../demo/demo.controller.js';
import { CONFIGURATION } from '../infrastructure/tokens.js';
import { AddressController } from './address.controller.js';
import { EventFilesController } from './event-files.controller.js';
import { EventSharingController } from './event-sharing.controller.js';
import { HandoverController } from './handover.controller.js';

/** Addresses, files and links of a tournament; the check of a deck; demo tournaments. */
@Module({
  controllers: [
    DeckCheckController,
    AddressController,
    EventFilesController,
    EventSharingController,
    HandoverController,
    DemoController,
  ],
  providers: [
    provide(
      TransferKey,
      [CONFIGURATION],
      ({ secret }) => new TransferKey(deriveKey(secret, 'event-transfer')),
    ),
  ],
})
export class EventsModule {}
