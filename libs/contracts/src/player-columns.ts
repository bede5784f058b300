/** Which columns of a table of players hold a name: one column, or a first and a last name. */
export type NameColumns =
  | { readonly kind: 'one'; readonly name: number }
  | {
      readonly kind: 'two';
      readonly first: number;
      readonly last: number;
    };

/** Lower case, letters only, accents off: "First Name", "first_name" and "FirstName" are the same word. */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const words = {
  first: ['firstname', 'first', 'givenname', 'forename', 'nombredepila', 'vorname', 'prenom'],
  last: [
    'lastname',
    'last',
    'surname',
    'familyname',
    'apellido',
    'apellidos',
    'nachname',
    'familienname',
    'nomdefamille',
  ],
  name: [
    'name',
    'player',
    'playername',
    'fullname',
    'nombre',
    'jugador',
    'nombrecompleto',
    'spieler',
    'spielername',
    'nom',
    'joueur',
    'team',
    'teamname',
    'equipo',
    'equipe',
  ],
  /** Names that people give themselves, as in exports of pairing sites; taken when there is nothing better. */
  handle: ['displayname', 'username', 'nickname', 'handle', 'usuario', 'apodo'],
} as const;

/** Reads a header row as tournament sites and spreadsheets write it; null when no column is known to hold names. */
export const nameColumns = (header: readonly string[]): NameColumns | null => {
  const cells = header.map(plain);
  const find = (known: readonly string[]): number =>
    cells.findIndex((cell) => known.includes(cell));
  const [first, last, name, handle] = [words.first, words.last, words.name, words.handle].map(find);
  if (first !== undefined && last !== undefined && first >= 0 && last >= 0)
    return { kind: 'two', first, last };
  // "Nombre, Apellidos": the first word alone would be taken for a whole name.
  if (name !== undefined && last !== undefined && name >= 0 && last >= 0)
    return { kind: 'two', first: name, last };
  const one = [name, handle, first].find((at) => at !== undefined && at >= 0);
  return one === undefined ? null : { kind: 'one', name: one };
};

export const nameIn = (fields: readonly string[], columns: NameColumns): string =>
  (columns.kind === 'one'
    ? (fields[columns.name] ?? '')
    : `${(fields[columns.first] ?? '').trim()} ${(fields[columns.last] ?? '').trim()}`
  )
    .trim()
    // "1. Anna", "2) Bo": the number of the line is no part of the name.
    .replace(/^\d{1,4}[.)]\s+/, '');
