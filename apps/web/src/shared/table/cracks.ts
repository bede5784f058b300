import type { TableHalf } from '#contracts';

/**
 * The degree of cracks in a base, 0 to 3, by its remaining HP: at most a third, at most a sixth,
 * none.
 */
export const cracksOf = ({ hp, damage }: Pick<TableHalf['base'], 'hp' | 'damage'>): number => {
  const left = Math.max(0, hp - damage);
  if (hp <= 0 || left > hp / 3) return 0;
  if (left > hp / 6) return 1;
  return left > 0 ? 2 : 3;
};
