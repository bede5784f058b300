import type { RuleId } from '#rules';

interface Review {
  readonly scenario: string;
  readonly rule: RuleId;
  readonly reason: string;
}

const each = (scenarios: readonly string[], rule: RuleId, reason: string): Review[] =>
  scenarios.map((scenario) => ({ scenario, rule, reason }));

const PASSED =
  'whoever has taken the initiative has passed, and takes no more actions in that phase';
const SHOWN =
  'cards that are shown or looked at ask nobody anything; the case stops where its program waits for a click';

/** Cases that the comprehensive rules decide otherwise, or that begin on a board that there cannot be. */
export const REVIEWED: readonly Review[] = [
  ...each(
    ['SOR/alliance-dispatcher#02'],
    '6.4.0C',
    'an action may be used for its cost alone: exhausting the unit changes the game',
  ),
  ...each(
    ['SOR/frontline-shuttle#02'],
    '6.4.0C',
    'an action may be used for its cost alone: defeating the unit changes the game',
  ),
  ...each(
    ['JTL/poe-dameron-i-can-fly-anything#04'],
    '6.4.0C',
    'an action may be used for its cost alone: paying and exhausting changes the game',
  ),
  ...each(
    ['SHD/dj-blatant-thief#05'],
    '1.7.4',
    'whoever gives a resource back arranges their resources first and keeps the ready one',
  ),
  ...each(
    [
      'ASH/greef-karga-introductions-are-in-order#02',
      'LAW/salvaged-blaster#04',
      'LAW/salvaged-blaster#06',
      'LOF/rey-nobody#08',
      'SHD/kylos-tie-silencer-ruthlessly-efficient#03',
    ],
    '1.15.5',
    PASSED,
  ),
  ...each(
    [
      'SEC/beguile#04',
      'SEC/charged-with-espionage#03',
      'SEC/padme-amidala-what-do-you-have-to-hide#18',
      'SOR/chimaera-flagship-of-the-seventh-fleet#05',
      'SOR/spark-of-rebellion#02',
    ],
    '8.14.1',
    SHOWN,
  ),
  ...each(
    ['ASH/zeb-orrelios-fists-work-every-time#22'],
    '8.28.1A',
    'an upgrade keeps its controller when another player takes its unit over, and is no friendly one for that player',
  ),
  ...each(
    ['ASH/diplomatic-pageantry#02'],
    '1.3.2',
    'as much as possible is done: the friendly unit is exhausted though there is no enemy unit',
  ),
  ...each(
    ['LAW/secret-battle-of-pretend#04'],
    '1.5.4E',
    'an exhausted unit may be chosen to be exhausted',
  ),
  ...each(
    ['ASH/ninth-sister-hulking-inquisitor#02', 'LAW/max-rebo-encore#18'],
    '8.5.1',
    'a choice that is open there is forced, or belongs to an action that is not over: nobody is active meanwhile but its player',
  ),
  ...each(
    ['JTL/i-have-you-now#06', 'SEC/oppression-breeds-rebellion#08'],
    '7.6.16D',
    'the attack is over when abilities resolve that triggered with its combat damage',
  ),
  ...each(
    ['JTL/jump-to-lightspeed#12'],
    '3.4.6',
    'a unit with a leader on it is a leader unit, and is defeated instead of returned',
  ),
  ...each(
    ['LAW/alliance-outpost#05'],
    '1.5.2F',
    'a token upgrade belongs to whoever controls the unit, so that there is a friendly token to defeat',
  ),
  ...each(
    ['SEC/vuutun-palaa-droid-control-ship#03'],
    '1.8.1',
    'an instruction to pay is no cost, and units pay costs only',
  ),
  ...each(
    ['SOR/bossk-deadly-stalker#08'],
    '6.2.5C',
    'an event has left the hand when it resolves; the case counts it among the cards there, and means the first of the others',
  ),
  ...each(
    ['SOR/guardian-of-the-whills#05'],
    '8.9.1',
    'the first upgrade was the one for nothing; the second is no longer the first',
  ),
  ...each(
    ['SOR/uwing-reinforcement#07'],
    '8.30.3',
    'the unit is unique: of two copies one is defeated',
  ),
  ...each(
    ['TWI/droid-manufactory#01'],
    '4.3.1',
    'the order of units in an arena means nothing; the case counts the leader last',
  ),
  ...each(
    ['core/credit-token-pays-ability-costs#08'],
    '3.7.13',
    'a Credit token pays while resources are paid, for an action as well',
  ),
  ...each(
    ['JTL/phantom-ii-modified-to-dock#09'],
    '8.13.1',
    'a unit that becomes an upgrade has not left play, so that it guards on what it has captured',
  ),
  ...each(
    ['JTL/eject#03'],
    '3.5.6',
    'the Pilot was played as an upgrade in this phase, and the ability asks for a unit that was played',
  ),
  ...each(
    ['SEC/when-has-become-now#01'],
    '1.3.1',
    'the card as its erratum has it gives a resource only if a card with Plot was played',
  ),
  ...each(
    ['SOR/blizzard-assault-atat#01'],
    '1.3.1',
    'the card as its erratum has it deals the excess with the combat damage, while the defender is still the first unit',
  ),
];
