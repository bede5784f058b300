import { Module } from '@nestjs/common';
import { ReadApiController } from './read-api.controller.js';

/** The interface for programs that read. */
@Module({ controllers: [ReadApiController] })
export class ReadApiModule {}
