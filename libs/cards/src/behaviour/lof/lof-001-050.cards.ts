import {
  action,
  all,
  anotherFriendly,
  base,
  cannot,
  constant,
  control,
  costOf,
  damage,
  defeat,
  deployWith,
  type Effect,
  enemy,
  event,
  exhaust,
  forPhase,
  friendly,
  gain,
  heal,
  hidden,
  is,
  may,
  on,
  onAttack,
  one,
  play,
  restore,
  returnToHand,
  sentinel,
  shield,
  shielded,
  stats,
  theForce,
  unit,
  upgrade,
  useTheForce,
  when,
  whenAttackCompleted,
  whenPlayed,
  whileTrue,
} from '#rules';
import { type Behaviour, card, leader } from '../card.js';
import { exhausts, withForce } from '../shared-words.js';

const kin = { trait: ['CREATURE', 'SPECTRE'] } as const;
/** Of the ready units of an opponent, one that he chooses. */
const yieldOne = exhaust(one(enemy({ ready: true, controlledBy: 'opponent' }), { by: 'opponent' }));
const goHome = returnToHand(one(friendly({ leader: false })));
/** Someone cheaper than the one who went home takes the field for nothing. */
const replace: Effect = play(unit({ notAspect: 'Villainy', except: { minCost: costOf('it') } }), { free: true });
const temple = on({ on: 'attack-declared', who: friendly({ trait: 'FORCE' }) }, theForce);

export const lof001to050: readonly Behaviour[] = [
  leader(
    'LOF_004 Kanan Jarrus',
    [action([{ pay: 1 }, exhausts], shield(one(unit(kin)))), deployWith(6)],
    [shielded, whileTrue(control(anotherFriendly(kin)), 'self', stats(2, 2))],
  ),
  leader(
    'LOF_010 Third Sister',
    [action([exhausts], play(unit(), { grants: [gain('hidden')] })), deployWith(5)],
    [hidden, onAttack({ do: 'cheaper', change: { cards: unit(), by: 'you', once: true, grants: [gain('hidden')] }, until: 'phase' })],
  ),
  leader('LOF_015 Cal Kestis', [action([exhausts, { useForce: true }], yieldOne), deployWith(4)], [onAttack(yieldOne)]),
  leader('LOF_016 Qui-Gon Jinn', [action([exhausts, { useForce: true }], goHome, replace), deployWith(6)], [whenAttackCompleted(may(goHome), when(is('it', {}), replace))]),
  card('LOF_020 Nightsister Lair', temple),
  card('LOF_021 Shadowed Undercity', temple),
  card('LOF_023 Jedi Temple', temple),
  card('LOF_024 Starlight Temple', temple),
  card('LOF_026 Fortress Vader', temple),
  card('LOF_027 Strangled Cliffs', temple),
  card('LOF_029 Crystal Caves', temple),
  card("LOF_035 Talzin's Assassin", whenPlayed(useTheForce(forPhase(one(), stats(-3, -3))))),
  card('LOF_037 Darth Vader', whenPlayed(shield(one(friendly())), shield(one(enemy()))), onAttack(defeat(one(enemy({ bearing: upgrade({ named: 'Shield', token: true }) }))))),
  card('LOF_041 Drain Essence', event(damage(2, one()), theForce)),
  card('LOF_044 Loth-Wolf', sentinel, constant('self', cannot('attack'))),
  card('LOF_045 Yaddle', restore(1), onAttack(forPhase(all(anotherFriendly({ trait: 'JEDI' })), gain('restore', 1)))),
  card('LOF_048 Itinerant Warrior', shielded, whenPlayed(useTheForce(heal(3, one(base()))))),
  card('LOF_049 Jedi Guardian', whileTrue({ defending: true }, 'self', stats(2))),
  card('LOF_050 Plo Koon', whileTrue(withForce, 'self', gain('grit'))),
];
