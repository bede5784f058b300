import type { Refusal } from '../engine/engine.js';
import type { Book } from '../engine/machine.js';
import type { Option, Question } from '../engine/options.js';
import type { DestinyState } from '../engine/state.js';
import type { Side } from '../facts/card.js';
import { fullName } from '../facts/catalogue.js';
import { sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';

/** A side of a die, such as `+2 ranged damage for 1`. */
export const sideText = ({ symbol, value, modifier, cost }: Side): Texts => {
  const counted = symbol !== 'special' && symbol !== 'blank';
  const number = counted ? `${modifier ? '+' : ''}${value} ` : '';
  const single = value === 1 && (symbol === 'resource' || symbol === 'shield');
  const symbolText = textOf(single ? `destiny.symbol.one.${symbol}` : `destiny.symbol.${symbol}`);
  const side = textOf('destiny.side', { number, symbol: symbolText });
  return cost === 0 ? side : textOf('destiny.side.for', { side, cost });
};

export const questionText = (question: Question): Texts => textOf(`destiny.question.${question}`);

export const refusalText = ({ refused }: Refusal): Texts => textOf(refused);

/** What an option does, in every language; cards have their English names. */
export const optionText = (book: Book, state: DestinyState, option: Option): Texts => {
  const name = (key: string): string => {
    const one = state.cards[key];
    return one ? fullName(book.card(one.card)) : key;
  };
  const dieName = (key: string): Texts => {
    const one = state.dice[key];
    const side =
      one && one.side >= 0 ? book.card(cardOf(state, one.card)).die[one.side] : undefined;
    const whose = one ? name(one.card) : key;
    return textOf('destiny.die', { side: side ? sideText(side) : '', whose });
  };
  return 'do' in option
    ? actionText(option, name, dieName)
    : pickText(book, state, option, { name, dieName });
};

const cardOf = (state: DestinyState, key: string): string => state.cards[key]?.card ?? '';

type Named = (key: string) => string;
type DieNamed = (key: string) => Texts;
type Action = Extract<Option, { do: string }>;
type Pick = Extract<Option, { pick: string }>;

const actionText = (option: Action, name: Named, dieName: DieNamed): Texts => {
  switch (option.do) {
    case 'play':
      return playText(option, name);
    case 'activate':
    case 'reroll':
    case 'use':
      return textOf(`destiny.option.${option.do}`, { name: name(option.card) });
    case 'resolve':
      return textOf('destiny.option.resolve', { die: dieName(option.die) });
    default:
      return textOf(`destiny.option.${option.do}`);
  }
};

const playText = ({ card, on, replacing }: Extract<Action, { do: 'play' }>, name: Named): Texts => {
  const names = {
    name: name(card),
    on: on === undefined ? '' : name(on),
    replaced: replacing === undefined ? '' : name(replacing),
  };
  if (on === undefined)
    return textOf(
      replacing === undefined ? 'destiny.option.play' : 'destiny.option.play-replacing',
      names,
    );
  return textOf(
    replacing === undefined ? 'destiny.option.play-on' : 'destiny.option.play-on-replacing',
    names,
  );
};

const pickText = (
  book: Book,
  state: DestinyState,
  option: Pick,
  { name, dieName }: { readonly name: Named; readonly dieName: DieNamed },
): Texts => {
  switch (option.pick) {
    case 'card':
      return sameText(name(option.card));
    case 'die':
      return dieName(option.die);
    case 'side': {
      const source = state.waiting?.source;
      const side =
        source === undefined ? undefined : book.card(cardOf(state, source)).die[option.side];
      return side ? sideText(side) : textOf('destiny.option.side', { number: option.side + 1 });
    }
    case 'player':
      return textOf('destiny.option.player', { number: option.seat + 1 });
    case 'number':
      return state.waiting?.question === 'choose-one'
        ? textOf('destiny.option.choice', { number: option.number + 1 })
        : sameText(String(option.number));
    default:
      return textOf(`destiny.pick.${option.pick}`);
  }
};
