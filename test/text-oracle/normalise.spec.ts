import { describe, expect, it } from 'vitest';
import { normalise } from './normalise.js';

const traits = new Set(['rebel', 'force', 'pilot']);
const said = (...lines: readonly string[]): string => normalise(lines, traits);

/** What a player does the same way after reading either. */
const SAME: readonly (readonly [string, string])[] = [
  // Who is meant: the unit whose ability it is, what is hers, what was chosen only to be spoken of.
  [
    'When this unit completes an attack: Ready him.',
    'When this unit completes an attack: Ready this unit.',
  ],
  ['Return this unit to her owner’s hand.', 'Return this unit to its owner’s hand.'],
  [
    'Choose up to 3 units. Each of those units gets +2/+0 for this phase.',
    'Up to 3 units get +2/+0 for this phase.',
  ],
  [
    'Choose another unit. While this unit is in play, the chosen unit gets +1/+1.',
    'Another unit gets +1/+1 while this unit is in play.',
  ],
  ['Choose a unit. Give a Shield token to it.', 'Give a Shield token to a unit.'],
  [
    'Choose up to 2 cards in a discard pile. Put them on the bottom of its owner’s deck.',
    'Put up to 2 cards from a discard pile on the bottom of its owner’s deck.',
  ],
  [
    'Deal 1 damage to a unit. If a unit is defeated this way, draw a card.',
    'Deal 1 damage to a unit. If it’s defeated this way, draw a card.',
  ],
  ['Play that upgrade.', 'Play it.'],
  // Alternatives.
  ['You may pay 1. If you don’t, exhaust this unit.', 'Either pay 1 or exhaust this unit.'],
  [
    'Choose one: either draw a card, or heal 2 damage from a base.',
    'Choose one: Draw a card. / Heal 2 damage from a base.',
  ],
  [
    'Either deal 2 damage to a unit or 3 damage to a base.',
    'Choose one: Deal 2 damage to a unit. / Deal 3 damage to a base.',
  ],
  ['An opponent may pay 1. If they don’t, draw a card.', 'Draw a card unless an opponent pays 1.'],
  [
    'Choose an opponent. They may pay 1. If they don’t, draw a card.',
    'Draw a card unless an opponent pays 1.',
  ],
  [
    'Its controller must pay 1 or exhaust that unit.',
    'Exhaust it unless its controller pays 1 resource.',
  ],
  ['You may instead draw a card.', 'You may draw a card instead.'],
  ['If you do either, draw a card.', 'If you do, draw a card.'],
  ['You may resource up to 3 cards from your hand.', 'Resource up to 3 cards from your hand.'],
  // Numbers.
  ['If you control at least 4 units, draw a card.', 'If you control 4 or more units, draw a card.'],
  [
    'Search your deck for 2 units and draw them.',
    'Search your deck for up to 2 units and draw them.',
  ],
  [
    'Deal 1 damage to a unit for each damage on this unit.',
    'Deal damage to a unit equal to the damage on this unit.',
  ],
  [
    'For every 3 resources you control, draw a card.',
    'Draw a card for every 3 resources you control.',
  ],
  // Costs.
  [
    'As an additional cost to play this unit, discard a card.',
    'Additional cost to play this card: discard a card from your hand.',
  ],
  [
    'While playing this upgrade on a Pilot unit, it costs 2 less to play.',
    'This card costs 2 less to play on a Pilot unit.',
  ],
  ['Ready 2 friendly resources.', 'Ready 2 resources.'],
  ['An opponent pays 2 resources.', 'An opponent pays 2.'],
  // Places and times.
  [
    'Return it to its owner’s hand at the end of the phase.',
    'At the end of the phase, return it to its owner’s hand.',
  ],
  ['While this unit is defending, it gets +1/+0.', 'While defending, this unit gets +1/+0.'],
  ['This unit can attack units in the space arena.', 'This unit can attack space units.'],
  ['Exhaust a unit in attached unit’s arena.', 'Exhaust a unit in this arena.'],
  ['Discard the top card of your deck.', 'Discard a card from your deck.'],
  ['Play a unit from any player’s discard pile.', 'Play a unit from a discard pile.'],
  [
    'When this upgrade attaches to a unit: Draw a card.',
    'When this upgrade becomes attached to a unit: Draw a card.',
  ],
  [
    'When this upgrade detaches from a unit: Draw a card.',
    'When this upgrade becomes unattached from a unit: Draw a card.',
  ],
  // Damage.
  [
    'If damage would be dealt to that base, prevent 1 of that damage.',
    'If that base would be dealt damage, prevent 1 of that damage.',
  ],
  [
    'It deals combat damage before the defender for this attack.',
    'It deals combat damage before the defender.',
  ],
  [
    'It can’t be defeated by having no remaining HP.',
    'It isn’t defeated by having no remaining HP.',
  ],
  ['Each unit loses all abilities and can’t gain abilities.', 'Each unit loses all abilities.'],
  // Names and kinds.
  ['Opponents can’t play cards with that name.', 'Opponents can’t play the named card.'],
  [
    'Draw a card for each copy of the named card in their hand.',
    'Draw a card for each card in their hand with that name.',
  ],
  [
    'Each unit that has 1 or more Keywords gets +1/+0.',
    'Each unit with 1 or more keywords gets +1/+0.',
  ],
  ['Give a Shield to it.', 'Give a Shield token to it.'],
  ['Defeat a Credit.', 'Defeat a Credit token.'],
  [
    'Deal damage to it equal to the defeated unit’s cost.',
    'Deal damage to it equal to the defender’s cost.',
  ],
];

/** Near them, and another thing to do. */
const OTHER: readonly (readonly [string, string])[] = [
  ['Each unit loses all abilities except Grit.', 'Each unit loses all abilities.'],
  [
    'When this unit completes an attack: Ready it.',
    'When this unit completes an attack: Ready this unit.',
  ],
  [
    'Choose another unit. While this unit is in play, it gets +1/+1.',
    'A unit gets +1/+1 while this unit is in play.',
  ],
  ['You may pay 1. If you do, exhaust this unit.', 'Either pay 1 or exhaust this unit.'],
  ['An opponent may pay 1. If they do, draw a card.', 'Draw a card unless an opponent pays 1.'],
  ['If you control at least 4 units, draw a card.', 'If you control 3 or more units, draw a card.'],
  ['Return up to 2 units to hand.', 'Return 2 units to hand.'],
  ['Discard a card from your deck.', 'Discard a card from your hand.'],
  [
    'For every 3 resources you control, draw a card.',
    'Draw a card for every 2 resources you control.',
  ],
  ['While this unit is defending, it gets +1/+0.', 'While attacking, this unit gets +1/+0.'],
  ['Play a unit from any player’s discard pile.', 'Play a unit from your discard pile.'],
  [
    'When this upgrade attaches to a unit: Draw a card.',
    'When this upgrade detaches from a unit: Draw a card.',
  ],
  [
    'If that base would be dealt damage, prevent 1 of that damage.',
    'If that base would be dealt damage, prevent that damage.',
  ],
  ['Ready 2 resources.', 'Ready up to 2 resources.'],
];

describe('two wordings', () => {
  it('are the same where a player does the same', () => {
    for (const [one, other] of SAME) expect(said(one), one).toBe(said(other));
    expect(said('Sentinel', 'This unit costs 1 less to play.')).toBe(
      said('This card costs 1 less to play.', 'Sentinel'),
    );
  });

  it('are not where a player does something else', () => {
    for (const [one, other] of OTHER) expect(said(one), one).not.toBe(said(other));
  });
});
