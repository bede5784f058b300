/**
 * Damage and attacks: preventing damage, dealing it, and what a unit does and gets while it
 * attacks. These turns match the results of all others.
 */
export const DAMAGE: readonly (readonly [RegExp, string])[] = [
  // Damage that is prevented.
  [
    /\bThis unit takes (\d) less damage\.$/g,
    'If this unit would be dealt damage, prevent $1 of that damage.',
  ],
  [
    /\b[Tt]his unit takes (\d) less damage from enemy card abilities/g,
    'If an enemy card ability would deal damage to this unit, prevent $1 of that damage',
  ],
  [
    /\bA (unique unit) takes (\d) less damage for this phase/g,
    'Choose a $1. For this phase, if that unit would be dealt damage, prevent $2 of that damage',
  ],
  [
    /\bWhile the (attached unit is [^,.“”]*?), attached unit takes (\d) less damage/g,
    'If $1 and damage would be dealt to it, prevent $2 of that damage',
  ],
  [
    /\bgains Ambush and takes (\d) less damage the next time it would be dealt damage for this phase/g,
    'gains Ambush for this phase. The next time it would be dealt damage this phase, prevent $1 of that damage',
  ],
  [
    /\b(Attack with an? [^.“”]*?unit\. )It takes no damage for this attack/g,
    '$1Prevent all damage that would be dealt to it during this attack',
  ],
  [
    /\bEach friendly base takes no more than (\d) damage at once/g,
    'If your base would be dealt more than $1 damage, prevent all but $1 of that damage',
  ],
  [
    /\bAttached base takes no damage if it (would be dealt \d or more) at once; then “Defeat this card\. Draw a card\.”/g,
    'If attached base $1 damage, prevent that damage, defeat this upgrade and draw a card.',
  ],
  [
    /\b[Tt]his unit takes no damage the (first time) it would be dealt damage (each phase)/g,
    'The $1 this unit would take damage $2, prevent that damage',
  ],
  [
    /\bEach friendly unit takes no damage from (a friendly [^.“”]*?unit)/g,
    'If $1 would deal damage to a friendly unit, prevent that damage',
  ],
  [
    /\b[Aa]ttached unit takes (twice as much damage)/g,
    'If attached unit would take damage, it takes $1 instead',
  ],
  // Damage that was dealt, and further damage to the same card.
  [
    /\bWhen combat damage is dealt to (a friendly [^:“”]*?): If that card is in play, that card deals/g,
    'When $1 is dealt combat damage and isn’t defeated: That unit deals',
  ],
  [/\b([Dd]eal [^.“”]*?damage to [^.“”]*?\. If it) is in play,/g, '$1 survives,'],
  [/\b(After completing this attack, if it dealt damage to a base) this attack\b/g, '$1'],
  [/\bAfter completing this attack, if you did, /g, 'After completing this attack, '],
  [
    /\b(When Attack Ends: If this (?:card|unit) dealt combat damage to a base) this attack\b/g,
    '$1',
  ],
  [
    /\bHeal (damage from your base) equal to the (combat damage) dealt to a base this attack/g,
    'If this unit dealt $2 to a base, heal that much $1',
  ],
  [
    /\bDefeat each (non-leader unit) that was dealt combat damage by this card this attack/g,
    'If this unit dealt combat damage to 1 or more $1s, defeat those units',
  ],
  [/\bexhaust those cards\b/gi, 'exhaust each unit damaged this way'],
  [
    /\b(Deal \d+ indirect damage to a player\. )If the number of bases among them is 1 or more, /g,
    '$1If a base is damaged this way, ',
  ],
  [
    /\b(Deal \d damage to [^.“”]*?units\. )If the number of (friendly units) among them is 0, /g,
    '$1If no $2 were damaged this way, ',
  ],
  [
    /\b(Give a Shield token to each of [^.“”]*?\. )If the number of (enemy unit)s among them is 1 or more, /g,
    '$1If you give a Shield token to an $2 this way, ',
  ],
  [
    /\bFor it, if that unit is no longer in play, the controller of that unit creates\b/g,
    'For each unit defeated this way, its controller creates',
  ],
  [
    /\b(Defeat any number of friendly units\. )If you do, for each unit defeated this way, ([^.“”]*)\./g,
    '$1For each friendly unit defeated this way, $2.',
  ],
  [
    /\b(Return any number of friendly resources to) its owner’s hand\. Create (Credit) tokens equal to the number of those cards/g,
    '$1 their owners’ hands. For each resource returned this way, create a $2 token',
  ],
  [/\b([Cc]reate) ([\w -]+? tokens) equal to the number of those cards/g, '$1 that many $2'],
  [
    /\b([Cc]hoose) each friendly unit\. Deal damage to a unit equal to the damage on the chosen card/g,
    'Deal damage to a unit equal to the total amount of damage on all friendly units',
  ],
  [/\bequal to (its [\w ]+?) minus (\d)\b/g, 'equal to $2 less than $1'],
  [
    /\b(You may deal (\d) damage to a ground unit\. )If you do, deal \2 damage to it and \2 damage to it\b/g,
    '$1Then, deal $2 damage to the same unit. Then, deal $2 damage to the same unit',
  ],
  [
    /\b(Deal (\d) damage to your base\. )Deal (\d) damage to an enemy ground unit\. Deal \3 damage to it\b/g,
    '$1Then, deal $3 damage to an enemy ground unit. Then, deal $3 damage to the same unit',
  ],
  [
    /\b(\d damage to a unit), (\d damage to) another unit, (\d damage to) another unit and (\d damage to) another unit/g,
    '$1, $2 a second unit, $3 a third unit, and $4 a fourth unit',
  ],
  [
    /\bChoose a unit\. (Deal \d damage to) it\. If it is a card that is guarding a unit, (deal \d damage) to it instead/g,
    '$1 a unit. If that unit is guarding any captured cards, $2 instead',
  ],
  [
    /\bChoose a unit\. (If [^.“”]*?), choose one: (deal \d damage) to it \/ (deal \d damage) to it\. Otherwise, \3 to it/g,
    '$3 to a unit. $1, you may $2 to that unit instead',
  ],
  [
    /\bFor each unit, deal damage to that unit equal to half of that unit’s remaining HP/g,
    'Deal damage to each unit equal to half its remaining HP, rounded down',
  ],
  [
    /\b(Deal damage to each) base equal to the number of cards in its controller’s hand/g,
    '$1 player’s base equal to the number of cards in that player’s hand',
  ],
  [
    /\bthe damage on your base is greater than the damage on an opponent’s base/g,
    'your base has more damage on it than an enemy base',
  ],
  [
    /\bFor each player, if that player’s base has (\d+ or more damage) on it, draw a card/g,
    'For each player with $1 on their base, draw a card',
  ],
  [
    /\bWhen this card is defeated other than by combat damage: Create\b/g,
    'When Defeated: If this unit wasn’t defeated by combat damage, create',
  ],
  [
    /\bWhen this card is defeated other than by combat damage: You\b/g,
    'When Defeated: If this unit wasn’t defeated by combat damage, you',
  ],
  [
    /\bWhen you deal damage to a card \(if that number is (\d) or more\)/g,
    'When you deal $1 or more damage to a unit or base',
  ],
  [
    /\b(When this unit attacks and defeats a )unit: If it is not so that the defender was defeated this phase, put the defender (into play as a resource)/g,
    '$1non-leader unit: Put the defeated unit $2',
  ],
  // Attacks.
  [
    /\bIt can’t attack bases for this attack\. It (gets|gains) ([^.“”]*?) for this attack/g,
    'It $1 $2 and can’t attack bases for this attack',
  ],
  [
    /\b(Attack with up to 3 units\. )It can’t attack bases for this attack\. If it is a ([\w ]+?) unit, it gets (\S+) for this attack/g,
    '$1They can’t attack bases for these attacks. Each $2 that attacks this way gets $3 for its attack',
  ],
  [
    /\b(Attack with a unit\. )Attack with that unit, (even if it is exhausted\. It can’t attack bases for) this attack/g,
    '$1Then, attack with it again, $2 the second attack',
  ],
  [
    /\bIf ([^.,“”]*?), attack with a unit\. It gets (\S+) for this attack\. Otherwise, attack with a unit\b/g,
    'Attack with a unit. If $1, it gets $2 for this attack',
  ],
  [
    /\bthe number of units that you control is the number of units that (the defending player) controls, the attacker gains/g,
    'you control the same number of units as $1, it gains',
  ],
  [
    /\b[Ii]f it is a unit that shares a trait with a friendly unit, it (gets|gains)/g,
    'If it shares a trait with another friendly unit, it $1',
  ],
  [
    /\bIf (?:it is )?attacking a (\w+ unit), it gets (\S+) for this attack\. If attacking a \1, the defender gets/g,
    'If it’s attacking a $1, it gets $2 and the defender gets',
  ],
  [
    /\b[Ii]f it is attacking a ground unit, it gets (\S+) for this attack\. If attacking a ground unit, the defender gets/g,
    'If it’s attacking a ground unit, it gets $1 and the defender gets',
  ],
  [
    /\bIt may (deal its excess damage to another unit in) this arena (for this attack)/g,
    '$2, you may $1 the same arena',
  ],
  [/\bWhile attacking and (no other units [^,.“”]*?), /g, 'While attacking, if $1, '],
  [
    /\b[Ww]hile attacking a unit, the defender gets\b/g,
    'While this unit is attacking, the defending unit gets',
  ],
  [
    /\b(Each friendly [^.“”]*?) and is attacking a unit (gets [^.“”]*?)\./g,
    '$1 $2 while attacking an enemy unit.',
  ],
  [
    /\b([Ee]ach (?:friendly|enemy) (?:\w+ )??)(attacking|defending) ((?:\w+ )??unit) ((?:gets|gains) [^.“”,]*?)\./g,
    '$1$3 $4 while $2.',
  ],
  [/\b[Ii]f not attacking a base, /g, 'If this unit isn’t attacking a base, '],
  [
    /\b([Ii]f) (attacking an exhausted unit) and it is not so that the defender entered (play this round)/g,
    '$1 this unit is $2 that didn’t enter $3',
  ],
  [
    /\b[Ii]f that card is in play and (no other units have attacked this phase, you may return) that card\b/g,
    'If $1 it',
  ],
  [
    /\bIf the defender is a non-(\w+), non-(\w+) unit, you may pay (\d) resources\. If you do, ([^.“”]*?) the defender/g,
    'If the defending unit isn’t a $1 or $2, you may pay $3 resources. If you do, $4 it',
  ],
  [/\b[Ii]f you attacked with a card this phase/g, 'If a friendly unit attacked this phase'],
  [/\bOn Defense: If this card is in play, return/g, 'On Defense: Return'],
  [
    /\b[Ww]hen a friendly attacking (\w+ )?unit is defeated/g,
    'When a friendly $1unit is defeated while attacking',
  ],
  [
    /\ba friendly ([A-Z][\w ]*?) card attacks and defeats\b/g,
    'a friendly $1 unit attacks and defeats',
  ],
  [/\b(You may deal \d damage to a space unit)\. Exhaust it/g, '$1 and exhaust it'],
  // What a unit is, has and can.
  [/\b[Ii]f it is a non-leader card with 0 power, /g, 'If it has 0 power and isn’t a leader, '],
  [/\beach not upgraded (unit)\b/gi, 'each $1 that isn’t upgraded'],
  [/\b(Each friendly unit) has its (\w+) doubled/g, '$1’s $2 is doubled'],
  [/\bgains the keywords of this card\b/g, 'gains this unit’s keywords'],
  [
    /\bWhile this card is undamaged, it can’t attack\b/g,
    'This unit can’t attack unless it’s damaged',
  ],
  [
    /\b[Ee]ach friendly unit has a printed power of (\d) and printed HP of (\d)/g,
    'their printed power is considered to be $1 and printed HP is considered to be $2',
  ],
  [
    /\bAttached unit has a printed power of (\d) and printed HP of (\d)/g,
    'Attached unit’s printed power is considered to be $1 and its printed HP is considered to be $2',
  ],
  [
    /\bAn (undamaged [^.“”]*?unit) has printed HP of (\d) for this phase/g,
    'Choose an $1. Its printed HP is considered to be $2 for this phase',
  ],
  [
    /\bThis unit can’t be taken over by opponents and can’t be\b/g,
    'Opponents can’t take control of this unit. This unit can’t be',
  ],
  [
    /\bThis unit assigns the indirect damage it deals\b/g,
    'You assign all indirect damage dealt by this unit',
  ],
  [
    /\bEach friendly token unit enters play ready when created/g,
    'Each token unit you create enters play ready',
  ],
  [
    /\b(Each friendly unit) enters play ready when rescued/g,
    '$1 that is rescued enters play ready',
  ],
  [
    /\bfor each different name among friendly units\b/g,
    'for each friendly unit with a different name',
  ],
  [
    /\bWhen the regroup phase starts: ([^“”]*?)can’t ready for this phase/g,
    'When the regroup phase starts: $1can’t ready during this regroup phase',
  ],
  [/\bWhen Defeated: If this card is ready\b/g, 'When Defeated: If this unit was ready'],
  [/\bWhen Defeated: If this card has (?=\d)/g, 'When Defeated: If this unit had '],
  [
    /\b[Cc]reate an ([\w-]+) token for every (\d) resources that player controls\. Those tokens gains (\w+) for this phase/g,
    'For every $2 resources they control, create an $1 token and give it $3 for this phase',
  ],
  [
    /\b[Dd]eal (\d damage) to the number of (“On Attack” abilities) of a friendly unit enemy units\. Attack with that unit/g,
    'Choose a friendly unit. For each of its $2, deal $1 to a different enemy unit. Then, attack with the chosen unit',
  ],
  [
    /\b[Cc]hoose one: (deal \d damage to an undamaged ground unit) \/ deal (\d damage to a damaged ground unit)/g,
    'Either $1 or $2',
  ],
  [
    /\b(deal \d damage to) another unit with the least remaining HP/gi,
    '$1 the unit with the least remaining HP among other units',
  ],
  [/\ban enemy (unit) with the most cost\b/g, 'a $1 with the highest cost among enemy $1s'],
  [
    /\b(to its owner’s hand\. If [^.“”]*?, you may return [^.“”]*?) to its owner’s hand instead/g,
    '$1 instead',
  ],
  [/\b2 times: choose one: /g, 'Choose two. You may choose the same option more than once: '],
  [
    /\bYou may choose one: (deal \d damage to each) ground unit \/ \1 space unit/g,
    'Choose an arena. You may $1 unit in that arena',
  ],
];
