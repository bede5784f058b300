/** 5.2 Setup: first player, shuffled decks and six cards, one mulligan each, two resources each. */
import { shuffle } from '../../kernel/dice.js';
import { actionPhaseFrame, type SetupFrame } from '../../kernel/frames.js';
import { ask, def, type Game, living, player, pop, push, touch } from '../../kernel/game.js';
import { type Card, type Seat, Zone } from '../../kernel/state.js';
import { below } from '../../kernel/dice.js';
import { draw } from '../01-concepts/13-draw.js';
import { toResources } from '../04-zones/09-in-play-and-out.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';

const OPENING_HAND = 6;
const OPENING_RESOURCES = 2;

/** 5.2: what a player's base says about setup. */
const setupRules = (g: Game, seat: Seat) =>
  def(g, player(g, seat).base).front.others.filter((x) => x.a === 'setup');

const openingHand = (g: Game, seat: Seat): number =>
  setupRules(g, seat).reduce((n, x) => n + x.hand, OPENING_HAND);

/**
 * Seats clockwise from the one with the initiative, including players who left, because positions
 * in this order must not shift.
 */
function fromInitiative(g: Game): Seat[] {
  const n = g.s.players.length;
  return g.s.players.map((_, i) => (g.s.initiative + i) % n);
}

function chooseFirst(g: Game, f: SetupFrame): void {
  if (!f.answer) {
    f.seat = f.chooser ?? below(g.s, g.s.players.length);
    ask(g, {
      seat: f.seat,
      kind: 'first-player',
      options: living(g).map((seat) => ({ o: 'seat', seat })),
      min: 1,
      max: 1,
      source: -1,
    });
    return;
  }
  const first = living(g)[f.answer.pick[0] ?? 0] as Seat;
  f.answer = undefined;
  g.s.initiative = first;
  g.s.active = first;
  emit(g, { e: 'game-started', seat: first });
  for (const seat of fromInitiative(g).filter((x) => living(g).includes(x))) {
    shuffle(g.s, player(g, seat).deck);
    draw(g, seat, openingHand(g, seat));
  }
  f.step = 1;
  f.seat = 0;
}

/**
 * 5.2.1E: one after the other from the player with the initiative; a player who takes a mulligan
 * keeps the new hand.
 */
function mulligan(g: Game, f: SetupFrame): void {
  const order = fromInitiative(g);
  const seat = order[f.seat];
  if (seat === undefined) {
    f.step = 2;
    f.seat = 0;
    return;
  }
  if (player(g, seat).eliminated || setupRules(g, seat).some((x) => x.noMulligan)) {
    f.seat++;
    return;
  }
  if (!f.answer) {
    ask(g, {
      seat,
      kind: 'mulligan',
      options: [{ o: 'yes' }, { o: 'no' }],
      min: 1,
      max: 1,
      source: -1,
    });
    return;
  }
  const taken = f.answer.pick[0] === 0;
  f.answer = undefined;
  f.seat++;
  if (taken) {
    const p = player(g, seat);
    p.deck.push(...p.hand);
    for (const c of p.hand) g.s.zone[c] = Zone.deck;
    p.hand = [];
    shuffle(g.s, p.deck);
    touch(g);
    draw(g, seat, openingHand(g, seat));
  }
  emit(g, { e: 'mulligan', seat, taken });
}

function resources(g: Game, f: SetupFrame): void {
  const seat = fromInitiative(g)[f.seat];
  if (seat === undefined) {
    pop(g);
    push(g, actionPhaseFrame());
    return;
  }
  const p = player(g, seat);
  if (p.eliminated) {
    f.seat++;
    return;
  }
  const n = Math.min(OPENING_RESOURCES, p.hand.length);
  if (!f.answer) {
    ask(g, {
      seat,
      kind: 'resource',
      options: p.hand.map((card) => ({ o: 'card', card })),
      min: n,
      max: n,
      source: -1,
    });
    return;
  }
  const cards = f.answer.pick.map((i) => p.hand[i] as Card);
  f.answer = undefined;
  f.seat++;
  for (const card of cards) {
    toResources(g, card, seat, true);
    emit(g, { e: 'resourced', seat, card });
  }
}

export function runSetup(g: Game, f: SetupFrame): void {
  if (f.step === 0) chooseFirst(g, f);
  else if (f.step === 1) mulligan(g, f);
  else resources(g, f);
}
