import {
  another, anotherFriendly, attachTo, control, costs, count, damage, defeat, divide, type Effect, enemy, event, experience, friendly, fromPile,
  heal, inOrder, is, look, may, mill, num, on, onAttack, one, put, restore, reveal, select, self, sentinel, shield, shielded, stats, to, unit,
  when, whenDefeated, whenPlayed, whenPlayedOrDefeated, whenPlayedOrOnAttack, whileTrue, yourBase,
} from '#rules';
import { type Behaviour, card } from '../card.js';

/** Of the two cards on top, any number goes to the bottom and the rest back on top, in any order. */
const foresight: Effect = inOrder(
  look('top', 'you', { n: 2 }), select(fromPile('deck', { is: 'seen' }, { n: 2, upTo: true, as: 'low' }), 'low'),
  put({ all: { is: 'seen', not: 'low' }, from: 'deck', as: 'high' }, 'top', 'any'), put(to('low'), 'bottom', 'any'));

export const moreVigilance: readonly Behaviour[] = [
  card('SOR_031', whenPlayedOrDefeated(foresight)),
  card('SOR_034', restore(1), costs({ cards: { type: 'Event' }, by: 'opponents', plus: 1 })),
  card('SOR_035', sentinel, whenPlayed(reveal(fromPile('hand', { aspect: 'Vigilance' }, { n: 4, upTo: true })), experience({ howMany: 'revealed' }, self))),
  card('SOR_036', on({ on: 'defeated', who: enemy() }, experience(1, one(friendly())))),
  card('SOR_038', shielded, whenPlayed(may(defeat(one(unit({ maxRemaining: 4 })))))),
  card('SOR_040', whenPlayedOrOnAttack(defeat(one(enemy({ leader: false, controlledBy: 'opponent' }), { by: 'opponent' })))),
  card('SOR_042', event({ do: 'search', top: 'all', cards: {}, n: 1, then: 'draw' })),
  card('SOR_047', onAttack(may(mill(count(friendly({ trait: 'SPECTRE' })), 'defending')), heal({ distinct: 'aspect', among: 'discarded' }, yourBase))),
  card('SOR_050', shielded, whenPlayedOrOnAttack(may(shield(one(another({ trait: 'SPECTRE' })))))),
  card('SOR_052', sentinel, whenPlayed(divide(8, { type: ['Unit', 'Base'] }, { kind: 'heal', upTo: true }), damage(num('healed'), self))),
  card('SOR_056', sentinel, onAttack({ do: 'cheaper', change: { cards: { except: { aspect: ['Heroism', 'Villainy'] } }, by: 'you', less: 2, once: true }, until: 'phase' })),
  card('SOR_058', event({ do: 'mode', n: 2, modes: [mill(6, 'opponent'), heal(5, one({ type: 'Base' })), defeat(one(unit({ maxRemaining: 3 }))), shield(one())] })),
  card('SOR_060', whenDefeated(may(shield(one(unit({ aspect: 'Vigilance' })))))),
  card('SOR_061', costs({ cards: { type: 'Upgrade' }, by: 'you', less: 1, onto: { is: 'self' }, first: 'round' })),
  card('SOR_068', shielded, whenPlayed(when(control(anotherFriendly({ aspect: 'Vigilance' })), heal(4, yourBase)))),
  card('SOR_071', attachTo(unit({ notTrait: 'VEHICLE' })), whileTrue(is('attached', { defending: true }), unit({ is: 'attacker' }), stats(-1))),
  card('SOR_075', event(
    select(one()), divide(3, unit({ is: 'it' }), { kind: 'heal', upTo: true }),
    when({ and: [control(friendly({ trait: 'FORCE' })), { atLeast: [num('healed'), 1] }] }, may(damage(num('healed'), one(unit({ not: 'it' }))))))),
];
