import { ask, pop, shuffle, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { putAway } from '../moves.js';
import { card, deckOf, leadFoe } from '../queries.js';
import type { Frame } from '../state.js';

type Piles = Extract<Frame, { kind: 'piles' }>;

const others = ({ cards, first }: Piles): string[] => cards.filter((key) => !first.includes(key));

/** Takes the cards from the deck: one pile goes to the hand, the other is discarded. */
const deal = (g: Machine, frame: Piles, part: number): void => {
  const { seat, first } = frame;
  const deck = deckOf(g, seat);
  for (const key of frame.cards) {
    deck.splice(deck.indexOf(key), 1);
    if (first.includes(key) === (part === 0)) {
      card(g, key).zone = 'hand';
      g.tell({ what: 'found', seat, card: key });
    } else {
      putAway(g, key, 'discard');
      g.tell({ what: 'discarded', seat, card: key });
    }
  }
  shuffle(g, deck);
  g.tell({ what: 'shuffled', seat });
};

/** The opponent divides revealed cards into two piles, and the player takes one of them. */
export const pilesStep = (g: Machine, frame: Piles): void => {
  const { seat, cards, first } = frame;
  const answer = takeAnswer(g);
  if (frame.at === 0) {
    for (const key of cards) g.tell({ what: 'revealed', seat, card: key });
    frame.at = 1;
  }
  if (answer !== null && 'pick' in answer && answer.pick === 'part') {
    pop(g);
    deal(g, frame, answer.part);
    return;
  }
  if (answer !== null && 'pick' in answer && answer.pick === 'card') first.push(answer.card);
  // Neither pile may be empty.
  if ((answer !== null && 'do' in answer) || others(frame).length === 1) frame.at = 2;
  if (frame.at === 2) {
    const options = [0, 1].map((part) => ({ pick: 'part', part }) as const);
    ask(g, { seat, question: 'piles', source: frame.card, options });
    return;
  }
  const options = others(frame).map((key) => ({ pick: 'card', card: key }) as const);
  ask(g, {
    seat: leadFoe(g, seat),
    question: 'part-piles',
    source: frame.card,
    options: first.length === 0 ? options : [...options, { do: 'done' }],
  });
};
