/**
 * The decks of the two-player starter boxes after the first, oldest first. Names of leaders and
 * sets are the game's own.
 */
export const boxDecks = [
  { name: 'shd-moff-gideon', leader: 'Moff Gideon', set: 'Shadows of the Galaxy' },
  { name: 'shd-the-mandalorian', leader: 'The Mandalorian', set: 'Shadows of the Galaxy' },
  { name: 'twi-ahsoka-tano', leader: 'Ahsoka Tano', set: 'Twilight of the Republic' },
  { name: 'twi-general-grievous', leader: 'General Grievous', set: 'Twilight of the Republic' },
  { name: 'jtl-boba-fett', leader: 'Boba Fett', set: 'Jump to Lightspeed' },
  { name: 'jtl-han-solo', leader: 'Han Solo', set: 'Jump to Lightspeed' },
  { name: 'lof-darth-maul', leader: 'Darth Maul', set: 'Legends of the Force' },
  { name: 'lof-qui-gon-jinn', leader: 'Qui-Gon Jinn', set: 'Legends of the Force' },
  { name: 'ibh-darth-vader', leader: 'Darth Vader', set: 'Intro Battle: Hoth' },
  { name: 'ibh-leia-organa', leader: 'Leia Organa', set: 'Intro Battle: Hoth' },
  { name: 'sec-chancellor-palpatine', leader: 'Chancellor Palpatine', set: 'Secrets of Power' },
  { name: 'sec-padme-amidala', leader: 'Padmé Amidala', set: 'Secrets of Power' },
  { name: 'law-jabba-the-hutt', leader: 'Jabba the Hutt', set: 'A Lawless Time' },
  { name: 'law-leia-organa', leader: 'Leia Organa', set: 'A Lawless Time' },
  { name: 'ash-emperor-palpatine', leader: 'Emperor Palpatine', set: 'Ashes of the Empire' },
  { name: 'ash-luke-skywalker', leader: 'Luke Skywalker', set: 'Ashes of the Empire' },
] as const;

export type BoxDeck = (typeof boxDecks)[number]['name'];

/** The names of starter decks in commands; the first two are those of the quick start rules. */
export const starterDecks: readonly ('luke' | 'vader' | BoxDeck)[] = [
  'luke',
  'vader',
  ...boxDecks.map(({ name }) => name),
];
