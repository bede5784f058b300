/** 12 Twin Suns: the clauses of its rules. */
export const TWIN_SUNS = {
  '12.3.1': [
    'two leaders, not of Heroism and Villainy together',
    'which are no copies of each other',
  ],
  '12.3.3': ['each is exhausted, deployed and defeated alone', 'both may be deployed'],
  '12.5.2': ['both counters do something as they are taken', 'at once'],
  '12.5.2B': ['a card is drawn, and one put on the bottom', 'perhaps the same'],
  '12.5.3': [
    'any free counter may be taken instead of the initiative',
    'who took one passes for the rest of the round',
    'and still resolves what their cards trigger',
    'nobody takes a second one in a round',
  ],
  '12.5.4': ['one counter in a round', 'counters of different rounds may be held together'],
  '12.6.1A': [
    'nobody passes while a counter is free',
    'without a free one a player may pass',
    'who has taken one must',
  ],
  '12.6.1B': ['who has a counter acts no more in that phase', 'nobody takes a second one'],
  '12.6.1C': [
    'of three players the last takes the last counter',
    'of four the last may act on, or pass',
  ],
  '12.6.2': [
    'who puts another out heals 5 after it',
    'nobody heals where a player puts themselves out',
  ],
  '12.7.1': ['the game ends with the phase in which somebody went out', 'the most HP left wins'],
  '12.7.2': ['what ends with the phase ends', 'what triggers at its end is resolved'],
} as const;
