import { Module } from '@nestjs/common';
import { LinkCodes } from './link-codes.js';
import { LinksController } from './links.controller.js';

/** Accounts and seats tied to programs of others, by codes. */
@Module({ controllers: [LinksController], providers: [LinkCodes] })
export class LinksModule {}
