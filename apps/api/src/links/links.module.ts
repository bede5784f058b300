import { Module } from '@nestjs/common';
import { LinkCodes } from './link-codes.js';
import { LinksController } from './links.controller.js';

/** Links accounts and seats to other programs, by codes. */
@Module({ controllers: [LinksController], providers: [LinkCodes] })
export class LinksModule {}
