import type { RuleId } from '#rules';

/**
 * A recorded question that offers other cards than ours, identified by its heading in the
 * recording.
 */
interface PromptReview {
  readonly trace: string;
  readonly menu: string;
  readonly rule: RuleId;
  readonly reason: string;
}

/** Recorded questions that offer other cards than ours. */
export const REVIEWED_PROMPTS: readonly PromptReview[] = [
  {
    trace: 'ASH_003#02',
    menu: 'give_friendly_unit_plus2',
    rule: '8.5.1',
    reason:
      'the action gives a friendly unit +2/+2 if it is alone in its arena: the condition is asked of the unit that was chosen, any friendly one may be',
  },
  {
    trace: 'ASH_003#06',
    menu: 'give_friendly_unit_plus2',
    rule: '8.33.1',
    reason:
      'on attack the same condition is asked after the choice: the two ground units may be chosen, and get nothing',
  },
  {
    trace: 'ASH_077#01',
    menu: 'select_card',
    rule: '8.27.8',
    reason:
      'SHD_194 finds a Vehicle that Ryder Azadi forbids to play: it may be chosen, and goes to the bottom',
  },
  {
    trace: 'SOR_062#01',
    menu: 'select_card',
    rule: '8.27.8',
    reason:
      'SHD_194 finds the Vehicle that the Regional Governor has named: it may be chosen, and goes to the bottom',
  },
  {
    trace: 'LAW_243#01',
    menu: 'select_card',
    rule: '8.27.8',
    reason:
      'SHD_194 finds a Vehicle with the name that nobody can play in this phase: it may be chosen, and goes to the bottom',
  },
  {
    trace: 'LAW_074#07',
    menu: 'select_card',
    rule: '8.27.8',
    reason:
      'of three Underworld units found without a resource to pay, the dearest may be chosen as well, and goes to the bottom',
  },
  {
    trace: 'LAW_003#01',
    menu: 'choose_card_because_choosing',
    rule: '6.2.2D',
    reason:
      'Kallus lets a card be played and paid for: two cards for 3 cannot be with the 2 resources left, and are listed there with a warning',
  },
  {
    trace: 'LOF_225#06',
    menu: 'choose_unit_because_choosing',
    rule: '6.2.0B',
    reason:
      'of three units only one can be paid for with the 3 resources that the event leaves; the others are listed there with a warning',
  },
  {
    trace: 'JTL_083#06',
    menu: 'attach_pantoran_starship_thief',
    rule: '3.6.3B',
    reason:
      'what attached the Thief names a Fighter or Transport, and that is its restriction when SHD_064 moves it: the Walker is neither',
  },
  {
    trace: 'JTL_086#03',
    menu: 'attach_upgrade_unit_another',
    rule: '8.33.1',
    reason:
      'SHD_064 chooses an upgrade and then its new unit: an Experience on the only unit of its side may be chosen, and stays',
  },
  {
    trace: 'SHD_064#04',
    menu: 'attach_upgrade_unit_another',
    rule: '3.6.3A',
    reason:
      'the Electrostaff may be chosen though the other unit of its side is a Vehicle and not eligible: then it stays',
  },
  {
    trace: 'SHD_064#06',
    menu: 'attach_upgrade_unit_another',
    rule: '3.6.3B',
    reason:
      'the Clone Pilot may be chosen on attack though no Vehicle of its controller is on that side: then it stays',
  },
  {
    trace: 'SHD_088#01',
    menu: 'choose_enemy_non_leader',
    rule: '1.3.2',
    reason:
      'any enemy that attacked the base may be chosen; without a friendly unit in the space arena nothing captures the one there',
  },
  {
    trace: 'SHD_102#01',
    menu: 'put_card_play_resource',
    rule: '8.5.1',
    reason:
      'any card in the discard pile is chosen; whether it shares a name with a unit is asked of the chosen card',
  },
  {
    trace: 'SHD_105#03',
    menu: 'put_play_resource_unit',
    rule: '8.5.1',
    reason:
      'any unit in the discard pile is chosen; whether it was defeated in this phase is asked of the chosen one',
  },
  {
    trace: 'SHD_142#04',
    menu: 'choose_upgrade_pay_cost',
    rule: '8.33.2',
    reason:
      'as Pre Vizsla is played 1 resource is left: the armor for 2 may be chosen, cannot be paid for, and stays where it is',
  },
  {
    trace: 'SHD_142#08',
    menu: 'choose_upgrade_pay_cost',
    rule: '8.33.2',
    reason:
      'on attack there is 1 resource: the armor for 2 may be chosen, cannot be paid for, and stays where it is',
  },
  {
    trace: 'JTL_105#19',
    menu: 'cost_4_exploit_0',
    rule: '6.2.3E',
    reason:
      'Exploit may give up the Starhawk itself: cost modifiers apply in any order, so that half of 2 is paid first, and that is 1',
  },
  {
    trace: 'JTL_129#03',
    menu: 'choose_unit_each_friendly',
    rule: '8.5.2',
    reason:
      'Focus Fire says “choose a unit”: one on the ground may be, where no friendly Vehicle is to hit it',
  },
  {
    trace: 'JTL_173#03',
    menu: 'choose_friendly_unit_enemy',
    rule: '8.10.1',
    reason:
      'the friendly unit is chosen first; with the one on the ground no enemy shares the arena, and “if you do” fails',
  },
  {
    trace: 'LOF_098#01',
    menu: 'ready_unit',
    rule: '1.5.4E',
    reason:
      'a readying effect may choose a unit that does not become ready; Leia in the space arena cannot',
  },
  {
    trace: 'SEC_005#03',
    menu: 'distribute_2_healing_1',
    rule: '8.31.1',
    reason:
      'ours asks for the unit and then for 0 to 2; the recorder asks both in one step, here after Satine’s unit was chosen',
  },
  {
    trace: 'SEC_219#01',
    menu: 'disclose_heroism_give_unit',
    rule: '8.39.1',
    reason:
      'Heroism is disclosed and then Villainy, with two cards; the recorder takes both icons from one choice of cards',
  },
  {
    trace: 'SEC_219#02',
    menu: 'disclose_heroism_give_unit',
    rule: '8.39.2',
    reason:
      'Heroism is disclosed and Villainy is not; the recorder offers the card with Villainy in the same choice',
  },
  {
    trace: 'SEC_219#04',
    menu: 'disclose_heroism_give_unit',
    rule: '8.39.3',
    reason:
      'neither is disclosed: ours is asked twice, for Heroism first; the recorder once, for cards with either',
  },
  {
    trace: 'SOR_252#01',
    menu: 'choose_up_4_cards',
    rule: '8.5.3',
    reason:
      '“in a discard pile”: ours asks whose pile, then for its cards; the recorder takes the pile of the first card clicked',
  },
  {
    trace: 'TWI_105#01',
    menu: 'attack_unit_gets_plus2',
    rule: '6.4.4',
    reason:
      'the Senator is exhausted as the cost is paid, so that another unit has to attack; the recorder lists it before it pays',
  },
  {
    trace: 'TWI_195#01',
    menu: 'doesnt_share_aspect_base',
    rule: '8.5.1',
    reason:
      'the damage goes to “a ground unit”, friendly ones as well; the recorder lists the enemies',
  },
];
