import type { PipeTransform } from '@nestjs/common';
import { notFoundFailure } from './failure.js';
import { id } from '#contracts';

/** An id out of an address. What cannot be one is answered as what does not exist, by this code. */
export class IdPipe implements PipeTransform<string, string> {
  constructor(readonly code: string) {}

  transform(value: string): string {
    if (!id.safeParse(value).success) throw notFoundFailure(this.code);
    return value;
  }
}
