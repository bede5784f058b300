import type { EventView, ServerHealth } from '#contracts';
import { describe, expect, it } from 'vitest';
import { draw, wordsOf } from '../testing/draw.js';
import { OldDataWarning } from './old-data-warning.js';

const part = {
  game: 'swu',
  part: 'sets',
  checkedUntil: '2026-10-10',
  days: 46,
  limit: 45,
  old: true,
} satisfies ServerHealth['data'][number];

const warning = async (
  data: ServerHealth['data'],
  { game = 'swu', at = '/e/e1/desk' } = {},
): Promise<string> => {
  const health: ServerHealth = { status: 'ok', uptimeSeconds: 1, data };
  const event = { game: { id: game } } as Pick<EventView, 'game'>;
  return wordsOf(
    await draw(<OldDataWarning event={event} />, { answers: [[['server-health'], health]], at }),
  );
};

describe('the warning of old data', () => {
  it('tells how long ago the oldest part was looked at', async () => {
    const all = [part, { ...part, part: 'suspensions', days: 60 } as const];
    expect(await warning(all)).toContain('last checked 60 days ago');
  });

  it('says so where nobody ever looked', async () => {
    expect(await warning([part, { ...part, days: null }])).toContain('Nobody has checked');
  });

  it('is silent while nothing is old, and at events of another game', async () => {
    expect(await warning([{ ...part, days: 45, old: false }])).toBe('');
    expect(await warning([part], { game: 'destiny' })).toBe('');
  });

  it('stands where an organizer looks first, and takes no room on the other pages', async () => {
    expect(await warning([part], { at: '/e/e1' })).not.toBe('');
    expect(await warning([part], { at: '/e/e1/desk/rounds' })).toBe('');
  });
});
