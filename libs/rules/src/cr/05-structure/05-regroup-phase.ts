/** 5.5 Regroup phase: start, draw two, resource one, ready, end. */
import { actionPhaseFrame, type RegroupFrame, regroupFrame } from '../../kernel/frames.js';
import {
  ask,
  controller,
  faceOf,
  type Game,
  living,
  player,
  pop,
  push,
  touch,
} from '../../kernel/game.js';
import type { Card, Seat } from '../../kernel/state.js';
import { draw } from '../01-concepts/13-draw.js';
import { ready } from '../01-concepts/05-cards.js';
import { toResources } from '../04-zones/09-in-play-and-out.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { expire } from '../07-abilities/07-effects.js';
import { isBlank } from '../07-abilities/losing.js';
import { openWindow } from '../07-abilities/windows.js';
import { returnCounters } from '../12-twin-suns/counters.js';
import { endWithPhase } from './06-end-of-game.js';

const DRAWN_EACH_ROUND = 2;

/** 1.4.5: nobody acts, so the player with the initiative is the active one. */
function start(g: Game, f: RegroupFrame): void {
  g.s.phase = 'regroup';
  g.s.active = g.s.initiative;
  returnCounters(g);
  // Effects that hold only during the action phase have ended, so 1.16.5 is checked before anything
  // else.
  touch(g);
  emit(g, { e: 'phase-started', phase: 'regroup', round: g.s.round });
  f.step = 1;
}

function resource(g: Game, f: RegroupFrame): void {
  const n = g.s.players.length;
  if (f.seat >= n) {
    f.step = 3;
    return;
  }
  const seat: Seat = (g.s.initiative + f.seat) % n;
  const { hand, eliminated } = player(g, seat);
  if (!f.answer) {
    if (hand.length === 0 || eliminated) f.seat++;
    else
      ask(g, {
        seat,
        kind: 'resource',
        options: hand.map((card) => ({ o: 'card', card })),
        min: 0,
        max: 1,
        source: -1,
      });
    return;
  }
  const chosen = f.answer.pick[0];
  f.answer = undefined;
  f.seat++;
  if (chosen === undefined) return;
  const card = hand[chosen] as Card;
  toResources(g, card, seat, false);
  emit(g, { e: 'resourced', seat, card });
}

function readyAll(g: Game): void {
  for (const seat of living(g)) {
    const p = player(g, seat);
    for (const r of p.resources) g.s.ready[r] = 1;
    for (const l of p.leaders) if (g.s.deployed[l] === 0) g.s.ready[l] = 1;
    for (const u of [...p.units]) if (controller(g, u) === seat) ready(g, u);
    emit(g, { e: 'cards-readied', seat });
  }
  touch(g);
}

/** 5.5: the extra regroup phases that units in play add to the first one of a round. */
const extraPhases = (g: Game): number =>
  g.s.players.reduce(
    (n, p) =>
      n +
      p.units.filter(
        (c) => faceOf(g, c).others.some((x) => x.a === 'extra-regroup') && !isBlank(g, c),
      ).length,
    0,
  );

export function runRegroup(g: Game, f: RegroupFrame): void {
  switch (f.step) {
    case 0:
      return start(g, f);
    case 1:
      if (openWindow(g, 0)) return;
      f.step = 2;
      f.seat = 0;
      for (const seat of living(g)) draw(g, seat, DRAWN_EACH_ROUND);
      return;
    case 2:
      if (openWindow(g, 0)) return;
      return resource(g, f);
    case 3:
      readyAll(g);
      f.step = 4;
      return;
    case 4:
      if (openWindow(g, 0)) return;
      expire(g, 'phase');
      f.more ??= extraPhases(g);
      if (f.more === 0) expire(g, 'round');
      emit(g, { e: 'phase-ended', phase: 'regroup', round: g.s.round });
      f.step = 5;
      return;
    default:
      if (openWindow(g, 0)) return;
      if (g.s.twinSuns?.ending) return endWithPhase(g);
      pop(g);
      push(g, f.more ? regroupFrame(f.more - 1) : actionPhaseFrame());
  }
}
