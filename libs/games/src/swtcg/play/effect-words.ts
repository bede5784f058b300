import {
  everyOne,
  type Ability,
  type EffectPart,
  type Mod,
  type Static,
  type Target,
} from '../card.js';
import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import { abilityText, costText } from './keyword-words.js';
import { arenaText, cardsText, conditionsText, unitsText } from './unit-words.js';

const comma = sameText(', ');
const semicolon = sameText('; ');

const withSign = (n: number): string => (n < 0 ? String(n) : `+${n}`);

const modText = (mod: Mod): Texts => {
  if ('stat' in mod) return textOf(`swtcg.bonus.${mod.stat}`, { number: withSign(mod.n) });
  if ('lacks' in mod) return textOf('swtcg.lacks', { word: mod.lacks });
  return 'grants' in mod ? givenText(mod.grants) : abilityText(mod);
};

/** An ability that another card gives, such as one that is used for a cost. */
export const givenText = (ability: Ability): Texts => {
  const standing = standingText(ability);
  if (standing !== null) return standing;
  return ability.does === undefined
    ? (protectedText(ability) ?? abilityText(ability))
    : textOf('swtcg.ability', { name: abilityText(ability), means: partsText(ability.does) });
};

const modsText = (mods: readonly Mod[]): Texts => joinTexts(mods.map(modText), comma);

const targetText = (to: Target | undefined): Texts => {
  if (to === undefined) return textOf('swtcg.to.one', { units: textOf('swtcg.units.any') });
  if (typeof to === 'string') return textOf(`swtcg.to.${to}`);
  if ('each' in to) return textOf('swtcg.to.each', { units: unitsText(to.each) });
  if ('eachIn' in to) {
    const inOne = unitsText(to.eachIn);
    if (to.arenas === undefined) return textOf('swtcg.to.each-in', { units: inOne });
    const where = joinTexts(to.arenas.map(arenaText), sameText('/'));
    return textOf('swtcg.to.each-in-of', { units: inOne, arenas: where });
  }
  const units = unitsText(to.choose);
  if (to.upTo !== undefined) return textOf('swtcg.to.up-to', { n: to.upTo, units });
  return textOf(to.by === 'opponent' ? 'swtcg.to.one-chosen' : 'swtcg.to.one', { units });
};

/** One of several effects, written as `A / B`. */
const oneOfText = (of: readonly (readonly EffectPart[])[]): Texts =>
  of.map(partsText).reduce((one, other) => textOf('swtcg.does.or', { one, other }));

const askingText = ({
  do: does,
  n,
  cost,
  when = [],
  of = [],
  faces = [],
  moment,
  then = [],
}: EffectPart): Texts => {
  if (does === 'foretell') return textOf('swtcg.does.foretell', { then: partsText(then) });
  if (does === 'choose-one') return textOf('swtcg.does.choose-one', { of: oneOfText(of) });
  if (does === 'may')
    return cost === undefined
      ? textOf('swtcg.does.may', { then: partsText(then) })
      : textOf('swtcg.does.may-for', { cost: costText(cost), then: partsText(then) });
  if (does === 'if')
    return textOf('swtcg.does.if', {
      holds: conditionsText(when),
      then: partsText(then),
    });
  if (does === 'they' || does === 'sides')
    return textOf(`swtcg.does.${does}`, { then: partsText(then) });
  if (does === 'roll')
    return textOf('swtcg.does.roll', {
      of: joinTexts(
        of.map((parts, n) =>
          textOf('swtcg.does.face', { faces: (faces[n] ?? []).join(', '), does: partsText(parts) }),
        ),
        semicolon,
      ),
    });
  if (does === 'later')
    return moment === undefined
      ? textOf('swtcg.does.later', { then: partsText(then) })
      : textOf(`swtcg.does.later.${moment}`, { then: partsText(then) });
  return textOf(does === 'unless' ? 'swtcg.does.unless' : 'swtcg.does.if-pays', {
    n,
    then: partsText(then),
  });
};

const pickingText = ({ do: does, n, find = {}, from, into, counters = 0 }: EffectPart): Texts => {
  const cards = cardsText(find);
  if (does === 'guard') return textOf('swtcg.does.guard', { cards });
  if (into === 'out') return textOf('swtcg.does.find-out', { n, cards });
  if (into === 'hand') return textOf('swtcg.does.strip-hand', { n, cards });
  if (does === 'search')
    return into === undefined
      ? textOf('swtcg.does.find', { n, cards })
      : textOf('swtcg.does.find-build', { n, cards, counters });
  if (does === 'hasten') return textOf('swtcg.does.hasten', { n, cards });
  if (does === 'land')
    return textOf(from === 'discard' ? 'swtcg.does.land-discard' : 'swtcg.does.land', { cards });
  return textOf(does === 'recover' ? 'swtcg.does.recover' : 'swtcg.does.strip', { n, cards });
};

/** A number, or the word for all. */
const numberText = (n: number): number | Texts => (n >= everyOne ? textOf('swtcg.all') : n);

const partText = (part: EffectPart): Texts => {
  const text = plainPartText(part);
  const { each, timesX, pile } = part;
  if (timesX === true) return textOf('swtcg.does.times-x', { does: text });
  if (pile !== undefined)
    return textOf(
      `swtcg.does.pile${pile.half === true ? '-half' : pile.whose === 'own' ? '-own' : ''}`,
      {
        does: text,
        cards: cardsText(pile.of),
      },
    );
  return each === undefined
    ? text
    : textOf('swtcg.does.each', { does: text, units: unitsText(each) });
};

const plainPartText = (part: EffectPart): Texts => {
  const { do: does, named, mods = [], until = 'battle' } = part;
  const n = numberText(part.n);
  if (does === 'search' && named === undefined) return pickingText(part);
  switch (does) {
    case 'give': {
      const given = textOf('swtcg.does.give', { to: targetText(part.to), mods: modsText(mods) });
      const { when = [] } = part;
      const held =
        when.length === 0
          ? given
          : textOf('swtcg.while', {
              does: given,
              holds: conditionsText(when),
            });
      return textOf(`swtcg.until.${until}`, { does: held });
    }
    case 'gain':
    case 'lose':
    case 'draw':
    case 'discard':
    case 'mill':
    case 'points': {
      const number = does === 'points' ? withSign(part.n) : n;
      return textOf(
        part.who === 'opponent' ? `swtcg.does.${does}-opponent` : `swtcg.does.${does}`,
        {
          n: number,
        },
      );
    }
    case 'decree':
      return textOf('swtcg.does.decree', { then: givenText(part.says ?? {}) });
    case 'foretell':
    case 'unless':
    case 'if-pays':
    case 'may':
    case 'if':
    case 'they':
    case 'sides':
    case 'roll':
    case 'later':
    case 'choose-one':
      return askingText(part);
    case 'guard':
    case 'recover':
    case 'strip':
    case 'land':
    case 'hasten':
      return pickingText(part);
    case 'exile':
      return part.to === 'self'
        ? textOf('swtcg.does.exile-self')
        : textOf('swtcg.does.exile', { cards: cardsText(part.find ?? {}) });
    case 'heal':
      return textOf('swtcg.does.heal', { n, to: targetText(part.to ?? 'self') });
    default:
      return textOf(`swtcg.does.${does}`, { n, named: named ?? '', to: targetText(part.to) });
  }
};

export const partsText = (parts: readonly EffectPart[]): Texts =>
  joinTexts(parts.map(partText), semicolon);

const staticText = ({ to, mods, when = [], each }: Static): Texts => {
  const target = to === 'self' ? textOf('swtcg.to.self') : unitsText(to);
  const given = textOf('swtcg.does.give', { to: target, mods: modsText(mods) });
  const times =
    each === undefined
      ? given
      : typeof each === 'string'
        ? textOf(`swtcg.each.${each}`, { does: given })
        : textOf('swtcg.each.units', { does: given, units: unitsText(each) });
  return when.length === 0
    ? times
    : textOf('swtcg.while', { does: times, holds: conditionsText(when) });
};

const pricierText = ({ what, n, whose, of }: NonNullable<Ability['pricier']>): Texts => {
  const plain = textOf(`swtcg.pricier.${what}-${whose ?? 'any'}`);
  return textOf('swtcg.pricier', {
    n: withSign(n),
    what:
      of === undefined
        ? plain
        : textOf('swtcg.units.which', { units: plain, which: unitsText(of) }),
  });
};

/** What a Pilot or Equipment gives to the unit that it is on. */
const grantedText = ({ keyword, of = [], what, grants = [] }: Ability): Texts => {
  const does = joinTexts(grants.map(givenText), semicolon);
  if (keyword === 'Pilot') return textOf('swtcg.pilot', { kinds: of.join('/'), does });
  return what === undefined
    ? textOf('swtcg.equipped', { does })
    : textOf('swtcg.equipped-what', { units: unitsText(what), does });
};

/**
 * The text of an ability that applies without being used; null if it is used, triggered or just a
 * keyword.
 */
export const standingText = (ability: Ability): Texts | null => {
  const { keyword, of = [], static: always, cheaper, treat } = ability;
  if (always !== undefined) return staticText(always);
  if (ability.pricier !== undefined) return pricierText(ability.pricier);
  if (ability.grants !== undefined) return grantedText(ability);
  if (keyword === 'Only One') return textOf('swtcg.only-one', { kinds: of.join('/') });
  if (cheaper !== undefined)
    return textOf('swtcg.cheaper', { n: withSign(-cheaper.n), units: unitsText(cheaper.what) });
  return treat === undefined ? null : textOf('swtcg.treat', { subtypes: treat.join(', ') });
};

/** The units that a card with Prevent protects. */
export const protectedText = (ability: Ability): Texts | null => {
  const { x = 0, protects, after, deflects, reserves, when } = ability;
  if (protects === undefined) return null;
  const units = unitsText(protects);
  const protectsThem =
    x === 'all' ? textOf('swtcg.protects-all', { units }) : textOf('swtcg.protects', { x, units });
  const more = [
    protectsThem,
    ...(reserves === true ? [textOf('swtcg.protects-reserves')] : []),
    ...(deflects === true ? [textOf('swtcg.protects-deflects')] : []),
    ...(after === undefined ? [] : [partsText(after)]),
    ...(when === undefined ? [] : [textOf('swtcg.only-while', { holds: conditionsText(when) })]),
  ];
  return joinTexts(more, sameText(' '));
};
