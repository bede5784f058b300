import { Module } from '@nestjs/common';
import { RulebookController } from './rulebook.controller.js';

/** The comprehensive rules of Star Wars: Unlimited by number, as the engine plays them. */
@Module({ controllers: [RulebookController] })
export class RulebookModule {}
