import type { Grammar } from '../grammar.js';

/** Adjectives and participles in the phrases that have a masculine form of their own. */
const FEMININE =
  /(alli|endommag|épuis|amélior|attach|soign|défauss|jou|entr|attaqu|captur)ée\b|(ennemi|vaincu|spatial|attaquant)e\b/g;

const SINGULAR =
  /^(qui |que )?(n’est|n’a|est|a|coûte|se nomme|ne se nomme|partage|garde|attaque|porte|peut|appartient)(?= )/;
const PLURAL: Readonly<Record<string, string>> = {
  est: 'sont',
  'n’est': 'ne sont',
  a: 'ont',
  'n’a': 'n’ont',
  coûte: 'coûtent',
  'se nomme': 'se nomment',
  'ne se nomme': 'ne se nomment',
  partage: 'partagent',
  garde: 'gardent',
  attaque: 'attaquent',
  porte: 'portent',
  peut: 'peuvent',
  appartient: 'appartiennent',
};

const elide = (text: string): string =>
  text.replace(
    /(?<![\p{L}’])([Dd]|[Qq]u|[Jj]usqu|[Ll]orsqu|[Tt]ant qu)e (?=[aeiouyâàéèêîôû]|[AEIOUÉÈÊ](?!\p{Lu})|hér|Hér)/gu,
    '$1’',
  );

export const fr: Grammar = {
  verbs: {
    attach: { do: 'attachez', may: 'attacher', third: 'attache' },
    attack: { do: 'attaquez', may: 'attaquer', third: 'attaque' },
    capture: { do: 'faites', may: 'faire', third: 'fait' },
    choose: { do: 'choisissez', may: 'choisir', third: 'choisit' },
    collect: { do: 'encaissez', may: 'encaisser', third: 'encaisse' },
    create: { do: 'créez', may: 'créer', third: 'crée' },
    deal: { do: 'infligez', may: 'infliger', third: 'inflige' },
    defeat: { do: 'vainquez', may: 'vaincre', third: 'vainc' },
    deploy: { do: 'déployez', may: 'déployer', third: 'déploie' },
    discard: { do: 'défaussez', may: 'défausser', third: 'défausse' },
    divide: { do: 'répartissez', may: 'répartir', third: 'répartit' },
    draw: { do: 'piochez', may: 'piocher', third: 'pioche' },
    exhaust: { do: 'épuisez', may: 'épuiser', third: 'épuise' },
    flip: { do: 'retournez', may: 'retourner', third: 'retourne' },
    give: { do: 'donnez', may: 'donner', third: 'donne' },
    heal: { do: 'soignez', may: 'soigner', third: 'soigne' },
    leave: { do: 'quittez', may: 'quitter', third: 'quitte' },
    lose: { do: 'perdez', may: 'perdre', third: 'perd' },
    look: { do: 'regardez', may: 'regarder', third: 'regarde' },
    move: { do: 'déplacez', may: 'déplacer', third: 'déplace' },
    name: { do: 'nommez', may: 'nommer', third: 'nomme' },
    pay: { do: 'payez', may: 'payer', third: 'paie' },
    play: { do: 'jouez', may: 'jouer', third: 'joue' },
    put: { do: 'mettez', may: 'mettre', third: 'met' },
    ready: { do: 'préparez', may: 'préparer', third: 'prépare' },
    rescue: { do: 'secourez', may: 'secourir', third: 'secourt' },
    resource: { do: 'transformez', may: 'transformer', third: 'transforme' },
    return: { do: 'renvoyez', may: 'renvoyer', third: 'renvoie' },
    reveal: { do: 'révélez', may: 'révéler', third: 'révèle' },
    search: { do: 'cherchez', may: 'chercher', third: 'cherche' },
    shuffle: { do: 'mélangez', may: 'mélanger', third: 'mélange' },
    take: { do: 'prenez', may: 'prendre', third: 'prend' },
    use: { do: 'utilisez', may: 'utiliser', third: 'utilise' },
  },
  adjectivesFirst: false,
  numberFirst: true,
  relative: 'qui ',
  relativeInPhrase: true,
  article: (_text, masculine) => (masculine ? 'un' : 'une'),
  another: (masculine) => (masculine ? 'un autre' : 'une autre'),
  others: () => 'autres ',
  plural: (word) =>
    word.includes(' ') || /^\p{Lu}/u.test(word) || /[sx]$/.test(word) ? word : `${word}s`,
  masculine: (word) =>
    word.replace(FEMININE, (_, stem: string | undefined, other: string | undefined) =>
      stem === undefined ? (other ?? '') : `${stem}é`,
    ),
  pluralClause: (clause) =>
    clause
      .replace(SINGULAR, (_, pronoun: string | undefined, verb: string) =>
        pronoun === 'que ' ? `que ${verb}` : `${pronoun ?? ''}${PLURAL[verb] ?? verb}`,
      )
      .replace(
        /^(qui (?:ne )?(?:sont|ont été|peuvent être) (?:pas )?\p{L}+[ée]e|que vous avez jouée)(?= |$)/u,
        '$1s',
      )
      .replace(/^(qui (?:ne )?(?:sont|ont été) (?:pas )?vaincue)(?= |$)/u, '$1s'),
  alone: (state) => state.replace('attaquante', 'en train d’attaquer'),
  ofNobody: (predicate) => predicate.replace(/^(ne \S+) pas /, '$1 '),
  conditional: /^(?:si|ensuite) /,
  theirs: (text) =>
    text
      .replace(/\bvotre (?=main|base|défausse)/, 'sa ')
      .replace(/\bvotre\b/, 'son')
      .replace(/\bvos\b/, 'ses'),
  nextTime: (moment, until) =>
    `${moment.replace(/^quand (?=[aeiouâàéèêîô])/, 'la prochaine fois qu’').replace(/^quand /, 'la prochaine fois que ')} ${until}`,
  contract: (text) =>
    elide(
      text
        .replace(/(?<!\p{L})([Dd])e le (?!\p{Lu})/gu, '$1u ')
        .replace(/(?<!\p{L})([Dd])e les (?!\p{Lu})/gu, '$1es ')
        .replace(/(?<!\p{L})à le (?!\p{Lu})/gu, 'au ')
        .replace(/(?<!\p{L})à les (?!\p{Lu})/gu, 'aux ')
        .replace(/(?<!\p{L})([Dd])es autres /gu, '$1’autres ')
        .replace(
          /((?<!\p{L})(?:les|ses) (?:dégâts|PV)(?!\p{L})[^.;:,]*?) est (supérieur|inférieur)( ou égal)?/gu,
          (_, what: string, than: string, equal: string | undefined) =>
            `${what} sont ${than}s${equal === undefined ? '' : ' ou égaux'}`,
        ),
    )
      .replace(/(?<![\p{L}\d])1 (dégât|carte|ressource)s\b/gu, '1 $1')
      .replace(/(?<!\p{L})([Ss])i il\b/gu, '$1’il')
      .replace(/(?<![\p{L}\d])1 dégât indirects\b/gu, '1 dégât indirect')
      .replace(/(?<=[^\s:;]):(?= |$)/g, ' :')
      .replace(/(?<=[^\s;]);(?= )/g, ' ;'),
};
