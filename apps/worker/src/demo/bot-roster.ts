/** The people of a demo event: invented, and friendly. */
export const botNames: readonly string[] = [
  'Ada Brightwater', 'Benno Castellan', 'Cleo Marisol', 'Dov Hartmann', 'Estrella Quintana', 'Finn Oakenfall', 'Greta Lindqvist', 'Hamid Zarif',
  'Ilse Vantongeren', 'Joaquín Pereda', 'Keiko Amano', 'Lucien Fairchild', 'Marisa Delgado', 'Nils Okonkwo', 'Oriana Bellweather', 'Pavel Dvořák',
  'Queenie Applegate', 'Rafael Montoro', 'Sunniva Aas', 'Tomasz Wilk', 'Uxía Carballo', 'Viggo Sandström', 'Wanda Bellamy', 'Yara Fontaine',
];

/** Arrives after the first round. */
export const latecomer = botNames.length - 1;
/** Has to leave after the second round. */
export const leaver = 5;
