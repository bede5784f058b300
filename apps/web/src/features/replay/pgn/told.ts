import type { PgnRecord, TableHappening, TableLogLine } from '#contracts';
import { type Bases, cardNamed, type CardNumbers } from './board-of.js';

type Word =
  | 'player'
  | 'played'
  | 'attached'
  | 'attack'
  | 'pass'
  | 'initiative'
  | 'used'
  | 'deployed'
  | 'damage'
  | 'heal'
  | 'defeat'
  | 'draw'
  | 'mulligan'
  | 'keep'
  | 'base';
/** Returns a text of the page in the reader's language. */
export type Say = (
  key: 'table.roundN' | `replay.pgn.${Word}`,
  facts: Readonly<Record<string, unknown>>,
) => string;

export interface Teller {
  readonly t: Say;
  readonly numbers: CardNumbers;
  readonly bases: Bases;
  readonly names: readonly [string, string];
  readonly cardName: (id: string) => string;
}

type Line = Pick<TableLogLine, 'kind' | 'side' | 'cards'> & { readonly words: string };

const words = (value: unknown): string => (typeof value === 'string' ? value : '');
const count = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? value : 0;

/** The text for an event; null if it has none. */
const textOf = (record: PgnRecord, { t, names, ...teller }: Teller): string | null => {
  const seat = record['p'] === 2 ? 1 : 0;
  const player = names[seat];
  const named = (value: unknown): string =>
    value === 'base@1' || value === 'base@2'
      ? t('replay.pgn.base', { player: names[value === 'base@1' ? 0 : 1] })
      : teller.cardName(cardNamed(teller.numbers, teller.bases, words(value)).id);
  const card = named(record['card'] ?? record['tgt']);
  const n = count(record['amt'] ?? record['count']);
  switch (record['t']) {
    case 'ROUND_START':
      return t('table.roundN', { round: count(record['round']) });
    case 'PLAY':
    case 'PLAY_SMUGGLE':
    case 'PLAY_EVENT':
      return t('replay.pgn.played', { player, card });
    case 'PLAY_UPGRADE':
      return record['target'] === undefined
        ? t('replay.pgn.played', { player, card })
        : t('replay.pgn.attached', { player, card, target: named(record['target']) });
    case 'ATTACK':
      return t('replay.pgn.attack', {
        player,
        card: named(record['atk']),
        target: named(record['def']),
      });
    case 'PASS':
      return t('replay.pgn.pass', { player });
    case 'CLAIM_INITIATIVE':
      return t('replay.pgn.initiative', { player });
    case 'ABILITY_ACTIVATE':
      return t('replay.pgn.used', { player, card });
    case 'DEPLOY_LEADER':
      return t('replay.pgn.deployed', { player, card });
    case 'DAMAGE':
    case 'OVERWHELM':
      return t('replay.pgn.damage', { n, card });
    case 'HEAL':
      return t('replay.pgn.heal', { n, card });
    case 'DEFEAT':
      return t('replay.pgn.defeat', { card });
    case 'DRAW':
      return t('replay.pgn.draw', { player, n });
    case 'MULLIGAN':
      return t('replay.pgn.mulligan', { player });
    case 'KEEP_HAND':
      return t('replay.pgn.keep', { player });
    default:
      return null;
  }
};

/** The log line for an event; null for events without a line of their own. */
export const lineOf = (record: PgnRecord, teller: Teller): Line | null => {
  const text = textOf(record, teller);
  if (text === null) return null;
  const side = record['p'] === 1 ? 'a' : record['p'] === 2 ? 'b' : null;
  const cards = [record['card'], record['tgt'], record['atk'], record['def'], record['target']]
    .filter((each) => typeof each === 'string')
    .map((each) => cardNamed(teller.numbers, teller.bases, each).id);
  return { words: text, kind: record['t'] === 'ROUND_START' ? 'round' : 'line', side, cards };
};

/** The movement on the board that an event causes. */
export const happeningOf = (record: PgnRecord, teller: Teller): TableHappening | null => {
  const card = (value: unknown): number =>
    cardNamed(teller.numbers, teller.bases, words(value)).card;
  const target = record['tgt'] ?? record['card'];
  switch (record['t']) {
    case 'ATTACK':
      return { e: 'attack', card: card(record['atk']), to: card(record['def']), n: null };
    case 'DAMAGE':
    case 'OVERWHELM':
      return { e: 'damage', card: card(target), to: null, n: count(record['amt']) };
    case 'HEAL':
      return { e: 'heal', card: card(target), to: null, n: count(record['amt']) };
    case 'DEFEAT':
      return { e: 'defeat', card: card(target), to: null, n: null };
    case 'PLAY':
    case 'PLAY_EVENT':
    case 'PLAY_SMUGGLE':
    case 'PLAY_UPGRADE':
      return { e: 'play', card: card(target), to: null, n: null };
    default:
      return null;
  }
};
