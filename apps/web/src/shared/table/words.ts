import type { TableCard, TableUnit } from '#contracts';
import { useText } from '../../i18n/index.js';
import { useKeywordName, useTypeLine } from '../card/card-face.js';
import type { Hands } from './hands.js';
import type { Handle, Side } from './visible.js';

const sentence = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(', ');

/**
 * Returns descriptions of cards for screen readers: owner, name, state, and whether the card can be
 * chosen. `names`: the players of a game of more than two, in which "enemy" would be ambiguous.
 */
export const useBoardWords = (
  hands: Hands,
  mine: Side | null,
  names: Readonly<Record<Side, string>> | null = null,
) => {
  const { t } = useText();
  const keywordName = useKeywordName();
  const typeLine = useTypeLine();
  const owned = (side: Side, name: string): string => {
    if (names !== null && side !== mine) return `${name} (${names[side]})`;
    return mine === null
      ? name
      : t(side === mine ? 'table.owned.yours' : 'table.owned.enemy', { name });
  };
  const choice = (card: Handle): string | null =>
    !hands.isOpen(card) ? null : t(hands.isPicked(card) ? 'table.isPicked' : 'table.canChoose');
  const nameOf = (id: string): string => hands.face(id).name;
  return {
    /** "Enemy AT-ST", for questions and buttons. */
    named: (card: Handle, id: string): string => {
      const place = hands.places.get(card);
      if (place === undefined) return nameOf(id);
      // Several units may have the same upgrade, so that its unit is named, too.
      return (
        owned(place.side, nameOf(id)) + (place.host === undefined ? '' : ` (${nameOf(place.host)})`)
      );
    },
    unit: (unit: TableUnit, side: Side): string =>
      sentence([
        owned(side, nameOf(unit.id)),
        unit.ready ? null : t('table.exhausted'),
        t('table.power', { n: unit.power }),
        t('table.hpLeft', { count: Math.max(0, unit.hp - unit.damage) }),
        unit.damage > 0 ? t('table.damage', { n: unit.damage }) : null,
        ...unit.keywords.map(keywordName),
        ...unit.upgrades.map(({ id }) => t('table.withUpgrade', { name: nameOf(id) })),
        ...unit.captives.map(({ id }) => `${t('table.captive')}: ${nameOf(id)}`),
        choice(unit.card),
      ]),
    held: (card: TableCard, cost: number | null): string => {
      const face = hands.face(card.id);
      const { name, power, hp, keywords } = face;
      return sentence([
        name,
        cost === null ? null : t('table.cost', { n: cost }),
        typeLine(face),
        power === null ? null : t('table.power', { n: power }),
        hp === null ? null : t('table.hp', { n: hp }),
        ...keywords.map(keywordName),
        choice(card.card),
      ]);
    },
    other: (card: TableCard, side: Side, facts: readonly (string | null)[]): string =>
      sentence([owned(side, nameOf(card.id)), ...facts, choice(card.card)]),
  };
};
export type BoardWords = ReturnType<typeof useBoardWords>;
