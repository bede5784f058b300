import type { Rulebook } from './book-rule.js';
import { classes, faq, cardCase, huge, ruling } from './xwing-proofs.js';

/** The part of the FAQ's third section that rules on upgrades. */
export const XWING_UPGRADES: Rulebook = {
  '3.upgrade.adaptability': ['is chosen once for the game'],
  '3.upgrade.stygium': [
    'its evade token is kept where the cloak ends with the round',
    [cardCase('an evade token of Stygium lasts where the cloak ends with the round')],
  ],
  '3.upgrade.gunner': [
    'an attack of its own',
    ['X-92', classes('Gunner is a separate attack after one that missed, and the last one')],
  ],
  '3.upgrade.draw-their-fire': [
    'takes no damage that is no attack',
    [cardCase('Draw Their Fire takes a critical hit of an attack, and no other damage')],
  ],
  '3.upgrade.anti-pursuit-lasers': [
    'only for a ship that touches it at the end',
    [ruling('Anti-Pursuit Lasers shoot at an enemy that comes to touch their ship, at no friend')],
  ],
  '3.upgrade.heavy-laser-cannon': [
    'critical hits of the first roll become hits',
    ['X-93', 'X-158'],
  ],
  '3.upgrade.chewbacca': [
    'is used when the card is known, even the last one',
    [
      cardCase(
        'goes with Chewbacca, who brings a shield back, even the last one and when it is known',
      ),
    ],
  ],
  '3.upgrade.targeting-computer': [
    'Darth Vader may carry it',
    [ruling('Darth Vader may carry an Advanced Targeting Computer')],
  ],
  '3.upgrade.accuracy-corrector': ['cancels even no results', ['X-94']],
  '3.upgrade.autoblaster': ['hits that no die and no token cancels', ['X-95']],
  '3.upgrade.c-3po': ['guesses before the dice fall'],
  '3.upgrade.bossk': [
    'after each miss: stress where there is none, focus and lock always',
    [faq('stresses Bossk once, and gives him focus and lock after each miss')],
  ],
  '3.upgrade.boba-fett': [
    'leaves cards that the discarded one made room for',
    [cardCase('lets Boba Fett discard a card, and what that one made room for stays')],
  ],
  '3.upgrade.wed-15': ['repairs huge ships', huge],
  '3.upgrade.r4-agromech': [
    'its lock may be spent at once',
    [ruling('a lock of R4 Agromech may be spent at once')],
  ],
  '3.upgrade.integrated-astromech': [
    'leaves the talent of a droid that it discards',
    [cardCase('goes with the droid of an Integrated Astromech, whose talent stays')],
  ],
  '3.upgrade.r2-astromech': ['slow manoeuvres stay green', ['X-112']],
  '3.upgrade.advanced-cloaking': [
    'not with stress: cloaking is an action',
    [ruling('Advanced Cloaking Device does nothing with stress, as cloaking is an action')],
  ],
  '3.upgrade.darth-vader': ['two damage for a critical one', ['X-97', 'X-98', 'X-99']],
  '3.upgrade.reinforced-deflectors': ['counts what was suffered', ['X-100']],
  '3.upgrade.adrenaline-rush': [
    'may be used with stress, not against a damaged engine',
    [classes('Adrenaline Rush does not whiten what a damaged engine made red')],
  ],
  '3.upgrade.stealth-device': ['goes by the hit of an attack alone', ['X-101', 'X-102']],
  '3.upgrade.feedback-array': ['is no attack, and used in the place of one', ['X-133']],
  '3.upgrade.luke-skywalker': ['the same as of Gunner', { definition: '3.upgrade.gunner' }],
  '3.upgrade.jan-ors': [
    'helps her own ship, too',
    [cardCase('Jan Ors makes an evade of a focus of her own ship or a friend, once a round')],
  ],
  '3.upgrade.experimental-interface': ['the action of a card, then stress'],
  '3.upgrade.ig-2000': [
    'what another one did is lost with it',
    [cardCase('an IG-2000 has the abilities of others as long as they are there')],
  ],
  '3.upgrade.gonk': ['his two actions are two', [ruling('the two actions of Gonk are two')]],
  '3.upgrade.tactician': [
    'after each attack at range 2',
    [
      'X-105',
      classes('Tactician counts a target at range 2 inside the arc, at whatever range it is shot'),
    ],
  ],
  '3.upgrade.attanni-mindlink': ['gives all linked ships the same'],
  '3.upgrade.veteran-instincts': ['adds to pilot skill', { definition: '2.skill' }],
  '3.upgrade.dauntless': ['no free action with the stress of a red manoeuvre', ['X-109']],
  '3.upgrade.daredevil': [
    'the stress comes after the white turn',
    [classes('Daredevil flies a white turn and then gets its stress')],
  ],
  '3.upgrade.kanan-jarrus': ['once a round after a white manoeuvre', ['X-111']],
  '3.upgrade.expert-handling': [
    'is no second barrel roll of the round',
    [ruling('Expert Handling is no second barrel roll of a round')],
  ],
  '3.upgrade.nien-nunb': [
    'an ionised ship flies green, too',
    [faq('makes the manoeuvre of an ionised ship green with Nien Nunb')],
  ],
  '3.upgrade.wingman': [
    'takes stress off; its ship does it',
    [ruling('whoever has Wingman removes the stress of the other ship')],
  ],
  '3.upgrade.navigator': ['another speed of the same bearing', ['X-113']],
  '3.upgrade.calculation': ['one focus token for it, one as usual', ['X-114']],
  '3.upgrade.autothrusters': [
    'range inside the arc of the attacker',
    [classes('Autothrusters work outside the arc of the attacker, and in it beyond range 2')],
  ],
  '3.upgrade.proximity-mines': ['all that are overlapped go off', ['X-115']],
  '3.upgrade.sublight-engine': ['moves huge ships', huge],
  '3.upgrade.cluster-missiles': ['two attacks, one card', ['X-116']],
  '3.upgrade.push-the-limit': ['once a round, after any action', ['X-117']],
  '3.upgrade.push-the-limit.stress': [
    'its stress comes once all is over',
    ['X-118', faq('gives the stress of Push the Limit once what its action triggered is over')],
  ],
  '3.upgrade.homing-missiles': ['the lock is kept', ['X-119']],
  '3.upgrade.r7-t1': [
    'a lock first, then a boost even without one',
    [ruling('R7-T1 locks whoever has it in its arc, and boosts with or without that lock')],
  ],
  '3.upgrade.r5-x3': [
    'its own attacks are not obstructed, those of others are',
    [cardCase('R5-X3 clears the attacks of its ship for the round, not those against it')],
  ],
  '3.upgrade.conner-net': ['ions, and no action', ['X-120', 'X-121', 'X-122']],
  '3.upgrade.r2-d2-huge': ['recovers at the cost of energy', huge],
  '3.upgrade.r3-a2': [
    'once for a weapon that attacks twice',
    [ruling('R3-A2 stresses once for a weapon that attacks twice')],
  ],
  '3.upgrade.marksmanship': [
    'in every attack of the round',
    ['X-124', classes('Marksmanship changes all focus results in every attack of the round')],
  ],
  '3.upgrade.r2-d2': ['recovers no more than the shields that it has', ['X-125', 'X-126']],
  '3.upgrade.tractor-beam': [
    'moves its target before what follows the attack',
    [ruling('a tractor beam moves its target before Ruthlessness looks for ships around it')],
  ],
  '3.upgrade.rebel-captive': [
    'stresses the attacker as it declares',
    [faq('stresses who attacks a Rebel Captive before dice are rolled')],
  ],
  '3.upgrade.flechette-torpedoes': ['stress for up to four hull', ['X-127']],
  '3.upgrade.tie-titles': ['which ships carry them', ['X-128']],
  '3.upgrade.twin-laser-turret': ['attacks twice', { definition: 'attack.8' }],
  '3.upgrade.swarm-tactics': [
    'a skill goes from ship to ship',
    ['X-129', classes('Swarm Tactics goes from ship to ship')],
  ],
  '3.upgrade.outmaneuver': [
    'printed arcs count, turrets do not',
    [ruling('Outmaneuver counts printed arcs of both ships and no turret')],
  ],
  '3.upgrade.fire-control-system': ['a lock after the attack', ['X-130']],
  '3.upgrade.advanced-sensors': ['an action before the dial is revealed', ['X-131']],
  '3.upgrade.lightning-reflexes': [
    'works after a collision, not off the dial',
    [ruling('Lightning Reflexes work after a collision, and not for a manoeuvre off the dial')],
  ],
  '3.upgrade.stay-on-target': ['is red whatever the dial says', ['X-132']],
  '3.upgrade.saboteur': [
    'what it makes impossible is flown as a stressed ship flies red',
    [ruling('what a card of Saboteur makes impossible is flown as a stressed ship flies it')],
  ],
  '3.upgrade.ysanne-isard': [
    'gives no evade that a damaged sensor array takes',
    [ruling('Ysanne Isard gives no evade that a damaged sensor array takes from the bar')],
  ],
};
