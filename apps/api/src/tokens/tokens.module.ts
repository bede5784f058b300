import { Module } from '@nestjs/common';
import { TokensController } from './tokens.controller.js';

/** Tokens of an account, made, listed and revoked by the person who is signed in. */
@Module({ controllers: [TokensController] })
export class TokensModule {}
