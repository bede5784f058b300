/** The effect of a face-up damage card, as data. */
export interface CriticalEffect {
  /** Takes effect when dealt and is then turned face down. */
  readonly atOnce?: 'stress' | 'roll-damage' | 'roll-critical' | 'discard-weapon';
  /** At the start of each Combat phase: roll one die, a hit is a damage. */
  readonly burns?: boolean;
  /** Counts as this much damage against the hull. */
  readonly counts?: number;
  /** From the following round on: pilot skill 0. */
  readonly noSkill?: boolean;
  readonly turnsRed?: boolean;
  /** The ship cannot perform the actions of its action bar. */
  readonly noBar?: boolean;
  readonly agility?: number;
  readonly attackDice?: number;
  /** A change of the primary weapon value only. */
  readonly primary?: number;
  /** After a red manoeuvre: roll one die, a hit is a damage. */
  readonly redHurts?: boolean;
  /** After a manoeuvre that overlaps a ship or an obstacle: one damage. */
  readonly bumpHurts?: boolean;
  /** The next attack is lost; then the card is turned face down. */
  readonly blind?: 'no-dice' | 'no-attack';
  /** After a white manoeuvre: a stress token. */
  readonly whiteStress?: boolean;
  /** From the following round on, every damage card is dealt face up. */
  readonly exposes?: boolean;
  /** No straight manoeuvres on the dial; the card is turned face down when the dial is revealed. */
  readonly noStraight?: boolean;
  /** Pilot ability and Elite upgrades have no effect. */
  readonly noPilot?: boolean;
  /** An action turns the card face down: always, or if a die shows one of these faces. */
  readonly repair?: 'always' | readonly ('hit' | 'crit')[];
}

export interface DamageKind {
  readonly id: string;
  readonly name: string;
  readonly copies: number;
  /** The trait printed on the card. */
  readonly trait: 'pilot' | 'ship';
  readonly effect: CriticalEffect;
}

/** The cards with the trait Pilot; all others have the trait Ship. */
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

/** The two decks of 33 cards for small and large ships, by the boxes that they come in. */
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

/** The keys of all cards of a deck, such as `core/directhit`. */
export const cardsOfDeck = (deck: string): string[] =>
  (damageDecks[deck] ?? []).flatMap(({ id, copies }) =>
    Array.from({ length: copies }, () => `${deck}/${id}`),
  );

export const damageKind = (card: string): DamageKind => {
  const found = byKey.get(card);
  if (!found) throw new Error(`there is no damage card ${card}`);
  return found;
};
