import {
  attack,
  bestWeapon,
  cards,
  defence,
  empire,
  fight,
  once,
  pilot,
  type Played,
  questionsOf,
  rollsOf,
  scum,
  shipOf,
  uses,
  usesCard,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';
import { type Cases, of } from './example.js';

type Dice = Parameters<typeof fight>[1];
type Face = 'hit' | 'crit' | 'focus' | 'blank';
type Token = 'focus' | 'evade' | 'lock';

const ordnance = { target: bestWeapon, 'use-ability': uses('use') };

/** Where something happens in the story of a phase, to a ship by its place; -1 if it does not. */
const placeOf = ({ told, keys }: Played, what: string, place?: number): number =>
  told.findIndex((one) => one.what === what && (place === undefined || one.ship === keys[place]));

/** Where a ship rolls attack dice: a weapon that attacks twice is declared once. */
const rolledBy = ({ told, keys }: Played, place: number): readonly number[] =>
  told.flatMap(({ what, ship }, at) =>
    what === 'attack-dice' && ship === keys[place] ? [at] : [],
  );

/** Where the attacks of a ship are declared. */
const attacksOf = ({ told, keys }: Played, place: number): readonly number[] =>
  told.flatMap(({ what, ship }, at) => (what === 'declared' && ship === keys[place] ? [at] : []));

const spend = (token: Token) => (options: Parameters<(typeof attack)['target']>[0]) =>
  options.find((one) => one.do === 'spend' && one.token === token);

/** Face-down and face-up damage cards of a ship. */
const damageOf = (played: Played, place: number) => {
  const { damage } = shipOf(played, place);
  const up = damage.filter((card) => card.up).length;
  return { down: damage.length - up, up };
};

/** Throws if a control, in which the answer must be another one, gives this one. */
const control = (differs: boolean): void => {
  if (!differs) throw new Error('the control answers the same');
};

const dice: Cases = {
  'X-09e': (given) => {
    const tokens = of<{ evade: number }>(given, 'defender');
    const rolled = [
      ...of<Face[]>(given, 'attack'),
      'blank',
      'blank',
      ...defence(...of<'evade'[]>(given, 'defence')),
    ] as const;
    const played = fight([wing(0, 600), wing(1, 430, { tokens })], rolled, {
      ...attack,
      'modify-defence': spend('evade'),
    });
    return { legal: placeOf(played, 'spent', 1) >= 0 };
  },
  'X-20e': (given) => {
    const ship = wing(0, 600, { ...cards('accuracycorrector|System'), tokens: { focus: 1 } });
    const played = fight([ship, wing(1, 430)], of<Face[]>(given, 'dice'), {
      ...attack,
      'modify-attack': usesCard(0),
    });
    const { down, up } = damageOf(played, 1);
    const more = questionsOf(played, 'modify-attack').length > 1;
    return { results: resultsOf(down, up), moreModification: more };
  },
  'X-20l': (given) => {
    const rolled = [
      'hit',
      'hit',
      'hit',
      ...defence(...of<'evade'[]>(given, 'defence'), 'blank'),
    ] as const;
    const shot = (choices: object) =>
      fight([wing(0, 600, cards('crackshot|Elite')), wing(1, 430)], rolled, {
        ...attack,
        ...choices,
      });
    const evaded = (played: Played) => 3 - shipOf(played, 1).damage.length;
    control(evaded(shot({})) === 2);
    const left = evaded(shot({ 'modify-theirs': usesCard(0) }));
    return { defence: Array.from({ length: left }, () => 'evade') };
  },
  'X-93': (given) => {
    const cannon = wing(0, 600, { ...cards('heavylasercannon|Cannon'), lock: 1 });
    const rolled = [...of<Face[]>(given, 'dice'), 'blank', 'blank', 'crit'] as const;
    const shot = (choices: object) => {
      const played = fight([cannon, wing(1, 430)], rolled, { target: bestWeapon, ...choices });
      return damageOf(played, 1);
    };
    control(shot({}).up === 0);
    const { down, up } = shot({
      'modify-attack': spend('lock'),
      reroll: once((options) => options.find((one) => one.do === 'die' && one.face === 'blank')),
    });
    return { result: resultsOf(down, up) };
  },
  'X-94': () => {
    const blind = { criticals: ['core/blindedpilot'], ...cards('accuracycorrector|System') };
    const played = fight([wing(0, 600, blind), wing(1, 430)], [], {
      ...attack,
      'modify-attack': usesCard(0),
    });
    control(rollsOf(played)[0] === 0);
    const { down, up } = damageOf(played, 1);
    return { results: resultsOf(down, up) };
  },
  'X-167': (given) => {
    const pair = cards('mercenarycopilot|Crew', 'mercenarycopilot|Crew');
    const shot = (y: number) => {
      const played = fight([wing(0, 650, pair), wing(1, y)], of<Face[]>(given, 'dice'), {
        ...attack,
        'modify-attack': uses('use'),
      });
      return damageOf(played, 1);
    };
    control(shot(500).up === 0);
    const { down, up } = shot(370);
    return { result: resultsOf(down, up) };
  },
};

/** The uncancelled results that dealt these damage cards. */
const resultsOf = (down: number, up: number): readonly Face[] => [
  ...Array.from({ length: down }, () => 'hit' as const),
  ...Array.from({ length: up }, () => 'crit' as const),
];

/** Ordnance that is paid for with a focus token, shot at Dark Curse: he forbids to spend those. */
const paidWithFocus = (focus: number): Played => {
  const ship = wing(0, 650, {
    ...cards('protontorpedoes|Torpedo', 'deadeye|Elite'),
    tokens: { focus },
  });
  const curse = wing(1, 430, pilot('darkcurse', 'tiefighter', empire));
  return fight([ship, curse], ['focus'], { target: bestWeapon, 'modify-attack': spend('focus') });
};

const order: Cases = {
  'X-36': (given) => {
    const played = fight(
      [wing(0, 600), wing(1, 430)],
      of<Face[]>(given, 'left').toReversed(),
      attack,
    );
    const dealt = played.told.filter(({ what }) => what === 'damage' || what === 'critical');
    return { order: dealt.map(({ what }) => (what === 'damage' ? 'face down' : 'face up')) };
  },
  'X-37': () => {
    const paid = paidWithFocus(2);
    const gone = paid.told.flatMap(({ what, ship, name }, at) =>
      what === 'token-gone' && name === 'focus' && ship === paid.keys[0] ? [at] : [],
    );
    const [declared = -1] = attacksOf(paid, 0);
    const [cost = -1, other = -1] = gone;
    // The other token stays for the whole attack: against him as the defender it is not spent.
    control(other > placeOf(paid, 'missed', 1) && placeOf(paid, 'spent', 0) < 0);
    return { costPaid: cost >= 0 && cost < declared ? 'before T is the defender' : 'after' };
  },
  'X-81': () => {
    const offers = (focus: number) =>
      questionsOf(paidWithFocus(focus), 'target').some(({ options }) =>
        options.some((one) => one.do === 'attack' && one.weapon >= 0),
      );
    control(!offers(0));
    return { legal: offers(1) };
  },
  'X-39': (given) => {
    const lambda = {
      ...pilot('omicrongrouppilot', 'lambdaclassshuttle', 'galacticempire'),
      ...cards('reinforceddeflectors|System'),
    };
    const wedge = { ...pilot('wedgeantilles', 'xwing'), ...cards('firecontrolsystem|System') };
    const order = (initiative: number) => {
      const played = fight(
        [wing(0, 650, wedge), wing(1, 430, lambda)],
        ['hit', 'hit', 'hit'],
        { target: uses('attack'), 'use-ability': uses('use') },
        (state) => {
          state.initiative = initiative;
        },
      );
      const mine = played.told.findIndex(({ what }) => what === 'locked');
      const theirs = played.told.findIndex(({ what }) => what === 'recovered');
      if (mine < 0 || theirs < 0) throw new Error('one of the two does nothing');
      return theirs < mine;
    };
    const first = order(of<string>(given, 'initiative') === 'A' ? 1 : 0);
    return { order: first && !order(0) ? ['all of A', 'all of B'] : ['all of B', 'all of A'] };
  },
  'X-38': () => {
    const played = twice(cards('firecontrolsystem|System', 'gunner|Crew'), []);
    const [, second = -1, third = -1] = rolledBy(played, 0);
    const after = placeOf(played, 'locked', 0);
    const before = second >= 0 && second < after && third > after;
    return { next: before ? 'second attack, before steps 8 and 9' : 'steps 8 and 9' };
  },
  'X-40': () => {
    const shots = (initiative: number) => {
      const ig = wing(0, 600, {
        ...pilot('ig88b', 'aggressor', scum),
        ...cards('ioncannon|Cannon'),
      });
      const dengar = wing(1, 400, pilot('dengar', 'jumpmaster5000', scum));
      const played = fight([ig, dengar], [], attack, (state) => {
        state.initiative = initiative;
      });
      return played.told.flatMap(({ what, ship }) =>
        what === 'declared' ? [ship === played.keys[0] ? ig88 : 'Dengar attacks'] : [],
      );
    };
    const ig88 = 'step 9 again: IG-88 attacks Dengar';
    // Dengar attacks by his skill first, then IG-88, and now follows what each of them adds.
    control(shots(0)[2] === ig88);
    return { order: shots(1).slice(2) };
  },
  'X-42': () => {
    const shots = (skill: string) => {
      const red = wing(0, 600, pilot('redsquadronpilot', 'xwing'));
      const doomed = wing(1, 430, { ...pilot(skill, 'tiefighter', empire), down: 2 });
      return fight([red, doomed], ['hit'], attack);
    };
    control(attacksOf(shots('academypilot'), 1).length === 0);
    const played = shots('blacksquadronpilot');
    const [answer = -1] = attacksOf(played, 1);
    return {
      removed: answer < 0,
      attacksFirst: answer > placeOf(played, 'damage', 1) && placeOf(played, 'damage', 1) >= 0,
    };
  },
  'X-53': () => {
    const blind = { criticals: ['core/blindedpilot'], ...cards('gunner|Crew') };
    const played = fight([wing(0, 600, blind), wing(1, 430)], [], attack);
    control(rollsOf(played)[0] === 0);
    return { gunner: attacksOf(played, 0).length === 2 ? 'may attack' : 'may not' };
  },
  'X-64': () => {
    const bossk = wing(0, 600, pilot('bossk', 'yv666', scum));
    const friend = wing(1, 430, { ...cards('drawtheirfire|Elite'), x: 520 });
    const shot = (choices: object) =>
      fight([bossk, wing(1, 430), friend], ['crit'], { ...attack, ...choices });
    const passed = shot({}).asked.map(({ question, seat }) => `${seat} ${question}`);
    const drawn = passed.indexOf('1 use-ability');
    control(drawn >= 0);
    const cancelled = shot({ 'modify-attack': uses('use'), 'modify-theirs': uses('use') });
    const { down, up } = damageOf(cancelled, 1);
    const first = down === 2 && up === 0 && questionsOf(cancelled, 'use-ability').length === 0;
    return { first: first ? 'Bossk cancels the crit for 2 hits' : 'Draw Their Fire' };
  },
  'X-72': () => {
    const shields = (left: number) => {
      const ig = wing(0, 600, { ...pilot('ig88a', 'aggressor', scum), shields: left });
      const played = fight([ig, wing(1, 430, { down: 2 })], ['hit'], ordnance);
      return shipOf(played, 0).shields - left;
    };
    control(shields(1) === 1);
    return { recover: shields(3 + 1) };
  },
  'X-73': () => {
    const ig = wing(0, 600, { ...pilot('ig88a', 'aggressor', scum), shields: 1 });
    const equal = wing(1, 430, { ...pilot('backstabber', 'tiefighter', empire), down: 2 });
    const played = fight([ig, equal], ['hit'], ordnance);
    const both = [
      { at: placeOf(played, 'recovered', 0), what: 'recover 1 shield' },
      { at: attacksOf(played, 1)[0] ?? -1, what: 'that ship attacks' },
    ].filter(({ at }) => at >= 0);
    return { order: both.toSorted((one, other) => one.at - other.at).map(({ what }) => what) };
  },
  'X-161': () => {
    const mithel = wing(1, 540, {
      ...pilot('maulermithel', 'tiefighter', empire),
      ...cards('deadmansswitch|Illicit'),
      down: 2,
    });
    const porkins = wing(0, 600, pilot('jekporkins', 'xwing'));
    const played = fight([porkins, mithel, wing(1, 540, { x: 520 })], ['hit'], attack);
    const [dealt, blast] = [placeOf(played, 'damage', 1), placeOf(played, 'damage', 2)];
    // His own ability adds a die at range 1, and so does the range.
    const own = played.told.find(
      ({ what, ship }) => what === 'attack-dice' && ship === played.keys[1],
    );
    return {
      when: dealt >= 0 && dealt < blast ? 'after damage cards are dealt' : 'before',
      effectsStay: own?.faces?.length === 2 + 1 + 1 ? 'until removal' : 'not',
    };
  },
  'X-91': () => {
    const shots = (rolled: Dice) => rolledBy(twice(cards('gunner|Crew'), rolled), 0).length;
    control(shots([]) === 3);
    return { gunner: shots(missThenHit) > 2 };
  },
  'X-99': () => {
    const played = twice(cards('darthvader|Crew'), []);
    const used = played.told.flatMap(({ what, name }, at) =>
      what === 'used' && name === 'darthvader' ? [at] : [],
    );
    return { times: used.length, when: whenOf(played, used[0]) };
  },
  'X-105': () => {
    const played = twice(cards('tactician|Crew'), []);
    const stress = played.told.flatMap(({ what, name, ship }, at) =>
      what === 'token' && name === 'stress' && ship === played.keys[1] ? [at] : [],
    );
    return { times: stress.length, when: whenOf(played, stress[0]) };
  },
  'X-116': () => {
    const kept = (rolled: Dice) =>
      shipOf(twice(cards('munitionsfailsafe|Modification'), rolled), 0).upgrades[0]?.discarded ===
      false;
    control(kept([]));
    return { cardKept: kept(missThenHit) };
  },
  'X-130': () => {
    const played = twice(cards('firecontrolsystem|System'), []);
    return { lock: whenOf(played, placeOf(played, 'locked', 0)) };
  },
};

/** Cluster Missiles, which attack twice, with what else a ship has. */
const twice = (more: ReturnType<typeof cards>, rolled: Dice): Played => {
  const { upgrades } = cards('clustermissiles|Missile');
  const ship = wing(0, 600, { upgrades: [...upgrades, ...more.upgrades], lock: 1 });
  return fight([ship, wing(1, 430, { tokens: { ion: 0 } })], rolled, ordnance);
};

/** Three attack dice and three defence dice without a result, then a hit. */
const missThenHit: Dice = ['blank', 'blank', 'blank', ...defence('blank', 'blank', 'blank'), 'hit'];

const whenOf = (played: Played, at = -1): string => {
  const [, second = -1] = rolledBy(played, 0);
  return second >= 0 && at > second ? 'after the second attack' : 'after the first attack';
};

/** Examples of the steps of an attack: phases laid by hand, with the dice as they fall. */
export const xwingAttackCases: Cases = { ...dice, ...order };
