import { Module } from '@nestjs/common';
import { RulebookController } from './rulebook.controller.js';

/** What the comprehensive rules of Star Wars: Unlimited say, by number, as the engine plays them. */
@Module({ controllers: [RulebookController] })
export class RulebookModule {}
