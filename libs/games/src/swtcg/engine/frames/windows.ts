import { ask, inside, pop, takeAnswer } from '#game';
import type { Ability } from '../../card.js';
import type { Asker } from '../filters.js';
import { candidates } from '../targets.js';
import { openWindow, type Machine } from '../machine.js';
import { reading } from '../reading.js';
import type { Option } from '../options.js';
import { canPayX, forEachX } from '../prices.js';
import {
  abilitiesOf,
  attackable,
  buildZone,
  card,
  facts,
  hasKeyword,
  inArena,
  numberOf,
  areFoes,
  units,
} from '../queries.js';
import type { AttackFrame, CardState, DamageFrame, Frame, WindowKind } from '../state.js';
import { completeHidden, hiddenOptions } from './build.js';
import { mayDisrupt } from './disrupt.js';
import { battleCards, effectOptions, meditating, startUse, usable } from './use.js';

type Of<Kind extends Frame['kind']> = Extract<Frame, { kind: Kind }>;

/**
 * Players alternately play or pass, the first seat first; a player with nothing to play passes
 * without being asked.
 */
export const windowStep = (g: Machine, frame: Of<'window'>): void => {
  const { order } = g.state;
  const seat = order[frame.next as 0 | 1];
  const answer = takeAnswer(g);
  const other = (frame.next + 1) % order.length;
  if (answer !== null && 'do' in answer && answer.do === 'use') {
    frame.passes = 0;
    frame.next = other;
    startUse(g, seat, answer);
    return;
  }
  if (answer !== null && 'do' in answer && answer.do === 'complete') {
    frame.passes = 0;
    frame.next = other;
    completeHidden(g, seat, answer);
    return;
  }
  if (frame.passes >= order.length) {
    pop(g);
    return;
  }
  const options = answer === null ? windowOptions[frame.what](reading(g), seat) : [];
  if (options.length > 0) {
    ask(g, { seat, question: 'window', options: [...options, { do: 'pass' }] });
    return;
  }
  frame.passes += 1;
  frame.next = other;
};

type Use = Extract<Option, { do: 'use' }>;

const use = (key: string, at: number, on?: string): Use => ({
  do: 'use',
  card: key,
  ability: at,
  ...(on === undefined ? {} : { on }),
});

const attackOptions = (g: Machine, seat: number, attack: AttackFrame): Option[] => {
  const defending = card(g, attack.defender);
  if (defending.controller !== seat || !inArena(g, attack.attacker)) return [];
  const { used } = attack;
  const retaliate =
    attack.how === 'arena'
      ? usable(g, seat, attack.defender, { keyword: 'Retaliate', used }).map(({ at }) =>
          use(attack.defender, at),
        )
      : [];
  if (hasKeyword(g, attack.attacker, 'Precision') || !defending.arena) return retaliate;
  const intercepts = units(g, seat, defending.arena)
    .filter(({ key }) => key !== attack.defender && attackable(g, key))
    // Several copies of Intercept have the same effect: one is enough.
    .flatMap(({ key }) =>
      usable(g, seat, key, { keyword: 'Intercept', used })
        .slice(0, 1)
        .map(({ at }) => use(key, at)),
    );
  return [...retaliate, ...intercepts];
};

const rerollOptions = (g: Machine, seat: number, attack: AttackFrame): Option[] => {
  const { used, dice, first } = attack;
  const attacking = card(g, attack.attacker).controller === seat;
  const fury =
    attacking && first.includes(4)
      ? usable(g, seat, attack.attacker, { keyword: 'Fury', used }).filter(
          ({ ability }) => ability.cost,
        )
      : [];
  const lucky = [attack.attacker, attack.defender]
    .filter((key) => card(g, key).controller === seat && dice.length > 0)
    .flatMap((key) =>
      usable(g, seat, key, { keyword: 'Lucky', used }).map(({ at }) => use(key, at)),
    );
  const effects = effectOptions(g, seat, 'Effect').filter((option) => {
    if (!('do' in option) || option.do !== 'use') return false;
    const time = abilitiesOf(g, option.card)[option.ability]?.time;
    return time === 'rolled' || time === 'enemy-rolled';
  });
  return [...fury.map(({ at }) => use(attack.attacker, at)), ...lucky, ...effects];
};

const pendingOptions = (g: Machine, seat: number, attack: AttackFrame): Option[] =>
  card(g, attack.attacker).controller === seat && attack.dice.includes(6)
    ? usable(g, seat, attack.attacker, { keyword: 'Critical Hit', used: attack.used })
        .filter(({ ability }) => ability.cost)
        .map(({ at }) => use(attack.attacker, at))
    : [];

/**
 * Whether damage to a unit can be prevented. With Fortitude a unit's own abilities prevent even
 * damage that cannot be prevented.
 */
export const canPrevent = (g: Machine, damage: DamageFrame, key: string): boolean =>
  !damage.ferocity || hasKeyword(g, key, 'Fortitude');

const ownPrevention = (g: Machine, seat: number, damage: DamageFrame, one: CardState): Option[] => {
  const copies = (keyword: string) => usable(g, seat, one.key, { keyword, used: damage.used });
  const arena = one.arena;
  return [
    ...copies('Evade').flatMap(({ at, ability }): Option[] =>
      forEachX(g, seat, ability.cost, { do: 'use', card: one.key, ability: at } as const),
    ),
    ...copies('Absorb').map(({ at }) => use(one.key, at)),
    ...copies('Deflect').flatMap(({ at }) =>
      arena ? units(g, undefined, arena).map(({ key }) => use(one.key, at, key)) : [],
    ),
  ];
};

const helpOf = (g: Machine, seat: number, damage: DamageFrame, one: CardState): Option[] => {
  const others = one.arena ? units(g, seat, one.arena) : [];
  return others
    .filter(({ key }) => key !== one.key)
    .flatMap(({ key }) =>
      usable(g, seat, key, { keyword: 'Protect', used: damage.used }).map(({ at }) =>
        use(key, at, one.key),
      ),
    );
};

const mayProtect = (g: Machine, by: Asker, one: CardState, { protects }: Ability): boolean =>
  protects === undefined ||
  candidates(g, { seat: by.seat, card: by.self }, { choose: protects }).includes(one.key);

const cardsThatPrevent = (g: Machine, seat: number, one: CardState, n: number): Option[] => {
  const { used = [] } = inside(g, 'damage') ?? {};
  const own = units(g, seat).map(({ key }) => key);
  const waiting = buildZone(g, seat).flatMap(({ key, faceDown }) => (faceDown ? [] : [key]));
  const played = [...battleCards(g, seat), ...own, ...waiting].flatMap((key) =>
    usable(g, seat, key, { keyword: 'Prevent', used })
      .filter(({ ability }) => (ability.reserves === true) === (card(g, key).zone === 'build'))
      .filter(({ ability }) => mayProtect(g, { seat, self: key }, one, ability))
      .flatMap(({ at, ability }) =>
        ability.x === 'X'
          ? forEachX(g, seat, ability.cost, use(key, at, one.key)).slice(0, n)
          : [use(key, at, one.key)],
      ),
  );
  const again = meditating(g, seat, 'Prevent')
    .filter(({ key, effect }) => mayProtect(g, { seat, self: key }, one, effect))
    .map(({ key, at }) => use(key, at, one.key));
  return [...played, ...again];
};

const preventionOptions = (g: Machine, seat: number, damage: DamageFrame): Option[] =>
  damage.harms.flatMap(({ to, n }) => {
    const one = card(g, to);
    if (n <= 0 || one.zone !== 'arena' || one.controller !== seat || !canPrevent(g, damage, to))
      return [];
    const own = ownPrevention(g, seat, damage, one);
    return damage.ferocity
      ? own
      : [...own, ...helpOf(g, seat, damage, one), ...cardsThatPrevent(g, seat, one, n)];
  });

/** Some cards disrupt at the price of Force equal to the attacker's printed power. */
const disruption = (g: Machine, seat: number, option: Use, { priced, cost }: Ability): Option[] => {
  if (priced === undefined) return [option];
  const attacker = inside(g, 'attack')?.attacker;
  const x = attacker === undefined ? 0 : numberOf(facts(g, attacker).power);
  return canPayX(g, seat, { card: option.card, x }, cost) ? [{ ...option, x }] : [];
};

const disruptOptions = (g: Machine, seat: number): Option[] =>
  [...battleCards(g, seat), ...units(g, seat).map(({ key }) => key)].flatMap((key) =>
    usable(g, seat, key, { keyword: 'Disrupt', used: inside(g, 'attack')?.used ?? [] })
      .filter(({ ability }) => mayDisrupt(g, ability))
      .flatMap(({ at, ability }) => disruption(g, seat, use(key, at), ability)),
  );

const arrivalOptions = (g: Machine, seat: number, arrived: Of<'arrived'>): Option[] => {
  const { arena, controller } = card(g, arrived.card);
  if (!arena || !areFoes(g, controller, seat)) return [];
  return units(g, seat, arena).flatMap(({ key }) =>
    usable(g, seat, key, { keyword: 'Ambush', used: arrived.used }).map(({ at }) => use(key, at)),
  );
};

const windowOptions: Readonly<Record<WindowKind, (g: Machine, seat: number) => Option[]>> = {
  general: (g, seat) => [...effectOptions(g, seat, 'Effect'), ...hiddenOptions(g, seat)],
  attack: (g, seat) => {
    const attack = inside(g, 'attack');
    return attack
      ? [
          ...attackOptions(g, seat, attack),
          ...effectOptions(g, seat, 'Effect'),
          ...hiddenOptions(g, seat),
        ]
      : [];
  },
  reroll: (g, seat) => {
    const attack = inside(g, 'attack');
    return attack ? rerollOptions(g, seat, attack) : [];
  },
  pending: (g, seat) => {
    const attack = inside(g, 'attack');
    return attack ? [...pendingOptions(g, seat, attack), ...hiddenOptions(g, seat)] : [];
  },
  prevention: (g, seat) => {
    const damage = inside(g, 'damage');
    return damage ? preventionOptions(g, seat, damage) : [];
  },
  disrupt: disruptOptions,
  arrival: (g, seat) => {
    const arrived = inside(g, 'arrived');
    return arrived ? [...arrivalOptions(g, seat, arrived), ...hiddenOptions(g, seat)] : [];
  },
};

/** Ambush reacts to a unit that enters its arena. */
export const arrivedStep = (g: Machine, frame: Of<'arrived'>): void => {
  if (frame.at === 0 && inArena(g, frame.card)) {
    frame.at = 1;
    openWindow(g, 'arrival');
    return;
  }
  pop(g);
};
