/** 5 Game structure: the clauses of its rules. */
export const STRUCTURE = {
  '5.2.1C': ['a player is drawn by chance', 'who says who has the initiative'],
  '5.2.1D': ['decks are shuffled', 'six cards are drawn'],
  '5.2.1E': [
    'a mulligan changes the whole hand for six cards',
    'each player decides once and keeps the new hand',
    'the player with the initiative first',
  ],
  '5.2.1F': ['exactly two cards are resourced', 'face down and ready'],
  '5.4.1A': [
    'what ends as the action phase starts ends',
    'what triggers then resolves before the first action',
  ],
  '5.4.1B': [
    'actions alternate',
    'the holder of the initiative begins',
    'what an action triggers comes before the next action',
    'until all have passed in a row',
  ],
  '5.4.2': ['the regroup phase follows', 'waiting abilities are resolved before'],
  '5.5.1A': [
    'what ends as the regroup phase starts ends',
    'what triggers then resolves before cards are drawn',
  ],
  '5.5.1C': [
    'the player with the initiative first',
    'one card from hand, face down and exhausted',
    'or none',
  ],
  '5.5.1E': ['effects for the phase end', 'effects for the round end'],
  '5.6.1': ['the game ends as a base is defeated', 'its owner loses, the other player wins'],
  '5.6.2': ['a player without a base acts no more', 'and resolves nothing more'],
  '5.6.4': ['a player may concede at any time', 'and has lost'],
} as const;
