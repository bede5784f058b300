import type { Ability, Cost, Side } from '../card.js';
import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';

/** Keywords of cards that can be played on screen, each with a line that says what it does. */
const explained = [
  'Accuracy',
  'Ambush',
  'Area Damage',
  'Armor',
  'Avenge',
  'Backfire',
  'Bombard',
  'Critical Hit',
  'Damage Control',
  'Deflect',
  'Disrupt',
  'Double Damage',
  'Double Strike',
  'Equip',
  'Evade',
  'Ferocity',
  'Focus',
  'Fortitude',
  'Fury',
  'Hidden Cost',
  'Inspiration',
  'Intercept',
  'Ion Cannon',
  'Lucky',
  'Meditate',
  'Overkill',
  'Parry',
  'Precision',
  'Prevent',
  'Protect',
  'Resilience',
  'Retaliate',
  'Riposte',
  'Shields',
  'Stealth',
  'Stun',
  'Upkeep',
] as const;
type Explained = (typeof explained)[number];
const isExplained = (keyword: string): keyword is Explained =>
  explained.some((one) => one === keyword);

/** What has no name of its own but a moment. */
const moments = [
  'Build Effect',
  'Build Start',
  'Battle Start',
  'Battle End',
  'Step Start',
  'Roll',
  'Deployed',
  'When Discarded',
  'Mission',
  'Reserves',
] as const;
type Moment = (typeof moments)[number];
const isMoment = (keyword: string): keyword is Moment => moments.some((one) => one === keyword);

const comma = sameText(', ');

const costText = ({ force, build, discard, tap, leave }: Cost): Texts =>
  joinTexts(
    [
      ...(force === undefined ? [] : [textOf('swtcg.cost.force', { n: force })]),
      ...(build === undefined ? [] : [textOf('swtcg.cost.build', { n: build })]),
      ...(tap === undefined ? [] : [textOf('swtcg.cost.tap')]),
      ...(leave === undefined ? [] : [textOf('swtcg.cost.leave')]),
      ...(discard === undefined ? [] : [textOf('swtcg.cost.discard', { n: discard })]),
    ],
    comma,
  );

const bonusOf = (keyword: string, x: number | string | undefined): Texts | null => {
  const number = Number(x) < 0 ? String(x) : `+${x ?? 0}`;
  switch (keyword) {
    case '+speed':
    case '+power':
    case '+health':
      return textOf(`swtcg.bonus.${keyword.slice(1) as 'speed' | 'power' | 'health'}`, { number });
    default:
      return null;
  }
};

const momentText = ({ keyword = '', time, only }: Ability): Texts | null => {
  if (keyword === 'Effect') return textOf(`swtcg.time.${time ?? 'any'}`);
  if (!isMoment(keyword)) return null;
  const moment = textOf(`swtcg.moment.${keyword}`);
  return only === undefined ? moment : textOf('swtcg.only', { moment, arena: arenaText(only) });
};

/** An ability as it is called, such as `Evade 2 (1 Force)`; `x` stands for the X of its cost. */
export const abilityText = (ability: Ability, chosen?: number): Texts => {
  const { keyword = '', x, cost, gives } = ability;
  const number = x === 'X' ? (chosen ?? 'X') : x === 'all' ? undefined : x;
  const name = sameText([gives ?? keyword, ...(number === undefined ? [] : [number])].join(' '));
  const plain = momentText(ability) ?? bonusOf(gives ?? keyword, x) ?? name;
  const called = gives === undefined ? plain : textOf('swtcg.gives', { name: plain });
  if (cost === undefined || costText(cost).en === '') return called;
  return textOf('swtcg.for', { name: called, cost: costText(cost) });
};

export const meaningOf = ({ keyword = '', x = '' }: Ability): Texts | null =>
  isExplained(keyword) ? textOf(`swtcg.keyword.${keyword}`, { x }) : null;

/** The name of an arena. */
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
