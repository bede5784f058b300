import type { CardFilter, Condition, Filter, Side } from '../card.js';
import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';

const comma = sameText(', ');

export const arenaText = (arena: string): Texts =>
  arena === 'Space' || arena === 'Ground' || arena === 'Character'
    ? textOf(`swtcg.arena.${arena}`)
    : sameText(arena);

const sideNames: Readonly<Record<Side, 'light' | 'dark' | 'vong' | 'neutral'>> = {
  L: 'light',
  D: 'dark',
  Y: 'vong',
  N: 'neutral',
};
export const sideText = (side: Side): Texts => textOf(`swtcg.side.${sideNames[side]}`);

export const typeText = (type: string): Texts =>
  type === 'Battle' || type === 'Equipment' || type === 'Mission' || type === 'Location'
    ? textOf(`swtcg.type.${type}`)
    : arenaText(type);

const numberTexts = ({ most, least }: Filter): Texts[] => [
  ...(most === undefined ? [] : [textOf(`swtcg.most.${most.stat}`, { n: most.n })]),
  ...(least === undefined ? [] : [textOf(`swtcg.least.${least.stat}`, { n: least.n })]),
];

const stateTexts = ({
  unique,
  damaged,
  tapped,
  here,
  self,
  attacking,
  zone,
  multi,
  equipped,
  piloted,
  hurt,
  mended,
}: Filter): Texts[] => [
  ...(hurt === true ? [textOf('swtcg.units.hurt')] : []),
  ...(mended === true ? [textOf('swtcg.units.mended')] : []),
  ...(multi === true ? [textOf('swtcg.units.multi')] : []),
  ...(self === true ? [textOf('swtcg.units.self')] : []),
  ...(attacking === true ? [textOf('swtcg.units.attacking')] : []),
  ...(equipped === true ? [textOf('swtcg.units.equipped')] : []),
  ...(piloted === true ? [textOf('swtcg.units.piloted')] : []),
  ...(zone === undefined ? [] : [textOf(`swtcg.units.zone-${zone}`)]),
  ...(here === true ? [textOf('swtcg.units.here')] : []),
  ...(unique === undefined
    ? []
    : [textOf(unique ? 'swtcg.units.unique' : 'swtcg.units.not-unique')]),
  ...(damaged === undefined
    ? []
    : [textOf(damaged ? 'swtcg.units.damaged' : 'swtcg.units.undamaged')]),
  ...(tapped === undefined ? [] : [textOf(tapped ? 'swtcg.units.tapped' : 'swtcg.units.untapped')]),
];

/** The units that a filter matches, such as `your other units (Ground, Clone)`. */
export const unitsText = (filter: Filter): Texts => {
  const {
    whose = 'any',
    other,
    types = [],
    arenas = types,
    subtypes = [],
    named = [],
    without = [],
    side,
  } = filter;
  const units =
    whose === 'opponent'
      ? textOf('swtcg.units.opponent')
      : textOf(other === true ? `swtcg.units.${whose}-other` : `swtcg.units.${whose}`);
  const which = [
    ...(side === undefined ? [] : [sideText(side)]),
    ...(arenas.length === 0 ? [] : [joinTexts(arenas.map(arenaText), sameText('/'))]),
    ...(subtypes.length === 0 ? [] : [sameText(subtypes.join('/'))]),
    ...(named.length === 0 ? [] : [sameText(named.join('/'))]),
    ...without.map((word) => textOf('swtcg.units.without', { word })),
    ...stateTexts(filter),
    ...numberTexts(filter),
  ];
  return which.length === 0
    ? units
    : textOf('swtcg.units.which', { units, which: joinTexts(which, comma) });
};

/** Cards outside the arenas, such as `cards (Battle/Mission)`. */
export const cardsText = ({
  types = [],
  subtypes = [],
  named = [],
  unique,
  side,
}: CardFilter): Texts => {
  const units = types.length === 3 && types.every((type) => arenaTypes.includes(type));
  const cards = textOf(units ? 'swtcg.cards.unit' : 'swtcg.cards.any');
  const which = [
    ...(side === undefined ? [] : [sideText(side)]),
    ...(unique === undefined ? [] : [textOf('swtcg.units.unique')]),
    ...(units || types.length === 0 ? [] : [joinTexts(types.map(typeText), sameText('/'))]),
    ...(subtypes.length === 0 ? [] : [sameText(subtypes.join('/'))]),
    ...(named.length === 0 ? [] : [sameText(named.join('/'))]),
  ];
  return which.length === 0
    ? cards
    : textOf('swtcg.cards.which', { cards, which: joinTexts(which, comma) });
};
const arenaTypes: readonly string[] = ['Space', 'Ground', 'Character'];

const conditionText = (condition: Condition): Texts => {
  switch (condition.is) {
    case 'in':
      return textOf('swtcg.holds.in', { arena: arenaText(condition.arena) });
    case 'have': {
      const { n = 1, what } = condition;
      const units = unitsText(what);
      return n > 1
        ? textOf('swtcg.holds.have-n', { n, units })
        : textOf('swtcg.holds.have', { units });
    }
    case 'location': {
      const { whose, subtypes = [], arena } = condition;
      const which = [
        ...(whose === undefined ? [] : [textOf('swtcg.yours')]),
        ...(arena === undefined ? [] : [arenaText(arena)]),
        ...subtypes.map((one) => sameText(one)),
      ];
      return which.length === 0
        ? textOf('swtcg.holds.location')
        : textOf('swtcg.holds.location-of', { which: joinTexts(which, comma) });
    }
    case 'harmless':
      return textOf(condition.foes === true ? 'swtcg.holds.harmless-foes' : 'swtcg.holds.harmless');
    case 'using':
      return textOf('swtcg.holds.using', { how: condition.how });
    case 'more-units':
      return textOf('swtcg.holds.more-units', { arena: arenaText(condition.arena) });
    case 'lack':
    case 'attacking':
    case 'attacked-by':
      return textOf(`swtcg.holds.${condition.is}`, { units: unitsText(condition.what) });
    default:
      return textOf(`swtcg.holds.${condition.is}`);
  }
};

/** Conditions that must all hold. */
export const conditionsText = (when: readonly Condition[]): Texts =>
  joinTexts(when.map(conditionText), comma);
