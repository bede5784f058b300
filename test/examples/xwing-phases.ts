import { hullOf } from '../../libs/games/src/xwing/engine/queries.js';
import type { XwingState } from '../../libs/games/src/xwing/engine/state.js';
import {
  cards,
  defence,
  empire,
  fight,
  pilot,
  questionsOf,
  scum,
  shipOf,
  skillIn,
  uses,
  wing,
} from '../../libs/games/src/xwing/testing/table.js';
import { type Cases, of } from './example.js';
import { far } from './xwing-played.js';

const events: Cases = {
  'X-20q': () => {
    const hull = (...more: string[]) => {
      const scyk = wing(0, 600, {
        ...pilot('cartelspacer', 'm3ainterceptor', scum),
        ...cards(...more),
      });
      return hullOf(shipOf(fight([scyk, far], [], {}), 0));
    };
    return { hull: `+${hull('heavyscykinterceptor|Title') - hull()}` };
  },
  'X-54': () => {
    const ship = wing(0, 600, { criticals: ['core/damagedcockpit'] });
    const { state, keys } = fight([ship, far], [], {});
    const damaged = state.ships[keys[0] ?? '']!;
    const inRound = (round: number) => skillIn({ ...state, round }, damaged);
    return { skill: [inRound(1) === 2 ? 'printed' : inRound(1), inRound(2)] };
  },
  'X-71': () => {
    // Ships of the same skill attack at the same time: both are destroyed.
    const lone = { shields: 0, down: 2, heading: 0 };
    const played = fight(
      [
        wing(0, 600, lone),
        wing(1, 430, { ...lone, ...pilot('rookiepilot', 'xwing'), heading: 180 }),
      ],
      ['hit', ...defence('blank', 'blank'), 'blank', 'blank', 'hit'],
      { target: uses('attack') },
    );
    const [end] = played.told.filter(({ what }) => what === 'drawn' || what === 'won');
    return { result: end?.what === 'drawn' ? 'draw' : end?.what };
  },
  'X-72': () => {
    const recovered = (shields: number) => {
      const ig = wing(0, 600, { ...pilot('ig88a', 'aggressor', scum), shields });
      const played = fight([ig, wing(1, 430, { down: 2 }), far], ['hit', 'hit', 'hit'], {
        target: uses('attack'),
        'use-ability': uses('use'),
      });
      return shipOf(played, 0).shields - shields;
    };
    const most = 4;
    if (recovered(most - 1) !== 1) throw new Error('it recovers nothing at all');
    return { recover: recovered(most) };
  },
  'X-157': (given) => {
    const tactics = (seat: number, x: number) =>
      wing(seat, seat === 0 ? 700 : 200, { ...cards('swarmtactics|Elite'), x });
    const ships = [tactics(1, 400), tactics(1, 450), tactics(0, 400), tactics(0, 450)];
    const played = fight(ships, [], {}, (state) => {
      state.initiative = of<string>(given, 'initiative') === 'A' ? 1 : 0;
    });
    const order = questionsOf(played, 'use-ability').map(({ seat }) => (seat === 1 ? 'A' : 'B'));
    return { order: order.join('') === 'AABB' ? ['all of A', 'all of B'] : order };
  },
  'X-129': () => {
    const tactics = cards('swarmtactics|Elite');
    const swarm = [
      wing(1, 300, { ...pilot('howlrunner', 'tiefighter', empire), ...tactics }),
      wing(1, 300, { ...pilot('blacksquadronpilot', 'tiefighter', empire), ...tactics, x: 500 }),
      wing(1, 300, { x: 550 }),
      wing(0, 800),
    ];
    let skills: readonly number[] = [];
    fight(swarm, [], {
      'use-ability': (options, ship) =>
        options.find((one) => one.do === 'use' && one.on === (ship === 's1-1' ? 's1-2' : 's1-3')),
      attacker: (_options, _ship, state) => {
        const ships = Object.values(state?.ships ?? {}).filter(({ seat }) => seat === 1);
        skills = ships.map((ship) => skillIn(state as XwingState, ship));
        return undefined;
      },
    });
    return { skill: skills };
  },
};

/** Cases about values and the order of phases. */
export const xwingPhaseCases: Cases = events;
