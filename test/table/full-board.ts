import type { Page, Route } from 'playwright-core';
import type { TableBoard, TableFace, TableUnit } from '#contracts';

const names = [
  'Battlefield Marine',
  'Consular Security Force',
  'Cloud City Wing Guard',
  'Snowtrooper Lieutenant',
  'Grand Moff Tarkin',
  'General Dodonna',
];
const upgrades: Readonly<Record<string, string>> = {
  'Full Saber': 'Upgrade',
  'Full Staff': 'Upgrade',
  Shield: 'Upgrade token',
  Experience: 'Upgrade token',
  Advantage: 'Upgrade token',
};
/** What hangs on every first, second, third and fourth unit. */
const hanging: readonly (readonly string[])[] = [
  ['Shield', 'Experience', 'Experience'],
  ['Full Saber', 'Full Staff', 'Advantage', 'Advantage', 'Advantage', 'Advantage'],
  ['Full Saber'],
  [],
];

const face = (name: string, type: string): TableFace => ({
  name,
  subtitle: null,
  type,
  cost: 3,
  power: 3,
  hp: 4,
  aspects: ['Command', 'Heroism'],
  traits: ['Trooper'],
  arena: type === 'Unit' ? 'ground' : null,
  unique: false,
  keywords: [],
  text: { en: '', es: '' },
});

const unitsOf = (side: 'a' | 'b', count: number): TableUnit[] =>
  Array.from({ length: count }, (_, index) => ({
    card: (side === 'a' ? 9_000 : 9_500) + 20 * index,
    id: names[index % names.length] ?? '',
    arena: index % 3 === 2 ? 'space' : 'ground',
    power: 3,
    hp: 6,
    damage: index % 3,
    ready: index % 4 !== 3,
    leader: false,
    keywords: index % 2 === 0 ? [] : [{ keyword: 'sentinel', n: null }],
    upgrades: (hanging[index % hanging.length] ?? []).map((id, at) => ({
      card: (side === 'a' ? 9_000 : 9_500) + 20 * index + 1 + at,
      id,
    })),
    captives: [],
  }));

const isBoard = (value: object): value is TableBoard => 'faces' in value && 'happened' in value;

const fill = (value: unknown, count: number, question?: string): void => {
  if (value === null || typeof value !== 'object') return;
  if (isBoard(value)) {
    for (const name of names) value.faces[name] = face(name, 'Unit');
    for (const [name, type] of Object.entries(upgrades)) value.faces[name] = face(name, type);
    for (const side of ['a', 'b'] as const) value[side].units = unitsOf(side, count);
    if (value.decision && question !== undefined)
      value.decision.text = { en: question, es: question };
    return;
  }
  for (const each of Object.values(value)) fill(each, count, question);
};

/**
 * From now on boards come to the page with so many units a side, with what may hang on them, and with this
 * question instead of the game's where one is given.
 */
export const fillBoards = (page: Page, count: number, question?: string): Promise<unknown> =>
  page.route(/\/api\/practice\//, async (route: Route) => {
    const response = await route.fetch();
    const type = response.headers()['content-type'] ?? '';
    if (!type.includes('json')) return route.fulfill({ response });
    const body: unknown = await response.json();
    fill(body, count, question);
    return route.fulfill({ response, body: JSON.stringify(body) });
  });

/** Names of units that something lies over, and what. */
export const coveredNames = (page: Page): Promise<string[]> =>
  page.locator('.cg-unit .cg-card').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const name = card.querySelector('.cg-card-name')?.getBoundingClientRect();
      if (name === undefined) return [];
      return [...card.querySelectorAll('.cg-token, .cg-tag, .cg-num, .cg-kws, .cg-harm')].flatMap(
        (sign) => {
          const box = sign.getBoundingClientRect();
          const wide = Math.min(name.right, box.right) - Math.max(name.left, box.left);
          const high = Math.min(name.bottom, box.bottom) - Math.max(name.top, box.top);
          return wide > 2 && high > 2 ? [`${card.textContent}: ${sign.className}`] : [];
        },
      );
    }),
  );
