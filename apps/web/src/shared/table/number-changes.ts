import type { TableFace } from '#contracts';

interface Change {
  readonly name: string;
  readonly power: number;
  readonly hp: number;
}

/** A unit's current numbers and its upgrades, by printed ids. */
interface Standing {
  readonly id: string;
  readonly power: number;
  readonly hp: number;
  readonly upgrades: readonly { readonly id: string }[];
}

/**
 * The reasons why a unit's numbers differ from the printed ones: its upgrades by name, and
 * everything else as one entry.
 */
export const changesOf = (
  unit: Standing,
  face: (id: string) => Pick<TableFace, 'name' | 'power' | 'hp' | 'asUpgrade'>,
  rest: string,
): readonly Change[] => {
  const printed = face(unit.id);
  const upgrades = unit.upgrades.map(({ id }) => {
    const { name, asUpgrade, ...own } = face(id);
    const { power, hp } = asUpgrade ?? own;
    return { name, power: power ?? 0, hp: hp ?? 0 };
  });
  const power =
    unit.power - (printed.power ?? 0) - upgrades.reduce((sum, each) => sum + each.power, 0);
  const hp = unit.hp - (printed.hp ?? 0) - upgrades.reduce((sum, each) => sum + each.hp, 0);
  const others = power === 0 && hp === 0 ? [] : [{ name: rest, power, hp }];
  return [...upgrades.filter((each) => each.power !== 0 || each.hp !== 0), ...others];
};
