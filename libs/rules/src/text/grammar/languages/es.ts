import type { Grammar } from '../grammar.js';

export const es: Grammar = {
  verbs: {
    attach: { do: 'vincula', may: 'vincular', third: 'vincula' },
    attack: { do: 'ataca', may: 'atacar', third: 'ataca' },
    capture: { do: 'haz', may: 'hacer', third: 'hace' },
    choose: { do: 'elige', may: 'elegir', third: 'elige' },
    collect: { do: 'cobra', may: 'cobrar', third: 'cobra' },
    create: { do: 'crea', may: 'crear', third: 'crea' },
    deal: { do: 'inflige', may: 'infligir', third: 'inflige' },
    defeat: { do: 'derrota', may: 'derrotar', third: 'derrota' },
    deploy: { do: 'despliega', may: 'desplegar', third: 'despliega' },
    discard: { do: 'descarta', may: 'descartar', third: 'descarta' },
    divide: { do: 'reparte', may: 'repartir', third: 'reparte' },
    draw: { do: 'roba', may: 'robar', third: 'roba' },
    exhaust: { do: 'agota', may: 'agotar', third: 'agota' },
    flip: { do: 'voltea', may: 'voltear', third: 'voltea' },
    give: { do: 'da', may: 'dar', third: 'da' },
    heal: { do: 'cura', may: 'curar', third: 'cura' },
    leave: { do: 'deja', may: 'dejar', third: 'deja' },
    lose: { do: 'pierde', may: 'perder', third: 'pierde' },
    look: { do: 'mira', may: 'mirar', third: 'mira' },
    move: { do: 'mueve', may: 'mover', third: 'mueve' },
    name: { do: 'nombra', may: 'nombrar', third: 'nombra' },
    pay: { do: 'paga', may: 'pagar', third: 'paga' },
    play: { do: 'juega', may: 'jugar', third: 'juega' },
    put: { do: 'pon', may: 'poner', third: 'pone' },
    ready: { do: 'prepara', may: 'preparar', third: 'prepara' },
    rescue: { do: 'rescata', may: 'rescatar', third: 'rescata' },
    resource: { do: 'convierte', may: 'convertir', third: 'convierte' },
    return: { do: 'devuelve', may: 'devolver', third: 'devuelve' },
    reveal: { do: 'muestra', may: 'mostrar', third: 'muestra' },
    search: { do: 'busca', may: 'buscar', third: 'busca' },
    shuffle: { do: 'baraja', may: 'barajar', third: 'baraja' },
    take: { do: 'toma', may: 'tomar', third: 'toma' },
    use: { do: 'usa', may: 'usar', third: 'usa' },
  },
  adjectivesFirst: false,
  numberFirst: false,
  relative: 'que ',
  relativeInPhrase: false,
  article: (_text, masculine) => (masculine ? 'un' : 'una'),
  another: (masculine) => (masculine ? 'otro' : 'otra'),
  others: (masculine) => (masculine ? 'otros ' : 'otras '),
  plural: (word) =>
    word.includes(' ') || /^\p{Lu}/u.test(word)
      ? word
      : /[aeiouáéíóú]$/.test(word)
        ? `${word}s`
        : `${word}es`,
  masculine: (word) =>
    word.replace(
      /(aliad|enemig|dañad|preparad|agotad|mejorad|defensor|únic|otr)a\b/g,
      (_, stem: string) => (stem === 'defensor' ? stem : `${stem}o`),
    ),
  pluralClause: (clause) =>
    clause
      .replace(
        /^(no )?(se llam|cuest|hay|est|teng|compart|custodi|se)(e|é|a)(?=[ ,]|$)/,
        (_, no: string | undefined, stem: string, end: string) => `${no ?? ''}${stem}${end}n`,
      )
      .replace(/^((?:no )?(?:estén|hayan sido) \w+a)\b/, '$1s'),
  alone: (state) => state.replace('atacante', 'atacando').replace('defensora', 'defendiendo'),
  ofNobody: (predicate) => predicate.replace(/^no /, ''),
  conditional: /^(?:si|luego) /,
  theirs: (text) => text.replace(/\btu\b/, 'su'),
  nextTime: (moment, until) => `${moment.replace(/^cuando /, 'la próxima vez que ')} ${until}`,
  contract: (text) =>
    text
      .replace(/\b([Dd])e el\b/g, '$1el')
      .replace(/\b([Aa]) el\b/g, '$1l')
      .replace(/\by (?=h?i(?!a|e|o))/g, 'e '),
};
