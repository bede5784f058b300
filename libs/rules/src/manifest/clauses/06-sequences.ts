/** 6 Sequences: the clauses of its rules. */
export const SEQUENCES = {
  '6.2.0B': [
    'a card is played from hand, or from where an ability lets it',
    'its cost must be payable',
  ],
  '6.2.0E': [
    'from hand, unless the ability names another zone',
    'all costs are paid',
    'what it triggers waits until the ability is done',
    'it is no further action',
  ],
  '6.2.1A': ['who plays a card says as what', 'told to play a unit, a Pilot comes as a unit'],
  '6.2.2B': [
    'an upgrade needs a unit that it may attach to',
    'without any unit no upgrade can be played',
  ],
  '6.2.3A': ['what raises a cost comes before what lowers it', 'Exploit lowers it'],
  '6.2.3D': ['for free overrides resources and penalty', 'additional costs are still to be paid'],
  '6.2.4': ['resources are exhausted for the modified cost', 'additional costs are paid then'],
  '6.2.4A': ['what cannot be paid is not played', 'and nothing of it is paid'],
  '6.2.5A': ['a unit goes to its arena', 'exhausted'],
  '6.2.5C': [
    'an event lies in the discard pile before it resolves',
    'as much of it is done as can be',
  ],
  '6.3.0B': [
    'one unit attacks at a time, several one after the other',
    'only ready units attack',
    'own units only, and only enemies',
    'also where an ability lets them attack',
  ],
  '6.3.0C': [
    'combat damage is what the units deal by their power',
    'other damage during the attack is none',
  ],
  '6.3.0D': ['who may attack by an ability must if they can', 'it is no further action'],
  '6.3.1B': ['against a unit the attacker attacks a unit', 'against a base it attacks a base'],
  '6.3.2A': ['the attacker is ready, the defender in its arena', 'abilities may override that'],
  '6.3.2B': ['one of the Sentinels must be attacked', 'Saboteur may ignore that'],
  '6.3.3': [
    'the attacker is exhausted',
    'what counts while attacking begins to',
    'On Attack, On Defense, Restore and Saboteur trigger',
  ],
  '6.3.4A': [
    'a base is dealt the power of the attacker',
    'attacker and defender deal their power at once',
  ],
  '6.3.4C': ['with the defender gone there is no combat damage', 'except by Overwhelm'],
  '6.3.4D': [
    'Overwhelm deals the base what is left over',
    'nothing, where the defender is not defeated by it',
  ],
  '6.3.5': [
    'combat damage is dealt, then When Attack Ends triggers',
    'what held for the attack ends',
  ],
  '6.3.5C': [
    'who strikes second must survive',
    'damage counts for its Grit',
    'who has several such orders says which applies',
  ],
  '6.3.5D': [
    'When Defeated and the rest are resolved after the damage',
    'what held for the attack does not hold then',
  ],
  '6.4.0C': ['an action can be used when its cost can be paid', 'and when something changes by it'],
  '6.4.3B': [
    'with the symbol the card must be ready and exhausts',
    'without it the card may be exhausted',
  ],
  '6.4.4': ['its cost is paid', 'without a cost nothing is paid'],
} as const;
