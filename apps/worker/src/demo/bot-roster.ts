import type { SwuFormat } from '#games';

/** The people of a demo event: invented, and friendly. */
export const botNames: readonly string[] = [
  'Ada Brightwater',
  'Benno Castellan',
  'Cleo Marisol',
  'Dov Hartmann',
  'Estrella Quintana',
  'Finn Oakenfall',
  'Greta Lindqvist',
  'Hamid Zarif',
  'Ilse Vantongeren',
  'Joaquín Pereda',
  'Keiko Amano',
  'Lucien Fairchild',
  'Marisa Delgado',
  'Nils Okonkwo',
  'Oriana Bellweather',
  'Pavel Dvořák',
  'Queenie Applegate',
  'Rafael Montoro',
  'Sunniva Aas',
  'Tomasz Wilk',
  'Uxía Carballo',
  'Viggo Sandström',
  'Wanda Bellamy',
  'Yara Fontaine',
];

/** Who comes to a demo event. */
export interface Company {
  readonly bots: number;
  /** Arrives after the first round; nobody where decks are built before it. */
  readonly latecomer: number | null;
  /** Has to leave after the second round; nobody where that would empty a seat at a small pod. */
  readonly leaver: number | null;
}

const companies: { readonly [F in SwuFormat]: Company } = {
  premier: { bots: 24, latecomer: 23, leaver: 5 },
  trilogy: { bots: 16, latecomer: 15, leaver: 5 },
  sealed: { bots: 16, latecomer: null, leaver: 5 },
  // Two pods of eight.
  draft: { bots: 16, latecomer: null, leaver: null },
};

export const companyOf = (format: SwuFormat): Company => companies[format];
