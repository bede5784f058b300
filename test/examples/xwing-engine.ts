import { xwingGame } from '#games';
import type { Cases, Example } from './example.js';

const { isRefusal, layCombat, xwingEngine } = xwingGame;
type Option = xwingGame.Option;
type Question = xwingGame.Question;
type State = xwingGame.XwingState;
type Ship = xwingGame.StandingShip;
type Happening = xwingGame.Happening;

type Given = Example['given'];
const of = <T>(given: Given, key: string): T => given[key] as T;

const attackFaces = { hit: 0, crit: 3, focus: 4, blank: 6 } as const;
type Face = keyof typeof attackFaces;

/** Dice in the order in which they are rolled; when they are used up blanks. */
const chanceOf = (faces: readonly Face[]) => (key: string) => ({
  below: (bound: number) => {
    const face = faces[Number(key)];
    return Math.min(bound - 1, attackFaces[face ?? 'blank']);
  },
});

const wing = (seat: number, y: number, more: Partial<Ship> = {}): Ship => ({
  seat,
  pilot: seat === 0 ? 'rookiepilot|xwing|rebelalliance' : 'academypilot|tiefighter|galacticempire',
  x: 450,
  y,
  heading: seat === 0 ? 0 : 180,
  ...more,
});

const pilot = (id: string, ship: string, faction = 'rebelalliance') => ({
  pilot: `${id}|${ship}|${faction}`,
});
const card = (id: string, slot: string) => ({ upgrades: [{ id, slot }] });

interface Played {
  readonly state: State;
  readonly told: readonly Happening[];
}

/** What is chosen at each question; the last option, which passes, where nothing is said. */
type Choices = Readonly<
  Partial<Record<Question, (options: readonly Option[]) => Option | undefined>>
>;

const uses =
  (what: Option['do']) =>
  (options: readonly Option[]): Option | undefined =>
    options.find((option) => option.do === what);

/** The Combat phase played to its end. */
const fight = (ships: readonly Ship[], dice: readonly Face[], choices: Choices): Played => {
  const chance = chanceOf(dice);
  let { state, told } = xwingEngine.resume(layCombat(ships).state, chance);
  const all: Happening[] = [...told];
  while (state.waiting && state.phase === 'combat') {
    const { question, options, seat } = state.waiting;
    const option = choices[question]?.(options) ?? options.at(-1);
    const result = option && xwingEngine.apply(state, { seat, option }, chance);
    if (!result || isRefusal(result)) throw new Error(`refused at ${question}`);
    ({ state, told } = result);
    all.push(...told);
  }
  return { state, told: all };
};

const shipAt = ({ state }: Played, seat: number) => {
  const ship = Object.values(state.ships).find((one) => one.seat === seat);
  if (!ship) throw new Error(`seat ${seat} has no ship`);
  return ship;
};

const rollsOf = ({ told }: Played): readonly number[] =>
  told.flatMap(({ what, faces }) => (what === 'attack-dice' && faces ? [faces.length] : []));

/** Options that the first question of a kind offers to the attacker. */
const offered = (ships: readonly Ship[], question: Question, dice: readonly Face[] = []) => {
  let found: readonly Option[] | null = null;
  fight(ships, dice, {
    target: uses('attack'),
    [question]: (options: readonly Option[]) => {
      found ??= options;
      return question === 'target' ? uses('attack')(options) : undefined;
    },
  });
  return (found ?? []) as readonly Option[];
};

const janOrs = (attacker: Partial<Ship>): readonly Ship[] => [
  wing(0, 600, attacker),
  wing(0, 700, { ...pilot('janors', 'hwk290'), heading: 180 }),
  wing(1, 400),
];

/** Attacks with a secondary weapon where there is one. */
const bestWeapon = (options: readonly Option[]): Option | undefined =>
  options.find((option) => option.do === 'attack' && option.weapon >= 0) ?? uses('attack')(options);

/** What Jan Ors adds to the second attack, against the first attack without her. */
const jansDice = (attacker: Partial<Ship>, locks: boolean): string => {
  const lock = (place: number) => (locks ? { ...attacker, lock: place } : attacker);
  const [, second = 0] = rollsOf(
    fight(janOrs(lock(2)), [], { target: bestWeapon, 'more-dice': uses('use') }),
  );
  const [plain = 0] = rollsOf(
    fight([wing(0, 600, lock(1)), wing(1, 400)], [], { target: bestWeapon }),
  );
  return `+${second - plain}`;
};

const gunner = card('gunner', 'Crew');

const dice: Cases = {
  'X-20m': (given) => {
    const [face = 'blank'] = of<Face[]>(given, 'dice');
    const lone = wing(0, 600, card('lonewolf', 'Elite'));
    const all = offered([lone, wing(1, 330)], 'modify-attack', [face, face, face]);
    return { may: all.some((option) => option.do === 'use') ? `reroll 1 ${face}` : 'nothing' };
  },
  'X-52': (given) => {
    const copies = of<number>(given, 'copies');
    const criticals = Array.from({ length: copies }, () => 'core/blindedpilot');
    const played = fight([wing(0, 600, { criticals }), wing(1, 400)], [], {
      target: uses('attack'),
    });
    return {
      dice: rollsOf(played)[0],
      bothFlipped: shipAt(played, 0).damage.every(({ up }) => !up),
    };
  },
  'X-75': () => ({ secondAttackDice: jansDice(gunner, false) }),
  'X-76': () => ({
    secondAttackDice: jansDice(card('clustermissiles', 'Missile'), true),
  }),
  'X-79': (given) => {
    const stress = of<number>(given, 'stress');
    const keyan = wing(0, 600, { ...pilot('keyanfarlander', 'bwing'), tokens: { stress } });
    const rolled = of<Face[]>(given, 'dice');
    const played = fight([keyan, wing(1, 330)], [...rolled, ...rolled, ...rolled], {
      target: uses('attack'),
      'modify-attack': uses('use'),
    });
    const used = played.told.filter(({ what }) => what === 'used').length;
    return { stress: shipAt(played, 0).tokens.stress, dice: rolled, timesPerAttack: used };
  },
  'X-92': (given) => {
    const tokens = { focus: of<number>(given, 'focus') };
    const played = fight(
      [wing(0, 600, { ...gunner, tokens }), wing(1, 400, { tokens: { evade: 9 } })],
      ['focus', 'blank', 'blank', 'blank', 'blank', 'blank', 'blank', 'focus'],
      { target: uses('attack'), 'modify-attack': uses('spend'), 'modify-defence': uses('spend') },
    );
    const spent = played.told.filter(({ what, name }) => what === 'spent' && name === 'focus');
    return { legal: spent.length === 2 };
  },
  'X-172': (given) => {
    const played = fight([wing(0, 600), wing(1, 400)], [], { target: uses('attack') });
    return { legal: rollsOf(played)[0] === 0 && of<number>(given, 'attackDice') > 0 };
  },
  'X-178': () => {
    const played = fight(janOrs({}), [], { target: uses('attack'), 'more-dice': uses('use') });
    const steps = played.told.map(({ what }) => what);
    const before = steps.indexOf('used') < steps.indexOf('attack-dice');
    return { when: before ? 'step 2, before rolling' : 'after rolling' };
  },
};

const targets: Cases = {
  'X-50': () => {
    const blind = { criticals: ['core-tfa/blindedpilot'], tokens: { disabled: 1 } };
    const played = fight([wing(0, 600, blind), wing(1, 400)], [], {});
    return { flipped: shipAt(played, 0).damage.some(({ up }) => !up) };
  },
  'X-102': () => {
    const stealthy = wing(1, 430, card('stealthdevice', 'Modification'));
    const played = fight([wing(0, 600), stealthy], ['hit', 'hit', 'hit', 'blank'], {
      target: uses('attack'),
    });
    return { discarded: shipAt(played, 1).upgrades[0]?.discarded };
  },
  'X-104': () => {
    const upgrades = [
      { id: 'gunner', slot: 'Crew' },
      { id: 'tactician', slot: 'Crew' },
    ];
    let attacks = 0;
    const played = fight([wing(0, 600, { upgrades }), wing(1, 430)], [], {
      target: (options) => ((attacks += 1) === 1 ? uses('attack')(options) : undefined),
    });
    return { stressOnDefender: shipAt(played, 1).tokens.stress };
  },
  'X-119': (given) => {
    const homing = wing(0, 600, { ...card('homingmissiles', 'Missile'), lock: 1 });
    const played = fight([homing, wing(1, 430)], [], {
      target: bestWeapon,
    });
    const discarded = shipAt(played, 0).upgrades[0]?.discarded === true;
    const after = discarded && shipAt(played, 0).lock !== null;
    return { lockAfter: after ? of<number>(given, 'lock') : 0 };
  },
  'X-171': () => {
    const torpedoes = wing(0, 600, { ...card('protontorpedoes', 'Torpedo'), lock: 1 });
    let may = false;
    fight([torpedoes, wing(1, 430)], [], {
      target: bestWeapon,
      'modify-attack': (options) => {
        may ||= options.some((option) => option.do === 'spend' && option.token === 'lock');
        return undefined;
      },
    });
    return { legal: may };
  },
  'X-173': () => {
    const all = offered([wing(0, 600), wing(0, 500), wing(1, 430)], 'target');
    const keys = all.flatMap((option) => (option.do === 'attack' ? [option.target] : []));
    return { legal: keys.some((key) => key.startsWith('s0')) };
  },
  'X-174': () => {
    const all = offered([wing(0, 600), wing(1, 430)], 'target');
    return { legal: all.some((option) => option.do === 'pass') };
  },
};

/** Examples that are played: a Combat phase laid by hand, with the dice as they fall. */
export const xwingEngineCases: Cases = { ...dice, ...targets };
