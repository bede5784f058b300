import { ask, push, shuffle, takeAnswer } from '#game';
import { isMet } from '../conditions.js';
import { amount, cardFits, cardsNamed, cardsThatFit } from '../filters.js';
import { settle } from '../frames/damage.js';
import { noticeEmptyHand } from '../frames/round.js';
import type { Machine } from '../machine.js';
import {
  discardFromHand,
  draw,
  gain,
  leavePlay,
  lose,
  mill,
  randomCards,
  spend,
} from '../moves.js';
import type { Option } from '../options.js';
import {
  alive,
  behaviour,
  card,
  deckOf,
  facts,
  hand,
  handSize,
  opponents,
  seatMeant,
  seatOf,
  theOpponent,
} from '../queries.js';
import { waysToPlay } from '../playing.js';
import type { CardState, RunFrame } from '../state.js';
import { fire, runFrame } from '../triggers.js';
import { inner } from './choices.js';
import { cardsMeant } from './meant.js';
import { endRun, next, type Op, type Ops } from './op.js';

/**
 * Spotting means having such a card in play (part 8, to spot); only the player's own cards count.
 */
const spot: Op<'spot'> = (g, frame, node) => {
  const seen = cardsThatFit(g, frame, 'play', {
    whose: 'own',
    types: ['character'],
    ...node.filter,
  });
  if (seen.length < (node.n ?? 1)) endRun(g, frame);
  else next(g, frame);
};

const seatsMeant = (
  g: Machine,
  frame: RunFrame,
  who: 'you' | 'opponent' | 'all' | 'all-opponents' | undefined,
): number[] => {
  if (who === 'all') return alive(g.state);
  return who === 'all-opponents' ? opponents(g.state, frame.seat) : [seatMeant(g, frame, who)];
};

const gainOp: Op<'gain'> = (g, frame, node) => {
  next(g, frame);
  const n = amount(g, frame, node.n);
  for (const seat of seatsMeant(g, frame, node.who)) gain(g, seat, n);
};

const loseOp: Op<'lose'> = (g, frame, node) => {
  next(g, frame);
  const seat = theOpponent(g, frame);
  lose(g, seat, node.n === 'all' ? seatOf(g, seat).resources : amount(g, frame, node.n));
};

const take: Op<'take'> = (g, frame, node) => {
  next(g, frame);
  gain(g, frame.seat, lose(g, theOpponent(g, frame), node.n));
};

/** Must be paid in full; otherwise the rest of the ability does not happen. */
const spendOp: Op<'spend'> = (g, frame, node) => {
  next(g, frame);
  const seat = seatMeant(g, frame, node.by);
  const n = amount(g, frame, node.n);
  if (seatOf(g, seat).resources < n) endRun(g, frame);
  else spend(g, seat, n);
};

const drawOp: Op<'draw'> = (g, frame, node) => {
  next(g, frame);
  const n = amount(g, frame, node.n);
  const drawn = seatsMeant(g, frame, node.who).flatMap((seat) => {
    const cards = deckOf(g, seat).slice(0, n);
    draw(g, seat, n);
    return cards;
  });
  if (node.as !== undefined) frame.chosen[node.as] = drawn;
};

const drawToHandSize: Op<'draw-to-hand-size'> = (g, frame) => {
  next(g, frame);
  draw(g, frame.seat, Math.max(handSize(g, frame.seat) - hand(g, frame.seat).length, 0));
};

/**
 * With `full`, the rest happens only if every one of these cards could be discarded (part 7,
 * "then").
 */
const millOp: Op<'mill'> = (g, frame, node) => {
  next(g, frame);
  const n = amount(g, frame, node.n);
  const milled: string[] = [];
  for (const seat of seatsMeant(g, frame, node.who)) {
    milled.push(...deckOf(g, seat).slice(0, n));
    if (mill(g, seat, n) < n && node.full) endRun(g, frame);
  }
  if (node.as !== undefined) frame.chosen[node.as] = milled;
  noticeMilled(g, frame, milled);
};

const noticeMilled = (g: Machine, { seat }: RunFrame, keys: readonly string[]): void => {
  if (keys.some((key) => card(g, key).owner !== seat))
    fire(g, [{ trigger: 'opponent-milled', seat }]);
};

const discardRandom: Op<'discard-random'> = (g, frame, node) => {
  next(g, frame);
  const n = amount(g, frame, node.n);
  const discarded: string[] = [];
  for (const seat of seatsMeant(g, frame, node.who ?? 'opponent')) {
    const cards = randomCards(g, seat, n);
    discarded.push(...cards);
    discardFromHand(g, cards);
    if (cards.length > 0) noticeEmptyHand(g, seat);
  }
  if (node.as !== undefined) frame.chosen[node.as] = discarded;
};

const randomCard: Op<'random-card'> = (g, frame, node) => {
  next(g, frame);
  const cards = randomCards(g, seatMeant(g, frame, node.who ?? 'opponent'), node.n ?? 1);
  frame.chosen[node.as] = cards;
  g.tell({ what: node.who === 'you' ? 'revealed' : 'looked', seat: frame.seat, cards });
};

/** A random card of the player's own discard pile, which is open. */
const randomDiscard: Op<'random-discard'> = (g, frame, node) => {
  next(g, frame);
  const keys = cardsThatFit(g, frame, 'discard', { whose: 'own' }).map(({ key }) => key);
  const key = keys.length > 0 ? keys[g.below(keys.length)] : undefined;
  frame.chosen[node.as] = key === undefined ? [] : [key];
};

const keepOnly: Op<'keep-only'> = (g, frame, node) => {
  next(g, frame);
  const cards = frame.chosen[node.cards] ?? [];
  frame.chosen[node.cards] = cards.filter((key) => node.types.includes(facts(g, key).type));
};

/**
 * Moves cards from any zone; cards in play leave it, and cards always go to their owner's zones.
 */
const put: Op<'put'> = (g, frame, node) => {
  next(g, frame);
  const { but } = node;
  const milled: string[] = [];
  for (const key of cardsMeant(g, frame, node.cards)) {
    const one = card(g, key);
    const was = one.zone;
    if (but !== undefined && (was !== 'deck' || frame.chosen[but]?.includes(key))) continue;
    if (was === 'play' && (node.to === 'discard' || node.to === 'hand' || node.to === 'out')) {
      const by = node.paid ? {} : { by: frame.seat };
      push(g, { kind: 'leave', at: 0, card: key, to: node.to, ...by });
      continue;
    }
    if (was === 'play') {
      const { host } = one;
      leavePlay(g, one, 'discard');
      settle(g, key, host);
    }
    if (was === 'deck' && node.to === 'discard') milled.push(key);
    if (was === 'deck') deckOf(g, one.owner).splice(deckOf(g, one.owner).indexOf(key), 1);
    if (node.to === 'deck-top') deckOf(g, one.owner).unshift(key);
    if (node.to === 'deck-bottom') deckOf(g, one.owner).push(key);
    one.zone = node.to === 'deck-top' || node.to === 'deck-bottom' ? 'deck' : node.to;
    g.tell({ what: node.to === 'discard' ? 'discarded' : 'returned', seat: one.owner, card: key });
    if (was === 'hand' && node.to === 'discard') noticeEmptyHand(g, one.owner);
  }
  noticeMilled(g, frame, milled);
};

const extraAction: Op<'extra-action'> = (g, frame, node) => {
  next(g, frame);
  seatOf(g, frame.seat).extra += node.n;
};

/** Happens immediately, because it is out of turn. */
const opponentAction: Op<'opponent-action'> = (g, frame) => {
  next(g, frame);
  const seat = theOpponent(g, frame);
  if (g.state.claimed !== seat) push(g, { kind: 'action', at: 0, seat, extra: true });
};

const endActions: Op<'end-actions'> = (g, frame) => {
  next(g, frame);
  g.state.ending = true;
};

const zonesOf = (g: Machine, frame: RunFrame, zones: readonly CardState['zone'][]) =>
  zones.flatMap((zone) =>
    Object.values(g.state.cards).filter((one) => one.zone === zone && one.owner === frame.seat),
  );

/** Plays a card from one of the zones, possibly cheaper or for free. */
const play: Op<'play'> = (g, frame, node) => {
  const answer = takeAnswer(g);
  const { free = false } = node;
  const { title, less: lessFor = 0 } = node.lessFor ?? {};
  const lessOf = (key: string): number =>
    amount(g, frame, node.less ?? 0) +
    (title !== undefined && facts(g, key).name.includes(title) ? lessFor : 0);
  const host = node.on === undefined ? undefined : cardsNamed(g, frame, node.on)[0];
  if (answer !== null) {
    next(g, frame);
    if (!('do' in answer) || answer.do !== 'play') return;
    if (node.as !== undefined) frame.chosen[node.as] = [answer.card];
    if (node.host !== undefined && answer.on) frame.chosen[node.host] = [answer.on];
    const deck = deckOf(g, frame.seat);
    if (deck.includes(answer.card)) deck.splice(deck.indexOf(answer.card), 1);
    push(g, {
      kind: 'play',
      at: 0,
      seat: frame.seat,
      card: answer.card,
      on: answer.on ?? null,
      replacing: answer.replacing ?? null,
      less: lessOf(answer.card),
      free,
      ambush: false,
      asked: [],
    });
    return;
  }
  const options: Option[] = zonesOf(g, frame, node.zones)
    .filter((one) => cardFits(g, frame, node.from, one) && one.key !== frame.source)
    .flatMap(({ key }) =>
      waysToPlay(g, frame.seat, key, { less: lessOf(key), free })
        .filter(({ on }) => node.on === undefined || on === host)
        .map(({ on, replacing }) => ({
          do: 'play' as const,
          card: key,
          ...(on ? { on } : {}),
          ...(replacing ? { replacing } : {}),
        })),
    );
  if (options.length === 0) {
    if (node.must) endRun(g, frame);
    else next(g, frame);
    return;
  }
  const none: Option[] = node.optional ? [{ pick: 'no' }] : [];
  ask(g, {
    seat: frame.seat,
    question: 'card',
    source: frame.source,
    options: [...options, ...none],
  });
};

const unusedBattlefields = (g: Machine) =>
  Object.values(g.state.cards).filter(
    ({ key, zone }) => zone === 'out' && facts(g, key).type === 'battlefield',
  );

/**
 * Resolves the claim ability of the battlefield in play, or of one that was brought and is not
 * used.
 */
const claimAbility: Op<'claim-ability'> = (g, frame, node) => {
  const others = node.unused ? unusedBattlefields(g) : [];
  const answer = takeAnswer(g);
  if (others.length > 0 && answer === null) {
    const options: Option[] = others.map(({ key }) => ({ pick: 'card', card: key }));
    ask(g, { seat: frame.seat, question: 'battlefield', source: frame.source, options });
    return;
  }
  next(g, frame);
  const picked = answer !== null && 'pick' in answer && answer.pick === 'card' ? answer.card : null;
  const battlefield = node.unused ? picked : g.state.battlefield;
  const nodes = battlefield === null ? undefined : behaviour(g, battlefield).claim;
  if (battlefield === null || !nodes) return;
  push(g, runFrame({ source: battlefield, seat: frame.seat, nodes, chosen: {}, numbers: {} }));
};

const count: Op<'count'> = (g, frame, node) => {
  next(g, frame);
  frame.numbers[node.as] = amount(g, frame, node.n);
};

const iff: Op<'if'> = (g, frame, node) => {
  inner(g, frame, isMet(g, frame, node.when) ? node.then : (node.else ?? []));
};

const chooseNumber: Op<'choose-number'> = (g, frame, node) => {
  const answer = takeAnswer(g);
  if (answer !== null && 'pick' in answer && answer.pick === 'number') {
    next(g, frame);
    frame.numbers[node.as] = answer.number;
    return;
  }
  const options: Option[] = [];
  for (let number = 0; number <= amount(g, frame, node.max); number += 1)
    options.push({ pick: 'number', number });
  const seat = seatMeant(g, frame, node.by);
  ask(g, { seat, question: 'number', source: frame.source, options });
};

/** Swaps the battlefield with an unused one; the controller stays the same. */
const switchBattlefield: Op<'switch-battlefield'> = (g, frame) => {
  const { state } = g;
  const used = state.battlefield === null ? undefined : card(g, state.battlefield);
  const others = unusedBattlefields(g);
  const answer = takeAnswer(g);
  if (answer === null && others.length > 0) {
    const options: Option[] = others.map(({ key }) => ({ pick: 'card', card: key }));
    ask(g, { seat: frame.seat, question: 'battlefield', source: frame.source, options });
    return;
  }
  next(g, frame);
  if (!used || answer === null || !('pick' in answer) || answer.pick !== 'card') return;
  const other = card(g, answer.card);
  other.controller = used.controller;
  other.zone = 'play';
  used.zone = 'out';
  used.controller = used.owner;
  state.battlefield = other.key;
};

const lookAtTop: Op<'look-at-top'> = (g, frame, node) => {
  next(g, frame);
  const seat = seatMeant(g, frame, node.who);
  const cards = deckOf(g, seat).slice(0, node.n);
  frame.chosen[node.as] = cards;
  g.tell({ what: node.show ? 'revealed' : 'looked', seat: frame.seat, cards });
};

const shuffleDeck: Op<'shuffle'> = (g, frame) => {
  next(g, frame);
  shuffle(g, deckOf(g, frame.seat));
};

const reveal: Op<'reveal'> = (g, frame, node) => {
  next(g, frame);
  g.tell({ what: 'revealed', seat: frame.seat, cards: cardsNamed(g, frame, node.cards) });
};

/**
 * Changes only who controls the battlefield, and thus who begins the next round; it does not count
 * as claiming (part 5).
 */
const takeBattlefield: Op<'take-battlefield'> = (g, frame, node) => {
  next(g, frame);
  const { battlefield } = g.state;
  const seat = seatMeant(g, frame, node.who);
  if (battlefield !== null) card(g, battlefield).controller = seat;
};

const switchResources: Op<'switch-resources'> = (g, frame) => {
  next(g, frame);
  const [own, other] = [seatOf(g, frame.seat), seatOf(g, theOpponent(g, frame))];
  [own.resources, other.resources] = [other.resources, own.resources];
};

const look: Op<'look'> = (g, frame, node) => {
  next(g, frame);
  const seats = seatsMeant(g, frame, node.who ?? 'opponent');
  const cards = seats.flatMap((seat) => hand(g, seat)).map(({ key }) => key);
  g.tell({ what: 'looked', seat: frame.seat, cards });
};

export const playerOps = {
  spot,
  gain: gainOp,
  lose: loseOp,
  take,
  spend: spendOp,
  draw: drawOp,
  'draw-to-hand-size': drawToHandSize,
  mill: millOp,
  'discard-random': discardRandom,
  'random-card': randomCard,
  'random-discard': randomDiscard,
  'take-battlefield': takeBattlefield,
  'switch-resources': switchResources,
  'keep-only': keepOnly,
  put,
  'extra-action': extraAction,
  'opponent-action': opponentAction,
  'end-actions': endActions,
  play,
  'claim-ability': claimAbility,
  count,
  'choose-number': chooseNumber,
  'switch-battlefield': switchBattlefield,
  'look-at-top': lookAtTop,
  reveal,
  shuffle: shuffleDeck,
  if: iff,
  look,
} satisfies Partial<Ops>;
