import {
  all, anotherFriendly, attackWith, capture, constant, control, create, damage, defeat, discard, disclose, draw, enemy, event, exhaust, experience,
  forPhase, friendly, gain, heal, hidden, ifYouDo, is, may, onAttack, one, plot, restore, returnToHand, self, stats, unit, upgrade, when,
  whenDefeated, whenPlayed, whenPlayedOrDefeated, whileTrue, yourBase,
} from '#rules';
import { type Behaviour, card } from '../card.js';

const groundUnit = unit({ arena: 'Ground' });
const official = control(anotherFriendly({ trait: 'OFFICIAL' }));

export const secrets: readonly Behaviour[] = [
  card('SEC_029', whileTrue(is('self', { upgraded: true }), 'self', gain('grit'))),
  card('SEC_032', constant(friendly({ arena: 'Ground', keyword: 'sentinel' }), stats(0, 2))),
  card('SEC_034', whenPlayed(may(defeat(one(unit({ maxRemaining: 2 }))))), plot),
  card('SEC_045', restore(1), onAttack(forPhase(one(anotherFriendly({ trait: 'OFFICIAL' })), gain('restore', 2)))),
  card('SEC_047', restore(1), constant(anotherFriendly(), gain('restore', 1))),
  card('SEC_063', whileTrue(is('self', { damaged: false }), 'self', gain('sentinel'))),
  card('SEC_094', restore(1), whenDefeated(disclose(['Command', 'Command', 'Heroism'], draw()))),
  card('SEC_097', whenPlayed(create('spy'))),
  card('SEC_099', constant(friendly({ leader: true }), gain('raid', 2), gain('overwhelm')), plot),
  card('SEC_110', onAttack({ do: 'cheaper', change: { cards: unit(), by: 'you', less: 1, once: true }, until: 'phase' })),
  card('SEC_116', whileTrue(control(friendly({ trait: 'OFFICIAL' })), 'self', gain('restore', 2))),
  card('SEC_134', whileTrue({ control: unit({ damaged: true }), by: 'opponents' }, 'self', gain('raid', 2))),
  card('SEC_140', constant(anotherFriendly(), gain('raid', 1)), plot),
  card('SEC_172', whenPlayed(may(attackWith(friendly()))), plot),
  card('SEC_175', whenPlayed(create('spy'))),
  card('SEC_182', event(disclose(['Aggression', 'Aggression'], damage(5, one())))),
  card('SEC_183', event(damage(3, all(unit({ damaged: true })))), plot),
  card('SEC_189', whenPlayed(may(exhaust(one()))), plot),
  card('SEC_191', whenPlayed(create('spy', 2))),
  card('SEC_197', onAttack(ifYouDo(may(discard(1, 'you')), draw()))),
  card('SEC_198', onAttack(ifYouDo(may(discard(1, 'you')), create('spy')))),
  card('SEC_200', whenPlayed(may(returnToHand(one(upgrade({ maxCost: 3 })))))),
  card('SEC_202', whenPlayedOrDefeated(forPhase(one(anotherFriendly()), stats(1), gain('saboteur')))),
  card('SEC_203', constant(anotherFriendly(), gain('hidden')), plot),
  card('SEC_206', whenPlayed(may(forPhase(one(), stats(-3))))),
  card('SEC_221', hidden, whenDefeated(exhaust(one(enemy())))),
  card('SEC_240', whenPlayed(damage(2, self))),
  card('SEC_241', whenPlayed(when(official, may(damage(2, one(groundUnit)))))),
  card('SEC_243', whenPlayed(experience(1, one(anotherFriendly()))), plot),
  card('SEC_246', event(damage(2, one(unit({ notTrait: 'VEHICLE' }))), create('spy'))),
  card('SEC_249', whileTrue(official, 'self', gain('raid', 2))),
  card('SEC_252', whenDefeated(experience(1, all(friendly({ trait: 'REBEL' }))))),
  card('SEC_253', whenPlayed(capture(one(enemy({ leader: false, maxCost: 2 }))))),
  card('SEC_254', whenPlayed(when(control(friendly({ damaged: true })), may(damage(2, one(enemy())))))),
  card('SEC_255', whenPlayed(forPhase(one(), gain('sentinel'))), plot),
  card('SEC_258', event(damage(3, one()), heal(3, yourBase))),
  card('SEC_263', whenDefeated(damage(1, all(enemy({ arena: 'Ground', ready: false }))))),
];
