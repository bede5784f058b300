const first = [
  'Aileen', 'Bram', 'Carmen', 'Dario', 'Esme', 'Farid', 'Gwen', 'Hiro', 'Ines', 'Jonas', 'Kasia', 'Liam', 'Maite', 'Nadir', 'Odile', 'Pablo',
  'Quinn', 'Rosa', 'Sven', 'Tala', 'Umar', 'Vera', 'Wim', 'Ximena', 'Yusuf', 'Zofia', 'Łukasz', 'Åsa', 'Begoña', 'Çağla', 'Élodie', 'Jiří',
];
const last = [
  'Abara', 'Brandt', 'Castillo', 'Dubois', 'Eriksen', 'Ferrari', 'García', 'Holm', 'Ivanova', 'Jansen', 'Kowalski', 'López', 'Moreau', 'Novák', 'Okafor', 'Pereira',
  'Quispe', 'Rossi', 'Sato', 'Tanaka', 'Ueda', 'Vidal', 'Weber', 'Xu', 'Yilmaz', 'Zimmer', 'Núñez', 'Ødegård', 'Müller', 'Peña', 'Ruiz', 'Nguyễn',
];

/** So many different invented names, accents included: the n-th is always the same. */
export const inventedNames = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => {
    const pairs = first.length * last.length;
    const name = `${first[index % first.length]} ${last[(index * 7 + Math.floor(index / first.length)) % last.length]}`;
    return index < pairs ? name : `${name} ${'I'.repeat(Math.floor(index / pairs) + 1)}`;
  });
