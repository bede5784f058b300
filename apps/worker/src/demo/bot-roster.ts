import { swuFormat, type SwuFormat } from '#formats';

/** Invented names for the people of a demo event. */
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

/** The bots of a demo event. */
export interface Company {
  readonly bots: number;
  /** The bot that arrives after the first round; null if decks are built before it. */
  readonly latecomer: number | null;
  /** The bot that leaves after the second round; null if that would empty a seat at a small pod. */
  readonly leaver: number | null;
}

/** No bots sit at tables of three and four. */
type DemoFormat = Exclude<SwuFormat, 'twin-suns'>;

const companies: { readonly [F in DemoFormat]: Company } = {
  premier: { bots: 24, latecomer: 23, leaver: 5 },
  trilogy: { bots: 16, latecomer: 15, leaver: 5 },
  sealed: { bots: 16, latecomer: null, leaver: 5 },
  // Two pods of eight.
  draft: { bots: 16, latecomer: null, leaver: null },
};

/** The format of a demo event. Throws for a format that bots do not play. */
export const demoFormat = (format: string): DemoFormat => {
  const found = swuFormat(format);
  if (found === 'twin-suns') throw new Error('no bots play Twin Suns');
  return found;
};

export const companyOf = (format: DemoFormat): Company => companies[format];
