import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import type { Ability, Turning } from '../engine/ability.js';
import { occasionText } from './conditions.js';
import { modifyText, numberText, weaponText } from './dice-words.js';
import { afterMoment, doingText, offerText } from './doing-words.js';
import {
  actionsText,
  bearingText,
  listAny,
  listOf,
  namesOf,
  noteIf,
  numbersText,
  oneOrMany,
  rangeText,
  sentence,
  sentences,
  someWeapon,
  templateText,
  weaponsText,
  when,
  whenThen,
  type Parties,
} from './saying.js';

type Of<Kind extends Ability['kind']> = Extract<Ability, { kind: Kind }>;

const own: Parties = { ship: 'this', other: 'enemy' };
const ship = { ship: textOf('xwing.words.who.this'), ofShip: textOf('xwing.words.of.this') };

/** What applies always, or while a condition holds. */
const standing = (conditions: Of<'stat'>['when'], then: Texts): Texts => {
  const ifs = occasionText(null, conditions, own);
  return ifs === null ? then : whenThen(ifs, then);
};

const once = (limit: 'round' | undefined): readonly Texts[] =>
  noteIf(limit !== undefined, () => textOf('xwing.words.note.once'));

const afterText = (ability: Of<'after'>): Texts =>
  sentences([
    afterMoment(ability, (parties) =>
      offerText(ability.price, ability.may, doingText(ability, parties)),
    ),
    ...noteIf(ability.replaces, () => textOf('xwing.words.note.replaces')),
    ...once(ability.once),
  ]);

const freeText = (ability: Of<'free'>): Texts => {
  const { actions, strain, onBar, skips, price } = ability;
  const does =
    actions === null
      ? textOf(onBar === true ? 'xwing.words.free.bar' : 'xwing.words.free.any', ship)
      : textOf('xwing.words.free', { ...ship, actions: actionsText(actions) });
  const then = sentences([
    sentence(does),
    ...noteIf(strain, () => textOf('xwing.words.free.strain')),
    ...noteIf(skips, () => textOf('xwing.words.free.skips')),
  ]);
  return sentences([
    afterMoment(ability, () => offerText(price, false, then)),
    ...once(ability.once),
  ]);
};

const dialText = ({ speeds, bearings, to, when: conditions }: Of<'dial'>): Texts => {
  const form = speeds === undefined ? 'bearings' : bearings === undefined ? 'speeds' : 'both';
  const does = textOf(`xwing.words.dial.${form}`, {
    color: textOf(`xwing.words.color.${to}`),
    speeds: numbersText(speeds ?? []),
    bearings: listAny((bearings ?? []).map(bearingText)),
  });
  return standing(conditions, sentence(does));
};

const becomesText = (change: NonNullable<Turning['change']>): Texts =>
  listOf(
    Object.entries(change).map(([from, to]) =>
      textOf('xwing.words.turn.becomes', { from: bearingText(from), to: bearingText(to) }),
    ),
  );

const turnText = (ability: Turning): Texts => {
  const { price, bearings, colours, same, change, speeds, to, stop } = ability;
  const which = [
    ...(bearings ?? []).map(bearingText),
    ...(['green', 'white', 'red'] as const)
      .filter((one) => colours?.includes(one))
      .map((one) => textOf(`xwing.colour.${one}`)),
  ];
  const moment =
    which.length === 0
      ? textOf('xwing.words.turn.any')
      : textOf('xwing.words.turn.some', { which: listAny(which) });
  const steps = [
    ...when(same, (what) => sentence(textOf(`xwing.words.turn.${what}`))),
    ...when(change, (all) =>
      sentence(textOf('xwing.words.turn.change', { list: becomesText(all) })),
    ),
    ...when(speeds, (all) =>
      sentence(
        all === 'one-off'
          ? textOf('xwing.words.turn.one-off')
          : textOf('xwing.words.turn.speeds', { speeds: numbersText(all) }),
      ),
    ),
    ...noteIf(stop, () => textOf('xwing.words.turn.stop')),
    ...when(to, (colour) => sentence(textOf(`xwing.words.turn.to.${colour}`))),
  ];
  return whenThen(moment, offerText(price, false, sentences(steps)));
};

const statText = ({ stat, n, set, when: conditions }: Of<'stat'>): Texts => {
  if (stat === 'actions')
    return standing(
      conditions,
      sentence(textOf(`xwing.words.stat.actions.${oneOrMany(n)}`, { ...ship, n })),
    );
  const way = set === true ? 'set' : n < 0 ? 'less' : 'more';
  const name = textOf(`xwing.words.stat.${stat}`);
  return standing(
    conditions,
    sentence(textOf(`xwing.words.stat.${way}`, { ...ship, stat: name, n: Math.abs(n) })),
  );
};

const againText = (ability: Of<'again'>): Texts => {
  const { moment, weapons, another, target, last } = ability;
  const parties: Parties = { ship: 'this', other: moment === 'defended' ? 'attacker' : 'defender' };
  const at = textOf(`xwing.words.again.${moment}`);
  const attack =
    weapons === 'primary' || weapons === 'any'
      ? textOf(`xwing.words.again.${weapons}`)
      : textOf('xwing.words.again.slots', { slots: weaponsText(weapons) });
  const then = sentences([
    sentence(attack),
    ...noteIf(another, () => textOf('xwing.words.again.another')),
    ...when(target, (who) => sentence(textOf(`xwing.words.again.${who}`, namesOf(parties)))),
    ...noteIf(last, () => textOf('xwing.words.again.last')),
    ...once(ability.once),
  ]);
  return whenThen(occasionText(at, ability.with, parties) ?? at, then);
};

const calmText = ({ actions, most, hurts, when: conditions }: Of<'calm'>): Texts =>
  standing(
    conditions,
    sentences([
      sentence(
        actions === undefined
          ? textOf('xwing.words.calm', ship)
          : textOf('xwing.words.calm.some', { ...ship, actions: actionsText(actions) }),
      ),
      ...when(most, (n) => sentence(textOf('xwing.words.calm.most', { n }))),
      ...noteIf(hurts, () => textOf('xwing.words.calm.hurts')),
    ]),
  );

const forbidText = ({ what, reach, role, when: conditions }: Of<'forbid'>): Texts => {
  const other = role === undefined ? 'enemy' : role === 'defending' ? 'attacker' : 'defender';
  const parties: Parties = { ship: 'this', other };
  const moment =
    reach !== undefined
      ? textOf('xwing.words.forbid.near', { range: rangeText([1, reach]) })
      : role === undefined
        ? textOf('xwing.words.forbid.in-attack')
        : textOf(`xwing.words.role.${role}.self`, ship);
  return whenThen(
    occasionText(moment, conditions, parties) ?? moment,
    sentence(textOf(`xwing.words.forbid.${what}`, namesOf(parties))),
  );
};

const fendText = ({ trait, instead, recovers }: Of<'fend'>): Texts => {
  const cost =
    instead === undefined
      ? textOf('xwing.words.fend.this')
      : textOf('xwing.words.fend.other', { slot: instead });
  return sentences([
    sentence(
      textOf(trait === undefined ? 'xwing.words.fend.card' : 'xwing.words.fend.ship', { cost }),
    ),
    ...noteIf(recovers, () => textOf('xwing.words.fend.recovers')),
  ]);
};

/** Bombs that detonate by themselves, and mines. */
const bombs = {
  bomb: ['seismiccharges', 'protonbombs', 'ionbombs', 'thermaldetonators', 'bombletgenerator'],
  mine: ['proximitymines', 'connernet', 'clustermines'],
} as const;

const bombText = ({ bomb, keeps = false }: Of<'bomb'>): Texts => {
  const kind = bombs.mine.some((one) => one === bomb) ? 'mine' : 'bomb';
  const known = [...bombs.bomb, ...bombs.mine].find((one) => one === bomb);
  const does = known === undefined ? sameText(bomb) : textOf(`xwing.words.bomb.${known}`);
  return sentences([
    sentence(textOf(`xwing.words.bomb.${kind}`, { then: does })),
    sentence(textOf(keeps ? 'xwing.words.bomb.keeps' : 'xwing.words.bomb.once')),
  ]);
};

const says: { readonly [Kind in Ability['kind']]: (ability: Of<Kind>) => Texts } = {
  number: numberText,
  modify: modifyText,
  after: afterText,
  act: (ability) =>
    standing(ability.when, textOf('xwing.words.act', { then: doingText(ability, own) })),
  free: freeText,
  dial: dialText,
  turn: turnText,
  stat: statText,
  bar: ({ action }) =>
    sentence(textOf('xwing.words.bar', { action: textOf(`xwing.action.${action}`) })),
  again: againText,
  fragile: () => sentence(textOf('xwing.words.fragile')),
  calm: calmText,
  daring: ({ when: conditions }) =>
    standing(conditions, sentence(textOf('xwing.words.daring', ship))),
  tough: () => sentence(textOf('xwing.words.tough')),
  exposed: () => sentence(textOf('xwing.words.exposed')),
  steady: () => sentence(textOf('xwing.words.steady')),
  keep: ({ token, most }) =>
    sentences([
      sentence(textOf(`xwing.words.keep.${token}`)),
      ...when(most, (n) => sentence(textOf('xwing.words.keep.most', { n }))),
    ]),
  forbid: forbidText,
  sure: ({ n }) => sentence(textOf('xwing.words.sure', { n })),
  'always-hits': () => sentence(textOf('xwing.words.always-hits')),
  'crits-first': () => sentence(textOf('xwing.words.crits-first')),
  near: () => sentence(textOf('xwing.words.near')),
  aim: ({ slots, how }) =>
    sentence(textOf(`xwing.words.aim.${how}`, { slots: weaponsText(slots) })),
  'no-primary': ({ slot }) =>
    sentence(textOf('xwing.words.no-primary', { slot: someWeapon([slot]) })),
  'arc-only': () => sentence(textOf('xwing.words.arc-only')),
  'armed-anyway': ({ slots, costMost, locked }) =>
    sentences([
      sentence(textOf('xwing.words.armed-anyway', { slots: weaponsText(slots) })),
      ...when(costMost, (n) => sentence(textOf('xwing.words.armed-anyway.cost', { n }))),
      ...noteIf(locked, () => textOf('xwing.words.armed-anyway.locked')),
    ]),
  cows: () => sentence(textOf('xwing.words.cows')),
  blast: () => sentence(textOf('xwing.words.blast')),
  nimble: ({ when: conditions }) =>
    standing(conditions, sentence(textOf('xwing.words.nimble', ship))),
  'clear-shots': ({ onObstacles, when: conditions }) =>
    standing(
      conditions,
      sentences([
        sentence(textOf('xwing.words.clear-shots')),
        ...noteIf(onObstacles, () => textOf('xwing.words.clear-shots.on', ship)),
      ]),
    ),
  share: ({ reach, draws }) =>
    sentence(
      textOf(draws === true ? 'xwing.words.share.draws' : 'xwing.words.share', {
        range: rangeText([1, reach]),
      }),
    ),
  guards: ({ reach }) => sentence(textOf('xwing.words.guards', { range: rangeText([1, reach]) })),
  lures: () => sentence(textOf('xwing.words.lures')),
  fend: fendText,
  picks: () => sentence(textOf('xwing.words.picks')),
  linked: () => sentence(textOf('xwing.words.linked')),
  ram: () => sentence(textOf('xwing.words.ram')),
  scan: ({ range, via }) =>
    sentence(
      textOf(via === true ? 'xwing.words.scan.via' : 'xwing.words.scan', {
        range: rangeText(range),
      }),
    ),
  template: ({ action, way }) => sentence(textOf(`xwing.words.template.${action}.${way}`)),
  bomb: bombText,
  drop: ({ templates, front, launch }) =>
    sentences([
      sentence(
        textOf(front === true ? 'xwing.words.drop.front' : 'xwing.words.drop', {
          list: listAny(templates.map(templateText)),
        }),
      ),
      ...noteIf(launch, () => textOf('xwing.words.drop.launch')),
    ]),
  spares: ({ slots, number }) =>
    sentence(
      textOf(`xwing.words.spares.${oneOrMany(number)}`, { n: number, slots: weaponsText(slots) }),
    ),
  failsafe: () => sentence(textOf('xwing.words.failsafe')),
  deadeye: () => sentence(textOf('xwing.words.deadeye')),
  weapon: (ability) => sentences(weaponText(ability)),
};

const isEither = (ability: Ability): boolean => ability.kind === 'after' && ability.either === true;

/** What the abilities of a card do, in sentences; null if it has none. */
export const abilityWords = (abilities: readonly Ability[]): Texts | null => {
  const parts = abilities.map((ability) =>
    (says[ability.kind] as (ability: Ability) => Texts)(ability),
  );
  const said = [
    ...parts.filter(({ en }) => en !== ''),
    ...noteIf(abilities.some(isEither), () => textOf('xwing.words.note.either')),
  ];
  return said.length === 0 ? null : joinTexts(said, sameText(' '));
};
