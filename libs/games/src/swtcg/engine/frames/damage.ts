import { ask, inside, pop, push, takeAnswer } from '#game';
import { holds, isOfKind } from '../filters.js';
import { openWindow, rollDice, type Machine } from '../machine.js';
import { reading } from '../reading.js';
import { discardDestroyed, gainForce, isRescued, putAway } from '../moves.js';
import type { Option } from '../options.js';
import { earnBounties, tellPrevented, triggerAgainst, triggerOfAllies } from '../triggers.js';
import {
  abilitiesOf,
  areFoes,
  attachedTo,
  card,
  hasKeyword,
  inArena,
  isUnitCard,
  seatOf,
  totalOf,
  totalsOf,
  units,
} from '../queries.js';
import type { CardState, DamageFrame } from '../state.js';
import { damageFrame } from './use.js';
import { canPrevent } from './windows.js';

/**
 * Damage becomes pending, is prevented, is placed as counters and discards units; deflected damage
 * follows.
 */
export const damageStep = (g: Machine, frame: DamageFrame): void => {
  if (frame.at === 0 && !areRansomsAsked(g, frame)) return;
  const answer = takeAnswer(g);
  frame.at += 1;
  if (frame.at === 1) {
    pending(g, frame);
    if (frame.harms.some(({ n }) => n > 0)) openWindow(g, 'prevention');
  } else if (frame.at === 2) {
    if (isDisarming(g, frame, answer)) frame.at -= 1;
    else place(g, frame);
  } else {
    if (areSaved(g)) frame.at -= 1;
    else finish(g, frame);
  }
};

/** Whether a player still has to be asked to save a unit from being discarded. */
const areSaved = (g: Machine): boolean => {
  const now = reading(g);
  return units(g)
    .filter(({ key, damage }) => damage >= totalsOf(now, key).health)
    .some(({ key }) => isRescued(g, key, false));
};

/**
 * A damage die hits with a 4 or more, against Armor with a 5 or more; no other ability changes
 * that. Parry reduces only the damage of the attack itself.
 */
const pending = (g: Machine, frame: DamageFrame): void => {
  const attack = frame.attack ? inside(g, 'attack') : undefined;
  for (const harm of frame.harms) {
    if (!inArena(g, harm.to) || isUntouched(g, frame, harm.to)) {
      harm.n = 0;
      continue;
    }
    if (harm.dice !== undefined) {
      const from = hasKeyword(g, harm.to, 'Armor') ? 5 : 4;
      const dice = rollDice(g, harm.dice);
      g.tell({ what: 'rolled', card: frame.source ?? harm.to, number: dice.length, dice });
      harm.n += dice.filter((face) => face >= from).length;
    }
    const parry =
      attack?.defender === harm.to && attack.dice.includes(1) && canPrevent(g, frame, harm.to)
        ? Math.min(harm.n, totalOf(g, harm.to, 'Parry'))
        : 0;
    if (parry > 0) tellPrevented(g, frame, harm.to, parry);
    harm.n -= parry;
    const warded = canPrevent(g, frame, harm.to)
      ? Math.min(harm.n, totalOf(g, harm.to, 'Wards'))
      : 0;
    if (warded > 0) tellPrevented(g, frame, harm.to, warded);
    harm.n -= warded;
  }
};

/**
 * Some units suffer damage from enemy units only if the enemy's player pays for it. False while a
 * player still has to be asked.
 */
const areRansomsAsked = (g: Machine, frame: DamageFrame): boolean => {
  const { source } = frame;
  const answer = takeAnswer(g);
  const asked = (frame.ransoms ??= []);
  if (answer !== null && !('pick' in answer)) spare(frame, asked.at(-1) ?? '');
  if (answer !== null && 'pick' in answer && answer.pick === 'number' && source !== null)
    gainForce(g, card(g, source).controller, -answer.number);
  if (source === null || !inArena(g, source)) return true;
  const by = card(g, source);
  for (const { to } of frame.harms) {
    if (asked.includes(to) || !inArena(g, to)) continue;
    if (!areFoes(g, card(g, to).controller, by.controller)) continue;
    const ransom = ransomOf(g, card(g, to), by);
    if (ransom === 0 || !canPrevent(g, frame, to)) continue;
    asked.push(to);
    if (seatOf(g, by.controller).force < ransom) {
      spare(frame, to);
      continue;
    }
    ask(g, {
      seat: by.controller,
      question: 'pay-for',
      source: to,
      options: [{ pick: 'number', number: ransom }, { do: 'pass' }],
    });
    return false;
  }
  return true;
};

const ransomOf = (g: Machine, one: CardState, by: CardState): number =>
  Math.max(
    0,
    ...abilitiesOf(g, one.key)
      .filter(
        ({ keyword, what = {}, when = [] }) =>
          keyword === 'Ransom' &&
          isOfKind(g, by, what, { seat: one.controller, self: one.key }) &&
          when.every((condition) => holds(g, one, condition)),
      )
      .map(({ x }) => Number(x)),
  );

const spare = (frame: DamageFrame, key: string): void => {
  frame.harms = frame.harms.filter(({ to }) => to !== key);
};

/** Untouchable units neither suffer nor deal damage. */
const isUntouched = (g: Machine, frame: DamageFrame, key: string): boolean =>
  canPrevent(g, frame, key) &&
  (hasKeyword(g, key, 'Untouchable') ||
    (frame.source !== null &&
      inArena(g, frame.source) &&
      hasKeyword(g, frame.source, 'Untouchable')));

/**
 * Some attackers may discard Equipment of a unit instead of dealing it damage, one damage per card.
 * True while their player may choose more.
 */
const isDisarming = (g: Machine, frame: DamageFrame, answer: Option | null): boolean => {
  const { source } = frame;
  if (answer !== null && 'pick' in answer && answer.pick === 'card') {
    const worn = card(g, answer.card);
    const harm = frame.harms.find(({ to }) => to === worn.on);
    if (harm) harm.n -= 1;
    g.tell({ what: 'discarded', card: worn.key, seat: worn.controller });
    putAway(g, worn.key, 'discard');
  } else if (answer !== null) frame.disarmed = true;
  if (source === null || frame.disarmed === true || !inArena(g, source)) return false;
  const { what = {} } = abilitiesOf(g, source).find(({ keyword }) => keyword === 'Disarms') ?? {};
  if (!hasKeyword(g, source, 'Disarms')) return false;
  const by = card(g, source);
  const options = frame.harms
    .filter(({ to, n }) => n > 0 && inArena(g, to) && canPrevent(g, frame, to))
    .filter(({ to }) => isOfKind(g, card(g, to), what, { seat: by.controller, self: source }))
    .flatMap(({ to }) => attachedTo(g, to))
    .filter(({ key }) => !isUnitCard(g, key))
    .map(({ key }) => ({ pick: 'card', card: key }) as const);
  if (options.length === 0) return false;
  ask(g, {
    seat: by.controller,
    question: 'disarm',
    source,
    options: [...options, { do: 'pass' }],
  });
  return true;
};

const place = (g: Machine, frame: DamageFrame): void => {
  for (const { to, n } of frame.harms) {
    if (n <= 0 || !inArena(g, to)) continue;
    const one = card(g, to);
    one.damage += n * (frame.double ? 2 : 1);
    one.stunned += frame.stun;
    const { source } = frame;
    const foe = source !== null && areFoes(g, card(g, source).controller, one.controller);
    (g.state.dealt ??= []).push({ by: source, to, foe });
    g.tell({ what: 'damage', card: to, number: n });
  }
};

/**
 * A unit that has left its arena still applies the abilities that it had there; a Battle card has
 * none of these.
 */
const inPlay = (g: Machine, key: string): boolean => isUnitCard(g, key);

const finish = (g: Machine, frame: DamageFrame): void => {
  pop(g);
  const { source } = frame;
  const harmed = frame.harms.filter(({ to, n }) => n > 0 && inArena(g, to));
  if (source !== null)
    triggerAgainst(
      g,
      source,
      'Damages',
      harmed.map(({ to }) => card(g, to)),
    );
  const gone = discardDestroyed(g);
  if (source !== null && inPlay(g, source)) {
    triggerAgainst(g, source, 'Kills', gone);
    if (inArena(g, source))
      for (const { key } of gone) triggerOfAllies(g, 'Ally Kills', card(g, source), key);
    earnBounties(g, source, gone);
  }
  if (frame.attack)
    inside(g, 'attack')?.killed.push(
      ...gone.map(({ key, controller, arena }) => ({ card: key, seat: controller, arena })),
    );
  for (const { by, to, n } of frame.deflected.toReversed()) push(g, damageFrame(by, [{ to, n }]));
};
