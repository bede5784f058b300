import type { RuleId } from '#rules';

/**
 * An error about a card in the recorder's card data; docs/card-facts.md contains the correct value.
 */
export interface Misprint {
  readonly card: string;
  /** The recorder's values. */
  readonly had: { readonly hp?: number; readonly aspects?: readonly ('Command' | 'Heroism')[] };
}

interface MisprintTraces extends Misprint {
  readonly rule: RuleId;
  readonly reason: string;
  readonly traces: readonly string[];
}

const numbers = (slug: string, until: number): string[] =>
  Array.from({ length: until }, (_, i) => `${slug}#0${i + 1}`);

/**
 * Each of these is replayed with the recorder's value, too, and must then agree with our engine:
 * nothing else differs.
 */
export const MISPRINTS: readonly MisprintTraces[] = [
  {
    card: 'TWI_138',
    had: { hp: 3 },
    rule: '1.11.1',
    reason: 'Count Dooku has 6 HP, the recorder gave him 3',
    traces: [...numbers('TWI_138', 6), ...numbers('LOF_011', 7), 'LOF_197#18', 'JTL_039#17'],
  },
  {
    card: 'TWI_097',
    had: { hp: 5 },
    rule: '1.11.1',
    reason: 'the unit has 4 HP, the recorder gave it 5',
    traces: ['TWI_097#01', 'TWI_203#01'],
  },
  {
    card: 'LOF_207',
    had: { hp: 4 },
    rule: '1.11.1',
    reason: 'the unit has 1 HP, the recorder gave it 4',
    traces: ['LOF_207#01', 'LOF_207#02'],
  },
  {
    card: 'SHD_214',
    had: { hp: 3 },
    rule: '1.11.1',
    reason: 'the unit has 2 HP, the recorder gave it 3',
    traces: ['SHD_214#01'],
  },
  {
    card: 'SOR_096',
    had: { aspects: ['Command'] },
    rule: '8.1.2',
    reason:
      'Mon Mothma has a Heroism icon, which the recorder lacked: the penalty for it was not paid',
    traces: numbers('SOR_096', 5),
  },
];

/** A recorded game that differs from ours at that step, for a known reason. */
interface Review {
  readonly trace: string;
  /** The step of the difference: the first one between two recorded boards. */
  readonly step: number;
  readonly rule: RuleId;
  readonly reason: string;
}

/**
 * Recorded games that differ for a known reason: the comprehensive rules decide otherwise, a random
 * result is different, or the recording leaves the game. Each was played (`conclave conformance
 * --diff`); a test fixes the step of the difference.
 */
export const REVIEWED: readonly Review[] = [
  {
    trace: 'undo.UndoConfirmation#02',
    step: 1,
    rule: '8.23.1',
    reason:
      'the attack with TWI_202 deals 2 to a unit or base at random: to the base there, to the unit itself here',
  },
  {
    trace: 'TWI_202#01',
    step: 0,
    rule: '8.23.1',
    reason:
      'as its only attack, TWI_202 deals 2 to a unit or base at random: to the base there, to itself here',
  },
  {
    trace: 'undo.UndoConfirmation#25',
    step: 1,
    rule: '1.16.4',
    reason:
      'the last board is the one before SHD_080 was played: the recorder took it back, after its action was begun',
  },
  {
    trace: 'undo.UndoConfirmation#26',
    step: 1,
    rule: '1.16.4',
    reason:
      'the last board is the one before SOR_041 defeated SOR_228: the recorder took the event back',
  },
  {
    trace: 'undo.UndoConfirmation#27',
    step: 1,
    rule: '1.16.4',
    reason:
      'the last board is the one before LOF_091 defeated SOR_228: the recorder took the unit back',
  },
  {
    trace: 'undo.UndoConfirmation#30',
    step: 1,
    rule: '1.16.4',
    reason:
      'the last board is the one before SHD_178 was paid for: the recorder took the event back while its target was asked for',
  },
  {
    trace: 'undo.UndoConfirmation#31',
    step: 1,
    rule: '6.3.1',
    reason:
      'the trace ends between the click on the attacker and its target, and was taken back there; ours has attacked',
  },
  {
    trace: 'undo.Undo#18',
    step: 0,
    rule: '8.23.1',
    reason: 'TWI_222 has a card discarded at random: TWI_108 there, SOR_086 here',
  },
  {
    trace: 'SOR_203#01',
    step: 0,
    rule: '8.23.1',
    reason:
      'one of the four effects of SOR_203 has a card discarded at random, and what is seen after it differs',
  },
  {
    trace: 'core.gameSteps.regroupWindow.RegroupPhase#08',
    step: 4,
    rule: '8.27.2',
    reason:
      'the search left nine cards at the bottom in a random order, and one of them is drawn at once',
  },
  {
    trace: 'SHD_010#08',
    step: 0,
    rule: '8.27.2',
    reason:
      'the first search leaves cards at the bottom in a random order, and the second sees another of them',
  },
  {
    trace: 'JTL_021#01',
    step: 0,
    rule: '5.2.1C',
    reason:
      'the trace begins before the deck is shuffled and shows the opening hand: other cards come',
  },
  {
    trace: 'SOR_022#03',
    step: 0,
    rule: '7.2.4',
    reason:
      'the trace ends between the click on the epic action and the choice of its unit; ours counts the action as used from the moment it is taken',
  },
  {
    trace: 'JTL_096#08',
    step: 3,
    rule: '6.2.4',
    reason:
      'the trace ends between the click on JTL_176 and its target; ours has paid, and the first part of the event has resolved',
  },
  {
    trace: 'SOR_187#02',
    step: 0,
    rule: '6.2.5C',
    reason:
      'nothing is chosen for SOR_187: the recorder leaves the event in the hand, ours has played it for nothing',
  },
  {
    trace: 'core.gameSteps.regroupWindow.RegroupPhase#02',
    step: 7,
    rule: '5.5.1',
    reason:
      'the trace ends between two steps of the regroup phase, where its phase has no name; ours has reached the choice of SOR_105',
  },
  {
    trace: 'JTL_060#01',
    step: 4,
    rule: '1.15.1',
    reason:
      'the list of actions was drawn up before JTL_060 was moved to the hand by hand, so that it lacks playing it',
  },
  {
    trace: 'SHD_041#01',
    step: 8,
    rule: '6.2.0B',
    reason:
      'SOR_044 was put on the deck by hand; the list of actions still offers to play it from the hand',
  },
  {
    trace: 'JTL_124#01',
    step: 14,
    rule: '1.15.1',
    reason:
      'the list of actions was drawn up before JTL_124 came back to the hand by hand, so that it lacks playing it',
  },
  {
    trace: 'TWI_189#01',
    step: 9,
    rule: '1.15.1',
    reason:
      'the list of actions was drawn up while a card of the deck was still in the hand, and offers to play it',
  },
  {
    trace: 'ASH_230#14',
    step: 0,
    rule: '6.3.1',
    reason:
      'the recorder gives the discarded unit’s Sentinel though nothing is attacked; it is gained for the attack, when that is declared',
  },
  {
    trace: 'JTL_094#08',
    step: 0,
    rule: '3.6.3B',
    reason:
      'SHD_077 takes control of the Pilot first: a friendly Vehicle is then one of its new controller, not of the old one',
  },
  {
    trace: 'JTL_232#04',
    step: 4,
    rule: '3.4.6',
    reason:
      'the Vehicle has a leader as its Pilot and is a leader unit: it is defeated instead of returned to a hand',
  },
  {
    trace: 'LOF_197#22',
    step: 5,
    rule: '1.7.4',
    reason:
      'as DJ leaves, two resources go back: their controller arranges before one is named, and gives exhausted ones',
  },
  {
    trace: 'JTL_050#03',
    step: 0,
    rule: '8.34.4',
    reason:
      'Phantom II stays in play as an upgrade, so that what it guards stays; the recorder rescues the captive',
  },
  {
    trace: 'SEC_122#07',
    step: 0,
    rule: '6.2.4B',
    reason: 'a card for 1 is paid for with one Droid; the recorder exhausts two',
  },
  {
    trace: 'LOF_206#04',
    step: 0,
    rule: '6.4.4',
    reason:
      'the attack of LOF_206 is declined after its cost was paid: it is exhausted; the recorder leaves it ready',
  },
  {
    trace: 'TWI_116#21',
    step: 0,
    rule: '8.6.3',
    reason:
      'LOF_056 changes what is considered printed for abilities, not for a copy: Clone is 3/3, there 5/5',
  },
  {
    trace: 'TWI_116#29',
    step: 0,
    rule: '8.6.1',
    reason:
      'to be a token is none of the attributes that a copy has: Clone was played and enters exhausted, TWI_203 readies created tokens only',
  },
];
