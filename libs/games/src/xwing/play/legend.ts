import type { ScreenLegend, Texts } from '#game';
import { type TextKey, textOf } from '../../texts.js';
import { isAction } from '../engine/actions.js';
import type { ActionName } from '../engine/ability.js';
import type { Decision } from '../engine/options.js';
import { tokens } from '../engine/state.js';
import { bearings, type DialEntry } from '../judge/pieces.js';

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
  title: textOf('xwing.legend.dice'),
  entries: (['hit', 'crit', 'focus', 'evade', 'blank'] as const).map((die) =>
    entryOf(textOf(`xwing.face.${die}`), `xwing.explains.${faceKeys[die]}`, { die }),
  ),
};

const bearingKeys: Readonly<Record<DialEntry['bearing'], TextKey>> = {
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

/** The manoeuvres of a dial, each bearing once, and the meaning of their numbers and colours. */
const ofManoeuvres = (dial: readonly DialEntry[]): ScreenLegend => ({
  title: textOf('xwing.legend.manoeuvres'),
  entries: [
    entryOf(textOf('xwing.legend.speed'), 'xwing.explains.speed'),
    ...(['green', 'white', 'red'] as const).map((colour) =>
      entryOf(textOf(`xwing.colour.${colour}`), `xwing.explains.${colour}`),
    ),
    ...bearings
      .filter((one) => dial.some(({ bearing }) => bearing === one))
      .map((bearing) => entryOf(textOf(`xwing.bearing.${bearing}`), bearingKeys[bearing])),
  ],
});

const ofActions = (names: readonly string[]): ScreenLegend => ({
  title: textOf('xwing.legend.actions'),
  entries: [...new Set(names)]
    .filter(isAction)
    .map((action) => entryOf(textOf(`xwing.action.${action}`), actionKeys[action])),
});

/** The explanations for a board, those for the pending choice first. `dial`: of the ship to act. */
export const legendOf = (
  decision: Decision | null,
  dial: readonly DialEntry[],
): readonly ScreenLegend[] => {
  const options = decision?.options ?? [];
  const acts = options.flatMap((option) => (option.do === 'act' ? [option.action] : []));
  return [
    ...(options.some((option) => option.do === 'dial') ? [ofManoeuvres(dial)] : []),
    ...(acts.length > 0 ? [ofActions(acts)] : []),
    ofTokens,
    ofDice,
  ];
};
