import type { TableHalf } from '#contracts';

/** How cracked a base is: a third of it is left, a sixth, or nothing. */
export const cracksOf = ({ hp, damage }: Pick<TableHalf['base'], 'hp' | 'damage'>): number => {
  const left = Math.max(0, hp - damage);
  if (hp <= 0 || left > hp / 3) return 0;
  if (left > hp / 6) return 1;
  return left > 0 ? 2 : 3;
};
