import {
  attack,
  bestWeapon,
  cards,
  defence,
  empire,
  fight,
  fly,
  once,
  pilot,
  questionsOf,
  rollsOf,
  scum,
  shipOf,
  uses,
  usesCard,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';
import { type Cases, of } from './example.js';

/** Shields that Reinforced Deflectors give back to a ship after an attack. */
const deflected = (dice: Parameters<typeof fight>[1], shields: number, target = attack.target) => {
  const defender = wing(1, 430, {
    ...pilot('omicrongrouppilot', 'lambdaclassshuttle', empire),
    ...cards('reinforceddeflectors|System'),
    shields,
  });
  const played = fight([wing(0, 650), defender], dice, { target });
  return played.told.filter(({ what }) => what === 'recovered').length;
};

/** An attack on Omega Leader, who has locked whoever attacks. */
const againstOmega = (more: object, dice: Parameters<typeof fight>[1]) =>
  fight(
    [
      wing(0, 600, more),
      wing(1, 430, { ...pilot('omegaleader', 'tiefofighter', 'firstorder'), lock: 0 }),
    ],
    dice,
    { target: bestWeapon },
  );

const facesOf = ({ told }: ReturnType<typeof fight>): readonly string[] =>
  told.find(({ what }) => what === 'attack-dice')?.faces ?? [];

const defenders: Cases = {
  'X-20n': (given) => {
    const most = of<number>(given, 'value');
    const back = deflected(['hit', 'hit', 'crit'], of<number>(given, 'shieldsLost'));
    return { shields: back === 1 && most > 1 ? '+1' : `+${back}` };
  },
  'X-100': () => {
    // Two shields and a Direct Hit would be four damage to the hull, but only three are suffered.
    const without = deflected(['hit', 'crit', 'blank'], 1);
    return { suffered: without === 0 ? 1 : 2 };
  },
  'X-69': () => {
    const inquisitor = wing(0, 700, pilot('theinquisitor', 'tieadvprototype', empire));
    const target = wing(1, 430, cards('autothrusters|Modification'));
    const played = fight([inquisitor, target], [], attack);
    const offers = questionsOf(played, 'modify-defence');
    return {
      attackDice: `+${(rollsOf(played)[0] ?? 0) - 2}`,
      defenceDice: `+${(rollsOf(played, 'defence-dice')[0] ?? 0) - 3}`,
      autothrusters: offers.length > 0,
    };
  },
  'X-77': () => {
    const played = againstOmega(cards('heavylasercannon|Cannon'), ['crit', 'crit', 'hit', 'hit']);
    return { critsChanged: !facesOf(played).includes('crit') };
  },
  'X-83': (given) => {
    const { evadeToken } = of<{ evadeToken: number }>(given, 'defender');
    const numb = wing(0, 600, pilot('tennumb', 'bwing'));
    const defender = wing(1, 430, { tokens: { evade: evadeToken } });
    const played = fight([numb, defender], ['crit'], {
      ...attack,
      'modify-defence': uses('spend'),
    });
    return { cancelledByAdded: shipOf(played, 1).damage.length === 0 };
  },
  'X-89': (given) => {
    const { focus } = of<{ focus: number }>(given, 'defender');
    const janson = wing(0, 600, pilot('wesjanson', 'xwing'));
    const defender = wing(1, 430, { tokens: { focus } });
    const dice = ['hit', 'hit', 'hit', ...defence('focus', 'blank', 'blank')] as const;
    const spent = fight([janson, defender], dice, { ...attack, 'modify-defence': uses('spend') });
    const kept = fight([janson, defender], dice, { ...attack, 'use-ability': usesCard(-1) });
    const steps = kept.told.map(({ what, name }) => `${what} ${name ?? ''}`);
    const lost = steps.lastIndexOf('token-gone focus');
    return {
      legal: spent.told.some(({ what, name }) => what === 'spent' && name === 'focus'),
      removedAfter: lost > steps.findIndex((step) => step.startsWith('hit')) ? 'the attack' : '-',
    };
  },
  'X-95': (given) => {
    const { evadeToken } = of<{ evadeToken: number }>(given, 'defender');
    const played = fight(
      [wing(0, 600, cards('autoblaster|Cannon')), wing(1, 500, { tokens: { evade: evadeToken } })],
      ['hit'],
      { target: bestWeapon, 'modify-defence': uses('spend') },
    );
    return { legal: shipOf(played, 1).damage.length === 0 };
  },
  'X-101': (given) => {
    const from: Readonly<Record<string, () => boolean>> = {
      'Seismic Charge': () => stealthLost('bomb'),
      asteroid: () => stealthLost('asteroid'),
      'Feedback Array': () => feedback(cards('stealthdevice|Modification')).lost,
      'Assault Missiles splash': splashed,
    };
    const lost = of<string[]>(given, 'damageFrom').map((name) => from[name]?.() ?? true);
    return { discarded: lost.some(Boolean) };
  },
};

/** Whether a ship that flies close to a bomb, or onto an asteroid, loses its Stealth Device. */
const stealthLost = (what: 'bomb' | 'asteroid'): boolean => {
  const ship = wing(1, 230, { ...cards('stealthdevice|Modification'), dial: '2F', x: 420 });
  const bomber = wing(0, 330, {
    ...pilot('gammasquadronpilot', 'tiebomber', empire),
    ...(what === 'bomb' ? cards('seismiccharges|Bomb') : {}),
    heading: 180,
    dial: '4F',
    x: 480,
  });
  const played = fly([bomber, ship], ['hit', 'hit'], { drop: uses('drop') }, (state) => {
    if (what === 'asteroid')
      state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 420, y: 340, heading: 0 });
  });
  const after = shipOf(played, 1);
  if (after.damage.length === 0) throw new Error('it suffered nothing');
  return after.upgrades[0]?.discarded === true;
};

const feedback = (more: object) => {
  const array = wing(0, 600, { ...cards('feedbackarray|Illicit') });
  const target = wing(1, 560, more);
  const played = fight([array, target], [], { 'use-ability': usesCard(0), ...attack });
  const after = shipOf(played, 1);
  return {
    suffered: after.damage.length,
    lost: after.upgrades[0]?.discarded === true,
    attacks: played.told.filter(({ what, ship }) => what === 'declared' && ship === played.keys[0]),
  };
};

const splashed = (): boolean => {
  const played = fight(
    [
      wing(0, 650, { ...cards('assaultmissiles|Missile'), lock: 1 }),
      wing(1, 450),
      wing(1, 450, { x: 520, ...cards('stealthdevice|Modification') }),
    ],
    ['hit'],
    { target: bestWeapon },
  );
  const near = shipOf(played, 2);
  if (near.damage.length === 0) throw new Error('it suffered nothing');
  return near.upgrades[0]?.discarded === true;
};

const attackers: Cases = {
  'X-80': (given) => {
    const kath = wing(0, 600, {
      ...pilot('kathscarlet', 'firespray31', empire),
      ...cards('ioncannon|Cannon'),
    });
    const crits = Array.from({ length: of<number>(given, 'crits') }, () => 'crit' as const);
    const played = fight([kath, wing(1, 430)], crits, { target: bestWeapon });
    if (shipOf(played, 1).tokens.ion === 0) throw new Error('it did not hit');
    return { stress: shipOf(played, 1).tokens.stress };
  },
  'X-86': () => {
    const rexler = wing(0, 600, {
      ...pilot('rexlerbrath', 'tiedefender', empire),
      tokens: { focus: 1 },
    });
    // The second card of the deck is dealt face up and turned down at once: stress.
    const target = wing(1, 430, { seat: 1 });
    const played = fight(
      [rexler, target],
      ['crit'],
      { ...attack, 'use-ability': usesCard(-1) },
      (state) => {
        state.seats[1]?.deck.unshift('core-tfa/thrustcontrolfire');
      },
    );
    const stress = shipOf(played, 1).tokens.stress;
    const uses1 = questionsOf(played, 'use-ability').length;
    return { flips: stress === 2 ? 'also these' : 'others', times: uses1 };
  },
  'X-87': () => {
    const turr = wing(0, 560, { ...pilot('turrphennir', 'tieinterceptor', empire), x: 380 });
    const target = wing(1, 470, pilot('princexizor', 'starviper', scum));
    const played = fight([turr, target], [], {
      ...attack,
      // To the left, out of an arc that looks straight ahead of a near ship.
      'free-action': (options) =>
        options.find(
          (one) => one.do === 'act' && one.action === 'Barrel Roll' && one.way === 'left',
        ),
    });
    const answered = played.told.some(
      ({ what, ship }) => what === 'declared' && ship === played.keys[1],
    );
    return { targetMayAttackHim: answered };
  },
  'X-88': () => {
    const gunner = wing(0, 600, { ...pilot('wedgeantilles', 'xwing'), ...cards('gunner|Crew') });
    const rudor = wing(1, 500, { ...pilot('valenrudor', 'tieadvprototype', empire), x: 385 });
    const played = fight([gunner, rudor], [], {
      ...attack,
      'free-action': (options) =>
        options.find((one) => one.do === 'act' && one.action === 'Boost' && one.way === 'ahead'),
    });
    const second = questionsOf(played, 'target').filter(({ ship }) => ship === played.keys[0])[1];
    // He has flown past: the arc of the second attack is measured anew.
    return { secondAttack: second ? 'as before' : 'range and arc measured again' };
  },
  'X-97': (given) => {
    const left = of<number>(given, 'hullLeft');
    const vader = wing(0, 600, {
      ...pilot('darthvader', 'tieadvanced', empire),
      ...cards('darthvader|Crew'),
      down: 3 - left,
    });
    const target = wing(1, 430, pilot('zertikstrom', 'tieadvanced', empire));
    const played = fight([vader, target], [], attack);
    return { legal: questionsOf(played, 'use-ability').length > 0 };
  },
  'X-98': () => {
    const ship = wing(0, 600, {
      ...pilot('patrolleader', 'vt49decimator', empire),
      ...cards('gunner|Crew', 'darthvader|Crew'),
    });
    const target = wing(1, 400, { ...pilot('outerrimsmuggler', 'yt1300'), shields: 9 });
    const played = fight([ship, target], [], { ...attack, 'use-ability': usesCard(1) });
    const own = played.told.filter(({ ship: key }) => key === played.keys[0]);
    const order = own.flatMap(({ what, name }) =>
      what === 'declared' ? ['attack'] : what === 'used' && name === 'darthvader' ? ['Vader'] : [],
    );
    return { order };
  },
  'X-127': (given) => {
    const torpedoes = { ...cards('flechettetorpedoes|Torpedo'), lock: 1 };
    const target = wing(1, 430, {
      ...pilot('cartelspacer', 'm3ainterceptor', scum),
      ...cards('hullupgrade|Modification', 'heavyscykinterceptor|Title'),
    });
    const damaged = {
      ...target,
      down: of<number>(given, 'initialHull') - of<number>(given, 'hullLeft'),
    };
    const played = fight([wing(0, 650, torpedoes), damaged], ['hit'], { target: bestWeapon });
    return { stress: shipOf(played, 1).tokens.stress };
  },
  'X-133': () => {
    const { suffered, attacks } = feedback({});
    return {
      legal: suffered === 1,
      isAttack: attacks.length > 0,
      attackBeforeOrAfter: attacks.length > 0,
    };
  },
  'X-158': () => {
    // Right after the roll the Heavy Laser Cannon turns critical hits; those of a reroll stay.
    const played = fight(
      [wing(0, 600, { ...cards('heavylasercannon|Cannon'), lock: 1 }), wing(1, 430)],
      ['crit', 'blank', 'blank', 'blank', 'crit'],
      {
        target: bestWeapon,
        'modify-attack': once(uses('spend')),
        reroll: once((options) => options.find((one) => one.do === 'die' && one.face === 'blank')),
      },
    );
    const rerolled = played.told.find(({ what }) => what === 'rerolled')?.faces ?? [];
    return { triggers: facesOf(played).includes('crit') || !rerolled.includes('crit') };
  },
};

const order: Cases = {
  'X-41': () => {
    // Both have an attack that follows the first miss; initiative, which Dengar has, goes first.
    const ig = wing(0, 600, {
      ...pilot('ig88b', 'aggressor', scum),
      ...cards('ioncannon|Cannon'),
    });
    const dengar = wing(1, 400, pilot('dengar', 'jumpmaster5000', scum));
    const played = fight([ig, dengar], [], { target: uses('attack') }, (state) => {
      state.initiative = 1;
    });
    const attacks = played.told.flatMap(({ what, ship }) =>
      what === 'declared' ? [ship === played.keys[0] ? 'IG' : 'Dengar'] : [],
    );
    // Dengar's own attack, then that of IG-88, what follows it, and what follows that.
    const waited = attacks.join() === 'Dengar,IG,Dengar,IG';
    return { goesTo: waited ? 'step 9 of the next attack' : attacks.join() };
  },
  'X-51': () => {
    const wedge = wing(0, 600, pilot('wedgeantilles', 'xwing'));
    const dengar = wing(1, 400, {
      ...pilot('dengar', 'jumpmaster5000', scum),
      criticals: ['core-tfa/blindedpilot'],
    });
    const played = fight([wedge, dengar], [], attack);
    // The attack of the ability is lost, and his own one, which comes later, is not.
    const own = played.told.filter(
      ({ what, ship }) => what === 'declared' && ship === played.keys[1],
    );
    return { flipped: shipOf(played, 1).damage.every(({ up }) => !up) && own.length === 1 };
  },
};

/** Examples of cards that are played: phases laid by hand, with the dice as they fall. */
export const xwingCardCases: Cases = { ...defenders, ...attackers, ...order };
