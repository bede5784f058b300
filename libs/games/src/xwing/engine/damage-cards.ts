/** What a damage card that lies face up does, as data. */
export interface CriticalEffect {
  /** Turned face down once it was dealt and done. */
  readonly atOnce?: 'stress' | 'roll-damage' | 'roll-critical' | 'discard-weapon';
  /** At the start of each Combat phase: one die, a hit is a damage. */
  readonly burns?: boolean;
  /** Counts as so much damage against the hull. */
  readonly counts?: number;
  /** From the round after: pilot skill 0. */
  readonly noSkill?: boolean;
  readonly turnsRed?: boolean;
  /** No actions of the bar. */
  readonly noBar?: boolean;
  readonly agility?: number;
  readonly attackDice?: number;
  /** A primary weapon alone. */
  readonly primary?: number;
  /** After a red manoeuvre: one die, a hit is a damage. */
  readonly redHurts?: boolean;
  /** After a manoeuvre that overlaps a ship or an obstacle: one damage. */
  readonly bumpHurts?: boolean;
  /** The next attack is lost, then it is turned face down. */
  readonly blind?: 'no-dice' | 'no-attack';
  /** After a white manoeuvre: a stress token. */
  readonly whiteStress?: boolean;
  /** From the round after every card is dealt face up. */
  readonly exposes?: boolean;
  /** No straight manoeuvres on the dial; turned when the dial is revealed. */
  readonly noStraight?: boolean;
  /** Pilot ability and Elite upgrades do nothing. */
  readonly noPilot?: boolean;
  /** An action turns it face down: always, or by a die that shows one of these. */
  readonly repair?: 'always' | readonly ('hit' | 'crit')[];
}

export interface DamageKind {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** What it says it is about. */
  readonly trait: 'pilot' | 'ship';
  readonly effect: CriticalEffect;
}

/** Cards with the trait of the pilot; all others are about the ship. */
const pilotTraits: ReadonlySet<string> = new Set([
  ...['Blinded Pilot', 'Damaged Cockpit', 'Injured Pilot', 'Stunned Pilot', 'Shaken Pilot'],
]);

const kind = (name: string, effect: CriticalEffect, copies = 2): DamageKind => ({
  id: name.toLowerCase().replaceAll(/[^a-z]/g, ''),
  name,
  copies,
  trait: pilotTraits.has(name) ? 'pilot' : 'ship',
  effect,
});

const shared: readonly DamageKind[] = [
  kind('Console Fire', { burns: true, repair: 'always' }),
  kind('Damaged Cockpit', { noSkill: true }),
  kind('Damaged Engine', { turnsRed: true }),
  kind('Direct Hit!', { counts: 2 }, 7),
  kind('Thrust Control Fire', { atOnce: 'stress' }),
];

/** The two decks of 33 cards that small and large ships are dealt from, by what boxes call them. */
export const damageDecks: Readonly<Record<string, readonly DamageKind[]>> = {
  core: [
    ...shared,
    kind('Blinded Pilot', { blind: 'no-dice' }),
    kind('Damaged Sensor Array', { noBar: true, repair: ['hit'] }),
    kind('Injured Pilot', { noPilot: true }),
    kind('Minor Explosion', { atOnce: 'roll-damage' }),
    kind('Minor Hull Breach', { redHurts: true }),
    kind('Munitions Failure', { atOnce: 'discard-weapon' }),
    kind('Structural Damage', { agility: -1, repair: ['hit'] }),
    kind('Stunned Pilot', { bumpHurts: true }),
    kind('Weapon Malfunction', { primary: -1, repair: ['hit', 'crit'] }),
  ],
  'core-tfa': [
    ...shared,
    kind('Blinded Pilot', { blind: 'no-attack' }),
    kind('Damaged Sensor Array', { noBar: true, repair: ['hit', 'crit'] }),
    kind('Loose Stabilizer', { whiteStress: true, repair: 'always' }),
    kind('Major Explosion', { atOnce: 'roll-critical' }),
    kind('Major Hull Breach', { exposes: true, repair: 'always' }),
    kind('Shaken Pilot', { noStraight: true }),
    kind('Structural Damage', { agility: -1, repair: ['hit', 'crit'] }),
    kind('Stunned Pilot', { bumpHurts: true }),
    kind('Weapons Failure', { attackDice: -1, repair: ['hit', 'crit'] }),
  ],
};

const byKey: ReadonlyMap<string, DamageKind> = new Map(
  Object.entries(damageDecks).flatMap(([deck, kinds]) =>
    kinds.map((one): [string, DamageKind] => [`${deck}/${one.id}`, one]),
  ),
);

/** Keys of all cards of a deck, such as `core/directhit`. */
export const cardsOfDeck = (deck: string): string[] =>
  (damageDecks[deck] ?? []).flatMap(({ id, copies }) =>
    Array.from({ length: copies }, () => `${deck}/${id}`),
  );

export const damageKind = (card: string): DamageKind => {
  const found = byKey.get(card);
  if (!found) throw new Error(`there is no damage card ${card}`);
  return found;
};
