import type { PipeTransform } from '@nestjs/common';
import { notFoundFailure } from './failure.js';
import { id } from '#contracts';

/** An id from the path. A malformed one gets the same answer as an unknown one, with this code. */
export class IdPipe implements PipeTransform<string, string> {
  constructor(readonly code: string) {}

  transform(value: string): string {
    if (!id.safeParse(value).success) throw notFoundFailure(this.code);
    return value;
  }
}
