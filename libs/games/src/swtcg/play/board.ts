import { arenas, isUnit, type SwtcgCard } from '../card.js';
import type { Book, Machine } from '../engine/machine.js';
import { readerOf } from '../engine/reading.js';
import type { Option, Question } from '../engine/options.js';
import {
  attachedTo,
  beneath,
  buildZone,
  deckOf,
  discardPile,
  hand,
  locations,
  seatOf,
  stackOf,
  totalsOf,
  units,
} from '../engine/queries.js';
import { isTeamGame } from '../engine/places.js';
import type { CardState, SwtcgState } from '../engine/state.js';
import {
  inside,
  sameText,
  type ScreenBoard,
  type ScreenMark,
  type ScreenPiece,
  type ScreenSeat,
  type ScreenViewer,
  type ScreenZone,
} from '#game';
import { textOf } from '../../texts.js';
import { cardWords, kindText, nameOf } from './ability-words.js';
import { sideText } from './unit-words.js';
import { keyName, optionText, questionText } from './texts.js';
import { viewOf } from './view.js';

const colours: Readonly<Record<SwtcgCard['side'], string>> = {
  L: 'blue',
  D: 'red',
  Y: 'yellow',
  N: 'gray',
};

const plainMark = (
  sign: 'cost' | 'speed' | 'power' | 'health' | 'counters',
  value: number,
): ScreenMark => ({
  text: textOf(`swtcg.mark.${sign}`, { value }),
  sign,
  value,
  of: null,
});

const inPlayMarks = (g: Machine, { key, damage }: CardState): readonly ScreenMark[] => {
  const { speed, power, health } = totalsOf(g, key);
  const text = textOf('swtcg.mark.damage', { damage, health });
  return [
    plainMark('speed', speed),
    plainMark('power', power),
    { text, sign: 'damage', value: damage, of: health },
  ];
};

/**
 * For a card being built, the part of its cost that is paid; for a card that can still be built,
 * its cost.
 */
const costMark = (card: SwtcgCard, { zone, faceDown, counters }: CardState): ScreenMark | null => {
  const cost = Number(card.cost ?? 0);
  if (faceDown) {
    const text = textOf('swtcg.mark.built', { counters, cost });
    return { text, sign: 'counters', value: cost - counters, of: cost };
  }
  return zone === 'hand' || zone === 'build' ? plainMark('cost', cost) : null;
};

const printedMarks = (card: SwtcgCard, one: CardState): readonly ScreenMark[] => {
  const cost = costMark(card, one);
  const { speed = 0, power = 0, health = 0 } = card;
  return [
    ...(cost === null ? [] : [cost]),
    ...(isUnit(card)
      ? [
          plainMark('speed', Number(speed)),
          plainMark('power', Number(power)),
          plainMark('health', Number(health)),
        ]
      : []),
    // A value printed as a letter is known only in play.
  ].filter(({ value }) => Number.isFinite(value));
};

const blank = {
  form: 'card',
  name: null,
  kind: null,
  colour: null,
  sides: [],
  says: null,
  exhausted: false,
  attached: [],
} as const;

/**
 * A hidden card gets a key from its place alone: with its real key it could be recognized after it
 * was seen.
 */
const pieceOf = (g: Machine, one: CardState, at: number): ScreenPiece => {
  const card = g.book.card(one.card);
  if (card === undefined) {
    const key = `${one.zone} ${one.owner} ${at}`;
    const marks = one.counters > 0 ? [plainMark('counters', one.counters)] : [];
    return { ...blank, key, marks };
  }
  const inPlay = one.zone === 'arena';
  const lying = inPlay
    ? [...stackOf(g, one.key), ...attachedTo(g, one.key), ...beneath(g, one.key)]
    : [];
  return {
    ...blank,
    key: one.key,
    name: nameOf(card),
    kind: kindText(card),
    colour: colours[card.side],
    marks: inPlay ? inPlayMarks(g, one) : printedMarks(card, one),
    says: cardWords(card),
    exhausted: one.tapped,
    attached: lying.map((other, place) => pieceOf(g, other, place)),
  };
};

const dieKey = (at: number): string => `die ${at}`;

/** The dice of an attack are shown with the attacker's seat until the attack ends. */
const diceOf = (g: Machine, seat: number): readonly ScreenPiece[] => {
  const attack = inside(g, 'attack');
  if (attack?.seat !== seat) return [];
  return attack.dice.map((face, at) => ({
    ...blank,
    key: dieKey(at),
    form: 'die',
    name: keyName(g, attack.attacker),
    colour: face >= attack.hitsFrom ? 'red' : 'gray',
    marks: [],
    sides: [{ text: sameText(String(face)), sign: 'number', number: String(face), price: 0 }],
  }));
};

const seatOnScreen = (g: Machine, seat: number): ScreenSeat => {
  const { force, points, side } = seatOf(g, seat);
  const cards = (all: readonly CardState[]) => all.map((one, at) => pieceOf(g, one, at));
  const zone = (
    id: string,
    place: ScreenZone['place'],
    { name, pieces }: Pick<ScreenZone, 'name' | 'pieces'>,
  ): ScreenZone => ({ id, place, name, titled: place === 'field', pieces });
  return {
    counters: [
      ...(side === null ? [] : [{ name: sideText(side), value: null }]),
      { name: textOf('swtcg.counter.force'), value: force },
      { name: textOf('swtcg.counter.points'), value: points },
      { name: textOf('swtcg.counter.deck'), value: deckOf(g, seat).length },
      { name: textOf('swtcg.zone.hand'), value: hand(g, seat).length },
    ],
    zones: [
      ...arenas.map((arena) =>
        zone(arena, 'field', {
          name: textOf(`swtcg.arena.${arena}`),
          pieces: cards([
            ...units(g, seat, arena),
            ...locations(g, seat).filter((one) => one.arena === arena),
          ]),
        }),
      ),
      zone('build', 'middle', {
        name: textOf('swtcg.zone.build'),
        pieces: cards(buildZone(g, seat)),
      }),
      zone('dice', 'middle', { name: textOf('swtcg.zone.dice'), pieces: diceOf(g, seat) }),
      zone('hand', 'hand', { name: textOf('swtcg.zone.hand'), pieces: cards(hand(g, seat)) }),
      zone('discard', 'pile', {
        name: textOf('swtcg.zone.discard'),
        pieces: cards(discardPile(g, seat)),
      }),
    ],
  };
};

/** The pieces that an option is about: for an attack its attacker and its target. */
const piecesOf = (option: Option, question: Question): string[] => {
  if ('pick' in option) {
    if (option.pick === 'card') return [option.card.split(':')[0] ?? ''];
    return option.pick === 'number' && question === 'die-to-reroll' ? [dieKey(option.number)] : [];
  }
  if (!('card' in option)) return [];
  return 'on' in option && option.on !== undefined ? [option.card, option.on] : [option.card];
};

/** Bids, build counters and the X of a cost are chosen by amount. */
const amountOf = (option: Option, question: Question): { readonly amount?: number } => {
  if ('pick' in option)
    return option.pick === 'number' && question !== 'die-to-reroll'
      ? { amount: option.number }
      : {};
  if (option.do === 'partly') return { amount: option.points };
  return option.do === 'use' && option.x !== undefined ? { amount: option.x } : {};
};

/** The board as a viewer sees it: only the player to act sees options. */
export const boardOf = (book: Book, truth: SwtcgState, viewer: ScreenViewer): ScreenBoard => {
  const state = viewOf(book, truth, viewer);
  const g = readerOf(state, book);
  const { waiting, turn, phase } = state;
  const stage = textOf(`swtcg.phase.${phase}`);
  const source = waiting?.source === undefined ? '' : keyName(g, waiting.source);
  const asks = g.book.card(state.cards[waiting?.source ?? '']?.card ?? '');
  const says = asks === undefined ? null : cardWords(asks);
  return {
    moment: turn === 0 ? stage : textOf('swtcg.moment', { turn, phase: stage }),
    seats: state.seats.map((_, seat) => seatOnScreen(g, seat)),
    ...(isTeamGame(g) ? { sides: 2 } : {}),
    decision:
      waiting && waiting.seat === viewer && state.winner === null
        ? {
            question: questionText(g),
            source: source === '' ? null : source,
            ...(says === null ? {} : { says }),
            options: waiting.options.map((option) => ({
              text: optionText(g, option),
              pieces: piecesOf(option, waiting.question),
              ...amountOf(option, waiting.question),
            })),
          }
        : null,
  };
};
