import type { PenaltyLevel } from '#contracts';
import type { Translate } from '../../i18n/index.js';

/**
 * An infraction of the competitive penalty guide. `code`: its number in the guide, or a word if we
 * do not know the number.
 */
interface Infraction {
  readonly code: string;
  /** The usual penalty; for tardiness, slow play and deck problems, the project's own proposal. */
  readonly level: PenaltyLevel;
  /** Whether it is a disruption of play, of which the third becomes a game loss. */
  readonly disruption?: true;
}

export const infractions = [
  { code: '3.1', level: 'warning', disruption: true },
  { code: '3.2', level: 'warning', disruption: true },
  { code: '3.3', level: 'warning', disruption: true },
  { code: '3.4', level: 'game-loss' },
  { code: '3.5', level: 'game-loss' },
  { code: '3.6', level: 'warning', disruption: true },
  { code: '3.7', level: 'warning', disruption: true },
  { code: 'tardiness', level: 'game-loss' },
  { code: 'slow-play', level: 'warning' },
  { code: 'deck-list', level: 'game-loss' },
  { code: 'deck', level: 'game-loss' },
  { code: '5.1', level: 'warning' },
  { code: '5.2', level: 'game-loss' },
  { code: '5.3', level: 'match-loss' },
  { code: '5.4', level: 'disqualification' },
  { code: '5.5', level: 'match-loss' },
  { code: '5.6', level: 'disqualification' },
  { code: '5.7', level: 'disqualification' },
  { code: '5.8', level: 'disqualification' },
  { code: '5.9', level: 'disqualification' },
  { code: '5.10', level: 'disqualification' },
] as const satisfies readonly Infraction[];

type InfractionCode = (typeof infractions)[number]['code'];
const findInfraction = (
  code: string,
): (Infraction & { readonly code: InfractionCode }) | undefined =>
  infractions.find((each) => each.code === code);

/** The code as a key of the texts, which must not contain a dot. */
type TextName = InfractionCode extends infer Code
  ? Code extends `${infer A}.${infer B}`
    ? `${A}-${B}`
    : Code
  : never;
const textName = (code: InfractionCode): TextName => code.replace('.', '-') as TextName;

/** A listed infraction in the reader's language; a judge's own words are returned unchanged. */
export const infractionText = (t: Translate, written: string): string => {
  const found = findInfraction(written);
  return found ? t(`infraction.${textName(found.code)}`) : written;
};

/**
 * The number of earlier disruptions, among a player's penalties that still stand, from which the
 * next one becomes a game loss.
 */
const beforeUpgrade = 2;

/**
 * The penalty to propose for an infraction, and whether earlier ones raised it; null for a judge's
 * own words.
 */
export const proposedLevel = (
  code: string,
  earlier: readonly { readonly infraction: string }[],
): { readonly level: PenaltyLevel; readonly upgraded: boolean } | null => {
  const found = findInfraction(code);
  if (!found) return null;
  const disruptions = earlier.filter(
    ({ infraction }) => findInfraction(infraction)?.disruption === true,
  );
  const upgraded = found.disruption === true && disruptions.length >= beforeUpgrade;
  return { level: upgraded ? 'game-loss' : found.level, upgraded };
};
