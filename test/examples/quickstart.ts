import { playableBook, starterDeck } from '#cards';
import {
  createEngine,
  handCosts,
  isRefusal,
  type SeatSetup,
  type State,
  table,
  type Table,
  type TableSetup,
} from '#rules';
import { type Cases, type Example, type ExamplesReport, runExamples } from './example.js';

const engine = createEngine(playableBook());
const { cards } = engine.book;
const at = (setup: TableSetup): Table => table(engine, setup);
const given = (value: unknown, ...path: string[]): unknown =>
  path.reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], value);

type Definition = NonNullable<ReturnType<typeof cards.get>>;

/** The first card of a kind; the examples name kinds, not cards. */
const cardWith = (what: string, fits: (card: Definition) => boolean): string => {
  for (const card of cards.values()) if (!card.token && fits(card)) return card.id;
  throw new Error(`no card with ${what}`);
};
const tokenNamed = (name: string): string => {
  for (const card of cards.values()) if (card.token && card.name === name) return card.id;
  throw new Error(`no token ${name}`);
};
const isUnit = (card: Definition): boolean => card.type === 'Unit' && card.arena === 'Ground';
const isPlain = (card: Definition): boolean => isUnit(card) && card.abilities.length === 0;
const hasOnly = (card: Definition, keyword: string): boolean =>
  isUnit(card) &&
  card.front.all.length === 1 &&
  Object.keys(card.front.keywords).join() === keyword;

const LUKE = 'SOR_005';
const TOWER = 'SOR_029';
/** What Luke and his base provide, and what they lack. */
const PROVIDED = ['Vigilance', 'Heroism', 'Cunning'];
const LACKING = ['Command', 'Aggression', 'Villainy'];

/** Every way to read the letters of an example as icons: A, B, C are provided, D and E are lacking. */
const readings = (letters: readonly string[]): string[][] =>
  PROVIDED.flatMap((a) =>
    PROVIDED.filter((b) => b !== a).flatMap((b) =>
      LACKING.flatMap((d) =>
        LACKING.filter((e) => e !== d).map((e) =>
          letters.map((letter) => ({ A: a, B: b, D: d, E: e })[letter] ?? ''),
        ),
      ),
    ),
  );

const penaltyFor = (text: string): number => {
  const wanted = readings(text.split(' ')).map((icons) => [...icons].sort().join());
  const id = cardWith(
    `icons ${text}`,
    (card) => isUnit(card) && wanted.includes([...card.aspects].sort().join()),
  );
  const { state } = at({ you: { leader: LUKE, base: TOWER, hand: [id], resources: 15 } });
  return (handCosts(engine.book, state, 0)[0] ?? 0) - (cards.get(id)?.printedCost ?? 0);
};
const penalty = (_given: unknown, { when }: Example) => ({
  penalty: penaltyFor(/icons? ([A-E](?: [A-E])*)$/.exec(when)?.[1] ?? ''),
});

/** The set-up of a real game up to the first question of a kind to any player. */
const setUpTo = (kind: string): State => {
  const players = ['luke', 'vader'].map((name) => starterDeck(name) as SeatSetup);
  const begun = engine.create({ players }, 'quick start');
  if (isRefusal(begun)) throw new Error(begun.detail);
  let { state } = begun;
  while (state.pending && state.pending.kind !== kind) {
    const next = engine.apply(state, {
      seat: state.pending.seat,
      at: state.at,
      pick: [state.pending.kind === 'mulligan' ? 1 : 0],
    });
    if (isRefusal(next)) throw new Error(next.detail);
    ({ state } = next);
  }
  return state;
};
const answered = (state: State, pick: number[]): State => {
  const next = engine.apply(state, { seat: state.pending?.seat ?? 0, at: state.at, pick });
  if (isRefusal(next)) throw new Error(next.detail);
  return next.state;
};

/** What an attack with this unit may be aimed at. */
const targetsOf = (t: Table, attacker: string): string[] => {
  const before = t.events.length;
  t.attack(attacker);
  if (t.state.pending?.kind === 'defender') return t.options();
  const declared = t.events.slice(before).find((event) => event.e === 'attack-declared');
  return declared?.e === 'attack-declared' ? [t.state.id[declared.defender] ?? ''] : [];
};

const CONSULAR = 'SOR_046';
const TROOPER = 'SOR_128';
const ENEMY_BASE = 'SOR_029';

const playing: Cases = {
  'Q-01': (situation) => {
    const cost = given(situation, 'card', 'cost');
    const id = cardWith(
      'this cost',
      (card) => isPlain(card) && card.cost === cost && card.aspects.join() === 'Heroism',
    );
    const resources = Number(given(situation, 'resourcesReady'));
    const t = at({ you: { leader: LUKE, hand: [id], resources } }).play(id);
    return { resourcesReady: t.ready(0), exhausted: resources - t.ready(0) };
  },
  'Q-02': () => {
    const t = at({ you: { ground: [CONSULAR] }, them: { ground: [TROOPER] } });
    t.attack(CONSULAR, TROOPER);
    const { damage, hp } = t.unit(CONSULAR);
    return {
      defender: t.units(TROOPER).length === 0 ? 'defeated' : 'in play',
      attacker: { damage, left: hp - damage },
    };
  },
  'Q-03': () => {
    const t = at({ you: { ground: [CONSULAR] } }).attack(CONSULAR, ENEMY_BASE);
    return { baseDamage: t.base(1), attackerDamage: t.unit(CONSULAR).damage };
  },
  'Q-04': () => {
    const t = at({ you: { deck: [] } }).nextRound();
    return { ownBaseDamage: t.base(0) };
  },
  'Q-05a': penalty,
  'Q-05b': penalty,
  'Q-05c': penalty,
  'Q-05d': penalty,
  'Q-05e': penalty,
  'Q-05f': penalty,
};

const fighting: Cases = {
  'Q-06': (situation) => {
    const power = given(situation, 'attacker', 'power');
    const hp = given(situation, 'defender', 'hp');
    const attacker = cardWith(
      'Overwhelm',
      (card) => isUnit(card) && card.power === power && card.front.keywords.overwhelm !== undefined,
    );
    const defender = cardWith('this HP', (card) => card.hp === hp && isPlain(card));
    const t = at({ you: { ground: [attacker] }, them: { ground: [defender] } });
    return { baseDamage: t.attack(attacker, defender).base(1) };
  },
  'Q-07': (situation) => {
    const printed = Number(given(situation, 'attacker', 'power'));
    const raider = cardWith(
      'Raid 2',
      (card) => isUnit(card) && card.power === printed && card.front.keywords.raid === 2,
    );
    const t = at({ you: { ground: [raider] } });
    const before = t.unit(raider).power;
    t.attack(raider, ENEMY_BASE);
    const after = t.unit(raider).power;
    return { power: t.base(1), onlyWhileAttacking: before === printed && after === printed };
  },
  'Q-08': (situation) => {
    const unit = cardWith('two power', (card) => card.power === 2 && isPlain(card));
    const baseDamage = Number(given(situation, 'enemyBase', 'damage'));
    const t = at({ you: { ground: [unit] }, them: { baseDamage } }).attack(unit, ENEMY_BASE);
    return { won: t.state.outcome?.winners.join() === '0' };
  },
  'Q-17': (situation) => {
    const power = given(situation, 'damage');
    const attacker = cardWith('this power', (card) => card.power === power && isUnit(card));
    const shield = tokenNamed('Shield');
    const t = at({
      you: { ground: [attacker] },
      them: { ground: [{ id: CONSULAR, upgrades: [shield] }] },
    });
    const { damage, upgrades } = t.attack(attacker, CONSULAR).unit(CONSULAR);
    return { damage, shield: upgrades.length === 0 ? 'defeated' : 'in play' };
  },
  'Q-18': () => {
    const guard = cardWith('Sentinel', (card) => hasOnly(card, 'sentinel'));
    const saboteur = cardWith('Saboteur', (card) => hasOnly(card, 'saboteur'));
    const legalFor = (attacker: string): boolean =>
      targetsOf(
        at({ you: { ground: [attacker] }, them: { ground: [guard, TROOPER] } }),
        attacker,
      ).includes(TROOPER);
    return { legal: legalFor(CONSULAR), unless: legalFor(saboteur) ? 'Saboteur' : 'nothing' };
  },
  'Q-19': () => {
    const ambusher = cardWith('Ambush', (card) => hasOnly(card, 'ambush'));
    const t = at({ you: { hand: [ambusher], resources: 15 } }).play(ambusher);
    return { ready: t.unit(ambusher).ready };
  },
};

const ofTheRound: Cases = {
  'Q-09': () => {
    const asked = setUpTo('mulligan');
    const seat = asked.pending?.seat ?? 0;
    const after = answered(asked, [0]);
    const again = after.pending?.kind === 'mulligan' && after.pending.seat === seat;
    return { hand: after.players[seat]?.hand.length, again };
  },
  'Q-10': () => {
    const asked = setUpTo('resource');
    const seat = asked.pending?.seat ?? 0;
    const mine = answered(asked, [0, 1]).players[seat];
    return { hand: mine?.hand.length, resources: mine?.resources.length };
  },
  'Q-11': (situation) => {
    const resources = Number(given(situation, 'resources'));
    const t = at({ you: { leader: { id: LUKE, ready: false }, resources } });
    const epic = t.options().find((option) => option.startsWith(`use ${LUKE}`)) ?? '';
    t.pick(epic);
    const unit = t.units(LUKE)[0];
    return {
      deployed: unit?.leader === true,
      ready: unit?.ready,
      cost: resources - t.ready(0),
    };
  },
  'Q-12': () => {
    const giant = cardWith('seven power', (card) => isUnit(card) && (card.power ?? 0) >= 7);
    const t = at({
      you: { leader: { id: LUKE, deployed: true }, resources: 10 },
      them: { leader: 'SOR_010', base: 'SOR_023', ground: [giant] },
      active: 1,
    }).attack(giant, LUKE);
    const view = engine.view(t.state, 0).players[0]?.leaders[0];
    t.nextRound().pass();
    const mayDeploy = t.options().includes(`use ${LUKE} 1`);
    return {
      epicActionAgain: mayDeploy,
      leader: view?.deployed === false && !view.ready ? 'back, exhausted' : 'elsewhere',
    };
  },
  'Q-13': () => {
    const t = at({ you: { ground: [CONSULAR] }, them: { ground: [TROOPER] } });
    t.pick('take-initiative');
    const once = !t.options().includes('take-initiative');
    t.attack(TROOPER, 'SOR_023');
    const passes = t.asks() === '1 action';
    t.nextRound();
    return { passesForTheRest: passes, firstNextRound: t.asks() === '0 action', once };
  },
  'Q-14': () => {
    const t = at({ you: { hand: [CONSULAR] } })
      .pass()
      .pick('take-initiative');
    return { phase: t.state.phase };
  },
  'Q-15': (situation) => {
    const held = Number(given(situation, 'hand'));
    const t = at({
      you: {
        hand: Array.from({ length: held }, () => CONSULAR),
        ground: [{ id: CONSULAR, ready: false }],
      },
      them: { hand: [TROOPER] },
    });
    t.pass().pass();
    const { min, max, seat } = t.decision;
    const drawn = t.ids(0, 'hand').length - held;
    const first = seat === t.state.initiative ? 'initiative first' : 'somebody else first';
    t.nextRound();
    return {
      drawn,
      resource: `${min} or ${max}, ${first}`,
      ready: t.unit(CONSULAR).ready ? 'all' : 'not all',
    };
  },
  'Q-16': () => {
    const unique = cardWith(
      'a unique unit',
      (card) => isUnit(card) && card.unique === true && card.front.whens.length === 0,
    );
    const t = at({ you: { ground: [unique], hand: [unique], resources: 20 } }).play(unique);
    const asked = t.state.pending?.kind === 'unique';
    if (asked) t.move({ pick: [0] });
    return { defeat: t.units(unique).length === 1 ? 'one at once' : 'none' };
  },
};

const cases: Cases = { ...playing, ...fighting, ...ofTheRound };

/** The examples of the quick start rules, asked of the rules engine. */
export const runQuickstartExamples = (examples: readonly Example[]): ExamplesReport =>
  runExamples(examples, cases);
