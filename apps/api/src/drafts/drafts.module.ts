import { Module } from '@nestjs/common';
import { PodCommandHandler } from './pod-command.handler.js';
import { PodSeatingHandler } from './pod-seating.handler.js';

/** Draft pods. */
@Module({ providers: [PodCommandHandler, PodSeatingHandler] })
export class DraftsModule {}
