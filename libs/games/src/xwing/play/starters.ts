import type { StarterList } from '#game';
import type { XwsPilot, XwsSquad } from '../lists/xws.js';

const ship = (name: string, of: string, upgrades: XwsPilot['upgrades'] = {}): XwsPilot => ({
  name,
  ship: of,
  upgrades,
});
const starter = (name: string, faction: string, pilots: readonly XwsPilot[]): StarterList => ({
  name,
  list: JSON.stringify({ name, faction, pilots } satisfies XwsSquad),
});

/** Squads for players who have none: small, with simple cards, two per side. */
export const starters = (): readonly StarterList[] => [
  starter('Rebels: X-wing aces', 'rebel', [
    ship('lukeskywalker', 'xwing', { amd: ['r2d2'], torpedo: ['protontorpedoes'] }),
    ship('wedgeantilles', 'xwing', { ept: ['predator'], amd: ['r2astromech'] }),
    ship('biggsdarklighter', 'xwing', { amd: ['r2astromech'] }),
  ]),
  starter('Rebels: four kinds of fighters', 'rebel', [
    ship('jakefarrell', 'awing', { ept: ['pushthelimit'], mod: ['autothrusters'] }),
    ship('bluesquadronpilot', 'bwing', { system: ['firecontrolsystem'] }),
    ship('goldsquadronpilot', 'ywing', { turret: ['ioncannonturret'] }),
    ship('rookiepilot', 'xwing'),
  ]),
  starter('Empire: TIE swarm', 'imperial', [
    ship('howlrunner', 'tiefighter', { ept: ['swarmtactics'] }),
    ship('maulermithel', 'tiefighter', { ept: ['veteraninstincts'] }),
    ship('blacksquadronpilot', 'tiefighter'),
    ...[1, 2, 3, 4].map(() => ship('academypilot', 'tiefighter')),
  ]),
  starter('Empire: Vader and interceptors', 'imperial', [
    ship('darthvader', 'tieadvanced', {
      ept: ['predator'],
      title: ['tiex1'],
      system: ['advtargetingcomputer'],
    }),
    ship('soontirfel', 'tieinterceptor', { ept: ['pushthelimit'], mod: ['stealthdevice'] }),
    ship('turrphennir', 'tieinterceptor', { ept: ['veteraninstincts'], mod: ['hullupgrade'] }),
  ]),
  starter('Scum: Boba Fett and friends', 'scum', [
    ship('bobafett', 'firespray31', {
      ept: ['predator'],
      mod: ['engineupgrade'],
      bomb: ['seismiccharges'],
      illicit: ['inertialdampeners'],
    }),
    ship('palobgodalhi', 'hwk290', { turret: ['blasterturret'] }),
    ship('serissu', 'm3ainterceptor', { title: ['heavyscykinterceptor'] }),
  ]),
  starter('Scum: pirates', 'scum', [
    ship('kavil', 'ywing', { turret: ['blasterturret'], samd: ['r4agromech'] }),
    ship('guri', 'starviper', { ept: ['veteraninstincts'], mod: ['autothrusters'] }),
    ...[1, 2, 3].map(() => ship('binayrepirate', 'z95headhunter')),
  ]),
];
