import { fullName, type Ability, type Cost, type SwtcgCard } from '../card.js';
import { abilityNamed } from '../unit.js';
import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';

/** Keywords of cards that can be played on screen, each with a line that says what it does. */
const explained = [
  'Accuracy',
  'Ambush',
  'Armor',
  'Backfire',
  'Bombard',
  'Critical Hit',
  'Deflect',
  'Equip',
  'Evade',
  'Ferocity',
  'Focus',
  'Fury',
  'Intercept',
  'Lucky',
  'Overkill',
  'Parry',
  'Prevent',
  'Retaliate',
  'Shields',
  'Stun',
] as const;
type Explained = (typeof explained)[number];
const isExplained = (keyword: string): keyword is Explained =>
  explained.some((one) => one === keyword);

const comma = sameText(', ');

const costText = ({ force, build, discard }: Cost): Texts =>
  joinTexts(
    [
      ...(force === undefined ? [] : [textOf('swtcg.cost.force', { n: force })]),
      ...(build === undefined ? [] : [textOf('swtcg.cost.build', { n: build })]),
      ...(discard === undefined ? [] : [textOf('swtcg.cost.discard', { n: discard })]),
    ],
    comma,
  );

/** An ability as it is called, such as `Evade 2 (1 Force)`; `x` stands for the X of its cost. */
export const abilityText = ({ keyword = '', x, cost, gives }: Ability, chosen?: number): Texts => {
  const number = x === 'X' ? (chosen ?? 'X') : x;
  const name = [gives ?? keyword, ...(number === undefined ? [] : [number])].join(' ');
  const called = gives === undefined ? sameText(name) : textOf('swtcg.gives', { name });
  if (cost === undefined || costText(cost).en === '') return called;
  return textOf('swtcg.for', { name: called, cost: costText(cost) });
};

const meaning = ({ keyword = '', x = '' }: Ability): Texts | null =>
  isExplained(keyword) ? textOf(`swtcg.keyword.${keyword}`, { x }) : null;

/** What Switch is in each arena of the type line. */
const switchText = ({ of = [] }: Ability, { types }: SwtcgCard): Texts =>
  joinTexts(
    of.map((text, at) =>
      textOf('swtcg.in-arena', {
        arena: arenaText(types[at] ?? ''),
        does: /^\+\d+ /.test(text) ? bonusText(text) : abilityText(abilityNamed(text)),
      }),
    ),
    comma,
  );

const bonusText = (text: string): Texts => {
  const [number = '', what = ''] = text.split(' ');
  if (what === 'speed' || what === 'power' || what === 'health')
    return textOf(`swtcg.bonus.${what}`, { number });
  return sameText(text);
};

/** The name of an arena. */
export const arenaText = (arena: string): Texts =>
  arena === 'Space' || arena === 'Ground' || arena === 'Character'
    ? textOf(`swtcg.arena.${arena}`)
    : sameText(arena);

/** What a card says, a line for each ability; null where it says nothing. */
export const cardWords = (card: SwtcgCard): Texts | null => {
  const lines = (card.abilities ?? []).map((ability) => {
    if (ability.keyword === 'Switch') return switchText(ability, card);
    const means = meaning(
      ability.gives === undefined ? ability : { ...ability, keyword: ability.gives },
    );
    const name = abilityText(ability);
    return means === null ? name : textOf('swtcg.ability', { name, means });
  });
  return lines.length === 0 ? null : joinTexts(lines, sameText('\n'));
};

/** Its kind, such as `Space: Old Republic Jedi Starfighter`. */
export const kindText = ({ types, subtypes }: SwtcgCard): Texts => {
  const kinds = joinTexts(types.map(typeText), sameText('/'));
  return subtypes === undefined ? kinds : textOf('swtcg.kind', { kinds, subtypes });
};

const typeText = (type: string): Texts =>
  type === 'Battle' || type === 'Equipment' ? textOf(`swtcg.type.${type}`) : arenaText(type);

export const nameOf = (card: SwtcgCard | undefined): string =>
  card === undefined ? '' : fullName(card);
