import type { Texts } from '#game';
import { saidOnce, textOf } from '../../texts.js';
import type { Ability } from '../engine/ability.js';
import {
  conditionAbilities,
  pilotAbilities,
  upgradeAbilities,
  upgradeFacts,
} from '../engine/book.js';
import { damageKind, type CriticalEffect } from '../engine/damage-cards.js';
import type { FirstEditionUpgrade } from '../facts/first-edition.js';
import { abilityWords } from './ability-words.js';
import { facesText, noteIf, sentence, sentences, when } from './saying.js';

/** What a pilot does, by its key; null for a pilot without an ability of its own. */
export const pilotWords = saidOnce((key) => abilityWords(pilotAbilities(key)));

/** The numbers of a weapon, its requirements and what happens to the card after use. */
const weaponFacts = (
  { attack, range, attackCost, discardToAttack, twice }: FirstEditionUpgrade,
  abilities: readonly Ability[],
): readonly Texts[] => {
  if (attack === undefined || range === undefined) return [];
  const keeps = abilities.some((one) => one.kind === 'weapon' && one.keeps === true);
  const asked = (['lock', 'focus'] as const).find((one) => attackCost?.toLowerCase().includes(one));
  return [
    sentence(textOf('xwing.words.weapon.facts', { attack, range: range.replace('-', '–') })),
    ...when(asked, (one) =>
      sentence(textOf(keeps ? `xwing.words.weapon.${one}.keeps` : `xwing.words.weapon.${one}`)),
    ),
    ...noteIf(discardToAttack, () => textOf('xwing.words.weapon.discard')),
    ...noteIf(twice, () => textOf('xwing.words.weapon.twice')),
  ];
};

const wordsOfUpgrade = (key: string): Texts | null => {
  const [id = '', slot = ''] = key.split('|');
  const abilities = upgradeAbilities(id, slot);
  const does = abilityWords(abilities);
  const facts = weaponFacts(upgradeFacts(id, slot), abilities);
  const parts = [...facts, ...(does === null ? [] : [does])];
  return parts.length === 0 ? null : sentences(parts);
};

/** What an upgrade does, by `id|slot`; null for one that only affects what a squad may contain. */
export const upgradeWords = saidOnce(wordsOfUpgrade);

export const conditionWords = saidOnce((id) => abilityWords(conditionAbilities(id)));

type Effect = Required<CriticalEffect>;
const lessText = (key: 'agility' | 'attackDice' | 'primary') => (n: number) =>
  textOf(`xwing.words.critical.${key}`, { n: Math.abs(n) });

const criticals: { readonly [Key in keyof Effect]: (value: Effect[Key]) => Texts } = {
  atOnce: (what) => textOf(`xwing.words.critical.atOnce.${what}`),
  burns: () => textOf('xwing.words.critical.burns'),
  counts: (n) => textOf('xwing.words.critical.counts', { n }),
  noSkill: () => textOf('xwing.words.critical.noSkill'),
  turnsRed: () => textOf('xwing.words.critical.turnsRed'),
  noBar: () => textOf('xwing.words.critical.noBar'),
  agility: lessText('agility'),
  attackDice: lessText('attackDice'),
  primary: lessText('primary'),
  redHurts: () => textOf('xwing.words.critical.redHurts'),
  bumpHurts: () => textOf('xwing.words.critical.bumpHurts'),
  blind: (way) => textOf(`xwing.words.critical.blind.${way}`),
  whiteStress: () => textOf('xwing.words.critical.whiteStress'),
  exposes: () => textOf('xwing.words.critical.exposes'),
  noStraight: () => textOf('xwing.words.critical.noStraight'),
  noPilot: () => textOf('xwing.words.critical.noPilot'),
  repair: (how) =>
    how === 'always'
      ? textOf('xwing.words.critical.repair.always')
      : textOf('xwing.words.critical.repair.roll', { faces: facesText(how) }),
};

/** What a face-up damage card does, by its key such as `core/directhit`. */
export const damageWords = saidOnce((card) =>
  sentences(
    Object.entries(damageKind(card).effect).map(([key, value]) =>
      sentence((criticals[key as keyof Effect] as (value: unknown) => Texts)(value)),
    ),
  ),
);
