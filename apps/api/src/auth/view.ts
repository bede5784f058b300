import { applyDecorators, Get, Header } from '@nestjs/common';
import { Describe, type Description } from '../http/describe.js';
import { Admit } from './admission.js';

/** What is shown to whoever asks, and made for them alone: counted as a question, kept by no cache. */
export const View = (path: string, described: Description) =>
  applyDecorators(
    Describe(described),
    Get(path),
    Admit('query'),
    Header('cache-control', 'private, no-store'),
  );
