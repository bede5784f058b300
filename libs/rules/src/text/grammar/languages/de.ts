import type { Grammar } from '../grammar.js';

/**
 * Cases: a phrase marks what follows it, `~1` unchanged, `~3` for the dative and `~4` for the
 * accusative, because a noun does not know which word it will follow. `contract` declines what is
 * marked.
 */
type Case = '1' | '3' | '4';

const MASCULINE =
  /^(?:\p{Lu}[\p{L}-]*-)?(?:\p{Lu}\p{Ll}+marker|Anführer|Marker|Gegner|Spieler|Verteidiger|Angreifer|Kontrolleur|Besitzer|Ablagestapel|Rest|Pilot|Schaden|Raubzug|Unterschied|Credit)$/u;
const NEUTER = /^(?:\p{Lu}[\p{L}-]*-)?(?:Ereignis|Deck|Merkmal|Kopfgeld)$/u;
/** Plural nouns that take an n in the dative. */
const PLURAL =
  /^(?:\p{Lu}[\p{L}-]*-)?(?:Anführer|Marker|Gegner|Spieler|Ereignisse|Merkmale|Aspekte)$/u;

type Gender = 'm' | 'f' | 'n';
const genderOf = (noun: string): Gender =>
  MASCULINE.test(noun) ? 'm' : NEUTER.test(noun) ? 'n' : 'f';

/**
 * The ends of nouns that are compounded with a preceding trait, arena or "leader": "Jedi-Einheit".
 */
const COMPOUND =
  /(?<=[\p{Ll}\d~] |~\d|[„(/])((?:\p{Lu}[\p{L}’'-]*[ ]){1,3})(Einheit(?:en)?|Karten?|Basis|Basen|Aufwertung(?:en)?|Ereigniss?e?|Anführer|Marker)(?!\p{L})/gu;
const compound = (text: string): string =>
  text
    .replace(/(?<=\p{L})- (?=\p{Lu})/gu, '-')
    .replace(COMPOUND, (_, before: string, noun: string) => before.replaceAll(' ', '-') + noun);

/** The first noun of a text, with its prefix: "Nicht-Anführer-Einheit". */
const nounOf = (text: string): string =>
  /(?<!\p{L})\p{Lu}[\p{L}-]*/u.exec(
    compound(` ${text}`.replace(/^ (?=\p{Lu})/u, 'e ')).slice(1),
  )?.[0] ?? '';

/** Tokens by the German word printed for them. */
const TOKENS: Readonly<Record<string, string>> = {
  Erfahrung: 'Erfahrungsmarker',
  Schild: 'Schildmarker',
  Vorteil: 'Vorteilsmarker',
  Schwäche: 'Schwächemarker',
  Kampfdroide: 'Kampfdroiden-Marker',
  Bestie: 'Bestien-Marker',
};

const PRONOUNS: Readonly<Record<string, readonly [dative: string, accusative: string]>> = {
  du: ['dir', 'dich'],
  sie: ['ihr', 'sie'],
  er: ['ihm', 'ihn'],
};
/** Words before a noun that are declined like "der" and "ein". */
const DETERMINER =
  /^(?:(?<stem>ein|kein|dein|ihr|dies|jen|jed)(?<end>e|er|es)?|(?<article>der|die|das)|(?<every>alle))$/;

const ENDINGS: Readonly<Record<Gender, Readonly<Record<'3' | '4', string>>>> = {
  m: { 3: 'em', 4: 'en' },
  f: { 3: 'er', 4: 'e' },
  n: { 3: 'em', 4: 'es' },
};
const ARTICLES: Readonly<Record<Gender, Readonly<Record<'3' | '4', string>>>> = {
  m: { 3: 'dem', 4: 'den' },
  f: { 3: 'der', 4: 'die' },
  n: { 3: 'dem', 4: 'das' },
};

const determinerIn = (word: string, noun: string, asked: '3' | '4', many: boolean): string => {
  const { stem, end, article, every } = DETERMINER.exec(word)?.groups ?? {};
  if (every !== undefined) return asked === '3' ? 'allen' : every;
  const gender = genderOf(noun);
  if (article !== undefined) {
    if (many) return asked === '3' ? 'den' : 'die';
    return ARTICLES[gender][asked];
  }
  if (stem === undefined) return word;
  if (many) return asked === '3' ? `${stem}en` : word;
  const bare = end === undefined && gender === 'n' && asked === '4';
  return bare ? word : `${stem}${ENDINGS[gender][asked]}`;
};

const isSeveral = (words: readonly string[], noun: string): boolean =>
  /(?:en|se|er|te)$/.test(noun) &&
  !/^(?:ein|jed)/.test(words[0] ?? '') &&
  (/^\d/.test(words[0] ?? '') ||
    /^(?:Einheiten|Basen|Aufwertungen|Karten|Ressourcen|Ereignisse|Merkmale|Aspekte)$/.test(
      noun.split('-').at(-1) ?? '',
    ) ||
    /^(?:bis|beliebig|alle)$/.test(words[0] ?? ''));

/** "eine verbündete Einheit" in a case: declines the words before the noun, and the noun. */
const decline = (phrase: string, asked: '3' | '4'): string => {
  const words = phrase.split(' ');
  const at = words.findIndex((word) => /^\p{Lu}/u.test(word));
  const noun = words[at] ?? '';
  const several = isSeveral(words, noun);
  const first = words[0] ?? '';
  const declined = words.map((word, place) => {
    if (place === at) return several && asked === '3' && PLURAL.test(word) ? `${word}n` : word;
    if (place === 0 && DETERMINER.test(word)) return determinerIn(word, noun, asked, several);
    if (!/e[rsn]?$/.test(word) || /^(?:beliebig|mehr|oder|weniger)$/.test(word)) return word;
    const stem = word.replace(/e[rsn]?$/, '');
    if (asked === '3') return `${stem}en`;
    if (several) return DETERMINER.test(first) ? `${stem}en` : word;
    return genderOf(noun) === 'm' ? `${stem}en` : word;
  });
  return declined.join(' ');
};

/** A noun with all words that are declined with it; "und" and "oder" may connect another one. */
const NOUN_PHRASE = /(?:bis zu )?(?:\d+ |beliebig viele )?(?:\p{Ll}+ )*?(?:\p{Lu}[\p{L}-]*)/u
  .source;
const MARKED = new RegExp(
  `~([134])((?:${NOUN_PHRASE})(?:(?:,| oder| und) (?:ein|eine|einen|der|die|das|dein|deine|jede|jeder) ${NOUN_PHRASE})*)`,
  'gu',
);
const MARKED_PRONOUN = /~([134])(du|sie|er)(?!\p{L})/gu;

const inCase = (asked: Case, phrase: string): string =>
  asked === '1'
    ? phrase
    : phrase
        .split(/(,? (?:oder|und) |, )/)
        .map((part, place) => (place % 2 === 0 ? decline(part, asked) : part))
        .join('');

/**
 * Adjectives before a masculine or neuter noun that have not been declined: "ein verbündeter
 * Anführer".
 */
const agree = (text: string): string =>
  text
    .replace(
      /(?<!\p{L})([Jj]ede) ((?:\p{Ll}+e )*)(\p{Lu}[\p{L}-]*)/gu,
      (whole, _every: string, adjectives: string, noun: string) => {
        const gender = genderOf(noun);
        if (gender === 'f') return whole;
        return `${whole.slice(0, 4)}${gender === 'm' ? 'r' : 's'} ${adjectives}${noun}`;
      },
    )
    .replace(
      /(?<!\p{L})(ein) ((?:\p{Ll}+e )+)(\p{Lu}[\p{L}-]*)/gu,
      (_, article: string, adjectives: string, noun: string) => {
        const end = genderOf(noun) === 'm' ? 'er' : 'es';
        return `${article} ${adjectives.replaceAll(/e (?=)/g, `${end} `)}${noun}`;
      },
    );

export const de: Grammar = {
  verbs: {
    attach: { do: 'lege', may: 'lege', third: 'legt' },
    attack: { do: 'greif', may: 'greif', third: 'greift' },
    capture: { do: 'lass', may: 'lass', third: 'lässt' },
    choose: { do: 'wähle', may: 'wähle', third: 'wählt' },
    collect: { do: 'nimm', may: 'nimm', third: 'nimmt' },
    create: { do: 'erschaffe', may: 'erschaffe', third: 'erschafft' },
    deal: { do: 'füge', may: 'füge', third: 'fügt' },
    defeat: { do: 'besiege', may: 'besiege', third: 'besiegt' },
    deploy: { do: 'setze', may: 'setze', third: 'setzt' },
    discard: { do: 'wirf', may: 'wirf', third: 'wirft' },
    divide: { do: 'teile', may: 'teile', third: 'teilt' },
    draw: { do: 'zieh', may: 'zieh', third: 'zieht' },
    exhaust: { do: 'erschöpfe', may: 'erschöpfe', third: 'erschöpft' },
    flip: { do: 'drehe', may: 'drehe', third: 'dreht' },
    give: { do: 'gib', may: 'gib', third: 'gibt' },
    heal: { do: 'heile', may: 'heile', third: 'heilt' },
    leave: { do: 'verlasse', may: 'verlasse', third: 'verlässt' },
    lose: { do: 'verliere', may: 'verliere', third: 'verliert' },
    look: { do: 'sieh', may: 'sieh', third: 'sieht' },
    move: { do: 'bewege', may: 'bewege', third: 'bewegt' },
    name: { do: 'nenne', may: 'nenne', third: 'nennt' },
    pay: { do: 'bezahle', may: 'bezahle', third: 'bezahlt' },
    play: { do: 'spiel', may: 'spiel', third: 'spielt' },
    put: { do: 'lege', may: 'lege', third: 'legt' },
    ready: { do: 'mach', may: 'mach', third: 'macht' },
    rescue: { do: 'befreie', may: 'befreie', third: 'befreit' },
    resource: {
      do: 'nutze als Ressource:',
      may: 'nutze als Ressource:',
      third: 'nutzt als Ressource:',
    },
    return: { do: 'nimm', may: 'nimm', third: 'nimmt' },
    reveal: { do: 'decke', may: 'decke', third: 'deckt' },
    search: { do: 'durchsuche', may: 'durchsuche', third: 'durchsucht' },
    shuffle: { do: 'mische', may: 'mische', third: 'mischt' },
    take: { do: 'nimm', may: 'nimm', third: 'nimmt' },
    use: { do: 'nutze', may: 'nutze', third: 'nutzt' },
  },
  adjectivesFirst: true,
  numberFirst: true,
  relative: ', die ',
  relativeInPhrase: true,
  article: (text) => (genderOf(nounOf(text)) === 'f' ? 'eine' : 'ein'),
  another: (masculine) => (masculine ? 'ein anderer' : 'eine andere'),
  others: () => 'andere ',
  plural: (word) => word,
  masculine: (word) => word,
  pluralClause: (clause) =>
    clause
      .replace(
        /(?<= )(ist|hat|kostet|kam|wurde|heißt|teilt|bewacht|bekam|angreift|gehört)(?=,?$)/,
        (verb) =>
          ({
            ist: 'sind',
            hat: 'haben',
            kostet: 'kosten',
            kam: 'kamen',
            wurde: 'wurden',
            heißt: 'heißen',
            teilt: 'teilen',
            bewacht: 'bewachen',
            bekam: 'bekamen',
            angreift: 'angreifen',
            gehört: 'gehören',
          })[verb] ?? verb,
      )
      .replace(/^, der (das geschah|jener Schaden|diese Karte)/, ', denen $1'),
  alone: (state) => state.replace(/e$/, ''),
  ofNobody: (predicate) => predicate.replace(/ nicht (?=\S)/, ' ').replace(/ kein(e[nrs]?)? /, ' '),
  conditional: /^(?:wenn (?!du willst)|dann )/,
  theirs: (text) => text.replace(/\bdeine\b/, 'die eigene').replace(/\bdein\b/, 'das eigene'),
  nextTime: (moment, until) => `${moment.replace(/^wenn /, 'das nächste Mal, wenn ')} ${until}`,
  contract: (text) =>
    agree(
      compound(text)
        .replace(
          /(Erfahrung|Schild|Vorteil|Schwäche|Kampfdroide|Bestie)-Marker/g,
          (whole, token: string) => TOKENS[token] ?? whole,
        )
        .replace(/(?<=(?:[Ee]rschafft?e?|[Bb]esiege) )(?=eine? )/g, '~4')
        .replace(MARKED_PRONOUN, (_, asked: Case, word: string) =>
          asked === '1' ? word : (PRONOUNS[word]?.[asked === '3' ? 0 : 1] ?? word),
        )
        .replace(MARKED, (_, asked: Case, phrase: string) => inCase(asked, phrase)),
    )
      .replace(/~[134]/g, '')
      .replace(/([Mm]acht?) ((?:(?!bereit|dies)[^.;:“])+)(?=[.;:“]|$)/g, '$1 $2 bereit')
      .replace(/(Boden|Weltraum)arena-Einheit/g, '$1einheit')
      .replace(/ ,/g, ',')
      .replace(/,+(?= ?[,.;:!?“)\]/]|$)/g, '')
      .replace(/,(?= (?:und|oder) )/g, '')
      .replace(
        /(?<=(?:Einheiten|[Jj]ene (?:\p{L}+-)?Marker) )(erhält|bekommt|verliert)/gu,
        (verb) =>
          ({ erhält: 'erhalten', bekommt: 'bekommen', verliert: 'verlieren' })[verb] ?? verb,
      )
      .replace(
        /(?<!\p{L})(von|zu|an|in|bei) dem (?=\p{L})/gu,
        (_, word: string) =>
          ({ von: 'vom', zu: 'zum', an: 'am', in: 'im', bei: 'beim' })[word] + ' ',
      )
      .replace(/(?<!\p{L})zu der (?=\p{L})/gu, 'zur ')
      .replace(/(Ereignis)( [^,.;:]*)?, die /g, '$1$2, das '),
};
