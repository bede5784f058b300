/** 4 Zones: the clauses of its rules. */
export const ZONES = {
  '4.3.3': ['ground units attack ground units and the base', 'from where they are'],
  '4.3.4': ['they attack no space unit', 'their abilities may reach one'],
  '4.4.3': ['space units attack space units and the base', 'from where they are'],
  '4.4.4': [
    'they attack no ground unit, unless an ability lets them',
    'their abilities may reach one',
  ],
  '4.5.2': [
    'resources lie face down, and stay so',
    'their player may look at them',
    'others may not',
  ],
  '4.7.4': ['a hand is seen by its player only', 'how many cards it holds is open'],
  '4.8.4': [
    'a card played from the discard pile costs what it costs',
    'an event comes back as a new copy',
  ],
  '4.9.2': [
    'cards out of play do nothing and are not reached',
    'unless the ability names the zone',
  ],
  '4.11.2': ['tokens begin set aside', 'and are set aside again as they leave play'],
} as const;
