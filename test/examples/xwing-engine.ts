import {
  bestWeapon,
  cards,
  fight,
  offered,
  pilot,
  rollsOf,
  shipOf,
  type StandingShip,
  uses,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';
import { type Cases, of } from './example.js';

type Face = 'hit' | 'crit' | 'focus' | 'blank';

const janOrs = (attacker: Partial<StandingShip>): readonly StandingShip[] => [
  wing(0, 600, attacker),
  wing(0, 700, { ...pilot('janors', 'hwk290'), heading: 180 }),
  wing(1, 400),
];

/** What Jan Ors adds to the second attack, against the first attack without her. */
const jansDice = (attacker: Partial<StandingShip>, locks: boolean): string => {
  const lock = (place: number) => (locks ? { ...attacker, lock: place } : attacker);
  const [, second = 0] = rollsOf(
    fight(janOrs(lock(2)), [], { target: bestWeapon, 'more-dice': uses('use') }),
  );
  const [plain = 0] = rollsOf(
    fight([wing(0, 600, lock(1)), wing(1, 400)], [], { target: bestWeapon }),
  );
  return `+${second - plain}`;
};

const gunner = cards('gunner|Crew');

const dice: Cases = {
  'X-20m': (given) => {
    const [face = 'blank'] = of<Face[]>(given, 'dice');
    const lone = wing(0, 600, cards('lonewolf|Elite'));
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
      bothFlipped: shipOf(played, 0).damage.every(({ up }) => !up),
    };
  },
  'X-75': () => ({ secondAttackDice: jansDice(gunner, false) }),
  'X-76': () => ({
    secondAttackDice: jansDice(cards('clustermissiles|Missile'), true),
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
    return { stress: shipOf(played, 0).tokens.stress, dice: rolled, timesPerAttack: used };
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
    return { flipped: shipOf(played, 0).damage.some(({ up }) => !up) };
  },
  'X-102': () => {
    const stealthy = wing(1, 430, cards('stealthdevice|Modification'));
    const played = fight([wing(0, 600), stealthy], ['hit', 'hit', 'hit', 'blank'], {
      target: uses('attack'),
    });
    return { discarded: shipOf(played, 1).upgrades[0]?.discarded };
  },
  'X-104': () => {
    const crew = cards('gunner|Crew', 'tactician|Crew');
    let attacks = 0;
    const played = fight([wing(0, 600, crew), wing(1, 430)], [], {
      target: (options) => ((attacks += 1) === 1 ? uses('attack')(options, undefined) : undefined),
    });
    return { stressOnDefender: shipOf(played, 1).tokens.stress };
  },
  'X-119': (given) => {
    const homing = wing(0, 600, { ...cards('homingmissiles|Missile'), lock: 1 });
    const played = fight([homing, wing(1, 430)], [], {
      target: bestWeapon,
    });
    const discarded = shipOf(played, 0).upgrades[0]?.discarded === true;
    const after = discarded && shipOf(played, 0).lock !== null;
    return { lockAfter: after ? of<number>(given, 'lock') : 0 };
  },
  'X-171': () => {
    const torpedoes = wing(0, 600, { ...cards('protontorpedoes|Torpedo'), lock: 1 });
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
