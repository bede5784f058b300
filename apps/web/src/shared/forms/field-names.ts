/**
 * The fields of all commands that a person fills in; each has a name in `invalid.fields`. The page
 * itself fills in all others.
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
 * The fields that a person can correct after a refusal: those behind the paths of the server's
 * faults, each once. Empty: the page itself is at fault.
 */
export const fieldsAtFault = (paths: readonly string[]): readonly NamedField[] => [
  ...new Set(paths.flatMap((path) => path.split('.').find(isNamed) ?? [])),
];
