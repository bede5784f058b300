import { describe, expect, it } from 'vitest';
import { describedIn } from '#game';
import { gameOf, games } from './registry.js';

const described = games.flatMap((game) => {
  const screen = describedIn(game);
  return screen ? [[game.id, screen.legend] as const] : [];
});

describe('the legend', () => {
  it.each(described)('has sections with different ids, none of them empty: %s', (_, legend) => {
    expect(legend.length).toBeGreaterThan(0);
    expect(new Set(legend.map(({ id }) => id)).size).toBe(legend.length);
    expect(legend.filter(({ entries }) => entries.length === 0)).toEqual([]);
  });

  it('of Destiny draws the ten symbols of its dice', () => {
    const [symbols] = describedIn(gameOf('destiny'))?.legend ?? [];
    const drawn = symbols?.entries.flatMap(({ die = [] }) => die) ?? [];
    expect(drawn).toEqual(expect.arrayContaining(['melee', 'focus', 'blank']));
    expect(drawn).toHaveLength(10);
  });

  it('of the Star Wars TCG explains arenas, numbers, pools, the turn and keywords', () => {
    const legend = describedIn(gameOf('swtcg'))?.legend ?? [];
    expect(legend.map(({ id }) => id)).toEqual(['arenas', 'cards', 'pools', 'turn', 'keywords']);
    const evade = legend.at(-1)?.entries.find(({ name }) => name.en === 'Evade');
    expect(evade?.says.en).toBe('prevents up to X damage to it.');
  });
});
