import {
  action,
  attach,
  attachedGains,
  cannot,
  choosePlayer,
  constant,
  type CostPart,
  count,
  create,
  damage,
  deploy,
  deployOrPilotWith,
  deployWith,
  discard,
  divide,
  draw,
  type Effect,
  enemy,
  exhaust,
  extraAction,
  friendly,
  fromPile,
  gain,
  gains,
  grit,
  happened,
  ifYouDo,
  indirect,
  inOrder,
  is,
  look,
  loseAll,
  may,
  type Modifier,
  modify,
  on,
  onAttack,
  one,
  put,
  select,
  self,
  unit,
  upTo,
  when,
  whenDeployed,
  whileTrue,
} from '#rules';
import { type Behaviour, leader, pilotLeader } from '../card.js';

const exhausts = { exhaustSelf: true } satisfies CostPart;
const isLeader: Modifier = { m: 'named-leader' };
const asUpgrade = (...effects: Effect[]) => on({ on: 'deployed', self: true }, ...effects);
const freeVehicle = friendly({ trait: 'VEHICLE', pilotless: true });
const attackedWith = (...trait: string[]) => happened('attack-declared', { by: 'you', card: { trait } });

/** One of his own pays with damage for the same to an enemy of that arena. */
const tradeBlows: Effect = damage(1, one(enemy({ sameArenaAs: 'it' })));
const silence: Effect = modify(upTo(count(friendly()), friendly()), 'round', loseAll);

export const jtlLeaders: readonly Behaviour[] = [
  pilotLeader(
    'JTL_001',
    [action([exhausts], ifYouDo(damage(1, one(friendly())), tradeBlows)), deployOrPilotWith(6)],
    [grit, onAttack(ifYouDo(may(damage(1, one(friendly()))), tradeBlows))],
    [attachedGains(isLeader, gain('grit'), gains(onAttack(ifYouDo(may(damage(1, one(friendly()))), tradeBlows))))],
  ),
  pilotLeader(
    'JTL_006',
    [action([exhausts], when(happened('attack-declared', { by: 'you', card: { token: false, trait: 'VEHICLE' } }), create('tie-fighter'))), deployOrPilotWith(6)],
    [],
    [attachedGains(isLeader), asUpgrade(create('tie-fighter', 2))],
  ),
  pilotLeader(
    'JTL_009',
    [on({ on: 'damaged', by: 'you', combat: false }, may(ifYouDo(exhaust(self), inOrder(choosePlayer(), indirect(1, { named: 'chosen' }))))), deployOrPilotWith(6)],
    [],
    [attachedGains(isLeader), asUpgrade(divide(4, unit(), { upTo: true }))],
  ),
  pilotLeader(
    'JTL_012',
    [action([exhausts], when(attackedWith('FIGHTER'), damage(1, one()))), deployOrPilotWith(6)],
    [],
    [
      constant('self', cannot('be-defeated-by-enemy')),
      attachedGains(isLeader),
      whileTrue(is('attached', { trait: 'FIGHTER' }), 'attached', gains(onAttack(may(damage(3, one()))))),
    ],
  ),
  pilotLeader(
    'JTL_013',
    [action([{ pay: 1 }, exhausts], { do: 'deploy', as: 'upgrade', flipOnly: true }), deployWith(5)],
    [],
    [{ ...action([{ pay: 1 }], attach(self, one(freeVehicle))), once: 'round' } as ReturnType<typeof action>],
  ),
  leader(
    'JTL_014',
    [
      action([exhausts], ifYouDo(discard(1, 'you', { cards: { minCost: 3 } }), draw())),
      { ...action([{ pay: 3 }, exhausts], deploy), needs: { atLeast: [{ resources: 'you' }, 6] } } as ReturnType<typeof action>,
    ],
    [
      whenDeployed(
        look('top', 'you', { n: 4, reveal: true, as: 'shown' }),
        put({ choose: { is: 'shown' }, n: 2, from: 'deck', by: 'opponent' }, 'discard'),
        select(fromPile('deck', { is: 'shown' }), 'kept'),
        put({ all: { is: 'shown', not: 'kept' }, from: 'deck' }, 'discard'),
        when(is('kept', {}), draw()),
      ),
    ],
  ),
  pilotLeader(
    'JTL_018',
    [action([exhausts], modify(one(friendly()), 'round', loseAll), extraAction), deployOrPilotWith(4)],
    [onAttack(silence)],
    [attachedGains(isLeader, gains(onAttack(silence)))],
  ),
];
