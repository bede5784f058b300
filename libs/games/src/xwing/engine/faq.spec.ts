import { expect, it } from 'vitest';
import type { DescribedPosition, ScreenSetup } from '#game';
import { xwingScreen } from '../play/screen-game.js';
import {
  acts,
  attack,
  cards,
  empire,
  fight,
  fly,
  pilot,
  rollsOf,
  shipOf,
  uses,
  wing,
} from '../testing/table.js';
import { layCombat } from './position.js';
import type { Option } from './options.js';
import { hullOf } from './queries.js';

/** A squad of one ship, as squad builders write it. */
const squadOf = (faction: string, pilot: Readonly<Record<string, unknown>>): ScreenSetup => {
  const brought = xwingScreen.bring(JSON.stringify({ faction, pilots: [pilot] }), 'faq');
  if (brought.kind !== 'brought') throw new Error(JSON.stringify(brought));
  return brought.setup;
};

const jake = squadOf('rebel', {
  name: 'jakefarrell',
  ship: 'awing',
  upgrades: { ept: ['pushthelimit'] },
});
const academy = squadOf('imperial', { name: 'academypilot', ship: 'tiefighter' });

const optionsOf = ({ options }: DescribedPosition) => options as unknown as readonly Option[];
const isAction = (option: Option, action: string): boolean =>
  option.do === 'act' && option.action === action;

it('gives the stress of Push the Limit once what its action triggered is over', () => {
  let position = xwingScreen.begin([jake, academy], 'faq');
  for (const wanted of ['Evade', 'Focus'])
    for (let found = false; position && !found;) {
      const isOurs = position.waitingFor === 0;
      const at = optionsOf(position).findIndex((option) => isOurs && isAction(option, wanted));
      found = at >= 0;
      const option = position.options[at] ?? position.botChoice({ level: 1 }).option;
      position = position.after({ seat: position.waitingFor ?? 0, option });
    }
  // With a stress token Jake Farrell could not perform a free action for his focus token.
  expect(position?.waitingFor).toBe(0);
  expect(position && optionsOf(position).some((option) => isAction(option, 'Boost'))).toBe(true);
});

it('adds one to the hull of a Heavy Scyk', () => {
  const ship = {
    seat: 0,
    x: 450,
    y: 450,
    heading: 0,
    pilot: 'cartelspacer|m3ainterceptor|scumandvillainy',
  };
  const hullWith = (upgrades: { id: string; slot: string }[]): number =>
    hullOf(Object.values(layCombat([{ ...ship, upgrades }]).state.ships)[0]!);
  expect(hullWith([{ id: 'heavyscykinterceptor', slot: 'Title' }])).toBe(hullWith([]) + 1);
});

it('rolls one defence die more at range 3', () => {
  const dice = (y: number) =>
    rollsOf(fight([wing(0, 600), wing(1, y)], [], attack), 'defence-dice')[0] ?? 0;
  expect(dice(600 - 290)).toBe(dice(600 - 190) + 1);
});

it('lets Colonel Jendon give a lock to a ship without that action', () => {
  const jendon = wing(1, 430, { ...pilot('coloneljendon', 'lambdaclassshuttle', empire), lock: 1 });
  const friend = wing(1, 430, { x: 520 });
  const played = fight([jendon, wing(0, 860), friend], [], { 'use-ability': uses('use') });
  expect([shipOf(played, 0).lock, shipOf(played, 2).lock]).toEqual([null, played.keys[1]]);
});

it('deals Chewbacca cards face down', () => {
  const chewbacca = wing(0, 600, { ...pilot('chewbacca', 'yt1300'), shields: 0 });
  const hit = fight([chewbacca, wing(1, 500)], ['crit'], {
    target: (options, ship) => (ship === 's1-1' ? uses('attack')(options, ship) : undefined),
  });
  expect(shipOf(hit, 0).damage.map(({ up }) => up)).toEqual([false]);
});

it('stresses Bossk once, and gives him focus and lock after each miss', () => {
  const after = (stress: number) => {
    const bossk = wing(0, 600, { ...cards('bossk|Crew'), tokens: { stress } });
    const played = fight([bossk, wing(1, 400)], [], attack);
    const given = played.told.flatMap(({ what, ship, name }) =>
      what === 'token' && ship === played.keys[0] ? [name] : [],
    );
    return [given.join(), shipOf(played, 0).lock === played.keys[1]];
  };
  expect([after(0), after(1)]).toEqual([
    ['stress,focus', true],
    ['focus', true],
  ]);
});

it('makes the manoeuvre of an ionised ship green with Nien Nunb', () => {
  const stressAfter = (more: object) => {
    const ship = wing(0, 600, { tokens: { ion: 1, stress: 1 }, ...more });
    return shipOf(fly([ship, wing(1, 100, { dial: '2F' })], [], {}), 0).tokens.stress;
  };
  expect([stressAfter(cards('niennunb|Crew')), stressAfter({})]).toEqual([0, 1]);
});

it('stresses who attacks a Rebel Captive before dice are rolled', () => {
  const captor = wing(1, 400, cards('rebelcaptive|Crew'));
  const played = fight([wing(0, 600), captor], [], attack);
  const steps = played.told.flatMap(({ what, ship }) => (ship === played.keys[0] ? [what] : []));
  expect(shipOf(played, 0).tokens.stress).toBe(1);
  expect(steps.indexOf('token')).toBeLessThan(steps.indexOf('attack-dice'));
});

it('lets a ship have several tokens of one kind', () => {
  const ship = wing(1, 230, { dial: '2F', tokens: { evade: 1, focus: 1 } });
  const played = fly([ship, wing(0, 860, { dial: '2F' })], [], { action: acts('Focus') });
  // At the end of the round both are removed.
  const gone = played.told.find(
    ({ what, name, ship: key }) =>
      what === 'token-gone' && name === 'focus' && key === played.keys[0],
  );
  expect(gone?.number).toBe(2);
});
