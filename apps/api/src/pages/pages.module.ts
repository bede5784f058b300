import { Module } from '@nestjs/common';
import { LicenceController } from './licence.controller.js';
import { PublicPages } from './public-pages.js';
import { SiteMapController } from './site-map.controller.js';

/** What programs that run no script read of the pages. */
@Module({ controllers: [LicenceController, SiteMapController], providers: [PublicPages] })
export class PagesModule {}
