/** 7.7.5 A card that would be defeated, and what its controller may choose to happen instead. */
import type { Ability, Effect } from '../../effects/nodes.js';
import type { SparedFrame } from '../../kernel/frames.js';
import {
  askWhether,
  controller,
  emptyScope,
  faceOf,
  type Game,
  inPlay,
  pop,
  push,
  touch,
  viewpoint,
} from '../../kernel/game.js';
import type { Card, Seat } from '../../kernel/state.js';
import { board } from './03-constant-abilities.js';
import { isBlank } from './losing.js';
import { abilityFrame } from './windows.js';

type Instead = Extract<Ability, { a: 'instead' }>;

/** What may happen instead, and the card that offers it, whose controller decides. */
interface Alternative {
  readonly source: Card;
  readonly effect: Effect;
}

/** The alternative that another card in play offers. */
function byAnother(g: Game, c: Card): Alternative | undefined {
  for (const { source, ability, scope } of board(g).spares)
    if (source !== c && ability.whose && g.q.matches(g, c, ability.whose, scope))
      return { source, effect: ability.effect };
  return undefined;
}

/** What may happen to the card instead of its defeat, if that is possible now. */
function alternative(g: Game, c: Card): Alternative | undefined {
  return ofItself(g, c) ?? byAnother(g, c);
}

function ofItself(g: Game, c: Card): Alternative | undefined {
  const isMeant = (x: Ability): x is Instead =>
    x.a === 'instead' && x.of === 'defeated' && x.whose === undefined;
  const found =
    faceOf(g, c).others.find(isMeant) ??
    (g.s.lasting.length === 0
      ? undefined
      : g.q
          .mods(g, c)
          .flatMap(({ mod }) => (mod.m === 'gain-ability' ? [mod.ability] : []))
          .find(isMeant));
  if (!found || isBlank(g, c)) return undefined;
  return !found.needs || g.q.holds(g, found.needs, viewpoint(g, c, controller(g, c)))
    ? { source: c, effect: found.effect }
    : undefined;
}

/** Whether a player would be asked before the card is defeated. */
export const hasAlternative = (g: Game, c: Card): boolean => alternative(g, c) !== undefined;

/** Whether a player is about to be asked, or is being asked, about the defeat of the card. */
export const isFalling = (g: Game, c: Card): boolean =>
  g.s.falling?.some((x) => x.card === c) === true ||
  g.s.frames.some((f) => f.k === 'spared' && f.card === c);

/** Whether the defeat of the card waits for a player's decision. */
export function waitsToFall(g: Game, card: Card, by: Seat): boolean {
  if (isFalling(g, card)) return true;
  if (!alternative(g, card)) return false;
  g.s.falling = [...(g.s.falling ?? []), { card, by }];
  return true;
}

/** Opens these questions before anything else goes on, in the order in which the cards came. */
export function openFalling(g: Game): void {
  for (const { card, by } of (g.s.falling ?? []).toReversed())
    push(g, { k: 'spared', card, copy: g.s.copy[card] as number, by, step: 0 });
  g.s.falling = undefined;
}

/** @param fall defeats the card for good. */
export function runSpared(
  g: Game,
  f: SparedFrame,
  fall: (g: Game, card: Card, by: Seat) => void,
): void {
  const { card, by } = f;
  const there = inPlay(g, card) && g.s.copy[card] === f.copy;
  const instead = there && f.step === 0 ? alternative(g, card) : undefined;
  if (instead && !f.answer) {
    const { source } = instead;
    askWhether(g, { seat: controller(g, source), source, note: 'instead' });
    return;
  }
  const accepted = instead !== undefined && f.answer?.pick[0] === 0;
  f.answer = undefined;
  if (accepted) {
    f.step = 1;
    const scope = emptyScope(g, instead.source, controller(g, instead.source));
    push(g, abilityFrame(g, { scope, effect: instead.effect }, false));
    return;
  }
  pop(g);
  if (there && f.step === 0) fall(g, card, by);
  touch(g);
}
