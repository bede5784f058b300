/**
 * Cards that are looked at, discarded, played and returned, and where they are then: the nodes know
 * where a card is, while the game has to say it. These turns match the results of all others.
 */
export const PLACES: readonly (readonly [RegExp, string])[] = [
  // The zone of the card that is played or returned.
  [
    /\b(When Defeated: (?:If this (?:card|unit) ha[sd] [^.,“”]*?, )?[Ff]or this phase) you may play this card for free/g,
    '$1, you may play this unit from your discard pile for free',
  ],
  [
    /\b(When Defeated: For this phase) the owner of that card (may play) this card for free/g,
    '$1, this unit’s owner $2 it from their discard pile for free',
  ],
  [
    /\b(When Defeated: Choose an opponent\. For this phase) that player may (play this) card for free/g,
    '$1, they may $2 unit from its owner’s discard pile for free',
  ],
  [
    /\b(for an? [^.“”]*? and discard it\. )For this phase you may play that card for free/g,
    '$1For this phase, you may play it from your discard pile for free',
  ],
  [
    /\b(for any number of [^.“”]*? and discard them\. )For this phase you may play that card for free/g,
    '$1For this phase, you may play those cards from your discard pile for free',
  ],
  [
    /\b(Look at an opponent’s hand and discard a card from it\. If you do, they draw a card\. )If it is a unit, for this phase you may play the discarded card/g,
    '$1If the discarded card is a unit, for this phase you may play it from their discard pile',
  ],
  [
    /\bDiscard a card from its controller’s deck\. For this phase you may play the discarded card/g,
    'Discard a card from the defending player’s deck. For this phase, you may play it from their discard pile',
  ],
  [
    /\b((?:Defeat|defeat) a friendly [^.“”]*?)\. If (?:it’s defeated this way|you do), you may play it for free/g,
    '$1. Then, you may play that unit from your discard pile for free',
  ],
  [/\b(Action: If [^.“”]*?, play) this card\./g, '$1 this card from your discard pile.'],
  [
    /\bthis card is a card that was discarded this phase\b/g,
    'this card was discarded from your hand or deck this phase',
  ],
  [
    /\bWhile this card was played from hand this phase, it gains\b/g,
    'If you play this unit from your hand, it gains',
  ],
  [
    /\b(When Defeated: )If the attached unit is a (friendly [^,.“”]*?unit), return this card to its owner’s hand/g,
    '$1If this upgrade was on a $2, return this upgrade from your discard pile to your hand',
  ],
  [
    /\b(When Defeated: You may put this card) on top of its owner’s deck/g,
    '$1 from your discard pile on top of your deck',
  ],
  [
    /\b(When Defeated: You may )put this card into play as a resource(?! and)/g,
    '$1resource this unit from its owner’s discard pile',
  ],
  [
    /\b(Defeat an? [^.“”]*?\. Its controller )puts it into play as a resource/g,
    '$1resources it from its owner’s discard pile',
  ],
  [/\b([Hh]ave this card capture) that card\b/g, '$1 that unit from your discard pile'],
  [
    /\b(When you play an event [^:“”]*?: You may play) that card from your discard pile/g,
    '$1 it again from your discard pile',
  ],
  [/\b(create an? [\w -]+? token and give an? \w+ token to) them\b/g, '$1 it'],
  [/\b(your hand) or your (discard pile)/g, '$1 or $2'],
  // The owner of the deck whose card was looked at.
  [
    /\b(Look at the top card of your deck\. You may put )that card (on the bottom of )its owner’s deck/g,
    '$1it $2your deck',
  ],
  [
    /\b(Look at the top card of a deck\. You may put )that card (on the bottom of )its owner’s deck/g,
    '$1it $2that deck',
  ],
  [/\b([Ii]ts owner puts it on the top or bottom of) its owner’s deck/g, '$1 their deck'],
  [
    /\bPut a card from your hand on top of your deck\. Put a card from your hand on the bottom\b/g,
    'Put a card from your hand on top of your deck and another card from your hand on the bottom',
  ],
  [
    /\b[Cc]hoose one: draw a card \/ discard a card from your deck and\b/g,
    'Either draw that card or discard it and',
  ],
  [
    /\bYou may choose one: play that card \/ discard that card/g,
    'You may play it, discard it, or leave it on top of your deck',
  ],
  [
    /\bYou may choose one: play that card, (it costs \d less) \/ discard that card/g,
    'You may play it. $1. If you don’t, you may discard it',
  ],
  [
    /\bPut a (unit) among those cards on top of its owner’s deck\. If you do, draw a card\. Discard the rest/g,
    'Draw a $1 revealed this way and discard the others',
  ],
  [
    /\bDiscard up to 1 of those cards\. Put the rest on top of your deck/g,
    'You may discard 1 of them. Put the rest back on top',
  ],
  [
    /\b(Discard \d cards from your deck\. You may )put the discarded card on top of your deck/g,
    '$1return a card discarded this way to the top of your deck',
  ],
  [
    /\b(?:return|Return) each card with an odd cost among the discarded cards? to your hand/g,
    'Return each of those cards with an odd cost to your hand',
  ],
  [
    /\bDiscard (\d) cards from each deck\. ([^.“”]*?) that have an odd cost discarded this way/g,
    'Discard $1 cards from an opponent’s deck and $1 cards from your deck. $2 with an odd cost discarded this way',
  ],
  [/\b(Reveal the top \d cards of your deck\. [^“”]*?) among them\b/g, '$1 revealed this way'],
  [/\b([Rr]eveal a (?:resource|card|unit)[^“”]*?)the revealed cards/g, '$1the revealed card'],
  [/\b([Rr]eveal a (?:resource|card|unit)[^“”]*?)the revealed cards/g, '$1it'],
  // A named card, and a number.
  [/\bChoose a number from 0 to 20\b/g, 'Choose a number'],
  [/\b[Ii]f that card’s cost is that number, /g, 'If its cost is the chosen number, '],
  [
    /\b[Ii]f that card is a card with that name, you may reveal that card and draw a card\b/g,
    'If it’s the named card, you may reveal and draw it',
  ],
  [/\byou may reveal that card and draw a card\b/g, 'you may reveal and draw it'],
  [
    /\b(Discard a card from [^.“”]*? deck\. )If it is a card with that name, /g,
    '$1If a card with that name is discarded, ',
  ],
  [
    /\b(reveals their hand\. [^.“”]*? for each card) with that name among them/g,
    '$1 in their hand with that name',
  ],
  [
    /\bAn opponent reveals their hand\. An opponent discards (an? [^.“”]*?) from their hand/g,
    'An opponent reveals their hand and discards $1 from it',
  ],
  [
    /\bLook at an opponent’s hand\. An opponent discards (an? [^.“”]*?) from their hand/g,
    'Look at an opponent’s hand and discard $1 from it',
  ],
  [
    /\bNobody can play cards with the named name for this phase/g,
    'Cards with that name can’t be played this phase',
  ],
  [
    /\bEach card with that name an opponent plays while this card is in play costs (\d) more/g,
    'While this unit is in play, each card with that name costs $1 more for your opponents to play',
  ],
  // Hands, decks and resources of another player.
  [
    /\b(Look at an opponent’s resources\. You may play )that card for free\. If you do, an opponent puts (the top card of) an opponent’s deck into play as a resource/g,
    '$11 of them for free. If you do, they resource $2 their deck',
  ],
  [
    /\b(Look at an opponent’s hand\. )Return (a [^.“”]*?) that an opponent controls and (costs [^.“”]*?) to its owner’s hand/g,
    '$1Then, choose $2 that opponent controls that $3 and return it to its owner’s hand',
  ],
  [/\bDraw (\d) cards\. An opponent draws \1 cards/g, 'You and an opponent each draw $1 cards'],
  [/\b(any number of players)\. Each of those players draws\b/g, '$1. They each draw'],
  [
    /\bFor each player, that player chooses a card\. Defeat it\. Each player discards\b/g,
    'Each player defeats a resource they control and discards',
  ],
  [
    /\b(that player discards a card from their hand), that player chooses a card, defeat it/g,
    '$1 and defeats a resource they control',
  ],
  [/\bWhen a card is discarded from a hand:/g, 'When a player discards a card from their hand:'],
  [/\bWhen cards are drawn\b/g, 'When a player draws cards'],
  [
    /\bdiscarded a card from hand this phase or you discarded a card from a deck this phase/g,
    'discarded a card from your hand or deck this phase',
  ],
  [
    /\bChoose an opponent\. You may disclose ([^.“”]*?)\. If you do, that player\b/g,
    'You may choose an opponent and disclose $1. If you do, that opponent',
  ],
  [
    /\bIf you do, draw a card\. Otherwise, if (there is [^.“”]*?), draw a card/g,
    'If you do or if $1, draw a card',
  ],
  [
    /\bthe top card of your deck and the top card of (an opponent’s deck)/g,
    'the top card of your deck and $1',
  ],
  [/\b(Reveal the top card of your deck\. )Draw a card unless\b/g, '$1Draw it unless'],
  // Two cards with the same name or cost.
  [
    /\bReturn (a non-leader unit [^.“”]*?) and each (enemy [^.“”]*?) as that unit to its owner’s hand/g,
    'Choose $1. Return it and each $2 as it to their owners’ hands',
  ],
  [
    /\b(deal \d damage to an enemy unit and )\d damage to each (enemy unit with the same name)/gi,
    '$1each other $2',
  ],
  [
    /\ba unit that costs the same as the revealed cards/g,
    'a unit with the same cost as the revealed unit',
  ],
  [
    /\b([Cc]hoose another card from your discard pile)\. If you do, search ([^.“”]*?) with the first unit/g,
    '$1. Search $2 with the chosen card',
  ],
  [
    /\bIf you control (a unit with the same name as it), put it into play as a resource/g,
    'Put it into play as a resource if it shares a name with a unit you control',
  ],
  [
    /\bplay (a [^.“”]*?) (that shares a trait with) a friendly unit from your hand/g,
    'play $1 from your hand $2 the unit you control',
  ],
  [
    /\bplay (a [^.“”]*?) (that shares a keyword with [^.“”]*?) from your hand/gi,
    'play $1 from your hand $2',
  ],
  [/\b(\d) (\w+) cards or upgrades\b/g, '$1 $2 or upgrade cards'],
  [
    /\bthe top (\d+) if this unit is unique, else (\d+) cards of your deck for/g,
    'the top $2 cards of your deck, or $1 cards instead if this unit is unique, for',
  ],
  [
    /\b(\d) times: you may play an? ([^.“”]*?units?) that costs (\d) or less from your discard pile/gi,
    'Play up to $1 $2s that each cost $3 or less from your discard pile',
  ],
  [/\bAny number of times: you may play an? (upgrade) from/gi, 'Play any number of $1s from'],
  [/\b(for a Vehicle) card and play it/g, '$1 and play it'],
  [/\bthe cost of the discarded card divided\b/g, 'its cost divided'],
  [
    /\bIt \(if a Credit token paid for it\) gains\b/g,
    'If you defeated a Credit token while paying its cost, that unit gains',
  ],
  [/\b(captures [^.“”]*? resources paid to play) it\b/g, '$1 this unit'],
  [
    /\b[Ii]f the number of resources paid to play it is 0 or less, ([^.“”]*?) this card/g,
    'If no resources were paid to play this unit, $1 it',
  ],
  [
    /\bplays a card for less than its cost: Ready or exhaust\b/g,
    'plays a card: If that opponent paid less than its cost to play it, ready or exhaust',
  ],
  [
    /\b(Discard up to \d cards from your hand\. )Choose the number of cards discarded this way: /g,
    '$1For each card discarded this way, choose a different option: ',
  ],
  [
    /\bup to a card for each card in your hand from your hand/g,
    'any number of cards from your hand',
  ],
  [
    /\b[Ff]or (each unit you exploited while playing this card), (you may deal damage [^.“”]*? equal to) that unit’s power/g,
    'For $1, $2 the power of the exploited unit',
  ],
  [/\bcard named ([^.,“”]*?) you play\b/g, 'card you play named $1'],
  [
    /\b([Tt]he first unit) with (a “When \w+” ability) you play each round/g,
    '$1 you play each round that has $2',
  ],
  [/\b([Tt]he next unit) (with [^.“”]*?) you play this phase/g, '$1 you play this phase $2'],
  [
    /\bThis card costs (\d) less to play for each card you played this phase/g,
    'This card costs $1 less to play for each other card you played this phase',
  ],
  [
    /^(When Played: )If you played 2 or more cards this phase/g,
    '$1If you played another card this phase',
  ],
];
