/** 1 Game concepts: the clauses of its rules. */
export const CONCEPTS = {
  '1.4.4': [
    'the holder of the initiative has the first action',
    'actions alternate',
    'the phase ends once all have passed in a row',
  ],
  '1.5.2A': [
    'who brought a card, its leader or its base owns it',
    'who creates a token that is no upgrade owns it',
  ],
  '1.5.2B': [
    'who puts a card into play controls it',
    'control stays until the card leaves play or is taken',
  ],
  '1.5.2C': [
    'its controller uses its actions and attacks with it',
    'it counts as friendly for its controller',
    'its controller resolves what it triggers',
  ],
  '1.5.2D': [
    'who takes control has it until somebody else takes it',
    'a taken unit keeps readiness, damage and upgrades',
  ],
  '1.5.2E': [
    'an upgrade on an enemy unit stays with its player',
    'what it gives is resolved by the player of the unit',
  ],
  '1.5.4B': [
    'units enter play exhausted',
    'resources enter play exhausted',
    'upgrades are neither ready nor exhausted',
  ],
  '1.5.4C': ['abilities ready cards', 'the regroup phase readies cards'],
  '1.5.4D': [
    'attacking exhausts the unit',
    'an action with that symbol exhausts it',
    'an exhausted unit cannot attack',
    'an exhausted unit cannot pay what exhausts it',
  ],
  '1.5.4E': [
    'a ready card may be chosen to be readied',
    'it has not been readied',
    'an exhausted card may be chosen to be exhausted',
    'it has not been exhausted',
  ],
  '1.5.4F': [
    'as many ready resources are exhausted as the cost says',
    'exhausted resources pay nothing',
  ],
  '1.5.5B': ['damage of its HP defeats a base', 'the owner of a defeated base has lost'],
  '1.5.5C': [
    'damage of its HP defeats a unit',
    'an ability may defeat it outright',
    'it goes to the discard pile of its owner',
    'its abilities are no longer active',
    'it loses what it was given',
  ],
  '1.5.5D': [
    'an upgrade is defeated as its unit leaves play',
    'an ability may defeat it outright',
    'it goes to the discard pile of its owner',
    'what it gave is gone',
  ],
  '1.5.5E': ['a token is defeated as a card of its type is', 'a defeated token is set aside'],
  '1.5.5F': ['a defeated resource goes to the discard pile', 'it triggers nothing of its face'],
  '1.6.3': ['what can be resolved must be', 'what one may do can be declined'],
  '1.7.2': [
    'as many ready resources are exhausted as the cost says',
    'exhausted resources pay nothing',
  ],
  '1.7.3': ['resources lie face down', 'their player may look at them'],
  '1.7.4': [
    'how many are ready and exhausted is open',
    'their order says nothing',
    'they may be arranged until one has been chosen',
  ],
  '1.7.7': ['a card that is resourced comes face down and exhausted', 'it has not been played'],
  '1.7.8': [
    'a face-down resource has none of its printed attributes',
    'except where a rule says so, as with Smuggle',
  ],
  '1.8.2': [
    'what changes the cost counts when it is paid',
    'who cannot pay it cannot play the card',
  ],
  '1.8.3': ['all changes of a cost add up', 'what raises it comes before what lowers it'],
  '1.8.5': [
    'for free means without penalty and without resources',
    'additional costs are still to be paid',
  ],
  '1.8.8': [
    'an additional cost is paid beside the resources',
    'who cannot pay it cannot play the card',
  ],
  '1.8.9': ['the whole cost in brackets is paid first', 'it is the action of that turn'],
  '1.8.10': [
    'a cost that something replaces counts as paid',
    'what cannot replace it leaves the cost as it was',
  ],
  '1.9.3': [
    'healing takes damage away',
    'no more than there is',
    'who loses no damage has not been healed',
  ],
  '1.9.5': ['damage stays until it is healed', 'it does not stay on a card that leaves play'],
  '1.9.8': [
    'damage to several units is dealt at once',
    'except where the text says then or if you do',
    'several damages to one unit come one after the other',
    'what they trigger comes after all of it',
  ],
  '1.9.9': [
    'prevented damage is not dealt and triggers nothing',
    'what cannot be damaged is dealt no damage',
  ],
  '1.9.11': [
    'excess is what is more than the unit takes to fall',
    'with the unit gone, all damage of Overwhelm is excess',
  ],
  '1.9.13': [
    'it is dealt though something would prevent it',
    'it is dealt to what cannot be damaged',
  ],
  '1.10.2A': [
    'a changed printed power counts as the printed one',
    'the newer of two changes counts',
  ],
  '1.10.3': [
    'upgrades and abilities change power',
    'all changes add up',
    'what raises it comes before what lowers it',
  ],
  '1.10.5': ['in play power is taken with its modifiers', 'elsewhere it is the printed one'],
  '1.11.2A': ['a changed printed HP counts as the printed one', 'the newer of two changes counts'],
  '1.11.3': [
    'upgrades and abilities change HP',
    'all changes add up',
    'what raises it comes before what lowers it',
  ],
  '1.11.5': ['no more is healed than there is damage', 'only what was taken away counts as healed'],
  '1.11.6': ['remaining HP is HP with modifiers less damage', 'a unit with none left is defeated'],
  '1.12.2A': [
    'the initiative can be taken as an action',
    'once each round',
    'who took it passes for the rest of the phase',
  ],
  '1.12.2B': ['it can be taken again in the next round', 'until then it stays with who has it'],
  '1.14.2': [
    'who discards from their own hand chooses the card',
    'except where the text lets another choose',
  ],
  '1.15.2': [
    'play from hand: pay, then enter play or resolve',
    'play from elsewhere where a card allows it',
  ],
  '1.15.4': ['pay, then resolve', 'from a discard pile where the ability allows it'],
  '1.15.5': [
    'the initiative may be taken, also by who has it',
    'it cannot be taken again in that phase',
    'it can be taken again in the next',
  ],
  '1.15.5B': [
    'who took it passes for the rest of the phase',
    'and still resolves what their cards trigger',
  ],
  '1.15.6D': [
    'the phase ends when all have passed in a row',
    'after waiting abilities have been resolved',
  ],
  '1.16.5': [
    'they come before steps and waiting abilities',
    'in the order of the list',
    'until none is left',
  ],
  '1.17.1': [
    'attributes, modifiers and counters of cards in play',
    'how many cards hand, deck and discard pile hold',
    'the cards of every discard pile',
    'captured cards',
  ],
  '1.17.2': [
    'the order of a deck is hidden from all',
    'hand and resources from all but their player',
  ],
  '1.17.4': [
    'a player may act as though they had fewer choices',
    'and does what needs no card to be shown',
    'an action must change the state all the same',
  ],
  '1.18.1': [
    'who is told to defeat a unit is responsible',
    'so is who gives up a copy of a unique card',
  ],
  '1.18.1C': ['nobody is, in the regroup phase', 'nobody is, where a lasting effect ends'],
  '1.18.2B': [
    'a card is the source of what its ability deals',
    'also where its ability names another source, beside it',
  ],
} as const;
