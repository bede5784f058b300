import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { AssistantsController } from './assistants.controller.js';

/** The endpoint for assistants that speak the Model Context Protocol. */
@Module({ imports: [DiscoveryModule], controllers: [AssistantsController] })
export class AssistantsModule {}
