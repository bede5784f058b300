import { useState } from 'react';
import type { TableBoard, TableCard, TableDecision, TableFace } from '#contracts';
import { blankChoice, type Choice, choiceFor, give, optionsOf, toggle } from './choosing.js';

const unknownFace: TableFace = {
  name: '?',
  subtitle: null,
  type: '',
  cost: null,
  power: null,
  hp: null,
  aspects: [],
  text: { en: '', es: '' },
};

/** What the player's hands are doing at the board: which card he looks at, what he has picked. */
export interface Hands {
  readonly decision: TableDecision | null;
  readonly choice: Choice | null;
  /** The card whose text is shown. */
  readonly looked: TableCard | null;
  face(id: string): TableFace;
  /** Whether the pending decision offers something about this card. */
  isOpen(card: number): boolean;
  isPicked(card: number): boolean;
  isPointedAt(card: number): boolean;
  isFighting(card: number): boolean;
  press(card: TableCard): void;
  look(card: TableCard | null): void;
  point(card: number | null): void;
  pick(option: number): void;
  give(option: number, amount: number): void;
}

export const useHands = (board: TableBoard): Hands => {
  const [chosen, setChosen] = useState<Choice | null>(null);
  const [looked, setLooked] = useState<TableCard | null>(null);
  const [pointed, setPointed] = useState<number | null>(null);
  const { decision, attack, faces } = board;
  const choice = decision && choiceFor(decision, chosen);
  const change = (by: (asked: TableDecision, now: Choice) => Choice) => {
    if (decision) setChosen(by(decision, choice ?? blankChoice(decision)));
  };
  return {
    decision,
    choice,
    looked: looked !== null && faces[looked.id] !== undefined ? looked : null,
    face: (id) => faces[id] ?? unknownFace,
    isOpen: (card) => optionsOf(decision, card).length > 0,
    isPicked: (card) =>
      optionsOf(decision, card).some(
        (option) => choice?.picked.includes(option) || (choice?.amounts[option] ?? 0) > 0,
      ),
    isPointedAt: (card) => pointed === card,
    isFighting: (card) => attack?.attacker === card || attack?.defender === card,
    press: (card) => {
      setLooked(card);
      const [only, ...others] = optionsOf(decision, card.card);
      if (only !== undefined && others.length === 0)
        change((asked, now) => (asked.division === null ? toggle(asked, now, only) : now));
    },
    look: setLooked,
    point: setPointed,
    pick: (option) => change((asked, now) => toggle(asked, now, option)),
    give: (option, amount) => change((_asked, now) => give(now, option, amount)),
  };
};
