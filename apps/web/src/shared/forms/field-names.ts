/**
 * Fields that a person fills in, of every command; each has a name
 * in `invalid.fields`. All others are filled in by the page itself.
 */
export const namedFields = [
  'name',
  'reason',
  'note',
  'text',
  'texts',
  'date',
  'venue',
  'cap',
  'score',
  'role',
  'missed',
  'seconds',
  'minutes',
  'extraSeconds',
  'level',
  'list',
  'email',
  'code',
  'members',
  'fixed',
  'byes',
  'keptApart',
  'table',
  'tables',
  'plan',
  'rules',
  'seats',
  'information',
  'address',
  'recipient',
  'deck',
  'decks',
  'swissRounds',
  'cutSize',
  'outcome',
  'team',
  'places',
  'infraction',
  'claim',
  'cards',
  'card',
  'main',
  'words',
  'phrase',
  'bots',
  'points',
  'person',
  'set',
  'sets',
  'cube',
  'bestOf',
  'settings',
  'format',
  'playerIds',
  'winner',
  'friends',
  'thinkingTime',
] as const;
type NamedField = (typeof namedFields)[number];

const isNamed = (field: string): field is NamedField => namedFields.some((one) => one === field);

/**
 * What a person can mend of what the server refused: the fields behind
 * the paths of its faults, each once. Empty: the page itself is at fault.
 */
export const fieldsAtFault = (paths: readonly string[]): readonly NamedField[] => [
  ...new Set(paths.flatMap((path) => path.split('.').find(isNamed) ?? [])),
];
