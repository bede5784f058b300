import { sameText, type ScreenLine, type Texts } from '#game';
import { textOf } from '../../texts.js';
import { isAction } from '../engine/actions.js';
import { readerOf, type Happening, type Machine } from '../engine/machine.js';
import { tokens, type XwingState } from '../engine/state.js';
import { bearings, type DialEntry } from '../judge/pieces.js';
import { cardName, facesText, manoeuvreText, anObstacle, shipName } from './texts.js';

const colours: Readonly<Record<string, DialEntry['colour']>> = { G: 'green', R: 'red' };

/** A manoeuvre by the engine's name, such as `2BW`. */
const manoeuvreNamed = (name: string): Texts => {
  const [speed = '', bearing = '', colour = ''] = name;
  const known = bearings.find((one) => one === bearing) ?? 'F';
  return manoeuvreText({
    speed: Number(speed),
    bearing: known,
    colour: colours[colour] ?? 'white',
  });
};

const tokenNamed = (name: string): Texts => {
  const token = ([...tokens, 'lock'] as const).find((one) => one === name);
  return token ? textOf(`xwing.a-token.${token}`) : sameText(name);
};

const actionNamed = (name: string): Texts =>
  isAction(name) ? textOf(`xwing.action.${name}`) : sameText(name);

const nameIn = ({ what, name = '' }: Happening): Texts => {
  switch (what) {
    case 'moved':
      return manoeuvreNamed(name);
    case 'token':
    case 'token-gone':
    case 'spent':
      return tokenNamed(name);
    case 'action':
      return actionNamed(name);
    case 'obstacle':
    case 'hit-obstacle':
      return anObstacle(name);
    case 'declared':
      return name === '' ? textOf('xwing.weapon.primary') : sameText(cardName(name));
    default:
      return sameText(cardName(name));
  }
};

type Told = Happening & { readonly what: Exclude<Happening['what'], 'revealed'> };

const lineOf = (g: Machine, happening: Told): ScreenLine => {
  const { what, ship, target, number = 0, faces = [] } = happening;
  const seat = happening.seat ?? (ship === undefined ? undefined : g.state.ships[ship]?.seat);
  return {
    seat: seat ?? null,
    only: null,
    text: textOf(`xwing.told.${what}`, {
      ship: ship === undefined ? '' : shipName(g, ship),
      target: target === undefined ? '' : shipName(g, target),
      number,
      name: nameIn(happening),
      faces: facesText(faces),
    }),
    ...(faces.length > 0 && { signs: faces }),
  };
};

/**
 * False for happenings that need no line, or that another line covers: the move already shows the
 * dial.
 */
const isTold = (happening: Happening): happening is Told => {
  const { what, name } = happening;
  if (what === 'revealed') return false;
  if (what === 'action') return name !== 'Target Lock';
  return what !== 'token-gone' || (name !== 'focus' && name !== 'evade');
};

/** What happened, in words. */
export const happeningLines = (
  state: XwingState,
  told: readonly Happening[],
): readonly ScreenLine[] => told.filter(isTold).map((one) => lineOf(readerOf(state), one));
