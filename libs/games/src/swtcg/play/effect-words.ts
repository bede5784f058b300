import type { Ability, Condition, EffectPart, Filter, Mod, Static, Target } from '../card.js';
import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import { abilityText, arenaText, sideText } from './keyword-words.js';

const comma = sameText(', ');
const semicolon = sameText('; ');

const numberTexts = ({ most, least }: Filter): Texts[] => [
  ...(most === undefined ? [] : [textOf(`swtcg.most.${most.stat}`, { n: most.n })]),
  ...(least === undefined ? [] : [textOf(`swtcg.least.${least.stat}`, { n: least.n })]),
];

const stateTexts = ({ unique, damaged, tapped }: Filter): Texts[] => [
  ...(unique === undefined
    ? []
    : [textOf(unique ? 'swtcg.units.unique' : 'swtcg.units.not-unique')]),
  ...(damaged === undefined
    ? []
    : [textOf(damaged ? 'swtcg.units.damaged' : 'swtcg.units.undamaged')]),
  ...(tapped === undefined ? [] : [textOf(tapped ? 'swtcg.units.tapped' : 'swtcg.units.untapped')]),
];

/** Units of a kind, such as `your other units (Ground, Clone)`. */
export const unitsText = (filter: Filter): Texts => {
  const {
    whose = 'any',
    other,
    arenas = [],
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

const withSign = (n: number): string => (n < 0 ? String(n) : `+${n}`);

const modText = (mod: Mod): Texts =>
  'stat' in mod ? textOf(`swtcg.bonus.${mod.stat}`, { number: withSign(mod.n) }) : abilityText(mod);

const modsText = (mods: readonly Mod[]): Texts => joinTexts(mods.map(modText), comma);

const targetText = (to: Target | undefined): Texts => {
  if (to === undefined) return textOf('swtcg.to.one', { units: textOf('swtcg.units.any') });
  if (typeof to === 'string') return textOf(`swtcg.to.${to}`);
  if ('each' in to) return textOf('swtcg.to.each', { units: unitsText(to.each) });
  const units = unitsText(to.choose);
  if (to.upTo !== undefined) return textOf('swtcg.to.up-to', { n: to.upTo, units });
  return textOf(to.by === 'opponent' ? 'swtcg.to.one-chosen' : 'swtcg.to.one', { units });
};

const partText = (part: EffectPart): Texts => {
  const { do: does, n, named = '', mods = [], until = 'battle', then = [] } = part;
  switch (does) {
    case 'give': {
      const given = textOf('swtcg.does.give', { to: targetText(part.to), mods: modsText(mods) });
      return textOf(`swtcg.until.${until}`, { does: given });
    }
    case 'gain':
    case 'lose':
    case 'draw':
    case 'discard':
    case 'points': {
      const number = does === 'points' ? withSign(n) : n;
      return textOf(
        part.who === 'opponent' ? `swtcg.does.${does}-opponent` : `swtcg.does.${does}`,
        {
          n: number,
        },
      );
    }
    case 'unless':
    case 'if-pays':
      return textOf(`swtcg.does.${does}`, { n, then: partsText(then) });
    case 'heal':
      return textOf('swtcg.does.heal', { n, to: targetText(part.to ?? 'self') });
    default:
      return textOf(`swtcg.does.${does}`, { n, named, to: targetText(part.to) });
  }
};

export const partsText = (parts: readonly EffectPart[]): Texts =>
  joinTexts(parts.map(partText), semicolon);

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
    case 'lack':
    case 'attacking':
    case 'attacked-by':
      return textOf(`swtcg.holds.${condition.is}`, { units: unitsText(condition.what) });
    default:
      return textOf(`swtcg.holds.${condition.is}`);
  }
};

const staticText = ({ to, mods, when = [], each }: Static): Texts => {
  const target = to === 'self' ? textOf('swtcg.to.self') : unitsText(to);
  const given = textOf('swtcg.does.give', { to: target, mods: modsText(mods) });
  const times =
    each === undefined
      ? given
      : each === 'damage'
        ? textOf('swtcg.each.damage', { does: given })
        : textOf('swtcg.each.units', { does: given, units: unitsText(each) });
  return when.length === 0
    ? times
    : textOf('swtcg.while', { does: times, holds: joinTexts(when.map(conditionText), comma) });
};

/** What an ability always does, without being used; null where it is used, triggered or a keyword alone. */
export const standingText = ({ static: always, cheaper, treat }: Ability): Texts | null => {
  if (always !== undefined) return staticText(always);
  if (cheaper !== undefined)
    return textOf('swtcg.cheaper', { n: withSign(-cheaper.n), units: unitsText(cheaper.what) });
  return treat === undefined ? null : textOf('swtcg.treat', { subtypes: treat.join(', ') });
};

/** Whom a card that prevents damage protects. */
export const protectedText = ({ x = 0, protects }: Ability): Texts | null => {
  if (protects === undefined) return null;
  const units = unitsText(protects);
  return x === 'all'
    ? textOf('swtcg.protects-all', { units })
    : textOf('swtcg.protects', { x, units });
};
