import type { Grammar } from '../grammar.js';

/** Prepositions that are contracted with an article: "di il" is "del", "a gli" is "agli". */
const STEMS: Readonly<Record<string, string>> = { di: 'de', a: 'a', da: 'da', in: 'ne', su: 'su' };
const ENDS: Readonly<Record<string, string>> = {
  il: 'l',
  lo: 'llo',
  la: 'lla',
  i: 'i',
  gli: 'gli',
  le: 'lle',
  'l’': 'll’',
};
const PREPOSITION =
  /(?<![\p{L}’])([Dd]i|[Aa]|[Dd]a|[Ii]n|[Ss]u) (il|lo|la|i|gli|le|l’)(?:(?<=’)| )/gu;

const joinPrepositions = (text: string): string =>
  text.replace(PREPOSITION, (whole: string, preposition: string, article: string) => {
    const stem = STEMS[preposition.toLowerCase()];
    const end = ENDS[article.toLowerCase()];
    if (stem === undefined || end === undefined) return whole;
    const one = `${stem}${end}${article.endsWith('’') ? '' : ' '}`;
    return preposition === preposition.toLowerCase()
      ? one
      : one.charAt(0).toUpperCase() + one.slice(1);
  });

/** Elision before a vowel: "un’unità", "l’evento", "quell’unità". */
const elide = (text: string): string =>
  text
    .replace(
      /(?<![\p{L}’])(una|la|quella) (?=[aeiouàèéìòù])/giu,
      (_, word: string) => `${word.slice(0, -1)}’`,
    )
    .replace(/(?<![\p{L}’])(il|quel) (?=[aeiouàèéìòù])/giu, (_, word: string) =>
      /^il$/i.test(word) ? `${word.slice(0, -1) === 'I' ? 'L' : 'l'}’` : `${word}l’`,
    );

/** Nouns with masculine adjectives, if one of them is the subject of a sentence. */
const MASCULINE = /(?:evento|leader|segnalino|difensore|attaccante|giocatore|avversario|Pilota)/u
  .source;
const MASCULINE_SUBJECT = new RegExp(
  `(?<!\\p{L})((?:un|il|l’|quel|questo|ogni|ogni altro|un altro|altro|prossimo|primo)[ ]?${MASCULINE}(?: [^,.;:«»]*?)?)` +
    '(?<= |\\p{L}) (è stat|viene|vengono|può essere|non può essere|entra in gioco|è) ?(a )?(\\p{L}+)a(?= |[,.;:»)]|$)',
  'giu',
);
const agree = (text: string): string =>
  text.replace(
    MASCULINE_SUBJECT,
    (whole: string, ...[subject = '', verb = '', been, stem = '']: (string | undefined)[]) => {
      if (/ (?:unità|che|a|al|alla|all’\p{L}*|di|del)(?!\p{L})/u.test(subject)) return whole;
      if (verb === 'è stat') return been === undefined ? whole : `${subject} è stato ${stem}o`;
      if (been !== undefined) return whole;
      return /(?:t|s|nt)$/.test(stem) ? `${subject} ${verb} ${stem}o` : whole;
    },
  );

/** Plural subjects whose verb is still singular: "quelle unità ottengono". */
const SEVERAL =
  /(?<!\p{L})((?:quelle (?:unità|carte)|quei segnalini|le (?:unità|carte) (?:sconfitte|scelte|rivelate|catturate|sorvegliate[^,.;:]*?))) (non )?(ottiene|perde|subisce|può|costa|infligge)(?= )/giu;
const ONE: Readonly<Record<string, string>> = {
  ottiene: 'ottengono',
  perde: 'perdono',
  subisce: 'subiscono',
  può: 'possono',
  costa: 'costano',
  infligge: 'infliggono',
};

/** The arena directly follows the noun: "unità terrestre alleata". */
const ARENA =
  /(unità|carta|carte) ((?:(?:alleat[ae]|nemic(?:a|he)|non leader|non unic(?:a|he)|danneggiat[ae]|esaurit[ae]|pront[ae]|\p{Lu}[\p{L}’'-]*|non \p{Lu}[\p{L}’'-]*|e|o) ){0,4}(?:alleat[ae]|nemic(?:a|he)|non leader|non unic(?:a|he)|danneggiat[ae]|esaurit[ae]|pront[ae]|\p{Lu}[\p{L}’'-]*)) (terrestr[ei]|spazial[ei])(?!\p{L})/gu;

const plainPlural = (word: string): string =>
  word
    .replace(/ca$/, 'che')
    .replace(/ga$/, 'ghe')
    .replace(/a$/, 'e')
    .replace(/(?<=str|al|ant)e$/, 'i');

const CLAUSE: Readonly<Record<string, string>> = {
  è: 'sono',
  ha: 'hanno',
  costa: 'costano',
  'si chiama': 'si chiamano',
  sorveglia: 'sorvegliano',
  attacca: 'attaccano',
  può: 'possono',
};

export const it: Grammar = {
  verbs: {
    attach: { do: 'assegna', may: 'assegnare', third: 'assegna' },
    attack: { do: 'attacca', may: 'attaccare', third: 'attacca' },
    capture: { do: 'fai', may: 'far', third: 'fa' },
    choose: { do: 'scegli', may: 'scegliere', third: 'sceglie' },
    collect: { do: 'riscuoti', may: 'riscuotere', third: 'riscuote' },
    create: { do: 'crea', may: 'creare', third: 'crea' },
    deal: { do: 'infliggi', may: 'infliggere', third: 'infligge' },
    defeat: { do: 'sconfiggi', may: 'sconfiggere', third: 'sconfigge' },
    deploy: { do: 'schiera', may: 'schierare', third: 'schiera' },
    discard: { do: 'scarta', may: 'scartare', third: 'scarta' },
    divide: { do: 'ripartisci', may: 'ripartire', third: 'ripartisce' },
    draw: { do: 'pesca', may: 'pescare', third: 'pesca' },
    exhaust: { do: 'esaurisci', may: 'esaurire', third: 'esaurisce' },
    flip: { do: 'gira', may: 'girare', third: 'gira' },
    give: { do: 'dai', may: 'dare', third: 'dà' },
    heal: { do: 'cura', may: 'curare', third: 'cura' },
    leave: { do: 'lascia', may: 'lasciare', third: 'lascia' },
    lose: { do: 'perdi', may: 'perdere', third: 'perde' },
    look: { do: 'guarda', may: 'guardare', third: 'guarda' },
    move: { do: 'sposta', may: 'spostare', third: 'sposta' },
    name: { do: 'nomina', may: 'nominare', third: 'nomina' },
    pay: { do: 'paga', may: 'pagare', third: 'paga' },
    play: { do: 'gioca', may: 'giocare', third: 'gioca' },
    put: { do: 'metti', may: 'mettere', third: 'mette' },
    ready: { do: 'prepara', may: 'preparare', third: 'prepara' },
    rescue: { do: 'libera', may: 'liberare', third: 'libera' },
    resource: {
      do: 'metti come risorsa',
      may: 'mettere come risorsa',
      third: 'mette come risorsa',
    },
    return: { do: 'riporta', may: 'riportare', third: 'riporta' },
    reveal: { do: 'rivela', may: 'rivelare', third: 'rivela' },
    search: { do: 'cerca', may: 'cercare', third: 'cerca' },
    shuffle: { do: 'mescola', may: 'mescolare', third: 'mescola' },
    take: { do: 'prendi', may: 'prendere', third: 'prende' },
    use: { do: 'usa', may: 'usare', third: 'usa' },
  },
  adjectivesFirst: false,
  numberFirst: false,
  relative: 'che ',
  relativeInPhrase: true,
  article: (_text, masculine) => (masculine ? 'un' : 'una'),
  another: (masculine) => (masculine ? 'un altro' : 'un’altra'),
  others: (masculine) => (masculine ? 'altri ' : 'altre '),
  plural: (word) =>
    /^non \p{Ll}+a$/u.test(word) || !/[ \p{Lu}]/u.test(word) ? plainPlural(word) : word,
  masculine: (word) =>
    word
      .replace(/(?<=alleat|nemic|danneggiat|pront|esaurit|unic)a$/, 'o')
      .replace(/(?<=alleat|danneggiat|pront|esaurit)e$/, 'i')
      .replace(/(nemic|unic)he$/, '$1i'),
  pluralClause: (clause) =>
    clause
      .replace(
        /^che (non )?(è|ha|costa|si chiama|sorveglia|attacca|può)(?= )/,
        (_, no: string | undefined, verb: string) => `che ${no ?? ''}${CLAUSE[verb] ?? verb}`,
      )
      .replace(/^(che (?:non )?sono) stata (\p{L}+)a(?= |$)/u, '$1 state $2e')
      .replace(/^(che (?:non )?sono) entrata(?= )/, '$1 entrate')
      .replace(/^(che (?:non )?possono essere \p{L}+)a(?= |$)/u, '$1e'),
  alone: (state) => state,
  ofNobody: (predicate) => predicate.replace(/^non /, ''),
  conditional: /^(?:se|poi) /,
  theirs: (text) =>
    text
      .replace(/(?<!\p{L})tua(?!\p{L})/u, 'propria')
      .replace(/(?<!\p{L})tuo(?!\p{L})/u, 'proprio')
      .replace(/(?<!\p{L})tue(?!\p{L})/u, 'proprie'),
  nextTime: (moment, until) => `${moment.replace(/^quando /, 'la prossima volta che ')} ${until}`,
  contract: (text) =>
    agree(joinPrepositions(elide(text)))
      .replace(
        SEVERAL,
        (_, several: string, no: string | undefined, verb: string) =>
          `${several} ${no ?? ''}${ONE[verb] ?? verb}`,
      )
      .replace(/(?<!\p{L})(di|a|da|con|per|su|tra) tu(?!\p{L})/gu, '$1 te')
      .replace(/(?<![\p{L}’])a (?=a)/gu, 'ad ')
      .replace(/(?<![\p{L}’])e (?=e)/gu, 'ed ')
      .replace(
        /(?<!\p{L})(i (?:suoi |tuoi )?(?:danni|PF)(?!\p{L})[^.;:,]*?) è (?=\p{N}|maggiore)/giu,
        '$1 sono ',
      )
      .replace(ARENA, '$1 $3 $2')
      .replace(
        /(?<=unità |miglioria |migliorie )(alleat[ae]|nemic(?:a|he)) (leader|segnalino)(?!\p{L})/gu,
        '$2 $1',
      )
      .replace(/non (unic\p{L}+) (alleat[aei]|nemic(?:a|o|he|i))(?!\p{L})/gu, '$2 non $1')
      .replace(/al difensore o (?=una? )/g, 'al difensore o a ')
      .replace(
        /che chi (?:la controlla|controlla quell’unità) controlla/g,
        'dello stesso controllore',
      )
      .replace(
        /((?:un|altro) evento[^.;:«»]*? per) mostrarla e pescarla/g,
        '$1 mostrarlo e pescarlo',
      )
      .replace(/(eventi(?! o)[^.;:«»]*? per) mostrarle e pescarle/g, '$1 mostrarli e pescarli')
      .replace(/mentre è la fase/gi, (m) =>
        m.startsWith('M') ? 'Durante la fase' : 'durante la fase',
      )
      .replace(/(che (?:\p{L}+ ){0,4}?gioc(?:hi|a)) per quest/gu, '$1 in quest')
      .replace(/ognuna di fino a/g, 'ognuna di massimo')
      .replace(/arela(?!\p{L})/gu, 'arla')
      .replace(/che tu controlla(?!\p{L})/gu, 'che controlli')
      .replace(/con più costo/g, 'con il costo più alto')
      .replace(/con meno costo/g, 'con il costo più basso')
      .replace(/(?<![\p{L}\d/+-])1 danni indiretti(?!\p{L})/gu, '1 danno indiretto')
      .replace(/(?<![\p{L}\d/+-])1 danni(?!\p{L})/gu, '1 danno')
      .replace(/(?<![\p{L}\d/+-])1 (cart|risors)e(?!\p{L})/gu, '1 $1a'),
};
