import { Module } from '@nestjs/common';
import { PictureThread } from './picture-thread.js';
import { PicturesController } from './pictures.controller.js';

/** Tournaments, rounds, standings and decks as pictures. */
@Module({ controllers: [PicturesController], providers: [PictureThread] })
export class PicturesModule {}
