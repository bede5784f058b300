/**
 * Slot names as files write them, reduced to letters and digits, mapped to the slot names of the
 * card facts.
 */
const secondEdition: Readonly<Record<string, string>> = {
  ept: 'Talent',
  talent: 'Talent',
  elitetalent: 'Talent',
  mod: 'Modification',
  modification: 'Modification',
  amd: 'Astromech',
  samd: 'Astromech',
  astromech: 'Astromech',
  bomb: 'Device',
  device: 'Device',
  system: 'Sensor',
  sensor: 'Sensor',
  force: 'Force Power',
  forcepower: 'Force Power',
  tacticalrelay: 'Tactical Relay',
  hardpoint: 'Hardpoint',
  cannon: 'Cannon',
  turret: 'Turret',
  torpedo: 'Torpedo',
  missile: 'Missile',
  crew: 'Crew',
  gunner: 'Gunner',
  illicit: 'Illicit',
  tech: 'Tech',
  title: 'Title',
  configuration: 'Configuration',
  command: 'Command',
  cargo: 'Cargo',
  team: 'Team',
};

const firstEdition: Readonly<Record<string, string>> = {
  ept: 'Elite',
  elite: 'Elite',
  talent: 'Elite',
  mod: 'Modification',
  modification: 'Modification',
  amd: 'Astromech',
  astromech: 'Astromech',
  samd: 'Salvaged Astromech',
  salvagedastromech: 'Salvaged Astromech',
  bomb: 'Bomb',
  system: 'System',
  sensor: 'System',
  cannon: 'Cannon',
  turret: 'Turret',
  torpedo: 'Torpedo',
  missile: 'Missile',
  crew: 'Crew',
  team: 'Team',
  illicit: 'Illicit',
  tech: 'Tech',
  title: 'Title',
  cargo: 'Cargo',
  hardpoint: 'Hardpoint',
};

const plain = (slot: string): string => slot.toLowerCase().replace(/[^a-z0-9]/g, '');

/** The slot that a name in a file stands for; null for an unknown name. */
export const slotNamed = (slot: string, edition: 'first' | 'second'): string | null => {
  const names = edition === 'first' ? firstEdition : secondEdition;
  const key = plain(slot);
  return Object.hasOwn(names, key) ? (names[key] ?? null) : null;
};
