import type { ScreenLegend, Texts } from '#game';
import { type TextKey, textOf } from '../../texts.js';
import { isAction } from '../engine/actions.js';
import type { ActionName } from '../engine/ability.js';
import type { Decision } from '../engine/options.js';
import { tokens } from '../engine/state.js';
import { bearings, shipChoices } from '../judge/pieces.js';
import type { Bearing } from '../mat/manoeuvres.js';

type Entry = ScreenLegend['entries'][number];

const entryOf = (name: Texts, says: TextKey, drawn: Omit<Entry, 'name' | 'says'> = {}): Entry => ({
  name,
  says: textOf(says),
  ...drawn,
});

const tokenKeys = {
  focus: 'focus',
  evade: 'evade',
  reinforce: 'reinforce',
  'reinforce-aft': 'reinforce',
  stress: 'stress',
  ion: 'ion',
  tractor: 'tractor',
  jam: 'jam',
  cloak: 'cloak',
  disabled: 'disabled',
  lock: 'lock',
  locked: 'locked',
  crit: 'crit',
} as const;

const ofTokens: ScreenLegend = {
  id: 'tokens',
  title: textOf('xwing.legend.tokens'),
  entries: [
    entryOf(textOf('xwing.legend.numbers'), 'xwing.explains.numbers'),
    ...([...tokens, 'lock', 'locked', 'crit'] as const).map((token) =>
      entryOf(textOf(`xwing.short.${token}`), `xwing.explains.${tokenKeys[token]}`, { token }),
    ),
  ],
};

const faceKeys = {
  hit: 'hit',
  crit: 'face-crit',
  focus: 'face-focus',
  evade: 'face-evade',
  blank: 'blank',
} as const;

const ofDice: ScreenLegend = {
  id: 'dice',
  title: textOf('xwing.legend.dice'),
  entries: (['hit', 'crit', 'focus', 'evade', 'blank'] as const).map((die) =>
    entryOf(textOf(`xwing.face.${die}`), `xwing.explains.${faceKeys[die]}`, { die }),
  ),
};

const bearingKeys: Readonly<Record<Bearing, TextKey>> = {
  F: 'xwing.explains.straight',
  B: 'xwing.explains.bank',
  N: 'xwing.explains.bank',
  T: 'xwing.explains.turn',
  Y: 'xwing.explains.turn',
  K: 'xwing.explains.koiogran',
  L: 'xwing.explains.segnor',
  P: 'xwing.explains.segnor',
  E: 'xwing.explains.tallon',
  R: 'xwing.explains.tallon',
  O: 'xwing.explains.stationary',
  S: 'xwing.explains.reverse',
  A: 'xwing.explains.reverse',
  D: 'xwing.explains.reverse',
};

const actionKeys: Readonly<Record<ActionName, TextKey>> = {
  Focus: 'xwing.explains.focus',
  Evade: 'xwing.explains.evade',
  'Target Lock': 'xwing.explains.lock',
  'Barrel Roll': 'xwing.explains.roll',
  Boost: 'xwing.explains.boost',
  Cloak: 'xwing.explains.cloak',
  SLAM: 'xwing.explains.slam',
  Coordinate: 'xwing.explains.coordinate',
  Jam: 'xwing.explains.jam',
  Reinforce: 'xwing.explains.reinforce',
  Reload: 'xwing.explains.reload',
  'Rotate Arc': 'xwing.explains.arc',
};

/** Whether a ship of the first edition has a manoeuvre of this bearing. */
const isFlown = (one: Bearing): boolean =>
  shipChoices.some(({ dial }) => dial.some(({ bearing }) => bearing === one));

const ofManoeuvres: ScreenLegend = {
  id: 'manoeuvres',
  title: textOf('xwing.legend.manoeuvres'),
  entries: [
    entryOf(textOf('xwing.legend.speed'), 'xwing.explains.speed'),
    ...(['green', 'white', 'red'] as const).map((colour) =>
      entryOf(textOf(`xwing.colour.${colour}`), `xwing.explains.${colour}`),
    ),
    ...bearings
      .filter(isFlown)
      .map((bearing) => entryOf(textOf(`xwing.bearing.${bearing}`), bearingKeys[bearing])),
  ],
};

const ofActions: ScreenLegend = {
  id: 'actions',
  title: textOf('xwing.legend.actions'),
  entries: Object.entries(actionKeys).flatMap(([action, says]) =>
    isAction(action) ? [entryOf(textOf(`xwing.action.${action}`), says)] : [],
  ),
};

export const xwingLegend: readonly ScreenLegend[] = [ofTokens, ofDice, ofManoeuvres, ofActions];

/** The section of the legend that explains the options of a decision; null if none does. */
export const sectionFor = ({ options }: Decision): string | null => {
  if (options.some((option) => option.do === 'dial')) return ofManoeuvres.id;
  return options.some((option) => option.do === 'act') ? ofActions.id : null;
};
