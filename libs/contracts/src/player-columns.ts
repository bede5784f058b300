/** The columns of a table of players that hold a name: one column, or a first and a last name. */
export type NameColumns =
  | { readonly kind: 'one'; readonly name: number }
  | {
      readonly kind: 'two';
      readonly first: number;
      readonly last: number;
    };

/**
 * Lower case, only letters, without accents: "First Name", "first_name" and "FirstName" become the
 * same word.
 */
const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z]/g, '');

const words = {
  first: [
    'firstname',
    'first',
    'givenname',
    'forename',
    'nombredepila',
    'vorname',
    'prenom',
    'primonome',
    'primeironome',
  ],
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
    'cognome',
    'sobrenome',
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
    'nome',
    'nomecompleto',
    'giocatore',
    'jogador',
    'nomcomplet',
  ],
  /**
   * Names that people choose for themselves, as in exports of pairing sites; used if there is no
   * better column.
   */
  handle: ['displayname', 'username', 'nickname', 'handle', 'usuario', 'apodo'],
} as const;

const isLastBeside = (header: string | undefined): boolean =>
  header !== undefined && ['name', 'nom', 'nome'].includes(header);

/** How a total is labelled: alone in its field or followed by the number. */
const total =
  /^(grand )?(total|totale|sum|summe|gesamt|suma|somme|somma)(\s*:?\s*(?<count>\d+))?$/i;

/** Whether this is the line below a spreadsheet column that holds its total, and not a person. */
export const isSumLine = (fields: readonly string[]): boolean => {
  const found = fields.map((field) => total.exec(field.trim())).find((match) => match !== null);
  const counted = fields.some((field) => /^\d+$/.test(field.trim()));
  return found !== undefined && (counted || found.groups?.['count'] !== undefined);
};

/**
 * Reads a header row as tournament sites and spreadsheets write it; null if no column is known to
 * hold names.
 */
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
  // "Prénom; Nom", "Vorname; Name": beside a first name this is the last name, unless it says that
  // it is a whole one.
  if (first !== undefined && first >= 0 && name !== undefined && isLastBeside(cells[name]))
    return { kind: 'two', first, last: name };
  const one = [name, handle, first].find((at) => at !== undefined && at >= 0);
  return one === undefined ? null : { kind: 'one', name: one };
};

export const nameIn = (fields: readonly string[], columns: NameColumns): string =>
  (columns.kind === 'one'
    ? (fields[columns.name] ?? '')
    : `${(fields[columns.first] ?? '').trim()} ${(fields[columns.last] ?? '').trim()}`
  )
    .trim()
    // "1. Anna", "2) Bo": strips the number of the line.
    .replace(/^\d{1,4}[.)]\s+/, '');

export interface TeamLine {
  readonly name: string;
  /** The players at seats A, B and C. */
  readonly members: readonly string[];
}

/**
 * A line of a list of teams: "Team: A, B, C", or the team and its members in columns of their own.
 * Missing members count; empty fields at the end of the line do not.
 */
export const teamIn = (fields: readonly string[]): TeamLine => {
  const line = fields.join(',');
  const colon = line.indexOf(':');
  const [name = '', ...members] =
    colon < 0 ? fields : [line.slice(0, colon), ...line.slice(colon + 1).split(/[,;/]/)];
  const told = members.map((member) => member.trim());
  return {
    name: nameIn([name], { kind: 'one', name: 0 }),
    members: told.slice(0, told.findLastIndex((member) => member !== '') + 1),
  };
};

/** Whether a row is the header of a list of teams rather than a team. */
export const isTeamHeader = (fields: readonly string[]): boolean =>
  !fields.join().includes(':') && words.name.some((word) => word === plain(fields[0] ?? ''));
