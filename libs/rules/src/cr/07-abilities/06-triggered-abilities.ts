/**
 * 7.6 Triggered abilities: what happens is recorded once (`emit`), and every ability whose
 * condition is met starts waiting (7.6.7). The abilities resolve in the next window of the sequence
 * that they belong to, see `windows.ts`. 7.5.6, 7.5.7, 7.5.10, 7.5.11, 7.5.13: keywords that
 * resolve like triggered abilities wait in the same list.
 */
import { NONE } from '../../effects/none.js';
import type { Ability, Effect, Header, Moment } from '../../effects/nodes.js';
import { perNode } from '../../effects/per-node.js';
import { whensOn } from '../01-concepts/filters.js';
import { unfoldAbility } from '../../kernel/definition.js';
import { copyScope } from '../../kernel/copy-frame.js';
import type { EventName, GameEvent } from '../../events/events.js';
import type { Again, Ending, Scope, Trigger, Witness } from '../../kernel/frames.js';
import type { Delayed } from '../../kernel/lasting.js';
import {
  controller,
  defendersOf,
  emptyScope,
  faceOf,
  type Game,
  inPlay,
  isBase,
  isUnit,
} from '../../kernel/game.js';
import { KIND } from '../../kernel/modifier-kinds.js';
import { type Card, NO_CARD, type Seat } from '../../kernel/state.js';
import { board } from './03-constant-abilities.js';
import { announceDraw, plots } from './announcements.js';
import { bounties } from './bounties.js';
import { frontOf, isBlank, staysOn } from './losing.js';
import { isMoment, subjectOf } from './moments.js';

/**
 * Whether later questions ("this phase", "the first") may ask about an event; others are only for
 * the log.
 */
const IS_REMEMBERED: Readonly<Record<EventName, boolean>> = {
  'game-started': false,
  mulligan: false,
  'round-started': false,
  'phase-started': true,
  'phase-ended': false,
  passed: false,
  'initiative-taken': true,
  'counter-taken': false,
  drawn: true,
  'deck-empty': false,
  resourced: false,
  'mode-chosen': false,
  paid: false,
  played: true,
  entered: true,
  deployed: true,
  created: true,
  attached: true,
  unattached: false,
  'attack-declared': true,
  'attack-ended': true,
  damaged: true,
  prevented: false,
  healed: true,
  exhausted: false,
  'cards-readied': false,
  readied: false,
  defeated: true,
  'left-play': true,
  returned: true,
  discarded: true,
  revealed: false,
  shown: false,
  looked: false,
  searched: true,
  modified: false,
  'control-taken': true,
  captured: true,
  rescued: false,
  named: false,
  moved: false,
  'force-gained': false,
  'force-used': true,
  'bounty-collected': true,
  eliminated: false,
  'ability-used': true,
  'trigger-used': false,
  flipped: false,
  'game-ended': false,
};

/**
 * 8.12: remembers the units that were given up to play a card, with their last known information.
 */
function rememberExploited(g: Game, cards: readonly Card[], scope: Scope): void {
  scope.refs['exploited'] = [...cards];
  for (const c of cards) {
    const fell = g.s.history.findLast((h) => h.e === 'defeated' && h.card === c);
    if (fell?.e === 'defeated') scope.known[c] = fell.was;
  }
}

/**
 * 8.12: remembers the last known information of an attacker and a defender that are gone, and the
 * excess damage on the defender.
 */
function rememberAttack(g: Game, excess: number, scope: Scope): void {
  scope.nums['excess'] = excess;
  const a = g.s.attacks.at(-1);
  if (a?.attackerWas) scope.known[a.attacker] = a.attackerWas;
  if (a?.defenderWas) scope.known[a.defender] = a.defenderWas;
}

function scopeFor(g: Game, event: GameEvent, source: Card, you: Seat): Scope {
  const scope = emptyScope(g, source, you);
  const subject = subjectOf(event);
  if (subject !== NO_CARD) {
    scope.refs['subject'] = [subject];
    if ('was' in event) {
      scope.known[subject] = event.was;
      scope.refs['carried'] = event.was.upgrades;
    }
  }
  if ('seat' in event) scope.seats['subject'] = [event.seat];
  if ('n' in event) scope.nums['n'] = event.n;
  if (event.e === 'attack-declared' || event.e === 'attack-ended') {
    scope.refs['attackedCard'] = [event.defender];
    if (event.e === 'attack-ended') rememberAttack(g, event.excess, scope);
  }
  if (event.e === 'played') {
    scope.nums['resourcesPaid'] = event.paid ?? 0;
    if (event.exploited) rememberExploited(g, event.exploited, scope);
  }
  if (event.e === 'attached') scope.refs['host'] = [event.to];
  if (event.e === 'unattached') scope.refs['host'] = [event.from];
  if (g.s.host[source] !== NO_CARD && g.s.host[source] !== undefined)
    scope.refs['attached'] = [g.s.host[source] as Card];
  return scope;
}

function wait(g: Game, t: Trigger): void {
  g.s.waiting.push(t);
}

type When = Extract<Ability, { a: 'when' }>;

/**
 * 8.6.4: a card in play is meant there and, after it has left, in the zone it goes to (8.12); any
 * other card is meant where it is. After a further move it is another copy.
 */
function lastCopies(g: Game, { refs }: Scope): Record<string, number> {
  const out: Record<string, number> = {};
  for (const name in refs) {
    for (const c of refs[name] as readonly Card[])
      if (c !== NO_CARD) out[c] = (g.s.copy[c] as number) + (inPlay(g, c) ? 1 : 0);
  }
  return out;
}

/** An ability of a card; `index` distinguishes it from the card's others. */
interface Bearer {
  source: Card;
  you: Seat;
  index: number | string;
}

/**
 * 7.5.8C: a unit deals all combat damage of an attack at once, to the defender and to the base. An
 * ability that does not ask what was damaged therefore triggers only once.
 */
function isDealtAlready(g: Game, m: Moment, event: GameEvent): boolean {
  if (m.role !== 'dealer' || m.combat !== true || m.who || m.where || event.e !== 'damaged')
    return false;
  for (let i = g.s.history.length - 2; i >= 0; i--) {
    const h = g.s.history[i] as GameEvent;
    if (h.e === 'attack-declared') return false;
    if (h.e === 'damaged' && h.combat && h.from === event.from) return true;
  }
  return false;
}

const isHeader = (e: string): e is Header =>
  e === 'defeated' || e === 'played' || e === 'attack-declared';

const usesAgain = perNode((e: Effect) => JSON.stringify(e).includes('"use-again"'));

/**
 * 7.6.17: the "When Defeated" abilities that a defeated unit has at that moment, if the effect may
 * use them again; undefined if it uses none again.
 */
function repeats(g: Game, effect: Effect, event: GameEvent): readonly Again[] | undefined {
  if (event.e !== 'defeated' || !usesAgain(effect)) return undefined;
  return whensOn(g, event.card, 'defeated').map((w) => ({
    effect: w.effect,
    scope: scopeFor(g, event, event.card, event.seat),
    header: 'defeated',
  }));
}

/**
 * Whether the ability waits only for events of its own card, and this event is about another one.
 * This is the most frequent case, and needs no scope to be detected.
 */
const isOfAnother = (m: Moment, event: GameEvent, source: Card): boolean =>
  m.self === true && m.role === undefined && subjectOf(event) !== source;

function offer(g: Game, when: When, event: GameEvent, by: Bearer): void {
  // 8.33.3: a limit belongs to the player who uses the ability.
  const limit = when.once
    ? `${when.once}:${by.source}.${g.s.copy[by.source]}.${by.index}.${by.you}`
    : null;
  if (limit !== null && g.s.spent.includes(limit)) return;
  for (const m of when.moments) {
    if (m.on !== event.e || isOfAnother(m, event, by.source)) continue;
    const scope = scopeFor(g, event, by.source, by.you);
    if (!isMoment(g, m, event, scope) || isDealtAlready(g, m, event)) continue;
    // "Attacks and defeats a unit" (8.2): once for each defeated unit.
    const times = m.defeatedDefender && event.e === 'attack-ended' ? (event.fallen ?? 1) : 1;
    const again = repeats(g, when.effect, event);
    if (again?.length === 0) return;
    if (again) scope.again = again;
    for (let i = 0; i < times; i++)
      wait(g, {
        seat: by.you,
        effect: when.effect,
        scope,
        header: m.on,
        copies: lastCopies(g, scope),
        named: m.self === true && m.role === undefined && isHeader(m.on) ? true : undefined,
        limit: limit ?? undefined,
      });
    return;
  }
}

/**
 * 7.6.16A: whether the event is the end of this card's own attack; its abilities for that were
 * determined with its combat damage (`endings`).
 */
const endedBy = (event: GameEvent, c: Card): boolean =>
  event.e === 'attack-ended' && event.card === c;

function noticeCard(g: Game, c: Card, event: GameEvent): void {
  const face = faceOf(g, c);
  if (!face.listens.has(event.e) || endedBy(event, c) || isBlank(g, c)) return;
  for (let i = 0; i < face.whens.length; i++)
    offer(g, face.whens[i] as When, event, { source: c, you: controller(g, c), index: i });
}

/** Triggered abilities that the unit was given. */
function givenEndings(g: Game, c: Card): readonly Ending[] {
  const active = g.q.mods(g, c, KIND['gain-ability']);
  if (active.length === 0) return NONE;
  let out: Ending[] | null = null;
  const blank = isBlank(g, c);
  for (let i = 0; i < active.length; i++) {
    const { mod } = active[i] as (typeof active)[number];
    if (mod.m !== 'gain-ability' || (blank && !(mod.stays && staysOn(active)))) continue;
    for (const ability of unfoldAbility(mod.ability))
      if (ability.a === 'when') (out ??= []).push({ ability, index: `g${i + 1}` });
  }
  return out ?? NONE;
}

function noticeGiven(g: Game, c: Card, event: GameEvent): void {
  if (endedBy(event, c)) return;
  for (const { ability, index } of givenEndings(g, c))
    offer(g, ability, event, { source: c, you: controller(g, c), index });
}

/**
 * 7.6.16A, 7.6.16C: the abilities that an attacker dealing its combat damage may trigger as the
 * attack ends, even if it is defeated and even if they were given for this attack only.
 */
export function endings(g: Game, c: Card): readonly Ending[] {
  if (!g.awaited.has('attack-ended')) return NONE;
  const face = faceOf(g, c);
  const gifts = g.granted.has('attack-ended') ? givenEndings(g, c).filter(waitsForEnd) : NONE;
  if (!face.listens.has('attack-ended') || isBlank(g, c)) return gifts;
  const own = face.whens.map((ability, index) => ({ ability, index }));
  return [...own.filter(waitsForEnd), ...gifts];
}

/**
 * Other abilities are not stored: the state must not depend on which cards the game has met so far.
 */
const waitsForEnd = ({ ability }: Ending): boolean =>
  ability.moments.some((m) => m.on === 'attack-ended');

function noticeEnding(g: Game, event: Extract<GameEvent, { e: 'attack-ended' }>): void {
  for (const { ability, index } of g.s.attacks.at(-1)?.endings ?? NONE)
    offer(g, ability, event, { source: event.card, you: event.seat, index });
}

/** The scope, reduced to those remembered cards that are still meant. */
export const speakingOf = (scope: Scope, isMeant: (c: Card) => boolean): Scope => ({
  ...scope,
  refs: Object.fromEntries(
    Object.entries(scope.refs).map(([name, cards]) => [name, cards.filter(isMeant)]),
  ),
});

/**
 * 8.6.4: without cards that have moved in the meantime, because they are other copies that the
 * effect does not mean.
 */
const stillMeant = (g: Game, d: Delayed): Scope =>
  speakingOf(d.scope, (c) => d.copies[c] === undefined || d.copies[c] === g.s.copy[c]);

function noticeDelayed(g: Game, event: GameEvent): void {
  if (g.s.delayed.length === 0) return;
  const due = g.s.delayed.filter((d) =>
    isMoment(g, d.when, event, {
      ...d.scope,
      refs: { ...d.scope.refs, subject: [subjectOf(event)] },
    }),
  );
  for (const d of due) {
    if (d.until === 'once' || d.once) g.s.delayed.splice(g.s.delayed.indexOf(d), 1);
    (g.s.due ??= []).push({
      seat: d.scope.you,
      effect: d.effect,
      scope: scopeAbout(stillMeant(g, d), subjectOf(event)),
      header: 'delayed',
    });
  }
}

/** A copy of the scope for later use, with another subject if there is one. */
export function scopeAbout(s: Scope, subject: Card): Scope {
  const scope = copyScope(s);
  if (subject !== NO_CARD) scope.refs['subject'] = [subject];
  return scope;
}

const HEAL: Effect = { do: 'heal', n: { num: 'restore' }, to: { baseOf: 'you' } };
const SHIELD_SELF: Effect = { do: 'token', token: 'shield', n: 1, to: { ref: 'self' } };
const AMBUSH: Effect = {
  do: 'may',
  effect: { do: 'attack', with: 'self', target: 'units', exhausted: true, via: 'ambush' },
};
const SUPPORT: Effect = {
  do: 'may',
  effect: { do: 'attack', with: { type: 'Unit', side: 'friendly', other: true }, lends: 'self' },
};
const BREAK_SHIELDS: Effect = {
  do: 'defeat',
  to: { all: { type: 'Upgrade', named: 'Shield', token: true, attachedTo: 'defender' } },
};

/** A card's own ability on being discarded triggers in the discard pile (7.6.1). */
function noticeDiscarded(g: Game, event: Extract<GameEvent, { e: 'discarded' }>): void {
  const face = frontOf(g, event.card);
  if (!face.listens.has('discarded')) return;
  face.whens.forEach((w, index) => {
    if (w.moments.some((m) => m.self))
      offer(g, w, event, { source: event.card, you: g.s.owner[event.card] as Seat, index });
  });
}

/** 7.6.17: the abilities that wait for others to be used, as an ability begins. */
export const witnessesOf = (g: Game): Witness[] =>
  board(g).listeners.flatMap((source) =>
    faceOf(g, source).whens.flatMap((ability, index) =>
      ability.moments.some((m) => m.on === 'trigger-used')
        ? [{ source, copy: g.s.copy[source] as number, you: controller(g, source), ability, index }]
        : [],
    ),
  );

/**
 * 7.6.17: emits that an ability of that card was used, and passes the ability on to those that may
 * use it again.
 */
export function noticeUse(g: Game, used: Again): void {
  if (!isHeader(used.header) || !g.awaited.has('trigger-used')) return;
  const mark = g.s.waiting.length;
  const due = g.s.due?.length ?? 0;
  const { source: card, you: seat } = used.scope;
  const event = { e: 'trigger-used', card, seat, header: used.header } as const;
  emit(g, event);
  const gone = (used.witnesses ?? NONE).filter(({ source, copy }) => g.s.copy[source] !== copy);
  // A witness that has left in the meantime (a leader that is back home) reacts as it was, not as
  // it is now.
  g.s.waiting = g.s.waiting.filter(
    (t, i) => i < mark || gone.every(({ source }) => source !== t.scope.source),
  );
  for (const { ability, copy: _, ...by } of gone) offer(g, ability, event, by);
  const again = [used];
  const telling = (t: Trigger): Trigger => ({ ...t, scope: { ...t.scope, again } });
  g.s.waiting = g.s.waiting.map((t, i) => (i < mark ? t : telling(t)));
  if (g.s.due) g.s.due = g.s.due.map((t, i) => (i < due ? t : telling(t)));
}

function keywordTriggers(g: Game, event: GameEvent): void {
  if (event.e === 'deployed') plots(g, event.seat);
  if (
    event.e === 'entered' &&
    isUnit(g, event.card) &&
    (event.how === 'played' || event.how === 'deployed' || event.how === 'created')
  ) {
    const seat = event.seat;
    if (g.q.keyword(g, event.card, 'shielded') > 0)
      wait(g, {
        seat,
        effect: SHIELD_SELF,
        scope: emptyScope(g, event.card, seat),
        header: 'shielded',
      });
    if (g.q.keyword(g, event.card, 'ambush') > 0)
      wait(g, { seat, effect: AMBUSH, scope: emptyScope(g, event.card, seat), header: 'ambush' });
    if (g.q.keyword(g, event.card, 'support') > 0)
      wait(g, { seat, effect: SUPPORT, scope: emptyScope(g, event.card, seat), header: 'support' });
  } else if (event.e === 'attack-declared') {
    const restore = g.q.keyword(g, event.card, 'restore');
    if (restore > 0) {
      const scope = emptyScope(g, event.card, event.seat);
      scope.nums['restore'] = restore;
      wait(g, { seat: event.seat, effect: HEAL, scope, header: 'restore' });
    }
    if (!isBase(g, event.defender) && g.q.keyword(g, event.card, 'saboteur') > 0) {
      wait(g, {
        seat: event.seat,
        effect: BREAK_SHIELDS,
        scope: emptyScope(g, event.card, event.seat),
        header: 'saboteur',
      });
    }
  } else if (event.e === 'defeated' || event.e === 'captured') bounties(g, event);
}

const hasShield = (g: Game, c: Card): boolean =>
  g.s.upgrades.some((u) => g.s.host[u] === c && g.s.id[u] === 'TOKEN_SHIELD');

/** Whether a unit that is being attacked has a Shield. */
export function facesShield(g: Game): boolean {
  const attack = g.s.attacks.at(-1);
  return attack !== undefined && defendersOf(attack).some((d) => hasShield(g, d));
}

/** Records what happened and triggers every ability that waits for it. */
export function emit(g: Game, event: GameEvent): void {
  const { e } = event;
  if (g.events) g.events.push(event);
  if (IS_REMEMBERED[e]) g.s.history.push(event);
  g.version++;
  keywordTriggers(g, event);
  if (g.awaited.has(e)) {
    for (const c of board(g).listeners) noticeCard(g, c, event);
    if (g.granted.has(e))
      for (const p of g.s.players) {
        for (const c of p.units) noticeGiven(g, c, event);
        if (g.s.upgrades.some((u) => g.s.host[u] === p.base)) noticeGiven(g, p.base, event);
      }
    if (event.e === 'attack-ended') noticeEnding(g, event);
    else if (event.e === 'drawn') announceDraw(g, event);
    else if (event.e === 'discarded') noticeDiscarded(g, event);
  }
  noticeDelayed(g, event);
}
