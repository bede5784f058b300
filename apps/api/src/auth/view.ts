import { applyDecorators, Get, Header } from '@nestjs/common';
import { Describe, type Description } from '../http/describe.js';
import { Admit } from './admission.js';

/** A GET route whose answer depends on the asker: counted as a query and never cached. */
export const View = (path: string, described: Description) =>
  applyDecorators(
    Describe(described),
    Get(path),
    Admit('query'),
    Header('cache-control', 'private, no-store'),
  );
