import { expect, it } from 'vitest';
import type { PoolCard } from '#contracts';
import { draw } from '../../testing/draw.js';
import { FrontChoice } from './front-choice.js';

const leader = (id: string, name: string) =>
  ({
    ...{ id, name, subtitle: null, unique: true, type: 'leader', cost: 5, power: 3, hp: 6 },
    ...{ arena: null, aspects: [], traits: [], keywords: [], rarity: null, text: null },
  }) satisfies PoolCard;

const readable = async (chosen: string | null, locked: boolean): Promise<number> => {
  const cards = [leader('SOR_001', 'Ana'), leader('SOR_002', 'Ben')];
  const front = { label: 'Leader', cards, chosen, locked, onChoose: () => undefined };
  const markup = await draw(<FrontChoice {...front} />);
  return markup.split('aria-label="Read').length - 1;
};

it('lets each leader be read where it is chosen, and the chosen one ever after', async () => {
  expect(await readable(null, false)).toBe(2);
  expect(await readable('SOR_001', false)).toBe(1);
  expect(await readable('SOR_001', true)).toBe(1);
});
