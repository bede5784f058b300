import type { RuleId } from '#rules';

const TAKEN_BACK =
  'the recording ends after the recorder undid the last action; the rules know no taking back';

const BY_HAND = 'the recorder listed the actions before cards were moved by hand';

/**
 * Recorded with figures that its own card base had wrong;
 * which are right, and why, stands in docs/card-facts.md.
 */
const WRONG_FIGURES: readonly { card: string; figure: string; rule: RuleId; traces: string[] }[] = [
  {
    card: 'TWI_138',
    figure: '3 HP, where it has 6',
    rule: '1.11.1',
    traces: [
      ...[1, 2, 3, 4, 5, 6].map((n) => `TWI_138#0${n}`),
      ...[1, 2, 3, 4, 5, 6, 7].map((n) => `LOF_011#0${n}`),
      'LOF_197#18',
      'JTL_039#17',
    ],
  },
  {
    card: 'TWI_097',
    figure: '5 HP, where it has 4',
    rule: '1.11.1',
    traces: ['TWI_097#01', 'TWI_203#01'],
  },
  {
    card: 'LOF_207',
    figure: '4 HP, where it has 1',
    rule: '1.11.1',
    traces: ['LOF_207#01', 'LOF_207#02'],
  },
  { card: 'SHD_214', figure: '3 HP, where it has 2', rule: '1.11.1', traces: ['SHD_214#01'] },
  {
    card: 'SOR_096',
    figure: 'no Heroism icon, and so no penalty for it',
    rule: '8.1.2',
    traces: [1, 2, 3, 4, 5].map((n) => `SOR_096#0${n}`),
  },
];

/**
 * Recorded games that differ on purpose: because the comprehensive
 * rules 7.0 say otherwise, or because the recording leaves the game.
 */
export const REVIEWED: readonly { trace: string; rule: RuleId; reason: string }[] = [
  ...WRONG_FIGURES.flatMap(({ card, figure, rule, traces }) =>
    traces.map((trace) => ({ trace, rule, reason: `recorded with ${card} at ${figure}` })),
  ),
  {
    trace: 'undo.UndoConfirmation#02',
    rule: '8.23.1',
    reason: 'a target at random: other dice fall otherwise',
  },
  { trace: 'undo.UndoConfirmation#25', rule: '1.16.4', reason: TAKEN_BACK },
  { trace: 'undo.UndoConfirmation#26', rule: '1.16.4', reason: TAKEN_BACK },
  { trace: 'undo.UndoConfirmation#27', rule: '1.16.4', reason: TAKEN_BACK },
  { trace: 'undo.UndoConfirmation#30', rule: '1.16.4', reason: TAKEN_BACK },
  {
    trace: 'undo.Undo#18',
    rule: '8.23.1',
    reason: 'a card discarded at random: other dice fall otherwise',
  },
  {
    trace: 'SOR_203#01',
    rule: '8.23.1',
    reason: 'a card discarded at random: other dice fall otherwise',
  },
  { trace: 'TWI_202#01', rule: '8.23.1', reason: 'a target at random: other dice fall otherwise' },
  {
    trace: 'core.gameSteps.regroupWindow.RegroupPhase#08',
    rule: '8.23.1',
    reason: 'cards drawn from what went to the bottom in a random order',
  },
  {
    trace: 'SOR_022#03',
    rule: '7.2.4',
    reason: 'recorded between the click and the end of an epic action that finds nothing to do',
  },
  {
    trace: 'JTL_060#01',
    rule: '1.15.1',
    reason: 'the recorder listed the actions before the card was moved to the hand by hand',
  },
  {
    trace: 'JTL_096#08',
    rule: '6.2.4',
    reason:
      'recorded between the click on an event and the choice of its target, before anything is paid',
  },
  {
    trace: 'SOR_187#02',
    rule: '3.3.2',
    reason: 'recorded before the event, already paid for, reached the discard pile',
  },
  {
    trace: 'core.gameSteps.regroupWindow.RegroupPhase#02',
    rule: '5.5.1',
    reason: 'recorded between two steps of the regroup phase, where nobody decides anything',
  },
  {
    trace: 'SHD_010#08',
    rule: '8.23.1',
    reason: 'what two searches leave goes to the bottom by chance: other dice fall otherwise',
  },
  {
    trace: 'SHD_041#01',
    rule: '6.2.0A',
    reason:
      'the recorder put a card from the hand into the deck by hand and still offers to play it from there',
  },
  {
    trace: 'SHD_114#04',
    rule: '8.5.1',
    reason:
      'which of the face-down resources are revealed is the player’s choice; the recorder takes them by chance',
  },
  {
    trace: 'SHD_197#04',
    rule: '8.34.1',
    reason: 'recorded with cards captured by a base; the rules know units as guards',
  },
  {
    trace: 'SEC_016#05',
    rule: '8.5.1',
    reason:
      'which of the face-down resources are revealed is the player’s choice; the recorder takes them by chance',
  },
  {
    trace: 'ASH_230#14',
    rule: '6.3.1',
    reason:
      'the recording gives the abilities before a target is chosen; a unit that attacks nothing gains none',
  },
  {
    trace: 'JTL_021#01',
    rule: '8.23.1',
    reason: 'cards of a shuffled deck: other dice fall otherwise',
  },
  {
    trace: 'JTL_094#08',
    rule: '7.5.17A',
    reason:
      'a friendly Vehicle is one of the player who controls the Pilot by now; the recording asks who did before',
  },
  {
    trace: 'JTL_232#04',
    rule: '3.4.6',
    reason: 'a unit with such a leader on it is a leader unit, and is defeated instead',
  },
  {
    trace: 'LOF_197#22',
    rule: '1.7.4',
    reason: 'whose resources go back arranges them first, and gives exhausted ones',
  },
  {
    trace: 'JTL_050#03',
    rule: '8.13.1',
    reason: 'a unit that becomes an upgrade has not left play, so that it guards on',
  },
  {
    trace: 'SEC_122#07',
    rule: '6.2.4',
    reason: 'the recording lets a player exhaust more than the cost',
  },
  {
    trace: 'SEC_194#10',
    rule: '1.15.1',
    reason: 'the recorder confirms the only unit there is, which reads as the next action here',
  },
  ...['SEC_242#02', 'SEC_242#03', 'SEC_242#04'].map((trace) => ({
    trace,
    rule: '8.5.1' as const,
    reason:
      'which of the face-down resources are looked at is the player’s choice; the recorder takes them by chance',
  })),
  { trace: 'JTL_124#01', rule: '1.15.1', reason: BY_HAND },
  { trace: 'TWI_189#01', rule: '1.15.1', reason: BY_HAND },
  {
    trace: 'LOF_206#04',
    rule: '6.4.4',
    reason:
      'the recording takes a used action back where its player then declines to attack: nothing is exhausted',
  },
  {
    trace: 'TWI_116#21',
    rule: '8.6.3',
    reason: 'an effect that changes what is considered printed does not change it for a copy',
  },
  {
    trace: 'TWI_116#29',
    rule: '3.7.2',
    reason: 'to be a token is no printed attribute: the copy of one is a card',
  },
];

const OTHER_STEPS =
  'the recording asks in other steps than ours, and the board afterwards is the same';

const NOTHING_FOLLOWS =
  'ours also offers what may be chosen though nothing can follow from it: an upgrade without another place or too dear, a card that does not fit';

/** Recorded questions that offer other cards than ours. */
export const REVIEWED_PROMPTS: readonly { trace: string; reason: string }[] = [
  {
    trace: 'SOR_252#01',
    reason: `${OTHER_STEPS}: it takes the discard pile from the first card chosen, ours asks for the pile first`,
  },
  {
    trace: 'actions.UnitAttack#17',
    reason: `${OTHER_STEPS}: the order of two windows that do not touch each other`,
  },
  {
    trace: 'SOR_062#01',
    reason:
      'a found card that cannot be played may be chosen, and goes to the bottom (8.27.8): the recording greys it out',
  },
  {
    trace: 'SEC_005#03',
    reason: `${OTHER_STEPS}: ours asks for the unit first and then for how much`,
  },
  ...['SEC_219#01', 'SEC_219#02', 'SEC_219#04'].map((trace) => ({
    trace,
    reason: `${OTHER_STEPS}: ours asks for one aspect after the other`,
  })),
  ...['LAW_096#01', 'LAW_096#02', 'LAW_096#05'].map((trace) => ({
    trace,
    reason: `${OTHER_STEPS}: the players choose one after the other in ours, and what the first returned is gone`,
  })),
  ...[
    'ASH_003#02',
    'ASH_003#06',
    'ASH_077#01',
    'SHD_064#04',
    'SHD_088#01',
    'SHD_102#01',
    'SHD_105#03',
    'SHD_142#04',
    'SHD_142#08',
    'SHD_064#06',
    'JTL_129#03',
    'JTL_173#03',
    'LOF_098#01',
  ].map((trace) => ({ trace, reason: NOTHING_FOLLOWS })),
  ...['LAW_014#06', 'SEC_103#03', 'JTL_105#19', 'TWI_184#01', 'SHD_005#03', 'SHD_001#02'].map(
    (trace) => ({
      trace,
      reason: `${OTHER_STEPS}: what it takes silently, ours asks, or the order of two abilities`,
    }),
  ),
  ...['LAW_074#07', 'LAW_243#01'].map((trace) => ({
    trace,
    reason:
      'a found card that cannot be played may be chosen, and goes to the bottom (8.27.8): the recording greys it out',
  })),
  ...['LAW_003#01', 'LOF_225#06'].map((trace) => ({
    trace,
    reason:
      'the recording also lists cards that cannot be paid for, and asks whether that was meant (6.2.2)',
  })),
  {
    trace: 'TWI_195#01',
    reason: 'the card says “a ground unit”: the recording leaves out friendly ones',
  },
  {
    trace: 'TWI_105#01',
    reason: 'the unit is exhausted as the cost is paid (6.4.4), and cannot attack then',
  },
  {
    trace: 'JTL_083#06',
    reason:
      'what was attached by an ability keeps its restriction (3.6.3B): no Fighter, no Transport',
  },
  { trace: 'JTL_086#03', reason: NOTHING_FOLLOWS },
];
