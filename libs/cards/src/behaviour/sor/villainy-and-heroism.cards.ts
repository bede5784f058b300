import {
  ambush,
  anotherFriendly,
  attackWith,
  chooseNumber,
  constant,
  control,
  costOf,
  damage,
  defeat,
  draw,
  enemy,
  event,
  exhaust,
  experience,
  friendly,
  gain,
  ifYouDo,
  inOrder,
  is,
  it,
  look,
  may,
  num,
  onAttack,
  one,
  ownCost,
  play,
  powerOf,
  put,
  raid,
  ready,
  reveal,
  select,
  stats,
  to,
  unit,
  upgrade,
  when,
  whenDefeated,
  whenPlayed,
  whenPlayedOrOnAttack,
  whileTrue,
  yourBase,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const imperial = { trait: 'IMPERIAL' } as const;
const rebel = { trait: 'REBEL' } as const;

export const villainy: readonly Behaviour[] = [
  card('SOR_226', whenDefeated(may(ready(one(unit({ aspect: 'Villainy' })))))),
  card('SOR_227', whenPlayed(may(attackWith(friendly(), { mods: [stats(2)], modsIf: imperial })))),
  card('SOR_228', whenPlayed(look('hand', 'opponent'))),
  card('SOR_230', constant(anotherFriendly(imperial), stats(1, 1))),
  card('SOR_231', whenPlayed(experience(2, one(anotherFriendly(imperial))))),
  card('SOR_233', event(ifYouDo(select(one(enemy())), { do: 'mode', who: { controllerOf: 'it' }, modes: [damage(7, it), draw(3)] }))),
  card(
    'SOR_234',
    event(
      ifYouDo(
        select(one(friendly(imperial)), 'first'),
        inOrder(
          select(one(), 'target'),
          damage(powerOf('first'), to('target'), 'first'),
          select(one(friendly({ ...imperial, not: 'first' })), 'second'),
          damage(powerOf('second'), to('target'), 'second'),
        ),
      ),
    ),
  ),
  card('SOR_235', event(ifYouDo(play({ type: 'Unit', notAspect: 'Heroism' }, { free: true }), damage(costOf('it'), yourBase)))),
];

export const heroism: readonly Behaviour[] = [
  card('SOR_236', whenPlayedOrOnAttack(ifYouDo(look('top', 'you'), may(put(to('seen'), 'bottom'))))),
  card(
    'SOR_238',
    whenPlayedOrOnAttack(
      chooseNumber('chosen', 0, 20),
      look('top', 'you'),
      when({ and: [is('seen', {}), { equal: [costOf('seen'), num('chosen')] }] }, may(inOrder(reveal(to('seen')), draw()))),
    ),
  ),
  card('SOR_240', whenPlayed(may(attackWith(friendly(), { mods: [stats(2)], modsIf: rebel })))),
  card('SOR_241', whenPlayed(experience(2, one(anotherFriendly(rebel))))),
  card('SOR_242', constant(anotherFriendly(rebel), stats(1, 1))),
  card('SOR_244', ambush, onAttack(exhaust(one(enemy({ trait: 'VEHICLE', arena: 'Ground' }))))),
];

export const neutral: readonly Behaviour[] = [
  card('SOR_248', raid(1), ownCost({ less: 1, while: control(friendly({ trait: 'TROOPER' })) })),
  card('SOR_249', whileTrue(control(anotherFriendly({ trait: 'VEHICLE' })), 'self', gain('ambush'))),
  card('SOR_251', event(defeat(one(upgrade())))),
];
