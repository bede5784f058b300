import type { RoundWords } from './round-name.js';

const wordsOf = (
  round: RoundWords['round'],
  named: Readonly<Record<2 | 4 | 8 | 16, string>>,
  other: RoundWords['cut'],
): RoundWords => ({
  round,
  cut: (players) => (named as Readonly<Record<number, string>>)[players] ?? other(players),
});

/** The words of each language for rounds, wherever texts are needed outside pages. */
export const roundWords = {
  en: wordsOf(
    (round) => `Round ${round}`,
    { 2: 'Final', 4: 'Semifinals', 8: 'Quarterfinals', 16: 'Round of 16' },
    (players) => `Round of ${players}`,
  ),
  es: wordsOf(
    (round) => `Ronda ${round}`,
    { 2: 'Final', 4: 'Semifinales', 8: 'Cuartos de final', 16: 'Octavos de final' },
    (players) => `Ronda de ${players}`,
  ),
  fr: wordsOf(
    (round) => `Ronde ${round}`,
    { 2: 'Finale', 4: 'Demi-finales', 8: 'Quarts de finale', 16: 'Huitièmes de finale' },
    (players) => `Ronde à ${players}`,
  ),
  de: wordsOf(
    (round) => `Runde ${round}`,
    { 2: 'Finale', 4: 'Halbfinale', 8: 'Viertelfinale', 16: 'Achtelfinale' },
    (players) => `Runde der letzten ${players}`,
  ),
  it: wordsOf(
    (round) => `Turno ${round}`,
    { 2: 'Finale', 4: 'Semifinali', 8: 'Quarti di finale', 16: 'Ottavi di finale' },
    (players) => `Turno a ${players}`,
  ),
};
