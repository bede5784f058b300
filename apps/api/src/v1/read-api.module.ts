import { Module } from '@nestjs/common';
import { ReadApiController } from './read-api.controller.js';

/** The API for programs that read. */
@Module({ controllers: [ReadApiController] })
export class ReadApiModule {}
