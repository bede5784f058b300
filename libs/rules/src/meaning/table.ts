import { anotherToken } from './another-token.js';
import type { EffectKind } from '../effects/nodes.js';
import type { EffectFrame } from '../kernel/frames.js';
import { type Game, scopeOf } from '../kernel/game.js';
import * as actions from './actions.js';
import * as captivity from './captivity.js';
import { force, useForce } from './force.js';
import * as flow from './flow.js';
import type { Meaning } from './frame.js';
import * as field from './in-play.js';
import { indirect } from './indirect.js';
import * as piles from './hand-and-deck.js';
import * as resources from './resources.js';
import * as shown from './reveal.js';
import { search } from './search.js';

/**
 * The table that carries out instructions. A new kind of node does not compile until it has a row.
 */
const MEANING: { readonly [K in EffectKind]: Meaning<K> } = {
  nothing: flow.nothing,
  seq: flow.seq,
  may: flow.may,
  mode: flow.mode,
  if: flow.when,
  'if-do': flow.ifDo,
  'for-players': flow.forPlayers,
  'for-each': flow.forEach,
  repeat: flow.repeat,
  'any-times': flow.anyTimes,
  as: flow.asPlayer,
  select: flow.select,
  note: flow.note,
  later: flow.later,
  after: flow.after,
  'choose-player': flow.choosePlayer,
  damage: field.damage,
  divide: field.divide,
  indirect,
  heal: field.heal,
  exhaust: field.exhaust,
  ready: field.ready,
  defeat: field.defeat,
  token: field.token,
  create: field.create,
  lasting: field.lasting,
  prevail: field.prevail,
  cheaper: field.cheaper,
  control: field.control,
  'pass-on': field.passOn,
  capture: captivity.capture,
  rescue: captivity.rescue,
  collect: captivity.collect,
  bounty: captivity.bounty,
  'collect-again': captivity.collectAgain,
  permit: resources.permit,
  'lose-game': flow.loseGame,
  attach: field.attach,
  move: field.move,
  detach: field.detach,
  'another-token': anotherToken,
  shuffle: piles.shuffleDeck,
  force,
  'use-force': useForce,
  draw: piles.draw,
  discard: piles.discard,
  mill: piles.mill,
  put: piles.put,
  resource: resources.resource,
  'ready-resources': resources.readyResources,
  'exhaust-resources': resources.exhaustResources,
  pay: resources.pay,
  look: shown.look,
  reveal: shown.reveal,
  'reveal-one-by-one': shown.revealOneByOne,
  search,
  name: shown.name,
  'name-trait': shown.nameTrait,
  number: shown.number,
  credit: resources.credit,
  'defeat-credits': resources.defeatCredits,
  'defeat-force': resources.defeatForce,
  'take-credits': resources.takeCredits,
  disclose: shown.disclose,
  attack: actions.attack,
  play: actions.play,
  deploy: actions.deploy,
  'take-initiative': actions.takeInitiative,
  'use-ability': actions.useAbility,
  'extra-action': actions.extraAction,
  'use-again': actions.useAgain,
  flip: actions.flip,
};

export function runEffect(g: Game, f: EffectFrame): void {
  (MEANING[f.effect.do] as Meaning<EffectKind>)(g, f, f.effect, scopeOf(g, f));
}
