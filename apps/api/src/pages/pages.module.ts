import { Module } from '@nestjs/common';
import { FeedsController } from './feeds.controller.js';
import { LicenceController } from './licence.controller.js';
import { PublicPages } from './public-pages.js';
import { SiteMapController } from './site-map.controller.js';

/** Pages for programs that run no scripts. */
@Module({
  controllers: [FeedsController, LicenceController, SiteMapController],
  providers: [PublicPages],
})
export class PagesModule {}
