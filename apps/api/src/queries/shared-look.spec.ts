import { describe, expect, it } from 'vitest';
import { SharedLook } from './shared-look.js';

const setUp = () => {
  const looks: { resolve: (seen: string) => void; reject: (error: Error) => void }[] = [];
  const shared = new SharedLook<string>(
    () => new Promise((resolve, reject) => looks.push({ resolve, reject })),
  );
  return { shared, looks };
};

describe('SharedLook', () => {
  it('shows nobody what was seen before they asked, and looks once for all who wait', async () => {
    const { shared, looks } = setUp();
    const first = shared.now();
    const later = [shared.now(), shared.now(), shared.now()];
    expect(looks).toHaveLength(1);
    looks[0]?.resolve('old');
    expect(await first).toBe('old');
    await Promise.resolve();
    expect(looks).toHaveLength(2);
    const last = shared.now();
    looks[1]?.resolve('new');
    expect(await Promise.all(later)).toEqual(['new', 'new', 'new']);
    await Promise.resolve();
    looks[2]?.resolve('newest');
    expect(await last).toBe('newest');
    expect(shared.idle).toBe(true);
  });

  it('looks again after a failure, for those who came meanwhile too', async () => {
    const { shared, looks } = setUp();
    const [failing, waiting] = [shared.now(), shared.now()];
    looks[0]?.reject(new Error('away'));
    await expect(failing).rejects.toThrow('away');
    await Promise.resolve();
    looks[1]?.resolve('there');
    expect(await waiting).toBe('there');
    expect(shared.idle).toBe(true);
  });
});
