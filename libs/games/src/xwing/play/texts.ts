import { inside, joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import { firstUpgrade } from '../facts/cards.js';
import { damageKind } from '../engine/damage-cards.js';
import type { Machine } from '../engine/machine.js';
import type { Decision, Option, Template } from '../engine/options.js';
import { isPilot, pilotFacts } from '../engine/book.js';
import { shared } from '../engine/frames/share.js';
import { aheadOf, isAtEdge } from '../engine/places.js';
import { abilitiesOf, dialOf, nameOf, shipOf } from '../engine/queries.js';
import { shotsOf } from '../engine/shots.js';
import type { ShipState } from '../engine/state.js';
import type { DialEntry } from '../judge/pieces.js';
import type { Pose } from '../mat/ships.js';
import { templateText } from '../words/saying.js';

export type Face = 'hit' | 'crit' | 'focus' | 'evade' | 'blank';

/**
 * The number that distinguishes a ship whose pilot's name occurs several times on either side; null
 * for a unique name.
 */
const numberOf = (g: Machine, ship: ShipState): number | null => {
  const { name } = pilotFacts(ship.pilot);
  const same = Object.values(g.state.ships).filter(({ pilot }) => pilotFacts(pilot).name === name);
  return same.length > 1 ? same.indexOf(ship) + 1 : null;
};

export const shipName = (g: Machine, key: string): string => {
  const ship = shipOf(g, key);
  const number = numberOf(g, ship);
  const { name } = pilotFacts(ship.pilot);
  return number === null ? name : `${name} ${number}`;
};

/** The English name of a pilot or an upgrade. */
export const cardName = (name: string): string =>
  isPilot(name) ? pilotFacts(name).name : (firstUpgrade(name)?.name ?? name);

/** Faces of dice with equal ones counted, such as `2 hit, focus`. */
export const facesText = (faces: readonly string[]): Texts => {
  if (faces.length === 0) return textOf('xwing.face.none');
  const kinds = (['crit', 'hit', 'evade', 'focus', 'blank'] as const).filter((face) =>
    faces.includes(face),
  );
  return joinTexts(
    kinds.map((face) => {
      const count = faces.filter((one) => one === face).length;
      const name = textOf(`xwing.face.${face satisfies Face}`);
      return count === 1 ? name : joinTexts([sameText(`${count} `), name]);
    }),
    sameText(', '),
  );
};

export const manoeuvreText = ({ speed, bearing, colour }: DialEntry): Texts =>
  textOf('xwing.manoeuvre', {
    speed,
    bearing: textOf(`xwing.bearing.${bearing}`),
    colour: textOf(`xwing.colour.${colour}`),
  });

export const questionText = (g: Machine, { question, ship }: Decision): Texts => {
  const attack = inside(g, 'attack');
  const faces = (dice: readonly { readonly face: string }[] = []): Texts =>
    facesText(dice.map(({ face }) => face));
  const defending =
    ship !== undefined && (attack?.target === ship) !== (question === 'modify-theirs');
  return textOf(`xwing.question.${question}`, {
    name: ship === undefined ? '' : shipName(g, ship),
    dice: faces(defending ? attack?.defence : attack?.attack),
    attack: faces(attack?.attack),
  });
};

const passText = ({ question }: Decision): Texts =>
  question === 'action' || question === 'free-action'
    ? textOf('xwing.option.pass.action')
    : question === 'target'
      ? textOf('xwing.option.pass.target')
      : textOf('xwing.option.pass');

const withTemplate = (text: Texts, template: Template | undefined): Texts =>
  template === undefined ? text : textOf(`xwing.template.${template}`, { text });

const actText = (g: Machine, ship: ShipState, option: Extract<Option, { do: 'act' }>): Texts => {
  const { action, way = 'ahead', slide = 1, side = 'fore', template } = option;
  const name = option.ship === undefined ? '' : shipName(g, option.ship);
  const entry = option.at === undefined ? undefined : dialOf(ship)[option.at];
  switch (action) {
    case 'Target Lock':
      return textOf('xwing.option.lock', { name });
    case 'Coordinate':
      return textOf('xwing.option.coordinate', { name });
    case 'Jam':
      return textOf('xwing.option.jam', { name });
    case 'Reinforce':
      return textOf(`xwing.option.reinforce.${side}`);
    case 'Rotate Arc':
      return arcText(option.turned ?? 0);
    case 'Barrel Roll':
      return withTemplate(
        textOf('xwing.option.roll-way', {
          way: textOf(`xwing.way.${way}`),
          slide: textOf(`xwing.slide.${slide as 0 | 1 | 2}`),
        }),
        template,
      );
    case 'Boost':
      return withTemplate(
        textOf('xwing.option.boost', { way: textOf(`xwing.way.${way}`) }),
        template,
      );
    case 'SLAM':
      return entry
        ? textOf('xwing.option.slam', { manoeuvre: manoeuvreText(entry) })
        : textOf('xwing.action.SLAM');
    default:
      return textOf(`xwing.action.${action}`);
  }
};

const turnedTo = (heading: number, seat: number): Texts => {
  const turned = (heading - aheadOf(seat) + 360) % 360;
  return textOf(
    turned === 0
      ? 'xwing.way.ahead'
      : turned < 180
        ? 'xwing.way.turned-right'
        : 'xwing.way.turned-left',
  );
};

/** How a ship is oriented at a starting place; the options for one place differ only by this. */
export const turnText = ({ x, y, heading }: Pose, seat: number): Texts => {
  const turned = (heading - aheadOf(seat) + 360) % 360;
  if (turned > 0) return textOf(turned < 180 ? 'xwing.here.right' : 'xwing.here.left');
  return textOf(isAtEdge({ x, y, heading }, seat) ? 'xwing.here.edge' : 'xwing.here.front');
};

const putText = (
  { question, seat }: Decision,
  { x, y, heading }: Extract<Option, { do: 'put' }>,
): Texts => {
  const place = { x: Math.round(x / 10), y: Math.round(y / 10) };
  return question === 'place'
    ? textOf('xwing.option.start', { ...place, way: turnedTo(heading, seat) })
    : textOf('xwing.option.put', place);
};

export const weaponText = (ship: ShipState, weapon: number): Texts =>
  weapon < 0 ? textOf('xwing.weapon.primary') : sameText(cardName(ship.upgrades[weapon]?.id ?? ''));

const attackText = (
  g: Machine,
  ship: ShipState,
  { target, weapon }: Extract<Option, { do: 'attack' }>,
): Texts => {
  const shot = shotsOf(g, ship).find((one) => one.weapon === weapon && one.target.key === target);
  return textOf('xwing.option.attack', {
    name: shipName(g, target),
    range: shot?.range ?? '',
    weapon: weaponText(ship, weapon),
  });
};

type Used = Pick<Extract<Option, { do: 'use' }>, 'card' | 'ability' | 'on' | 'at'>;

/** The damage card that an option keeps, out of two that were drawn. */
const keptCard = (g: Machine, at = 0): string => {
  const dealt = inside(g, 'dealt');
  const card = at === 0 ? dealt?.card : dealt?.other;
  return card ? damageKind(card).name : '';
};

/** The upgrade of the other ship that an option discards. */
const lostUpgrade = (g: Machine, at = 0): string => {
  const enemy = inside(g, 'moment')?.enemy;
  return enemy ? cardName(nameOf(shipOf(g, enemy), at)) : '';
};

/** The use of a card: on which ship, with which manoeuvre. */
const useText = (g: Machine, ship: ShipState, { card, ability, on, at }: Used): Texts => {
  const name = cardName(nameOf(ship, card));
  const found = abilitiesOf(ship).find((one) => one.card === card && one.index === ability);
  const ways = found && 'fly' in found.ability ? found.ability.fly : undefined;
  if (found?.ability.kind === 'share' && on !== undefined)
    return textOf('xwing.option.share', {
      name,
      target: shipName(g, on),
      face: textOf(`xwing.face.${shared[at ?? 0] ?? 'hit'}`),
    });
  if (found?.ability.kind === 'picks')
    return textOf('xwing.option.pick', { name, card: keptCard(g, at) });
  if (found?.ability.kind === 'after' && found.ability.strips)
    return textOf('xwing.option.use-on', { name, target: lostUpgrade(g, at) });
  const way = at === undefined ? undefined : ways?.[at];
  if (way)
    return textOf('xwing.option.turn', {
      name,
      manoeuvre: manoeuvreText({ ...way, colour: 'white' }),
    });
  return on === undefined
    ? textOf('xwing.option.use', { name })
    : textOf('xwing.option.use-on', { name, target: shipName(g, on) });
};

type Dropping = Extract<Option, { do: 'drop' }>;

const dropText = (ship: ShipState, { card, speed, bearing, front }: Dropping): Texts =>
  textOf(front ? 'xwing.option.drop-front' : 'xwing.option.drop', {
    name: cardName(nameOf(ship, card)),
    manoeuvre: templateText({ speed, bearing }),
  });

const arcText = (turned: number): Texts =>
  textOf(`xwing.option.arc.${turned as 0 | 90 | 180 | 270}`);

/** What an option does, in every language; ships and cards have their English names. */
export const optionText = (g: Machine, decision: Decision, option: Option): Texts => {
  const ship = decision.ship === undefined ? null : shipOf(g, decision.ship);
  switch (option.do) {
    case 'initiative':
      return textOf(`xwing.option.initiative.${option.seat === decision.seat ? 'self' : 'other'}`);
    case 'put':
      return putText(decision, option);
    case 'dial': {
      const entry = ship && dialOf(ship)[option.at];
      return entry ? manoeuvreText(entry) : sameText('');
    }
    case 'ship':
      return sameText(shipName(g, option.ship));
    case 'act':
      return ship ? actText(g, ship, option) : sameText('');
    case 'repair':
      return textOf('xwing.option.repair', { name: damageKind(option.card).name });
    case 'pull':
    case 'decloak':
      return withTemplate(
        textOf(option.do === 'pull' ? 'xwing.option.pull' : 'xwing.option.decloak', {
          way: textOf(`xwing.way.${option.way}`),
          slide: textOf(`xwing.slide.${option.slide as 0 | 1 | 2}`),
        }),
        option.do === 'pull' ? undefined : option.template,
      );
    case 'attack':
      return ship ? attackText(g, ship, option) : sameText('');
    case 'spend':
      return textOf('xwing.option.spend', { token: textOf(`xwing.token.${option.token}`) });
    case 'use':
      return useText(g, shipOf(g, option.ship), option);
    case 'card':
      return ship ? useText(g, ship, option) : sameText('');
    case 'drop':
      return ship ? dropText(ship, option) : sameText('');
    case 'turn':
      return textOf('xwing.option.turn', {
        name: ship ? cardName(nameOf(ship, option.card)) : '',
        manoeuvre: manoeuvreText(option),
      });
    case 'arc':
      return arcText(option.turned);
    case 'die':
      return textOf('xwing.option.die', { face: textOf(`xwing.face.${option.face as Face}`) });
    case 'set':
      return textOf('xwing.option.set', {
        name: cardName(nameOf(shipOf(g, option.ship), option.card)),
        from: textOf(`xwing.face.${option.from as Face}`),
        to: textOf(`xwing.face.${option.to as Face}`),
      });
    case 'roll':
      return textOf('xwing.option.roll');
    case 'pass':
      return passText(decision);
    case 'concede':
      return textOf('xwing.option.concede');
  }
};

export const obstacleName = (kind: string): Texts =>
  textOf(kind === 'debris' ? 'xwing.obstacle.debris' : 'xwing.obstacle.asteroid');

/** An obstacle with its article, for sentences about placing or hitting it: `an asteroid`. */
export const anObstacle = (kind: string): Texts =>
  textOf(kind === 'debris' ? 'xwing.an-obstacle.debris' : 'xwing.an-obstacle.asteroid');
