import { ask, pop, push, takeAnswer } from '#game';
import { claimingCost, ownOf } from '../actions.js';
import type { CardAction, Node } from '../behaviour.js';
import { ambushGivers, cheapeners, costOf } from '../costs.js';
import type { Machine } from '../machine.js';
import { noteUsed } from '../limits.js';
import { canRoll, diceOf, discardFromHand, exhaust, roll, spend, takeFromPool } from '../moves.js';
import type { Option } from '../options.js';
import {
  behaviour,
  card,
  facts,
  hand,
  hasKeyword,
  pool,
  seatOf,
  sideOf,
  typeOf,
  upgradesOn,
  valueOf,
} from '../queries.js';
import type { Frame, PlayFrame } from '../state.js';
import {
  fire,
  interruptFirst,
  interrupts,
  rolledOccasions,
  runFrame,
  type Occasion,
} from '../triggers.js';
import { damageFrame } from './damage.js';
import { noticeEmptyHand } from './round.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

const playCost = (g: Machine, frame: PlayFrame): number =>
  frame.free ? 0 : costOf(g, frame.card, { on: frame.on, replacing: frame.replacing }, frame.less);

/**
 * The next support that could be exhausted for this card; those that reduce its cost come first.
 */
const nextToAsk = (g: Machine, frame: PlayFrame): string | undefined => {
  const open = (keys: readonly { readonly key: string }[]) =>
    keys.map(({ key }) => key).filter((key) => !frame.asked.includes(key));
  const cheaper = playCost(g, frame) > 0 ? open(cheapeners(g, frame.seat, frame.card)) : [];
  const ambush =
    frame.ambush || hasKeyword(g, frame.card, 'ambush')
      ? []
      : open(ambushGivers(g, frame.seat, frame.card));
  return [...cheaper, ...ambush][0];
};

/**
 * Abilities before it is played; pay; resolve by its type; abilities after it was played (part 5).
 */
export const playStep = (g: Machine, frame: PlayFrame): void => {
  const one = card(g, frame.card);
  if (frame.at === 0) beforePlay(g, frame);
  else if (frame.at === 1) {
    frame.at = 2;
    const own = seatOf(g, frame.seat);
    if (own.swift) frame.ambush = true;
    delete own.swift;
    if (one.zone === 'hand' && hand(g, frame.seat).length === 1) frame.last = true;
    spend(g, frame.seat, playCost(g, frame));
    g.state.played = [...(g.state.played ?? []), frame.card];
    g.tell({ what: 'played', seat: frame.seat, card: frame.card });
    if (typeOf(g, frame.card) === 'event') playEvent(g, frame);
    else enterPlay(g, frame);
  } else if (frame.at === 2) {
    frame.at = 3;
    if (one.zone === 'limbo') afterEvent(g, frame);
  } else {
    const answer = takeAnswer(g);
    if (answer !== null && 'pick' in answer && answer.pick === 'yes') {
      one.zone = 'deck';
      g.state.decks[one.owner]?.push(frame.card);
    } else if (one.zone === 'limbo') {
      one.zone = 'discard';
      g.tell({ what: 'discarded', seat: one.owner, card: frame.card });
    }
    pop(g);
    afterPlay(g, frame);
  }
};

const beforePlay = (g: Machine, frame: PlayFrame): void => {
  const answer = takeAnswer(g);
  const asking = nextToAsk(g, frame);
  if (asking === undefined) {
    frame.at = 1;
  } else if (answer === null) {
    const others = cheapeners(g, frame.seat, frame.card).filter(
      ({ key }) => key !== asking && !frame.asked.includes(key),
    ).length;
    const needed = playCost(g, frame) > seatOf(g, frame.seat).resources + others;
    const yes = { pick: 'yes' } as const;
    const options = needed ? [yes] : [yes, { pick: 'no' } as const];
    ask(g, { seat: frame.seat, question: 'use-ability', source: asking, options });
  } else {
    frame.asked.push(asking);
    if (!('pick' in answer) || answer.pick !== 'yes') return;
    exhaust(g, asking);
    if (behaviour(g, asking).constant?.cheapens) frame.less += 1;
    else frame.ambush = true;
  }
};

const playEvent = (g: Machine, frame: PlayFrame): void => {
  card(g, frame.card).zone = 'limbo';
  const nodes = behaviour(g, frame.card).event ?? [];
  const source = frame.card;
  push(g, runFrame({ source, seat: frame.seat, nodes, chosen: {}, numbers: {} }));
};

const afterEvent = (g: Machine, frame: PlayFrame): void => {
  if (!behaviour(g, frame.card).underDeck) return;
  const options = [{ pick: 'yes' } as const, { pick: 'no' } as const];
  ask(g, { seat: frame.seat, question: 'use-ability', source: frame.card, options });
};

const enterPlay = (g: Machine, frame: PlayFrame): void => {
  const one = card(g, frame.card);
  one.zone = 'play';
  one.host = frame.on;
  one.damage = behaviour(g, frame.card).constant?.arrivesWithDamage ?? 0;
  for (const itsDie of diceOf(g, frame.card)) if (itsDie.place !== 'pool') itsDie.place = 'card';
  if (frame.on === null) return;
  g.tell({ what: 'attached', card: frame.card, seat: frame.seat });
  if (frame.replacing !== null) {
    g.tell({ what: 'replaced', card: frame.replacing, seat: frame.seat });
    push(g, { kind: 'leave', at: 0, card: frame.replacing, to: 'discard' });
  } else {
    push(g, { kind: 'limit', at: 0, card: frame.on });
  }
};

const afterPlay = (g: Machine, frame: PlayFrame): void => {
  const { seat } = frame;
  const ambush = frame.ambush || hasKeyword(g, frame.card, 'ambush');
  const occasions: Occasion[] = [{ trigger: 'this-played', card: frame.card, seat }];
  if (card(g, frame.card).host !== null)
    occasions.push(
      { trigger: 'upgrade-on-this', card: frame.card, seat },
      { trigger: 'weapon-on-this', card: frame.card, seat },
    );
  if (frame.last) occasions.push({ trigger: 'own-hand-played', card: frame.card, seat });
  if (ambush) {
    seatOf(g, seat).extra += 1;
    occasions.push({ trigger: 'ambush-played', card: frame.card, seat });
  }
  if (typeOf(g, frame.card) === 'event')
    occasions.push({ trigger: 'event-played', card: frame.card, seat });
  if (hand(g, seat).length === 0) occasions.push({ trigger: 'opponent-hand-emptied', seat });
  fire(g, occasions);
};

/**
 * Guardian first; then exhaust the card and roll every die of the character and its upgrades, or of
 * the support (part 5).
 */
export const activateStep = (g: Machine, frame: Of<'activate'>): void => {
  const one = card(g, frame.card);
  if (one.zone !== 'play' || (frame.at < 2 && one.exhausted)) {
    pop(g);
  } else if (frame.at === 0) {
    frame.at = 1;
    const guards =
      hasKeyword(g, frame.card, 'guardian') &&
      g.state.seats.some((_, seat) => seat !== frame.seat && damageDice(g, seat).length > 0);
    frame.before.push(
      ...interrupts(g, 'this-activates', frame.card),
      ...interrupts(g, 'host-activates', frame.card),
    );
    if (guards)
      frame.before.push({
        source: frame.card,
        seat: frame.seat,
        nodes: [{ op: 'guard' }],
        chosen: {},
        numbers: {},
      });
  } else if (frame.at === 1) {
    if (interruptFirst(g, frame.before)) frame.at = 2;
  } else {
    pop(g);
    exhaust(g, frame.card);
    g.tell({ what: 'activated', seat: frame.seat, card: frame.card });
    const dice = [frame.card, ...upgradesOn(g, frame.card).map(({ key }) => key)]
      .flatMap((key) => diceOf(g, key))
      .filter((one) => one.place === 'card' && canRoll(g, one));
    for (const itsDie of dice) roll(g, itsDie);
    const run = g.state.stack.at(-1);
    if (frame.as !== undefined && run?.kind === 'run')
      run.chosen[frame.as] = dice.map(({ key }) => key);
    const rolled = dice.flatMap((itsDie) => rolledOccasions(g, itsDie, true));
    const occasion = { card: frame.card, seat: frame.seat, dice: dice.map(({ key }) => key) };
    const triggers =
      typeOf(g, frame.card) === 'character'
        ? (['this-activated', 'opponent-activated', 'host-activated', 'own-red-activated'] as const)
        : (['this-activated', 'own-support-activated'] as const);
    fire(g, [...rolled, ...triggers.map((trigger) => ({ trigger, ...occasion }))]);
  }
};

export const damageDice = (g: Machine, seat: number) =>
  pool(g, seat).filter((itsDie) =>
    ['melee', 'ranged', 'indirect', 'any-damage'].includes(sideOf(g, itsDie).symbol),
  );

/** Removes a die that shows damage and deals its value to the guardian. */
export const guardWith = (g: Machine, guard: string, key: string): void => {
  const itsDie = g.state.dice[key];
  if (!itsDie) return;
  const value = valueOf(g, itsDie);
  const { symbol } = sideOf(g, itsDie);
  takeFromPool(g, itsDie, 'removed');
  push(g, damageFrame(guard, value, { symbol }));
};

/** Takes control of the battlefield; then the player may use its claim ability (part 5). */
export const claimStep = (g: Machine, frame: Of<'claim'>): void => {
  const { state } = g;
  const battlefield = state.battlefield as string;
  const answer = takeAnswer(g);
  const nodes = behaviour(g, battlefield).claim;
  if (frame.at === 0) {
    spend(g, frame.seat, claimingCost(g, frame.seat));
    state.claimed = frame.seat;
    card(g, battlefield).controller = frame.seat;
    seatOf(g, frame.seat).extra = 0;
    g.tell({ what: 'claimed', seat: frame.seat, card: battlefield });
    frame.at = 1;
    fire(g, [{ trigger: 'claimed', seat: frame.seat }]);
  } else if (answer === null && nodes) {
    const options = [{ pick: 'yes' } as const, { pick: 'no' } as const];
    ask(g, { seat: frame.seat, question: 'use-ability', source: battlefield, options });
  } else {
    pop(g);
    if (answer !== null && 'pick' in answer && answer.pick === 'yes' && nodes) {
      const ability = { source: battlefield, seat: frame.seat, nodes, chosen: {}, numbers: {} };
      push(g, runFrame(ability));
    }
  }
};

/** An Action ability: first its cost, then its effect. */
export const useStep = (g: Machine, frame: Of<'use'>): void => {
  const action = behaviour(g, frame.card).actions?.[frame.ability];
  if (!action) {
    pop(g);
    return;
  }
  const answer = takeAnswer(g);
  const dice = diceOf(g, frame.card).filter(({ place }) => place === 'pool');
  if (frame.at === 0) {
    if (action.exhaust) exhaust(g, frame.card);
    if (action.once) noteUsed(g, frame.card, `action ${frame.ability}`);
    g.tell({ what: 'ability', card: frame.card, seat: frame.seat });
    frame.at = action.removeDie ? 1 : 2;
  } else if (frame.at === 1) {
    const [only] = dice;
    if (answer === null && dice.length > 1) {
      const options = dice.map(({ key }) => ({ pick: 'die', die: key }) as const);
      ask(g, { seat: frame.seat, question: 'die', source: frame.card, options });
      return;
    }
    const key =
      answer !== null && 'pick' in answer && answer.pick === 'die' ? answer.die : only?.key;
    const itsDie = key === undefined ? undefined : g.state.dice[key];
    if (itsDie) takeFromPool(g, itsDie, 'removed');
    frame.at = 2;
  } else {
    payWithCard(g, frame, answer);
  }
};

/** Costs that are paid by steps: resources, a matching die, the card itself. */
const furtherCosts = ({ spend: n, removes, discardThis }: CardAction): readonly Node[] => [
  ...(n === undefined ? [] : [{ op: 'spend', n } as const]),
  ...(removes
    ? ([
        { op: 'choose-dice', as: 'removed', from: ownOf(removes) },
        { op: 'count', as: 'paid', n: { value: 'removed' } },
        { op: 'remove', dice: 'removed' },
      ] as const)
    : []),
  ...(discardThis ? [{ op: 'put', cards: 'this', to: 'discard', paid: true } as const] : []),
];

const payWithCard = (g: Machine, frame: Of<'use'>, answer: Option | null): void => {
  const action = behaviour(g, frame.card).actions?.[frame.ability];
  if (!action) return;
  const color = action.discard?.color;
  const chosen: Record<string, string[]> = {};
  if (action.discard) {
    if (answer === null) {
      const options = hand(g, frame.seat)
        .filter(({ key }) => !color || facts(g, key).color === color)
        .map(({ key }) => ({ pick: 'card', card: key }) as const);
      ask(g, { seat: frame.seat, question: 'card', source: frame.card, options });
      return;
    }
    if ('pick' in answer && answer.pick === 'card') {
      discardFromHand(g, [answer.card]);
      chosen['discarded'] = [answer.card];
      noticeEmptyHand(g, frame.seat);
    }
  }
  const at = g.state.stack.indexOf(frame);
  g.state.stack.splice(at, 1);
  const nodes = [...furtherCosts(action), ...action.then];
  const own = { source: frame.card, seat: frame.seat, nodes, chosen, numbers: {} };
  g.state.stack.splice(at, 0, runFrame(own));
};
