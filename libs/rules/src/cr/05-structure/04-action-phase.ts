/** 5.4 Action phase and 1.15 actions: turns until everybody has passed in a row (1.15.6D). */
import type { Effect } from '../../effects/nodes.js';
import type { Option } from '../../kernel/decisions.js';
import { type ActionPhaseFrame, regroupFrame } from '../../kernel/frames.js';
import {
  ask,
  def,
  emptyScope,
  type Game,
  living,
  nextSeat,
  opponents,
  player,
  pop,
  push,
  rearrange,
  touch,
} from '../../kernel/game.js';
import { type Card, type Counter, NO_CARD, type Seat } from '../../kernel/state.js';
import { PLAIN, smuggleTerms, type Terms, wayOf } from '../01-concepts/08-cost.js';
import { canPlay, modes, playPermit, playableAs } from '../08-additional/20-play-restrictions.js';
import { attackFrame, attackTargets, canAttack } from '../06-sequences/03-attack-with-a-unit.js';
import { playFrame } from '../06-sequences/02-play-a-card.js';
import { actionsOf, actorsOf, canUse, useFrame } from '../06-sequences/04-use-an-action-ability.js';
import { board } from '../07-abilities/03-constant-abilities.js';
import { emit } from '../07-abilities/06-triggered-abilities.js';
import { expire } from '../07-abilities/07-effects.js';
import { abilityFrame, openWindow } from '../07-abilities/windows.js';
import { countersLeft, mayPass, useCounter } from '../12-twin-suns/counters.js';
import { endWithPhase } from './06-end-of-game.js';

/** The terms under which a lasting effect lets a card be played. */
const termsOf = ({
  free,
  less = 0,
  ignoreAspects = false,
}: NonNullable<Bond['permit']>): Terms => ({
  ...PLAIN,
  free,
  discount: less,
  ignoreAspects,
});

const playTerms = (permit: NonNullable<Bond['permit']>) => {
  const { free, discount, ignoreAspects } = termsOf(permit);
  return { free, discount, ignoreAspects, ...(permit.grants && { grants: [...permit.grants] }) };
};

/** The instruction of a permission about the card that is played by it. */
function aboutPlayed(g: Game, seat: Seat, card: Card, effect: Effect) {
  const scope = emptyScope(g, card, seat);
  scope.refs['it'] = [card];
  return abilityFrame(g, { scope, effect }, false);
}

/** Whether the card has Smuggle, or a card in play may give it (7.5.14). */
const maySmuggle = (g: Game, card: Card): boolean =>
  def(g, card).front.smuggle !== null || board(g).smuggle.length > 0;

function smuggles(g: Game, seat: Seat, out: Option[]): void {
  for (const card of player(g, seat).resources)
    if (
      maySmuggle(g, card) &&
      smuggleTerms(g, seat, card) &&
      canPlay(g, wayOf(seat, card, 'smuggle'))
    )
      out.push({ o: 'play', card, as: 'smuggle' });
}

function plays(g: Game, seat: Seat, out: Option[]): void {
  for (const card of player(g, seat).hand)
    for (const as of modes(g, seat, card))
      if (playableAs(g, seat, card, as)) out.push({ o: 'play', card, as: as as 'unit' });
  if (g.smuggles) smuggles(g, seat, out);
  for (const { permit, seat: whose, card } of g.s.lasting) {
    if (!permit || whose !== seat || !playPermit(g, seat, card)) continue;
    for (const as of modes(g, seat, card))
      if (canPlay(g, wayOf(seat, card, as), termsOf(permit)))
        out.push({ o: 'play', card, as: as as 'unit' });
  }
}

function usesOf(g: Game, seat: Seat, owner: Seat, out: Option[]): void {
  for (const card of actorsOf(g, owner)) {
    const n = actionsOf(g, card).length;
    for (let ability = 0; ability < n; ability++)
      if (canUse(g, seat, card, ability)) out.push({ o: 'use', card, ability });
  }
}

/**
 * Adds the player's own action abilities, and those of opponents' cards that any player may use.
 */
function uses(g: Game, seat: Seat, out: Option[]): void {
  usesOf(g, seat, seat, out);
  if (g.actsFromDiscard)
    for (const card of player(g, seat).discard)
      if (def(g, card).front.away.length > 0 && canUse(g, seat, card, 0))
        out.push({ o: 'use', card, ability: 0 });
  if (board(g).shared) for (const foe of opponents(g, seat)) usesOf(g, seat, foe, out);
}

type Bond = Game['s']['lasting'][number];
const isBond = (g: Game, l: Bond, seat: Seat): boolean =>
  l.card !== NO_CARD &&
  l.mods.some((m) => m.m === 'must' && m.what === 'attack-next') &&
  g.s.copy[l.card] === l.copy &&
  g.s.controller[l.card] === seat;

/** 8.17: the unit that this player must attack with as their next action. */
export const compelledUnit = (g: Game, seat: Seat): Card | undefined =>
  g.s.lasting.length === 0 ? undefined : g.s.lasting.find((l) => isBond(g, l, seat))?.card;

/** Ends that obligation: whatever they do now was their next action. */
function release(g: Game, seat: Seat): Card | null {
  const card = compelledUnit(g, seat) ?? null;
  g.s.lasting = g.s.lasting.filter((l) => !isBond(g, l, seat));
  rearrange(g);
  return card;
}

/**
 * 1.15.1: every action that the player may take now. Passing is always possible, except in Twin
 * Suns (12.6.1A).
 */
function actions(g: Game, seat: Seat): Option[] {
  const bound = compelledUnit(g, seat);
  if (bound !== undefined && canAttack(g, bound, false)) return [{ o: 'attack', card: bound }];
  const out: Option[] = mayPass(g) ? [{ o: 'pass' }] : [];
  if (!g.s.initiativeTaken) out.push({ o: 'take-initiative' });
  for (const counter of countersLeft(g)) out.push({ o: 'take-counter', counter });
  plays(g, seat, out);
  for (const card of player(g, seat).units)
    if (canAttack(g, card, false)) out.push({ o: 'attack', card });
  uses(g, seat, out);
  return out;
}

function begin(g: Game, f: ActionPhaseFrame): void {
  g.s.round++;
  g.s.phase = 'action';
  g.s.history = [];
  g.s.spent = g.s.spent.filter((k) => k.startsWith('game:'));
  g.s.initiativeTaken = false;
  g.s.active = g.s.initiative;
  f.passes = 0;
  for (const p of g.s.players) p.passed = false;
  emit(g, { e: 'round-started', round: g.s.round });
  emit(g, { e: 'phase-started', phase: 'action', round: g.s.round });
  f.step = 1;
}

/** 1.12.2A, 1.15.5: counts as passing, now and for the rest of the phase. */
function takeInitiative(g: Game, f: ActionPhaseFrame, seat: Seat): void {
  g.s.initiative = seat;
  g.s.initiativeTaken = true;
  player(g, seat).passed = true;
  f.passes++;
  touch(g);
  emit(g, { e: 'initiative-taken', seat });
}

/** 12.5.3: also counts as passing. The effect of the counter happens at once. */
function takeCounter(g: Game, f: ActionPhaseFrame, counter: Counter): void {
  const seat = g.s.active;
  player(g, seat).passed = true;
  f.passes++;
  useCounter(g, seat, counter);
}

/** Records where an action begins, because cards may ask what players did in their actions. */
function recordAct(g: Game, f: ActionPhaseFrame, seat: Seat): void {
  const from = g.s.history.length;
  const nth = (f.acts?.[seat]?.nth ?? 0) + 1;
  f.acts = { ...f.acts, [seat]: { nth, from, to: from } };
}

/** Records where it ends. */
function endAct(g: Game, f: ActionPhaseFrame): void {
  const act = f.acts?.[g.s.active];
  if (act) f.acts = { ...f.acts, [g.s.active]: { ...act, to: g.s.history.length } };
}

function perform(g: Game, f: ActionPhaseFrame, chosen: Option): void {
  const seat = g.s.active;
  f.step = 3;
  if (g.recallsActions) recordAct(g, f, seat);
  if (chosen.o === 'pass') {
    f.passes++;
    emit(g, { e: 'passed', seat });
    return;
  }
  if (chosen.o === 'take-initiative') return takeInitiative(g, f, seat);
  if (chosen.o === 'take-counter') return takeCounter(g, f, chosen.counter);
  f.passes = 0;
  const bound = compelledUnit(g, seat) === undefined ? null : release(g, seat);
  const permit = 'card' in chosen ? playPermit(g, seat, chosen.card) : undefined;
  if (chosen.o === 'play') {
    // Pushed below the play frame, so that it is carried out right after the play.
    if (permit?.then) push(g, aboutPlayed(g, seat, chosen.card, permit.then));
    push(
      g,
      playFrame(seat, chosen.card, chosen.as, {
        ...(permit ? playTerms(permit) : {}),
      }),
    );
  } else if (chosen.o === 'attack')
    push(
      g,
      attackFrame(g, seat, chosen.card, {
        only:
          bound === chosen.card && attackTargets(g, chosen.card, 'units').length > 0
            ? 'units'
            : 'any',
      }),
    );
  else if (chosen.o === 'use') push(g, useFrame(seat, chosen.card, chosen.ability));
}

function turn(g: Game, f: ActionPhaseFrame): void {
  const seat = g.s.active;
  if (f.answer) {
    const chosen = f.answer.option as Option;
    f.answer = undefined;
    return perform(g, f, chosen);
  }
  if (player(g, seat).passed) {
    f.passes++;
    f.step = 3;
    return;
  }
  ask(g, { seat, kind: 'action', options: actions(g, seat), min: 1, max: 1, source: -1 });
}

/** 5.4.1B: what the action triggered resolves before the next player acts. */
function next(g: Game, f: ActionPhaseFrame): void {
  if (openWindow(g, 0)) return;
  if (f.acts) endAct(g, f);
  if (f.passes >= living(g).length) {
    f.step = 4;
    return;
  }
  if (f.extra) f.extra--;
  else g.s.active = nextSeat(g, g.s.active);
  f.step = 2;
}

function end(g: Game, f: ActionPhaseFrame): void {
  if (f.step === 4) {
    // 1.4.5: nobody acts any more, so the player with the initiative orders what the end of the
    // phase triggers (7.6.10).
    g.s.active = g.s.initiative;
    expire(g, 'phase');
    emit(g, { e: 'phase-ended', phase: 'action', round: g.s.round });
    f.step = 5;
    return;
  }
  if (openWindow(g, 0)) return;
  if (g.s.twinSuns?.ending) return endWithPhase(g);
  pop(g);
  push(g, regroupFrame());
}

export function runActionPhase(g: Game, f: ActionPhaseFrame): void {
  switch (f.step) {
    case 0:
      return begin(g, f);
    case 1:
      if (openWindow(g, 0)) return;
      f.step = 2;
      return;
    case 2:
      return turn(g, f);
    case 3:
      return next(g, f);
    default:
      return end(g, f);
  }
}
