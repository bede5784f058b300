/**
 * Choosing, exchanging, attaching, rescuing: the nodes choose first and then act, while the game
 * words it as one sentence. These turns come last and match the results of all others.
 */
export const CHOICES: readonly (readonly [RegExp, string])[] = [
  // Several cards that are chosen one after the other.
  [
    /\bChoose (an? [^.“”]+?)\. If you do, choose (an?(?:other)? [^.“”]+?)\. If you do, /g,
    'Choose $1 and $2. If you do, ',
  ],
  [
    /\b(deal \d+ damage) to the first unit and \d+ damage to the second unit/g,
    '$1 to each of them',
  ],
  [
    /\bthe first unit deals damage equal to its power to the second unit and the second unit deals damage to the first unit equal to that number/g,
    'each of those units deals damage equal to its power to the other',
  ],
  [
    /\bChoose a friendly ([^.“”]*?unit)\. An opponent chooses an? \1 they control\. Defeat the first unit and the second unit/g,
    'Each player chooses a $1 they control. Defeat those units',
  ],
  [
    /\bChoose a friendly unit\. An opponent chooses a unit they control\. Deal (\d+) damage to each other unit/g,
    'Each player chooses a unit they control. Deal $1 damage to each unit not chosen this way',
  ],
  [
    /\bChoose (an? [^.“”]+?)\. Choose (an? [^.“”]+?)\. Exhaust the first unit\. If you do, exhaust the second unit\. If you do, ([^.“”]+?) to the first unit\. Otherwise, exhaust the second unit/g,
    'Exhaust $1 and $2. If you do, $3 to that friendly unit',
  ],
  [
    /\bChoose (an? friendly [^.“”]+?)\. Choose (an enemy [^.“”]+?)\. The (?:controller of the chosen enemy unit|player who controlled the enemy unit) takes control of the chosen friendly unit(?:\.| and) [Tt]ake control of the chosen enemy unit/g,
    'Choose $1 and $2. Exchange control of those units',
  ],
  [
    /\bthe controller of the second unit takes control of the first unit, take control of the second unit\b/g,
    'exchange control of those units',
  ],
  [
    /\bthe owner of the first unit takes control of the first unit and the owner of the second unit takes control of the second unit/g,
    'their owners take control of them',
  ],
  [
    /\bIf the cost of the chosen enemy unit is greater than [^.“”]*? creates (Credit tokens equal to the difference between )the costs of those units\. If the cost of the chosen friendly unit [^.“”]*? the costs of those units/g,
    'The player who takes control of the lower-cost unit creates $1their costs',
  ],
  [
    /\bChoose a (friendly Imperial unit)\. If you do, the first unit (deals [^.“”]+? to a unit), choose another \1 and the second unit (deals [^.“”]+? to) the chosen unit/g,
    'A $1 $2. Then, another $1 $3 the same unit',
  ],
  [/\bChoose a friendly unit\. The chosen friendly unit captures\b/g, 'A friendly unit captures'],
  [
    /\bIf the cost of the chosen friendly unit is greater than that unit’s cost\b/g,
    'If the enemy unit costs less than the friendly unit',
  ],
  // A choice of one card that is used at once.
  [
    /\b([Cc])hoose a unit with an? ([^.“”]*?upgrade) on it\. Defeat each \2 on it/g,
    'defeat each $2 on a unit',
  ],
  [
    /\b[Cc]hoose a unit with an? ([^.“”]*?upgrade) on it\. Defeat each \1 that is attached to it/g,
    'defeat each $1 on a unit',
  ],
  [
    /\b[Cc]hoose (a unit [^.“”]+?)\. If you do, defeat the chosen card\. If that number is 1 or more, /g,
    'defeat $1. If it’s a leader unit, ',
  ],
  [
    /\bchoose (another friendly unit) with (a “When Defeated” ability)\. Use a “When Defeated” ability of it/g,
    'use $2 on $1',
  ],
  [
    /\bFor any number of (friendly [^.“”]*?units) with a (“When \w+”) ability, use a “When \w+” ability of the chosen card/g,
    'Use $2 abilities of any number of $1',
  ],
  [
    /\bChoose a unit\. Its controller may pay (\d+) resources\. If they do not, exhaust it/g,
    'Exhaust a unit unless its controller pays $1',
  ],
  [/\b(When the attached unit readies: Exhaust) the attached unit\b/g, '$1 it'],
  [
    /\bChoose each (friendly unit)\. For each friendly unit, the chosen card deals (\d+ damage) to an enemy unit/g,
    'Each $1 deals $2 to a different enemy unit',
  ],
  [
    /\bChoose each (friendly [^.“”]+?)\. (Reveal [^.“”]+?)\. If it is a card that shares a trait with the chosen card, draw a card/g,
    '$2. If it shares a trait with a $1, draw it',
  ],
  [/\bChoose each ([^.“”]+?)\. The number of those cards times: /g, 'For each $1, '],
  [
    /\bChoose a player\. (Choose an aspect\. )?((?:Look at the top card of|Discard a card from|Put [^.“”]*? from)) that player’s (deck|discard pile)/g,
    '$1$2 a $3',
  ],
  [
    /\bChoose up to (\d) of those cards\. Put the rest on top of your deck in any order\. Put the chosen cards on the bottom of its owner’s deck in any order/g,
    'Put any number of them on the bottom of your deck and the rest on top in any order',
  ],
  [
    /\bChoose any number of friendly token units or upgrades\. Defeat the chosen card\. Defeat any number of friendly Credit tokens\. If the Force is with you, you may defeat the Force token that you control\. (?:If you do,\. )?(Deal damage to a unit equal to) that number plus that number plus that number/g,
    'Defeat any number of friendly tokens. $1 the number of tokens defeated this way',
  ],
  [
    /\bchoose one: give an Experience token to a unit \/ give a Shield token to a unit\b/g,
    'choose one: give an Experience or Shield token to a unit',
  ],
  [/\b[Cc]hoose one: ready a unit \/ exhaust a unit/g, 'Ready or exhaust a unit'],
  [
    / \(if that card’s cost is greater than the number of resources paid to play it\)/g,
    ' for less than its cost',
  ],
  [
    /\bplays a card \(if the number of cards that player played this phase is 2\)/g,
    'plays their second card each phase',
  ],
  [
    /\b[Cc]hoose one: attack with a unit, it has any (\w+) it has or gains replaced with (\w+) for this attack \/ attack with a unit, it has any \2 it has or gains replaced with \1 for this attack/g,
    'Attack with a unit. For this attack, replace any $1 it has or gains with $2, or vice versa',
  ],
  [/\bAction: If you control a ready unit, [Aa]ttack with a unit\b/g, 'Action: Attack with a unit'],
  [
    /\bYou may attack with a unit\. ([^“”]*?) (?:Then|After completing this attack), you may attack with another unit\. \1 (?:Then|After completing this attack), you may attack with another unit\. \1/g,
    'Attack with up to 3 units. $1',
  ],
  [
    /\bchoose a card from your discard pile, choose a card except cards with the same name as the first unit from your discard pile, choose a card except [^.“”]*? from your discard pile at random to your hand/g,
    'choose 3 of them with different names and return 1 of those at random to your hand',
  ],
  // Upgrades that move.
  [
    /\b(?:an? )?(?:different )?unit that (?:that upgrade|the chosen card|it) can be attached to except the one it is attached to/g,
    'a different eligible unit',
  ],
  [/\ba a different\b/g, 'a different'],
  [/\b(another) ([^.“”]*?unit) that that upgrade can be attached to\b/g, '$1 eligible $2'],
  [/\ba unit that it can be attached to\b/g, 'an eligible unit'],
  [
    /\b[Cc]hoose (an? [^.“”]*?upgrade[^.“”]*?)\. If you do, take control of that upgrade and attach that upgrade to/g,
    'take control of $1 and attach it to',
  ],
  [
    /\b[Cc]hoose (an? [^.“”]*?upgrade[^.“”]*?)\. If you do, attach that upgrade to/g,
    'attach $1 to',
  ],
  [
    /\bchoose (an upgrade on a unit)\. Choose each unit that the chosen card is attached to\. Attach the chosen card to another unit that the controller of that unit controls and the chosen card can be attached to/g,
    'attach $1 to another eligible unit controlled by the same player',
  ],
  [
    /\ban upgrade that is named ([^,;“”]+?) and is attached to this card/g,
    'an upgrade named $1 on this unit',
  ],
  // Captured cards.
  [
    /\ba card that the defending player owns and is attached to this card from the cards your units are guarding, chosen by the defending player/g,
    'a card they own guarded by this unit',
  ],
  [/\ba card that is attached to it from the captured cards\b/g, 'a captured card guarded by it'],
  [/\ba card from the captured cards\b/g, 'a captured card'],
  [
    /\ba card from the cards your units are guarding\b/g,
    'a captured card guarded by a friendly unit',
  ],
  // Each player for whom a condition holds.
  [
    /\b[Ff]or each (opponent|player), if that player (controls|has) ([^,“”]+?), that player (discards|draws|loses)/g,
    'Each $1 who $2 $3 $4',
  ],
  [
    /\b[Ff]or each (opponent|player), if the number of cards in that player’s hand is (\d+) or more, that player (discards|draws)/g,
    'Each $1 with $2 or more cards in their hand $3',
  ],
  [
    /\b[Ff]or each opponent, if you damaged a base that player controls this phase, that player (discards|draws)/g,
    'Each opponent whose base you’ve damaged this phase $1',
  ],
  [
    /\b[Ff]or each opponent, deal damage to that player’s base equal to the number of units that player controls defeated this way/g,
    'For each enemy unit defeated this way, deal 1 damage to its controller’s base',
  ],
  // While a condition holds.
  [
    /\b[Ww]hile you control (an|another) attacking unit, each (?:enemy )?defending unit gets/g,
    'While $1 friendly unit is attacking, the defender gets',
  ],
  [/\bWhile an friendly\b/g, 'While a friendly'],
  [
    /\b[Ww]hile you control a unit that is attacking using Ambush, each enemy defending unit gets/g,
    'While a friendly unit is attacking using Ambush, the defender gets',
  ],
  [
    /\bEach other friendly defending unit gets\b/g,
    'While another friendly unit is defending, it gets',
  ],
  [
    /\b([Ee]ach enemy) attacking unit except cards that are attacking a unit (gets \S+)/g,
    '$1 unit $2 while attacking a base',
  ],
  [
    /\b[Ww]hile the attached unit is an attacking unit except cards that are attacking a unit, it (gets \S+?)\./g,
    'Attached unit $1 while attacking a base.',
  ],
  [
    /\b([Ww])hile this card is a card that is attacking using Ambush, it /g,
    '$1hile attacking using Ambush, this unit ',
  ],
  [
    /\b([Ww])hile this card is a (non-leader) (ground|space) card and you control exactly 1 \2 \3 unit, it /g,
    '$1hile this is the only friendly $2 $3 unit, it ',
  ],
  [
    /\b([Ww])hile the number of upgrades that you control on this card is 1, each friendly upgrade (?:that is attached to|on) this card can’t/g,
    '$1hile this unit has exactly 1 friendly upgrade on it, that upgrade can’t',
  ],
  [
    /\b[Ww]hile it is the regroup phase and it is not so that this card has (\d+) or more power, this unit can’t ready/g,
    'This unit doesn’t ready during the regroup phase unless its power is $1 or more',
  ],
  [/\bcan attack ground units and can attack space units/g, 'can attack units in either arena'],
  [
    /\byou control a unit in that arena and it is not so that each opponent controls an enemy unit in that arena/g,
    'you are the only player who controls units in that arena',
  ],
  [
    /\bPlay this card only if this card is not in your hand/g,
    'This card can’t be played from your hand',
  ],
  [/\bPlay this card only if it is your first action/g, 'Play only as your first action'],
  [
    /\bwith power equal to ([^.“”]+?) and remaining HP equal to \1/g,
    'with power and remaining HP both equal to $1',
  ],
  [
    /\bThis unit gets (\S+) for each ([^.“”]+?) and gains (\w+ \d+) for each \2/g,
    'For each $2, this unit gets $1 and gains $3',
  ],
  [
    /\battacks \(if the defender is a unit that costs the same as or more than that card’s cost plus 1\)/g,
    'attacks a unit that costs more than it',
  ],
  [
    / deals combat damage \(if that card is an enemy base and that number is (\d+) or more\)/g,
    ' deals $1 or more combat damage to an enemy base',
  ],
  [/\b[Ii]f the damage healed this way is 1 or more, /g, 'If you do, '],
  [/ and the damage healed this way is 1 or more,/g, ','],
  [/\b([Ii]f it is) in play and it is (?=an? )/g, '$1 '],
  [
    /\breturn (an? [^.“”]+?) from your discard pile and (an? [^.“”]+?) from your discard pile to its owner’s hand/g,
    'return $1 and $2 from your discard pile to your hand',
  ],
  [
    /\bAction: If the number of Credit tokens you control is 1 or more, defeat a friendly Credit token\. If you do, take control/g,
    'Action [defeat a friendly Credit token]: Take control',
  ],
  [
    /\bCreate an? ([\w -]+?) token for each resource paid this way\. Each opponent creates an? ([\w -]+?) token for each resource paid this way/g,
    'Create that many $1 tokens. Each opponent creates that many $2 tokens',
  ],
  [
    /\bsearch (its controller’s deck) for up to 60 cards with the same name as it and discard them and discard each card with the same name as it in its controller’s hand/g,
    'search $1 and hand for each card with its name and discard them',
  ],
  [/\bthat unit may deal its excess\b/g, 'it may deal its excess'],
  [
    /\b[Ww]hen the attached unit readies: Exhaust it unless the controller of the attached unit\b/g,
    'When the attached unit readies: Exhaust it unless its controller',
  ],
  [
    /\bPut this card into play as a resource\. Put the top card of your deck into play as a resource\b/g,
    'Resource this card and the top card of your deck',
  ],
  [
    /\bIf you control more ground units than each opponent, it costs (\d) less\. If you control more space units than each opponent, it costs \1 less/g,
    'It costs $1 less for each arena in which you control the most units',
  ],
  [/\bgive this card \+X\/\+0, where X is (this unit’s power) for/g, 'double $1 for'],
  [
    /\b(If you do, )at the start of the next regroup phase, this card can’t ready for this phase/g,
    '$1this unit doesn’t ready during the next regroup phase',
  ],
  [
    /, reveal it and set it aside\. Play that card\. ([^“”]*?) Put the rest on the bottom of your deck\./g,
    ' and play it. $1',
  ],
  [
    /\b[Ii]f the number of (cards named [^,.“”]+?) in your hand is (\d) or more, you may discard \2 \1/g,
    'You may discard $2 $1',
  ],
  [
    /\bchoose one: exhaust a resource \/ choose a player and that player readies a resource/g,
    'exhaust or ready a resource',
  ],
  [
    /\bIf each opponent controls a non-leader unit, you may choose (a friendly unit) and choose (an enemy non-leader unit) and defeat the first unit and the second unit/g,
    'You may choose $1 and $2. If you do, defeat those units',
  ],
  [
    /\bIf you control 2 or more unique Sith units, choose (2 [^,“”]+?), give ([^,“”]+?) to the chosen cards and give ([^,“”]+?) to the chosen cards/g,
    'Choose $1. If you do, give $2 and $3 to each chosen unit',
  ],
  [
    /\bFor each unit revealed this way, play the revealed cards from your resources for free/g,
    'Play each unit revealed this way for free',
  ],
  [
    /\bchoose (an upgrade on [^.“”]+?)\. If you do, pay resources equal to the cost of that upgrade\. If you do, take control of that upgrade\. If this card is a card that that upgrade can be attached to, attach that upgrade to this card\. Otherwise, defeat that upgrade/g,
    'pay the cost of $1. If you do, take control of that upgrade and attach it to this unit, if able. If it can’t be attached to this unit, defeat it instead',
  ],
  [
    /\b([Cc])hoose a card from your hand(?:\.| and) [Pp]ut (?:it|the chosen card) on the top or bottom of its owner’s deck/g,
    'put a card from your hand on the top or bottom of your deck',
  ],
  [/\b(If this card is a unit, attach) this card to a unit named /g, '$1 it to '],
  [/\bAttach to a unit named /g, 'Attach to '],
  [/\bdraw a card, put a card from your hand/g, 'draw a card and put a card from your hand'],
  [
    /\ban enemy unit and another enemy unit in the same arena\. If you do, each\b/g,
    '2 enemy units in the same arena. Each',
  ],
  [
    /\b(becomes unattached: )The owner of that unit takes control of that unit/g,
    '$1That unit’s owner takes control of it',
  ],
  [
    /\beach (unit) you play costs 0 if the number of \1s you played this round is 3 or more, else the number of \1s you played this round plus 1 less/g,
    'the first, second and third $1s you play each round cost 1 less, 2 less, and 3 less, respectively',
  ],
];
