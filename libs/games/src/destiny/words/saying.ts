import { joinTexts, sameText, type Texts } from '#game';
import { textOf, type TextKey } from '../../texts.js';
import type { Node } from '../engine/behaviour.js';
import type { Amount, CardFilter, DiceFilter } from '../engine/terms.js';
import type { Phrases } from './phrases.js';

export type Op = Node['op'];
export type NodeOf<Name extends Op> = Extract<Node, { op: Name }>;
/**
 * The text of a step, as a sentence that does not begin with a capital; null if a later step covers
 * it.
 */
export type Say<Name extends Op> = (phrases: Phrases, node: NodeOf<Name>) => Texts | null;
export type Sayings<Name extends Op> = { readonly [Each in Name]: Say<Each> };

const SPACE = sameText(' ');

export const sentences = (parts: readonly Texts[]): Texts => joinTexts(parts, SPACE);

/** A sentence with a number, `{n}`, followed by what the number is if it is not a plain one. */
export const sayCount = (
  phrases: Phrases,
  amount: Amount,
  key: TextKey,
  values: Readonly<Record<string, Texts>> = {},
): Texts => {
  const { n, after } = phrases.quantity(amount);
  return sentences([textOf(key, { n, ...values }), ...after]);
};

export const oneOrMany = (n: Amount): 'one' | 'many' => (n === 1 ? 'one' : 'many');

export const diceMeant = (phrases: Phrases, dice: string | DiceFilter): Texts =>
  typeof dice === 'string' ? phrases.chosen(dice) : phrases.all(phrases.dice(dice));

export const cardsMeant = (phrases: Phrases, cards: string | CardFilter): Texts =>
  typeof cards === 'string'
    ? phrases.chosen(cards)
    : phrases.all(phrases.cards({ types: ['character'], ...cards }));
