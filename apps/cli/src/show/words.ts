/** What stands on the page beside what the event says itself. */
export interface Words {
  readonly standings: string;
  readonly rank: string;
  readonly name: string;
  readonly points: string;
  readonly record: string;
  readonly round: string;
  readonly cut: string;
  readonly table: string;
  readonly result: string;
  readonly bye: string;
  readonly from: string;
  readonly left: string;
}

export const words = {
  en: {
    standings: 'Standings',
    rank: 'Rank',
    name: 'Player',
    points: 'Points',
    record: 'Record',
    round: 'Round',
    cut: 'Playoff round',
    table: 'Table',
    result: 'Result',
    bye: 'Bye',
    from: 'Made from a saved file. Nothing can be entered here.',
    left: 'What only the staff may know is left out of that file.',
  },
  es: {
    standings: 'Clasificación',
    rank: 'Puesto',
    name: 'Jugador',
    points: 'Puntos',
    record: 'Balance',
    round: 'Ronda',
    cut: 'Ronda eliminatoria',
    table: 'Mesa',
    result: 'Resultado',
    bye: 'Bye',
    from: 'Hecha a partir de un archivo guardado. Aquí no se puede anotar nada.',
    left: 'En ese archivo falta lo que solo la organización puede saber.',
  },
  fr: {
    standings: 'Classement',
    rank: 'Rang',
    name: 'Joueur',
    points: 'Points',
    record: 'Bilan',
    round: 'Ronde',
    cut: 'Ronde éliminatoire',
    table: 'Table',
    result: 'Résultat',
    bye: 'Bye',
    from: 'Faite à partir d’un fichier enregistré. On ne peut rien saisir ici.',
    left: 'Ce que seule l’organisation peut savoir n’est pas dans ce fichier.',
  },
} as const satisfies Readonly<Record<string, Words>>;

export type Language = keyof typeof words;
