import type { Ability, Aspect, FlipSide, UnitSideNames } from '#rules';

/** What a card does, by the id of its facts. Its numbers come from the facts, never from here. */
export interface Behaviour {
  readonly id: string;
  /** The name in the row, for people who read the tables; a test compares it with the facts. */
  readonly name?: string;
  readonly abilities: readonly Ability[];
  readonly back?: readonly Ability[];
  /** For a leader whose unit side has another name. */
  readonly backNamed?: UnitSideNames;
  readonly asUpgrade?: readonly Ability[];
  /**
   * For a leader with two leader sides: the icons of the first side, because its facts list those
   * of both sides, and the other side.
   */
  readonly sides?: { readonly aspects: readonly Aspect[]; readonly other: FlipSide };
}

/** Splits the beginning of a row: the card's id, a blank, its printed name without the subtitle. */
const splitCard = (card: string): Pick<Behaviour, 'id' | 'name'> => ({
  id: card.slice(0, card.indexOf(' ')),
  name: card.slice(card.indexOf(' ') + 1),
});

export const card = (of: string, ...abilities: Ability[]): Behaviour => ({
  ...splitCard(of),
  abilities,
});
/** A leader's two sides (3.4.3). */
export const leader = (
  of: string,
  front: readonly Ability[],
  back: readonly Ability[],
): Behaviour => ({ ...splitCard(of), abilities: front, back });
/** A leader whose unit side has a name and traits of its own. */
export const renamedLeader = (
  of: string,
  front: readonly Ability[],
  back: readonly Ability[],
  backNamed: UnitSideNames,
): Behaviour => ({ ...splitCard(of), abilities: front, back, backNamed });
/** A Pilot, or a unit that can become an upgrade, with its abilities as an upgrade. */
export const pilot = (
  of: string,
  abilities: readonly Ability[],
  asUpgrade: readonly Ability[],
): Behaviour => ({ ...splitCard(of), abilities, asUpgrade });
/**
 * A leader that may be deployed as an upgrade (3.4.4A): both sides, and its abilities as an
 * upgrade.
 */
export const pilotLeader = (
  of: string,
  front: readonly Ability[],
  back: readonly Ability[],
  asUpgrade: readonly Ability[],
): Behaviour => ({ ...splitCard(of), abilities: front, back, asUpgrade });
/**
 * A leader with two leader sides (3.4): the abilities of the first, and everything printed on the
 * second.
 */
export const twoSided = (
  of: string,
  front: { readonly aspects: readonly Aspect[]; readonly abilities: readonly Ability[] },
  other: FlipSide,
): Behaviour => ({
  ...splitCard(of),
  abilities: front.abilities,
  sides: { aspects: front.aspects, other },
});
