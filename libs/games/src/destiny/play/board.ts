import { type Book, type Machine } from '../engine/machine.js';
import { type Option } from '../engine/options.js';
import { cardsIn, characters, controllerOf, facts, pool, typeOf } from '../engine/queries.js';
import { type CardState, type DestinyState, type DieState } from '../engine/state.js';
import { fullName } from '../facts/catalogue.js';
import type { ScreenBoard, ScreenPiece, ScreenSeat } from '../../screen.js';
import { textOf, type Texts } from '../../texts.js';
import { optionText, questionText, sideText } from './texts.js';
import { viewOf } from './view.js';

type ZoneName = 'characters' | 'supports' | 'pool' | 'hand' | 'battlefield' | 'discard';

const notes = (g: Machine, one: CardState): Texts[] => {
  if (one.zone !== 'play') return [];
  const { health } = facts(g, one.key);
  const character = typeOf(g, one.key) === 'character';
  return [
    ...(character
      ? [textOf('destiny.note.damage', { damage: one.damage, health: health ?? 0 })]
      : []),
    ...(one.shields > 0 ? [textOf('destiny.note.shields', { shields: one.shields })] : []),
    ...(one.exhausted ? [textOf('destiny.note.exhausted')] : []),
  ];
};

const sidesOf = (g: Machine, key: string, shown = -1): Texts[] => {
  const all = facts(g, key).die;
  const first = all[shown];
  return [...(first ? [first] : []), ...all.filter((_, at) => at !== shown)].map(sideText);
};

const pieceOf = (g: Machine, one: CardState): ScreenPiece => {
  if (one.card === '')
    return { key: one.key, name: null, notes: [], sides: [], exhausted: false, attached: [] };
  const { cost, type } = facts(g, one.key);
  const price =
    one.zone === 'hand' && type !== 'battlefield'
      ? [textOf('destiny.note.cost', { cost: cost ?? 0 })]
      : [];
  return {
    key: one.key,
    name: fullName(facts(g, one.key)),
    notes: [...price, ...notes(g, one)],
    sides: sidesOf(g, one.key),
    exhausted: one.exhausted,
    attached: cardsIn(g.state, 'play')
      .filter(({ host }) => host === one.key)
      .map((upgrade) => pieceOf(g, upgrade)),
  };
};

const dieOf = (g: Machine, one: DieState): ScreenPiece => ({
  key: one.key,
  name: g.state.cards[one.card]?.card ? facts(g, one.card).name : null,
  notes: [],
  sides: sidesOf(g, one.card, one.side),
  exhausted: false,
  attached: [],
});

const seatOf = (g: Machine, seat: number): ScreenSeat => {
  const { state } = g;
  const inPlay = cardsIn(state, 'play', seat);
  const zone = (id: ZoneName, pieces: readonly ScreenPiece[]) => ({
    id,
    name: textOf(`destiny.zone.${id}`),
    pieces,
  });
  const cards = (all: readonly CardState[]) => all.map((one) => pieceOf(g, one));
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
      zone('battlefield', cards(inPlay.filter(({ key }) => typeOf(g, key) === 'battlefield'))),
      zone('hand', cards(cardsIn(state, 'hand', seat))),
      zone('discard', cards(cardsIn(state, 'discard', seat))),
    ],
  };
};

/** The pieces that an option is about. */
const piecesOf = (option: Option): string[] =>
  ['card', 'die', 'on', 'replacing'].flatMap((field) => {
    const key = (option as Readonly<Record<string, unknown>>)[field];
    return typeof key === 'string' ? [key] : [];
  });

/** A game as one player sees it: the other hand and both decks hidden, options only for whoever decides. */
export const boardOf = (book: Book, truth: DestinyState, viewer: number): ScreenBoard => {
  const state = viewOf(truth, viewer);
  const g: Machine = { state, book, below: () => 0, tell: () => undefined };
  const { waiting, round, phase } = state;
  const source = waiting?.source === undefined ? undefined : state.cards[waiting.source];
  const stage = textOf(`destiny.phase.${phase}`);
  return {
    moment: textOf('destiny.moment', { round, phase: stage }),
    seats: state.seats.map((_, seat) => seatOf(g, seat)),
    decision:
      waiting && waiting.seat === viewer && state.winner === null
        ? {
            question: questionText(waiting.question),
            source: source && source.card !== '' ? fullName(book.card(source.card)) : null,
            options: waiting.options.map((option) => ({
              text: optionText(book, state, option),
              pieces: piecesOf(option),
            })),
          }
        : null,
  };
};
