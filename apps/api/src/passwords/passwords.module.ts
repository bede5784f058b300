import { Module } from '@nestjs/common';
import { PasswordLinksController } from './password-links.controller.js';

@Module({ controllers: [PasswordLinksController] })
export class PasswordsModule {}
