/** Keywords, aspects, roles, players and piles in words. */
import { type Aspect, type Keyword, type Pile, type Who } from '../effects/nodes.js';
import { type Language, type Pair, say } from './language.js';

export const KEYWORD: Record<Keyword, Pair> = {
  sentinel: ['Sentinel', 'Centinela'],
  ambush: ['Ambush', 'Emboscada'],
  shielded: ['Shielded', 'Escudado'],
  overwhelm: ['Overwhelm', 'Formidable'],
  raid: ['Raid', 'Incursión'],
  restore: ['Restore', 'Recuperación'],
  saboteur: ['Saboteur', 'Sabotaje'],
  grit: ['Grit', 'Tesón'],
  bounty: ['Bounty', 'Recompensa'],
  smuggle: ['Smuggle', 'Contrabando'],
  coordinate: ['Coordinate', 'Coordinación'],
  exploit: ['Exploit', 'Sacrificio'],
  piloting: ['Piloting', 'Pilotaje'],
  hidden: ['Hidden', 'Ocultación'],
  plot: ['Plot', 'Treta'],
  support: ['Support', 'Apoyo'],
};

export const ASPECT: Record<Aspect, Pair> = {
  Vigilance: ['Vigilance', 'Vigilancia'],
  Command: ['Command', 'Mando'],
  Aggression: ['Aggression', 'Agresividad'],
  Cunning: ['Cunning', 'Astucia'],
  Villainy: ['Villainy', 'Maldad'],
  Heroism: ['Heroism', 'Heroísmo'],
};

/** Traits are capitals in the facts; people read words. */
export const trait = (t: string): string =>
  t.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (x) => x.toUpperCase());

const REF: Record<string, Pair> = {
  self: ['this card', 'esta carta'],
  it: ['it', 'esa carta'],
  subject: ['that card', 'esa carta'],
  attached: ['the attached unit', 'la unidad vinculada'],
  defender: ['the defender', 'la unidad defensora'],
  attacker: ['the attacker', 'la unidad atacante'],
  seen: ['that card', 'esa carta'],
  discarded: ['the discarded card', 'la carta descartada'],
  revealed: ['the revealed cards', 'las cartas mostradas'],
  striker: ['that unit', 'esa unidad'],
  spared: ['that unit', 'esa unidad'],
  hit: ['the chosen unit', 'la unidad elegida'],
  low: ['the chosen cards', 'las cartas elegidas'],
  hurt: ['that unit', 'esa unidad'],
  first: ['the first unit', 'la primera unidad'],
  second: ['the second unit', 'la segunda unidad'],
  third: ['the third unit', 'la tercera unidad'],
  fourth: ['the fourth unit', 'la cuarta unidad'],
  created: ['those tokens', 'esas fichas'],
  damaged: ['those cards', 'esas cartas'],
  dealtTo: ['it', 'ella'],
  target: ['the chosen unit', 'la unidad elegida'],
  host: ['that unit', 'esa unidad'],
  base: ['your base', 'tu base'],
  top: ['the top card of your deck', 'la primera carta de tu mazo'],
  bearer: ['that unit', 'esa unidad'],
  token: ['that token', 'esa ficha'],
  attackedCard: ['the defender', 'la unidad defensora'],
  wanted: ['that upgrade', 'esa mejora'],
  found: ['that card', 'esa carta'],
  given: ['the chosen friendly unit', 'la unidad aliada elegida'],
  taken: ['the chosen enemy unit', 'la unidad enemiga elegida'],
  pair: ['those units', 'esas unidades'],
  exchanged: ['one of the exchanged units', 'una de las unidades intercambiadas'],
  prey: ['that unit', 'esa unidad'],
  carried: ['an upgrade that was attached to it', 'una mejora que llevaba'],
  guard: ['the chosen friendly unit', 'la unidad aliada elegida'],
  exploited: [
    'each unit you exploited while playing this card',
    'cada unidad sacrificada para jugar esta carta',
  ],
  sacrifice: ['that unit', 'esa unidad'],
  model: ['the chosen unit', 'la unidad elegida'],
};
export const ref = (l: Language, r: string): string =>
  REF[r] ? say(l, REF[r]) : say(l, ['the chosen card', 'la carta elegida']);

const PLAYER: Record<string, Pair> = {
  you: ['you', 'tú'],
  opponent: ['an opponent', 'un adversario'],
  opponents: ['each opponent', 'cada adversario'],
  each: ['each player', 'cada jugador'],
  active: ['the active player', 'el jugador activo'],
  defending: ['the defending player', 'el jugador defensor'],
  right: ['the player to the right', 'el jugador de la derecha'],
};
/** Players whom an ability has named. */
const NAMED: Readonly<Record<string, Pair>> = {
  several: ['each of those players', 'cada uno de esos jugadores'],
  partner: [
    'the player who controlled the enemy unit',
    'el jugador que controlaba la unidad enemiga',
  ],
};
export const THAT_PLAYER: Pair = ['that player', 'ese jugador'];

export function who(l: Language, w: Who): string {
  if (typeof w === 'string') return say(l, PLAYER[w] as Pair);
  if ('controllerOf' in w)
    return w.controllerOf === 'it' || w.controllerOf === 'dealtTo'
      ? say(l, ['its controller', 'quien la controla'])
      : say(l, ['the controller of {x}', 'quien controla {x}'], { x: ref(l, w.controllerOf) });
  if ('ownerOf' in w)
    return w.ownerOf === 'it'
      ? say(l, ['its owner', 'su propietario'])
      : say(l, ['the owner of {x}', 'el propietario de {x}'], { x: ref(l, w.ownerOf) });
  return say(l, ('named' in w ? NAMED[w.named] : undefined) ?? THAT_PLAYER);
}

/** "your hand", "an opponent’s hand"; "tu mano", "la mano de un adversario". */
export function owned(
  l: Language,
  w: Who,
  [en, es, the]: readonly [en: string, es: string, the: string],
): string {
  if (w === 'you') return l === 'en' ? `your ${en}` : `tu ${es}`;
  return l === 'en'
    ? `${who(l, w)}’s ${en}`
    : `${the} ${es} de ${who(l, w)}`.replace(/\bde el\b/g, 'del');
}

const PILE: Record<Exclude<Pile, 'captured'>, readonly [string, string, string]> = {
  hand: ['hand', 'mano', 'la'],
  discard: ['discard pile', 'pila de descartes', 'la'],
  deck: ['deck', 'mazo', 'el'],
  resource: ['resources', 'zona de recursos', 'la'],
};
/** "your hand", "a discard pile". */
export const pile = (l: Language, p: Pile, of: Who = 'you'): string =>
  p === 'captured'
    ? of === 'each'
      ? say(l, ['the captured cards', 'las cartas capturadas'])
      : of === 'you'
        ? say(l, ['the cards your units are guarding', 'las cartas que custodien tus unidades'])
        : say(
            l,
            ['the cards units of {w} are guarding', 'las cartas que custodien unidades de {w}'],
            { w: who(l, of) },
          )
    : of === 'each'
      ? say(l, ['a {p}', 'una {p}'], { p: say(l, [PILE[p][0], PILE[p][1]]) })
      : owned(l, of, PILE[p]);
