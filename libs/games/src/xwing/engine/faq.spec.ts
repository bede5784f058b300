import { expect, it } from 'vitest';
import type { DescribedPosition, ScreenSetup } from '#game';
import { xwingScreen } from '../play/screen-game.js';
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
  // With a stress token Jake Farrell could do no free action for his focus token.
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
