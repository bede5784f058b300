/** 11 More than two players: the clauses of its rules. */
export const MULTIPLAYER = {
  '11.2.3': ['the holder of the initiative has the first action', 'then the next one clockwise'],
  '11.3.1': [
    'who has no base left is out and acts no more',
    'their cards leave the game',
    'cards of others that they had go to the discard piles of their owners',
    'what of theirs waits is not resolved',
  ],
  '11.3.1A': [
    'those cards are neither defeated nor have left play',
    'captives under them are back in play',
  ],
  '11.3.2': ['they do not come back, and their base is not healed', 'abilities do not reach them'],
  '11.3.4': ['the initiative lies in the middle, free', 'any other player can take it'],
  '11.4.2': ['every other player is an opponent', 'where one is meant the controller says which'],
  '11.4.3': ['what can be done to all at once is', 'else the controller says in which order'],
  '11.4.4': ['a Sentinel guards the units and base of its player', 'not those of another opponent'],
  '11.4.5': ['a defender that a third player takes goes on defending', 'for its new player'],
} as const;
