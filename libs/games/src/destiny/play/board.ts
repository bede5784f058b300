import { type Book, type Machine, readerOf } from '../engine/machine.js';
import { resolvingCost } from '../engine/moves.js';
import type { Option } from '../engine/options.js';
import {
  cardsIn,
  characters,
  controllerOf,
  facts,
  healthOf,
  pool,
  sideOf,
  typeOf,
  valueOf,
} from '../engine/queries.js';
import type { CardState, DestinyState, DieState } from '../engine/state.js';
import type { Side } from '../facts/card.js';
import { fullName } from '../facts/catalogue.js';
import { joinTexts, sameText } from '#game';
import type {
  ScreenBoard,
  ScreenMark,
  ScreenPiece,
  ScreenSeat,
  ScreenSide,
  ScreenViewer,
  ScreenZone,
  Texts,
} from '#game';
import { textOf } from '../../texts.js';
import { cardWords } from '../words/card-words.js';
import { optionText, questionText, sideText } from './texts.js';
import { viewOf } from './view.js';

type ZoneName = 'characters' | 'supports' | 'pool' | 'hand' | 'battlefield' | 'discard';
const places: Readonly<Record<ZoneName, ScreenZone['place']>> = {
  characters: 'field',
  supports: 'field',
  battlefield: 'field',
  pool: 'middle',
  hand: 'hand',
  discard: 'pile',
};

const marksOf = (g: Machine, one: CardState): ScreenMark[] => {
  const { cost, type } = facts(g, one.key);
  if (one.zone === 'hand' && type !== 'battlefield')
    return [{ text: textOf('destiny.note.cost', { cost }), sign: 'cost', value: cost, of: null }];
  if (one.zone !== 'play') return [];
  const { damage, shields } = one;
  const health = healthOf(g, one.key);
  const taken = {
    text: textOf('destiny.note.damage', { damage, health }),
    sign: 'damage',
    value: damage,
    of: health,
  };
  const text = textOf('destiny.note.shields', { shields });
  return [
    ...(typeOf(g, one.key) === 'character' ? [taken] : []),
    ...(shields > 0 ? [{ text, sign: 'shield', value: shields, of: null }] : []),
  ];
};

const drawnSide = (side: Side): ScreenSide => {
  const { symbol, value, modifier, cost } = side;
  const counted = symbol !== 'special' && symbol !== 'blank';
  return {
    text: sideText(side),
    sign: symbol,
    number: counted ? `${modifier ? '+' : ''}${value}` : '',
    price: cost,
  };
};

const sidesOf = (g: Machine, key: string, shown = -1): ScreenSide[] => {
  const all = facts(g, key).die;
  const first = all[shown];
  return [...(first ? [first] : []), ...all.filter((_, at) => at !== shown)].map(drawnSide);
};

/**
 * A hidden card gets a key from its place alone: with its real key it could be recognized after it
 * was seen once and shuffled into a deck.
 */
const pieceOf = (g: Machine, one: CardState, at: number): ScreenPiece => {
  const { key, exhausted } = one;
  const hidden = one.card === '';
  return {
    key: hidden ? `${one.zone} ${one.owner} ${at}` : key,
    form: 'card',
    name: hidden ? null : fullName(facts(g, key)),
    kind: hidden ? null : textOf(`destiny.type.${typeOf(g, key)}`),
    colour: hidden ? null : facts(g, key).color,
    marks: hidden ? [] : marksOf(g, one),
    sides: hidden ? [] : sidesOf(g, key),
    says: hidden ? null : cardWords(one.card),
    exhausted: !hidden && exhausted,
    attached: cardsIn(g.state, 'play')
      .filter(({ host }) => !hidden && host === key)
      .map((upgrade, place) => pieceOf(g, upgrade, place)),
  };
};

const dieOf = (g: Machine, one: DieState): ScreenPiece => {
  const card = g.state.cards[one.card]?.card ?? '';
  const known = card !== '';
  return {
    key: one.key,
    form: 'die',
    name: known ? facts(g, one.card).name : null,
    kind: null,
    colour: known ? facts(g, one.card).color : null,
    marks: [],
    sides: sidesOf(g, one.card, one.side),
    says: known ? cardWords(card) : null,
    exhausted: false,
    attached: [],
  };
};

const seatOf = (g: Machine, seat: number): ScreenSeat => {
  const { state } = g;
  const inPlay = cardsIn(state, 'play', seat);
  const zone = (id: ZoneName, pieces: readonly ScreenPiece[]) => ({
    id,
    place: places[id],
    name: textOf(`destiny.zone.${id}`),
    titled: false,
    pieces,
  });
  const cards = (all: readonly CardState[]) => all.map((one, at) => pieceOf(g, one, at));
  return {
    counters: [
      {
        name: textOf('destiny.counter.resources'),
        value: state.seats[seat]?.resources ?? 0,
      },
      { name: textOf('destiny.counter.deck'), value: state.decks[seat]?.length ?? 0 },
      { name: textOf('destiny.zone.hand'), value: cardsIn(state, 'hand', seat).length },
    ],
    zones: [
      zone('characters', cards(characters(g, seat))),
      zone(
        'pool',
        pool(g, seat)
          .filter((one) => controllerOf(g, one) === seat)
          .map((one) => dieOf(g, one)),
      ),
      zone('supports', cards(inPlay.filter(({ key }) => typeOf(g, key) === 'support'))),
      zone(
        'battlefield',
        cards(inPlay.filter(({ key }) => ['battlefield', 'plot'].includes(typeOf(g, key)))),
      ),
      zone('hand', cards(cardsIn(state, 'hand', seat))),
      zone('discard', cards(cardsIn(state, 'discard', seat))),
    ],
  };
};

const piecesOf = (option: Option): string[] =>
  ['card', 'die', 'on', 'replacing'].flatMap((field) => {
    const key = (option as Readonly<Record<string, unknown>>)[field];
    return typeof key === 'string' ? [key] : [];
  });

/**
 * The dice combined for one resolution so far; empty unless the player is being asked for
 * modifiers.
 */
const diceTogether = ({ state }: Machine): readonly string[] => {
  const frame = state.stack.at(-1);
  return frame?.kind === 'resolve-dice' && frame.base !== null ? [frame.base, ...frame.with] : [];
};

/** The combined result of dice, the base die first. */
const sumText = (g: Machine, keys: readonly string[]): Texts => {
  const dice = keys.flatMap((key) => g.state.dice[key] ?? []);
  const value = dice.reduce((sum, one) => sum + valueOf(g, one), 0);
  const symbol = dice[0] ? sideOf(g, dice[0]).symbol : 'blank';
  return sideText({ symbol, value, modifier: false, cost: resolvingCost(g, keys) });
};

/** A modifier with the result that it would lead to. */
const outcomeText = (g: Machine, option: Option): Texts | null => {
  const together = diceTogether(g);
  if (together.length === 0 || !('pick' in option) || option.pick !== 'die') return null;
  return textOf('destiny.option.makes', {
    die: optionText(g.book, g.state, option),
    side: sumText(g, [...together, option.die]),
  });
};

/** The result of the dice so far, and with each modifier that may be added. */
const sumsText = (g: Machine, together: readonly string[]): Texts =>
  joinTexts(
    [
      textOf('destiny.note.so-far', { side: sumText(g, together) }),
      ...(g.state.waiting?.options ?? []).flatMap((option) => outcomeText(g, option) ?? []),
    ],
    sameText('\n'),
  );

/** The text of each battlefield that may be chosen, each once. */
const battlefieldsText = ({ state, book }: Machine): Texts => {
  const ids = (state.waiting?.options ?? []).flatMap((option) =>
    'card' in option ? (state.cards[option.card]?.card ?? []) : [],
  );
  const lines = [...new Set(ids)].flatMap((id) => {
    const words = cardWords(id);
    return words ? [joinTexts([sameText(`${fullName(book.card(id))}: `), words])] : [];
  });
  return joinTexts(lines, sameText('\n'));
};

/**
 * The explanation of a decision: the result of the dice being combined, the battlefields to choose
 * from, or the text of the card that causes the decision.
 */
const reasonFor = (g: Machine, card: string): Texts | null => {
  const frame = g.state.stack.at(-1);
  const together = diceTogether(g);
  if (together.length > 0) return sumsText(g, together);
  if (g.state.waiting?.question === 'battlefield') return battlefieldsText(g);
  if (card === '') return null;
  return frame?.kind === 'resolve' && frame.at > 0
    ? sideText({ symbol: frame.symbol, value: frame.left, modifier: false, cost: 0 })
    : cardWords(card);
};

/** The board as a viewer sees it: only the player to act sees options. */
export const boardOf = (book: Book, truth: DestinyState, viewer: ScreenViewer): ScreenBoard => {
  const state = viewOf(truth, viewer);
  const g = readerOf(state, book);
  const { waiting, round, phase } = state;
  const asks = state.cards[waiting?.source ?? '']?.card ?? '';
  const says = reasonFor(readerOf(truth, book), asks);
  const stage = textOf(`destiny.phase.${phase}`);
  return {
    moment: round === 0 ? stage : textOf('destiny.moment', { round, phase: stage }),
    seats: state.seats.map((_, seat) => seatOf(g, seat)),
    decision:
      waiting && waiting.seat === viewer && state.winner === null
        ? {
            question: questionText(waiting.question),
            source: asks === '' ? null : fullName(book.card(asks)),
            ...(says === null ? {} : { says }),
            options: waiting.options.map((option) => ({
              text: outcomeText(readerOf(truth, book), option) ?? optionText(book, state, option),
              pieces: piecesOf(option),
            })),
          }
        : null,
  };
};
