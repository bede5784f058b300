import { describe, expect, it } from 'vitest';
import { correlationFrom, withCorrelation } from './correlation.js';
import { createLogger } from './logging.js';

const capture = () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger(
    'test',
    { logLevel: 'info' },
    { write: (line: string) => void lines.push(JSON.parse(line) as Record<string, unknown>) },
  );
  return { lines, logger };
};

describe('logging', () => {
  it('carries the correlation id of the work in hand, also after awaiting', async () => {
    const { lines, logger } = capture();
    await Promise.all(
      ['first-id', 'second-id'].map((id) =>
        withCorrelation(id, async () => {
          await Promise.resolve();
          logger.info({ id }, 'inside');
        }),
      ),
    );
    logger.info('outside');
    expect(lines.map((line) => [line['id'], line['correlationId']])).toEqual([
      ['first-id', 'first-id'],
      ['second-id', 'second-id'],
      [undefined, undefined],
    ]);
    expect(lines[0]).toMatchObject({ service: 'test', level: 30, msg: 'inside' });
  });

  it('hides what nobody should read', () => {
    const { lines, logger } = capture();
    logger.info({ password: 'a', body: { guestCode: 'K7QF-2MXD' } }, 'careless');
    expect(JSON.stringify(lines)).not.toMatch(/K7QF|"a"/);
  });

  it('takes harmless correlation ids only', () => {
    expect(correlationFrom('request-123')).toBe('request-123');
    for (const odd of ['short', 'x'.repeat(65), 'a\nb-forged-line', 7, undefined, ['aaaaaaaaa']])
      expect(correlationFrom(odd)).toMatch(/^[0-9a-f-]{36}$/);
  });
});
