import { ask, pop, takeAnswer } from '#game';
import { carryThrough } from '../deeds.js';
import { settingsBy } from '../dice-effects.js';
import type { Machine } from '../machine.js';
import { clearDestroyed, dieTurners, sufferFaces } from '../moves.js';
import { markUsed, nameOf, shipOf } from '../queries.js';
import type { RolledFrame } from '../state.js';

/** A friend's card may turn dice that were rolled outside an attack before they take effect. */
export const rolledStep = (g: Machine, frame: RolledFrame): void => {
  const roller = shipOf(g, frame.ship);
  const answer = takeAnswer(g);
  const options =
    answer === null
      ? dieTurners(g, roller).flatMap((turner) => settingsBy(turner, frame.dice, frame.faces))
      : [];
  if (options.length > 0)
    return ask(g, {
      seat: roller.seat,
      question: 'use-ability',
      ship: roller.key,
      options: [...options, { do: 'pass' }],
    });
  if (answer?.do === 'set') {
    const owner = shipOf(g, answer.ship);
    markUsed(g, owner, answer.card);
    g.tell({ what: 'used', seat: owner.seat, ship: owner.key, name: nameOf(owner, answer.card) });
    frame.faces[frame.faces.indexOf(answer.from)] = answer.to;
    g.tell({ what: 'rolled', ship: roller.key, faces: [...frame.faces] });
  }
  pop(g);
  const { faces, harm, doing } = frame;
  sufferFaces(g, roller, faces, harm);
  if (doing && faces.some((face) => doing.faces.includes(face))) {
    const enemy = doing.enemy === null ? null : shipOf(g, doing.enemy);
    carryThrough(g, doing.doing, { ship: roller, enemy, before: doing.before });
  }
  // In the Combat phase a destroyed ship may still get its attack.
  if (g.state.phase !== 'combat') clearDestroyed(g);
};
