import {
  attack,
  bestWeapon,
  cards,
  defence,
  empire,
  fight,
  fly,
  pilot,
  type Played,
  questionsOf,
  scum,
  shipOf,
  type StandingShip,
  uses,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';
import { type Cases, of } from './example.js';

const lambda = pilot('omicrongrouppilot', 'lambdaclassshuttle', empire);
const emperor = cards('emperorpalpatine|Crew');
/** Far behind its own side, with the Emperor on board. */
const emperorsShuttle = wing(1, 60, { ...lambda, ...emperor, x: 100, dial: '1F' });

const settingsIn = (played: Played) =>
  played.asked.flatMap(({ options }) => options.filter((one) => one.do === 'set'));

/** Turns the first die that can be turned to a blank, or to another face. */
const turns = (to: string) => (options: Parameters<NonNullable<(typeof attack)['target']>>[0]) =>
  options.find((one) => one.do === 'set' && one.to === to);

const tie = (more: Partial<StandingShip> = {}): StandingShip => wing(1, 430, more);

/** What the Emperor made of a die, by what it was rolled for. */
const rolls: Readonly<Record<string, () => { changed: boolean; played: Played }>> = {
  'attack die': () => {
    const played = fight([wing(0, 600, { shields: 0 }), tie(), emperorsShuttle], [], {
      ...attack,
      'modify-attack': turns('crit'),
    });
    return { changed: shipOf(played, 0).damage.some(({ up }) => up), played };
  },
  'defence die': () => {
    const played = fight([wing(0, 600), tie(), emperorsShuttle], ['hit', ...defence()], {
      ...attack,
      'modify-defence': turns('evade'),
    });
    return { changed: shipOf(played, 1).damage.length === 0, played };
  },
  mine: () => {
    const ship = wing(1, 230, { dial: '2F', x: 420 });
    const mine = { id: 'b1', kind: 'proximitymines', seat: 0, x: 420, y: 300, heading: 0 };
    const played = fly(
      [ship, emperorsShuttle, wing(0, 860, { x: 800, dial: '2F' })],
      ['hit', 'blank', 'blank'],
      { 'use-ability': turns('blank') },
      (state) => void state.bombs.push(mine),
    );
    const sprung = played.state.bombs.length === 0;
    return { changed: sprung && shipOf(played, 0).damage.length === 0, played };
  },
  obstacle: () => {
    const ship = wing(1, 230, { dial: '2F', x: 420 });
    const played = fly(
      [ship, emperorsShuttle, wing(0, 860, { x: 800, dial: '2F' })],
      ['hit'],
      { 'use-ability': turns('blank') },
      (state) =>
        void state.obstacles.push({ id: 'o1', kind: 'asteroid', x: 420, y: 340, heading: 0 }),
    );
    const hit = played.told.some(({ what }) => what === 'hit-obstacle');
    return { changed: hit && shipOf(played, 0).damage.length === 0, played };
  },
  'damage card': () => {
    const burning = tie({ criticals: ['core/consolefire'] });
    const played = fight([wing(0, 880), burning, emperorsShuttle], ['hit'], {
      'use-ability': turns('blank'),
    });
    return { changed: shipOf(played, 1).damage.length === 1, played };
  },
  'Anti-Pursuit Lasers': () => {
    // The shuttle, which is overlapped, rolls: the Emperor makes a hit of it.
    const shuttle = wing(1, 330, {
      ...lambda,
      ...cards('antipursuitlasers|Modification', 'emperorpalpatine|Crew'),
      dial: '1F',
      x: 450,
    });
    const rammer = wing(0, 480, { dial: '2F', x: 450, shields: 0 });
    const played = fly([rammer, shuttle], ['blank'], {
      'use-ability': (options) => turns('hit')(options) ?? options.find((one) => one.do === 'use'),
    });
    return { changed: shipOf(played, 0).damage.length === 1, played };
  },
};

/** Examples of dice and damage that ships share. */
export const xwingSharedCases: Cases = {
  'X-78': () => {
    const omega = (lock: number) =>
      wing(0, 430, { ...pilot('omegaleader', 'tiefofighter', 'firstorder'), lock, heading: 180 });
    const attacker = wing(1, 600, { heading: 0, tokens: { focus: 1 } });
    const played = fight([omega(1), attacker, emperorsShuttle], ['focus', 'focus'], attack);
    const asked = questionsOf(played, 'modify-attack')
      .filter(({ ship }) => ship === played.keys[1])
      .flatMap(({ options }) => options);
    const spends = asked.some((one) => one.do === 'spend');
    const own = { ...attacker, ...lambda, ...emperor };
    const carrier = fight([omega(1), own], ['focus', 'focus'], attack);
    const may = asked.length > 0 && !spends && settingsIn(carrier).length === 0;
    return { palpatine: may ? 'may change a die' : 'nothing' };
  },
  'X-85': () => {
    const xizor = tie({ ...pilot('princexizor', 'starviper', scum), shields: 0 });
    const friend = wing(1, 430, { ...pilot('cartelspacer', 'm3ainterceptor', scum), x: 500 });
    const shot = (more: object) =>
      fight(
        [wing(0, 600, { ...pilot('wedgeantilles', 'xwing'), ...more }), xizor, friend],
        ['hit', 'hit', 'hit'],
        {
          target: bestWeapon,
          'use-ability': uses('use'),
        },
      );
    const usual = shot({});
    if (shipOf(usual, 1).damage.length !== 2 || shipOf(usual, 2).shields !== 0)
      throw new Error('nobody suffers in his place');
    const ion = shot(cards('ioncannon|Cannon'));
    if (shipOf(ion, 1).tokens.ion === 0) throw new Error('it did not hit');
    return { legal: questionsOf(ion, 'use-ability').length > 0 };
  },
  'X-110': (given) => {
    const all = of<string[]>(given, 'die').map((name) => rolls[name]?.());
    const times = all.map(
      (one) => one?.played.told.filter(({ name }) => name === 'emperorpalpatine').length ?? 0,
    );
    // The die that was turned to a focus is no hit for a focus token.
    const spent = fight([wing(0, 600), tie({ tokens: { focus: 1 } }), emperorsShuttle], [], {
      ...attack,
      'modify-attack': (options, ship) => turns('focus')(options) ?? uses('spend')(options, ship),
    });
    if (!spent.told.some(({ what }) => what === 'spent')) throw new Error('nothing is spent');
    return {
      legal: all.every((one) => one?.changed === true),
      timesPerRound: Math.max(...times),
      modifiedAgain: spent.told.some(({ what, ship }) => what === 'hit' && ship === spent.keys[0]),
    };
  },
};
