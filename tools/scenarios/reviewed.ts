import type { RuleId } from '#rules';

/** A case that differs from our engine for a known reason. */
interface Review {
  readonly scenario: string;
  readonly rule: RuleId;
  /** The kinds of its unmet expectations; a test checks that these are the only ones. */
  readonly unmet: readonly string[];
  readonly reason: string;
  /** It agrees if nobody has taken the initiative: nothing else differs. */
  readonly agreesUnclaimed?: true;
}

/**
 * Cases that the comprehensive rules decide otherwise, or whose board is impossible. Each was
 * played (`conclave scenarios --diff`).
 */
export const REVIEWED: readonly Review[] = [
  {
    scenario: 'SOR/alliance-dispatcher#02',
    rule: '6.4.0C',
    unmet: ['unit'],
    reason:
      'without a resource no unit can be played, and the action may be used all the same: exhausting the Dispatcher changes the game',
  },
  {
    scenario: 'SOR/frontline-shuttle#02',
    rule: '6.4.0C',
    unmet: ['space'],
    reason:
      'no unit is ready to attack, and the action may be used all the same: the Shuttle is defeated for it',
  },
  {
    scenario: 'JTL/poe-dameron-i-can-fly-anything#04',
    rule: '6.4.0C',
    unmet: ['leaderReady'],
    reason:
      'there is no Vehicle for Poe, and his action may be used all the same: a resource and Poe are exhausted',
  },
  {
    scenario: 'SHD/dj-blatant-thief#05',
    rule: '1.7.4',
    unmet: ['ground'],
    reason:
      'as DJ falls his player arranges resources and gives an exhausted one back; the case counts a ready one more for the owner',
  },
  {
    scenario: 'ASH/greef-karga-introductions-are-in-order#02',
    rule: '1.15.5',
    unmet: ['ground', 'unit'],
    reason:
      'Greef Karga’s player has taken the initiative and uses his action in the same phase: they have passed',
    agreesUnclaimed: true,
  },
  {
    scenario: 'LAW/salvaged-blaster#04',
    rule: '1.15.5',
    unmet: ['unit'],
    reason:
      'the Blaster is played from the discard pile on a unit at full health by a player who has taken the initiative',
    agreesUnclaimed: true,
  },
  {
    scenario: 'LAW/salvaged-blaster#06',
    rule: '1.15.5',
    unmet: ['unit'],
    reason:
      'the Blaster comes back from the discard pile a second time for a player who has taken the initiative',
    agreesUnclaimed: true,
  },
  {
    scenario: 'LOF/rey-nobody#08',
    rule: '1.15.5',
    unmet: ['leaderReady'],
    reason:
      'Rey’s action is used by a player who has taken the initiative; the damage before it is dealt in both',
    agreesUnclaimed: true,
  },
  {
    scenario: 'SHD/kylos-tie-silencer-ruthlessly-efficient#03',
    rule: '1.15.5',
    unmet: ['space', 'unit', 'readyResources'],
    reason:
      'the Silencer is played from the discard pile by a player who has taken the initiative, after the enemy’s attack',
    agreesUnclaimed: true,
  },
  {
    scenario: 'SEC/beguile#04',
    rule: '8.14.1',
    unmet: ['asked', 'hand', 'ground'],
    reason:
      'the case stops while the hand is shown; looking asks nobody, and the only unit is returned at once',
  },
  {
    scenario: 'SEC/charged-with-espionage#03',
    rule: '8.14.1',
    unmet: ['asked'],
    reason:
      'the only unit of the hand is discarded in both; the case then waits for a click on the shown hand',
  },
  {
    scenario: 'SEC/padme-amidala-what-do-you-have-to-hide#18',
    rule: '8.26.1',
    unmet: ['asked'],
    reason:
      'the opponent reveals a hand to Padmé’s player, which triggers nothing of hers; the case waits for a click on it',
  },
  {
    scenario: 'SOR/chimaera-flagship-of-the-seventh-fleet#05',
    rule: '8.26.1',
    unmet: ['asked', 'baseDamage'],
    reason:
      'the case stops in the attack while the revealed hand is shown; ours goes on and deals the 8 damage',
  },
  {
    scenario: 'SOR/spark-of-rebellion#02',
    rule: '8.14.1',
    unmet: ['asked'],
    reason:
      'of the hand that is looked at the only card is discarded; the case then waits for a click',
  },
  {
    scenario: 'ASH/zeb-orrelios-fists-work-every-time#22',
    rule: '8.28.1A',
    unmet: ['baseDamage'],
    reason:
      'JTL_043 takes the unit over before it is defeated, its upgrade stays the other player’s and is no friendly one for Zeb',
  },
  {
    scenario: 'ASH/diplomatic-pageantry#02',
    rule: '1.3.2',
    unmet: ['unit'],
    reason:
      'without an enemy unit as much as possible is done: the friendly one is exhausted, and gets no token',
  },
  {
    scenario: 'LAW/secret-battle-of-pretend#04',
    rule: '1.5.4E',
    unmet: ['unit'],
    reason:
      'an exhausted unit may be chosen to be exhausted, so that ours asks which of two; the case takes the ready one',
  },
  {
    scenario: 'ASH/ninth-sister-hulking-inquisitor#02',
    rule: '1.4.3',
    unmet: ['asked'],
    reason:
      'the opponent chooses what to discard, and the active player stays who played the Sister; the case calls the opponent active',
  },
  {
    scenario: 'LAW/max-rebo-encore#18',
    rule: '8.33.1',
    unmet: ['hand', 'deck'],
    reason:
      'Zorii has the only card of a hand discarded: nothing is to be chosen, and the regroup phase goes on; the case stops there',
  },
  {
    scenario: 'JTL/i-have-you-now#06',
    rule: '7.6.16D',
    unmet: ['unit'],
    reason:
      'the prevention ends with the attack; Tarfful’s ability resolves after it, so that the attacker takes the damage',
  },
  {
    scenario: 'SEC/oppression-breeds-rebellion#08',
    rule: '7.6.16D',
    unmet: ['hand'],
    reason:
      'the Commando is given up after its combat damage, when it is not attacking any more (ruling SEC_150#2): no cards are drawn',
  },
  {
    scenario: 'JTL/jump-to-lightspeed#12',
    rule: '3.4.6',
    unmet: ['hand', 'handCard'],
    reason:
      'a unit with a leader on it is a leader unit, and is defeated instead of returned to the hand',
  },
  {
    scenario: 'LAW/alliance-outpost#05',
    rule: '1.5.2F',
    unmet: ['baseEpicUsed'],
    reason:
      'a token upgrade belongs to whoever controls the unit: there is a friendly token to defeat, and the epic action is used',
  },
  {
    scenario: 'LAW/rhydonium-detonation#05',
    rule: '7.1.4',
    unmet: [],
    reason:
      'both players choose before anything returns: “the first unit” of the second player is still the one that was chosen first',
  },
  {
    scenario: 'LAW/rhydonium-detonation#10',
    rule: '7.1.4',
    unmet: ['asked'],
    reason:
      'both players choose before anything returns, so that the second may still choose the unit of the first; the case has it gone',
  },
  {
    scenario: 'SEC/vuutun-palaa-droid-control-ship#03',
    rule: '1.8.1',
    unmet: ['space', 'unit', 'unit'],
    reason:
      'the Falcon’s “pay 1” in the regroup phase is an instruction and no cost, and Droids are exhausted for costs',
  },
  {
    scenario: 'SOR/bossk-deadly-stalker#08',
    rule: '6.2.5C',
    unmet: [],
    reason:
      'the event has left the hand when it resolves; the case still counts it there, and means the first of the others',
  },
  {
    scenario: 'SOR/guardian-of-the-whills#05',
    rule: '8.9.1',
    unmet: ['readyResources'],
    reason:
      'the first upgrade on the Guardian was one that cost nothing; the discount is for that one, not for the second',
  },
  {
    scenario: 'SOR/uwing-reinforcement#07',
    rule: '8.30.3',
    unmet: ['ground'],
    reason: 'SHD_080 is unique: of the two copies that are played one is defeated at once',
  },
  {
    scenario: 'TWI/droid-manufactory#01',
    rule: '4.3.1',
    unmet: ['unit', 'unit'],
    reason:
      'a leader and two Droids are there in both; units have no order in an arena, and the case counts the leader last',
  },
  {
    scenario: 'core/credit-token-pays-ability-costs#08',
    rule: '3.7.13',
    unmet: ['baseEpicUsed', 'credits'],
    reason:
      'the Credit pays the 1 resource of the epic action, which may be used though there is no resource to return',
  },
  {
    scenario: 'JTL/phantom-ii-modified-to-dock#09',
    rule: '8.34.4',
    unmet: ['ground', 'unit', 'unit'],
    reason:
      'Phantom II becomes an upgrade without leaving play, so that it guards on what it has captured',
  },
  {
    scenario: 'JTL/eject#03',
    rule: '3.5.6',
    unmet: ['unit'],
    reason:
      'Paige Tico was played as an upgrade and moved to the arena; Luke’s action asks for a unit that was played',
  },
  {
    scenario: 'SEC/when-has-become-now#01',
    rule: '1.3.1',
    unmet: ['ground', 'resources'],
    reason:
      'as its erratum has it the event gives a resource only if a card with Plot was played, so that ours plays one',
  },
  {
    scenario: 'SOR/blizzard-assault-atat#01',
    rule: '1.3.1',
    unmet: [],
    reason:
      'as its erratum has it the excess is dealt with the combat damage, while the fallen defender is still the first unit',
  },
];
