import { fullName, type Ability, type SwtcgCard } from '../card.js';
import { abilityNamed } from '../unit.js';
import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import { partsText, protectedText, standingText } from './effect-words.js';
import { abilityText, meaningOf } from './keyword-words.js';
import { arenaText, typeText } from './unit-words.js';

const bonusText = (text: string): Texts => {
  const [number = '', what = ''] = text.split(' ');
  if (what === 'speed' || what === 'power' || what === 'health')
    return textOf(`swtcg.bonus.${what}`, { number });
  return sameText(text);
};

/** The meaning of Switch in each arena of the type line. */
const switchText = ({ of = [] }: Ability, { types }: SwtcgCard): Texts =>
  joinTexts(
    of.map((text, at) =>
      textOf('swtcg.in-arena', {
        arena: arenaText(types[at] ?? ''),
        does: /^\+\d+ /.test(text) ? bonusText(text) : abilityText(abilityNamed(text)),
      }),
    ),
    sameText(', '),
  );

/** The effect of an ability, shown after its name. */
const meansOf = (ability: Ability): Texts | null => {
  if (ability.does !== undefined) return partsText(ability.does);
  const { gives } = ability;
  return (
    protectedText(ability) ??
    meaningOf(gives === undefined ? ability : { ...ability, keyword: gives })
  );
};

const lineOf = (ability: Ability, card: SwtcgCard): Texts => {
  if (ability.keyword === 'Switch') return switchText(ability, card);
  if (ability.insert !== undefined)
    return textOf('swtcg.ability', {
      name: sameText('INSERT'),
      means: lineOf(ability.insert, card),
    });
  const standing = standingText(ability);
  if (standing !== null) return standing;
  const { after } = ability;
  const means =
    ability.keyword === 'Disrupt' && after !== undefined
      ? joinTexts([meansOf(ability) ?? sameText(''), partsText(after)], sameText(' '))
      : meansOf(ability);
  const name = abilityText(ability);
  return means === null ? name : textOf('swtcg.ability', { name, means });
};

/** The text of a card, one line per ability; null if it has none. */
export const cardWords = (card: SwtcgCard): Texts | null => {
  const lines = (card.abilities ?? []).map((ability) => lineOf(ability, card));
  return lines.length === 0 ? null : joinTexts(lines, sameText('\n'));
};

/** The kind of a card, such as `Space: Old Republic Jedi Starfighter`. */
export const kindText = ({ types, subtypes }: SwtcgCard): Texts => {
  const kinds = joinTexts(types.map(typeText), sameText('/'));
  return subtypes === undefined ? kinds : textOf('swtcg.kind', { kinds, subtypes });
};

export const nameOf = (card: SwtcgCard | undefined): string =>
  card === undefined ? '' : fullName(card);
