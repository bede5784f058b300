import { describe, expect, it } from 'vitest';
import { commands } from './commands.js';

const written = Object.entries(commands).flatMap(([name, schema]) =>
  Object.entries(
    schema.shape as Record<string, { safeParse(value: unknown): { success: boolean } }>,
  )
    .filter(([field]) => field === 'note' || field === 'reason')
    .map(([field, text]) => ({
      of: `${name}.${field}`,
      accepts: (value: string) => text.safeParse(value).success,
    }))
    // A reason chosen from a list is no free text.
    .filter(({ accepts }) => accepts('Both agree.')),
);

describe('what people write about a decision', () => {
  it('may break lines but carries no other control character, nor one that turns its direction, in whichever command', () => {
    expect(written.length).toBeGreaterThan(15);
    for (const { of, accepts } of written) {
      expect(accepts('Both agree.\n\tMarta, table 4'), of).toBe(true);
      for (const hidden of ['\u0000', '\u0007', '\u001b[2J', '\u007f', '\u202e', '\u2066'])
        expect(accepts(`agreed${hidden}`), of).toBe(false);
      expect(accepts('x'.repeat(501)), of).toBe(false);
    }
  });
});
