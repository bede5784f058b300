import type { PgnGame, TableFace } from '#contracts';
import { blankFace } from '../../../shared/table/blank-face.js';

/**
 * The printed id of a card named in a record: `SOR#108:2` is the second copy of SOR_108,
 * `TOKEN:shield#TWI#T02` a token with that id.
 */
export const printedId = (named: string): string => {
  const one = named.replace(/:\d+$/, '');
  if (!one.startsWith('TOKEN:')) return one.replace('#', '_');
  const [name = '', ...id] = one.slice('TOKEN:'.length).split('#');
  return id.length > 0 ? id.join('_') : `TOKEN_${name.toUpperCase().replaceAll(/[ -]/g, '_')}`;
};

export const SHIELD = 'TOKEN_SHIELD';
export const EXPERIENCE = 'TOKEN_EXPERIENCE';

const most = 120;
const words = (value: unknown): string => (typeof value === 'string' ? value.slice(0, most) : '');

const types: Readonly<Record<string, string>> = { unit: 'Unit', upgrade: 'Upgrade' };

/**
 * The names and kinds that the record itself gives for its cards. Facts from the server replace
 * them if it knows the card.
 */
export const facesIn = ({ cards }: PgnGame): Map<string, TableFace> =>
  new Map([
    [SHIELD, blankFace('Shield', 'Upgrade token')],
    [EXPERIENCE, blankFace('Experience', 'Upgrade token')],
    ...cards.map((card): [string, TableFace] => [
      printedId(words(card['id'])),
      blankFace(words(card['name']) || words(card['id']), types[words(card['kind'])] ?? 'Event'),
    ]),
  ]);

/** The face of a card that neither the record nor the server describes. */
export const unknownFace = (id: string): TableFace =>
  blankFace(id.replace(/^TOKEN_/, '').replaceAll('_', ' '), 'Unit');

/** Printed ids of all cards named in a record. */
export const idsIn = ({ tags, decks, cards }: PgnGame): string[] => {
  const named = [
    ...['P1Leader', 'P1Base', 'P2Leader', 'P2Base'].map((tag) => tags[tag] ?? ''),
    ...decks.flatMap(({ leader, base }) => [words(leader), words(base)]),
    ...cards.map(({ id }) => words(id)),
  ];
  return [...new Set(named.filter((id) => id !== '').map(printedId))];
};
