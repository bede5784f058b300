import { ask, pop, push, takeAnswer } from '#game';
import type { Machine } from '../machine.js';
import { diceOf, leavePlay, setAside } from '../moves.js';
import {
  alive,
  card,
  characters,
  die,
  facts,
  hasKeyword,
  inPlay,
  typeOf,
  upgradesOn,
} from '../queries.js';
import type { Ability, Frame } from '../state.js';
import { fire, interruptFirst, interrupts, type Occasion } from '../triggers.js';
import { settle } from './damage.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/**
 * Eliminates a player: their cards leave the game, except the battlefield in use (parts 5 and 9).
 * The last remaining player wins.
 */
export const eliminate = (g: Machine, seat: number): void => {
  const { state } = g;
  const own = state.seats[seat];
  if (!own || own.eliminated) return;
  own.eliminated = true;
  g.tell({ what: 'eliminated', seat });
  const left = alive(state);
  if (left.length === 1) {
    state.winner = left[0] as number;
    state.phase = 'over';
    state.waiting = null;
    state.stack.length = 0;
    g.tell({ what: 'won', seat: state.winner });
    return;
  }
  removeCards(g, seat);
  const deck = state.decks[seat];
  if (deck) deck.length = 0;
};

/**
 * Cards that the player controls leave with them; their cards controlled by others stay, and cards
 * taken from others go to their owners' discard piles.
 */
const removeCards = (g: Machine, seat: number): void => {
  for (const one of Object.values(g.state.cards)) {
    if (one.controller !== seat || one.key === g.state.battlefield) continue;
    if (one.zone === 'play') leavePlay(g, one, one.owner === seat ? 'out' : 'discard');
    else if (one.owner === seat) one.zone = 'out';
  }
  for (const one of Object.values(g.state.dice))
    if (one.owner === seat && one.loose) setAside(g, one);
};

/**
 * First "before" abilities, then the defeat, before which upgrades with Redeploy may move, then
 * "after" abilities.
 */
export const defeatStep = (g: Machine, frame: Of<'defeat'>): void => {
  const one = card(g, frame.card);
  if (one.zone !== 'play') {
    pop(g);
  } else if (frame.at === 0) {
    frame.before = [
      ...(frame.byDamage ? interrupts(g, 'this-defeated-by-damage', frame.card) : []),
      ...interrupts(g, 'this-defeated', frame.card),
      ...interrupts(g, 'host-defeated', frame.card),
      ...interrupts(g, 'opponent-defeated', frame.card),
      ...interrupts(g, 'own-blue-defeated', frame.card),
    ];
    frame.at = 1;
  } else if (frame.at === 1) {
    // A replaced defeat did not happen, so no other ability interrupts it any more (part 7,
    // replacement).
    if (frame.replaced) pop(g);
    else if (interruptFirst(g, frame.before)) frame.at = 2;
  } else if (frame.replaced) {
    pop(g);
  } else if (frame.at === 2) {
    redeploy(g, frame);
  } else {
    pop(g);
    leaveGame(g, frame.card);
  }
};

/**
 * Asks for each upgrade with Redeploy whether and where it moves; play restrictions do not apply.
 */
const redeploy = (g: Machine, frame: Of<'defeat'>): void => {
  const answer = takeAnswer(g);
  const upgrade = upgradesOn(g, frame.card).find(
    ({ key }) => !frame.moved.includes(key) && hasKeyword(g, key, 'redeploy'),
  );
  const targets = upgrade
    ? characters(g, upgrade.controller).filter(({ key }) => key !== frame.card)
    : [];
  if (!upgrade || targets.length === 0) {
    frame.at = 3;
  } else if (answer === null) {
    const options = targets.map(({ key }) => ({ pick: 'card', card: key }) as const);
    ask(g, {
      seat: upgrade.controller,
      question: 'redeploy',
      source: upgrade.key,
      options: [...options, { pick: 'no' }],
    });
  } else {
    frame.moved.push(upgrade.key);
    if ('pick' in answer && answer.pick === 'card') {
      upgrade.host = answer.card;
      g.tell({ what: 'attached', card: upgrade.key, seat: upgrade.controller });
      fire(g, [{ trigger: 'weapon-on-this', card: upgrade.key, seat: upgrade.controller }]);
      push(g, { kind: 'limit', at: 0, card: answer.card });
    }
  }
};

const leaveGame = (g: Machine, key: string): void => {
  const one = card(g, key);
  const seat = one.controller;
  for (const upgrade of upgradesOn(g, key)) leavePlay(g, upgrade, 'discard');
  leavePlay(g, one, 'out');
  g.tell({ what: 'defeated', card: key, seat });
  if (characters(g, seat).length === 0) eliminate(g, seat);
  if (g.state.winner !== null) return;
  const triggers = ['opponent-defeated', 'own-defeated', 'any-defeated'] as const;
  fire(
    g,
    triggers.map((trigger): Occasion => ({ trigger, card: key, seat })),
  );
};

/** Abilities that may replace the discarding of a card by another card. */
const beforeDiscard = (g: Machine, { card: key, to, by }: Of<'leave'>): Ability[] => {
  if (by === undefined || to !== 'discard') return [];
  return [
    ...interrupts(g, 'host-weapon-discarded', key),
    ...(by === card(g, key).controller ? [] : interrupts(g, 'own-support-discarded', key)),
  ];
};

/**
 * A card leaves play. If there are two copies on one character and both have dice in the pool, the
 * owner chooses which die is set aside (part 2).
 */
export const leaveStep = (g: Machine, frame: Of<'leave'>): void => {
  const one = card(g, frame.card);
  if (one.zone !== 'play' || frame.replaced) {
    pop(g);
    return;
  }
  frame.before ??= beforeDiscard(g, frame);
  if (!interruptFirst(g, frame.before) || frame.replaced) return;
  const own = diceOf(g, frame.card).find(({ place }) => place === 'pool');
  const twins = inPlay(g, one.controller)
    .filter(
      ({ key, host }) =>
        key !== frame.card &&
        host === one.host &&
        host !== null &&
        facts(g, key).name === facts(g, frame.card).name,
    )
    .flatMap(({ key }) => diceOf(g, key))
    .filter(({ place, side }) => own && place === 'pool' && side !== own.side);
  const answer = takeAnswer(g);
  if (answer === null && own && twins.length > 0) {
    const options = [own, ...twins].map(({ key }) => ({ pick: 'die', die: key }) as const);
    ask(g, { seat: one.owner, question: 'die-to-set-aside', source: frame.card, options });
    return;
  }
  if (own && answer !== null && 'pick' in answer && answer.pick === 'die') {
    const chosen = die(g, answer.die);
    [own.card, chosen.card] = [chosen.card, own.card];
  }
  pop(g);
  const { host } = one;
  leavePlay(g, one, frame.to);
  settle(g, frame.card, host);
};

/** A character can have at most three upgrades (part 1). */
export const limitStep = (g: Machine, frame: Of<'limit'>): void => {
  const upgrades = upgradesOn(g, frame.card).filter(({ key }) => typeOf(g, key) === 'upgrade');
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    push(g, { kind: 'leave', at: 0, card: answer.card, to: 'discard' });
  } else if (upgrades.length <= 3) {
    pop(g);
  } else {
    const options = upgrades.map(({ key }) => ({ pick: 'card', card: key }) as const);
    const seat = card(g, frame.card).controller;
    ask(g, { seat, question: 'upgrade-to-discard', source: frame.card, options });
  }
};
