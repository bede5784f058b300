/** Keywords, aspects, roles, players and piles in words. */
import type { Aspect, Keyword, Pile, Who } from '../effects/nodes.js';
import { contract, type Language, type Phrase, say } from './language.js';

export const KEYWORD: Record<Keyword, Phrase> = {
  sentinel: 'Sentinel',
  ambush: 'Ambush',
  shielded: 'Shielded',
  overwhelm: 'Overwhelm',
  raid: 'Raid',
  restore: 'Restore',
  saboteur: 'Saboteur',
  grit: 'Grit',
  bounty: 'Bounty',
  smuggle: 'Smuggle',
  coordinate: 'Coordinate',
  exploit: 'Exploit',
  piloting: 'Piloting',
  hidden: 'Hidden',
  plot: 'Plot',
  support: 'Support',
  fortify: 'Fortify',
};

export const ASPECT: Record<Aspect, Phrase> = {
  Vigilance: 'Vigilance',
  Command: 'Command',
  Aggression: 'Aggression',
  Cunning: 'Cunning',
  Villainy: 'Villainy',
  Heroism: 'Heroism',
};

/** Traits are in capitals in the facts; people read normal words. */
export const trait = (t: string): string =>
  t.toLowerCase().replace(/(^|[\s-])\p{L}/gu, (x) => x.toUpperCase());

const REF: Record<string, Phrase> = {
  self: 'this card',
  it: 'it',
  subject: 'that card',
  attached: 'the attached unit',
  defender: 'the defender',
  attacker: 'the attacker',
  seen: 'that card',
  discarded: 'the discarded card',
  revealed: 'the revealed cards',
  striker: 'that unit',
  spared: 'that unit',
  hit: 'the chosen unit',
  low: 'the chosen cards',
  hurt: 'that unit',
  first: 'the first unit',
  second: 'the second unit',
  third: 'the third unit',
  fourth: 'the fourth unit',
  created: 'those tokens',
  damaged: 'those cards',
  dealtTo: 'dealt to|it',
  defeated: 'the defeated units',
  target: 'the chosen unit',
  host: 'that unit',
  base: 'your base',
  top: 'the top card of your deck',
  bearer: 'that unit',
  token: 'that token',
  attackedCard: 'the defender',
  wanted: 'that upgrade',
  found: 'that card',
  given: 'the chosen friendly unit',
  taken: 'the chosen enemy unit',
  pair: 'those units',
  exchanged: 'one of the exchanged units',
  prey: 'that unit',
  carried: 'an upgrade that was attached to this card',
  guard: 'the chosen friendly unit',
  exploited: 'each unit you exploited while playing this card',
  sacrifice: 'that unit',
  model: 'the chosen unit',
};
export const ref = (l: Language, r: string): string =>
  REF[r] ? say(l, REF[r]) : say(l, 'the chosen card');

const PLAYER: Record<string, Phrase> = {
  you: 'you',
  opponent: 'an opponent',
  opponents: 'each opponent',
  each: 'each player',
  active: 'the active player',
  defending: 'the defending player',
  right: 'the player to the right',
};
/** Players that an ability has named. */
const NAMED: Readonly<Record<string, Phrase>> = {
  several: 'each of those players',
  partner: 'the player who controlled the enemy unit',
};
export const THAT_PLAYER: Phrase = 'that player';

export function who(l: Language, w: Who): string {
  if (typeof w === 'string') return say(l, PLAYER[w] as Phrase);
  if ('controllerOf' in w)
    return ['it', 'dealtTo', 'subject'].includes(w.controllerOf)
      ? say(l, 'its controller')
      : say(l, 'the controller of {x}', { x: ref(l, w.controllerOf) });
  if ('ownerOf' in w)
    return w.ownerOf === 'it'
      ? say(l, 'its owner')
      : say(l, 'the owner of {x}', { x: ref(l, w.ownerOf) });
  return say(l, ('named' in w ? NAMED[w.named] : undefined) ?? THAT_PLAYER);
}

/** Things of which a player has one: for the reader, for a player, for nobody. */
const THINGS = {
  hand: ['your hand', '{w}’s hand', 'a hand'],
  discard: ['your discard pile', '{w}’s discard pile', 'a discard pile'],
  deck: ['your deck', '{w}’s deck', 'a deck'],
  resource: ['zone|your resources', 'zone|{w}’s resources', 'zone|a resources'],
  resources: ['your resources', '{w}’s resources', 'resources'],
  base: ['your base', '{w}’s base', 'base'],
} as const satisfies Readonly<Record<string, readonly [your: Phrase, of: Phrase, one: Phrase]>>;
export type Thing = keyof typeof THINGS;

/** "your hand", "an opponent’s hand"; "tu mano", "la mano de un adversario". */
export const ownedThing = (l: Language, w: Who, thing: Thing): string =>
  w === 'you' ? say(l, THINGS[thing][0]) : contract(l, say(l, THINGS[thing][1], { w: who(l, w) }));

/** "your hand", "a discard pile". */
export const pile = (l: Language, p: Pile, of: Who = 'you'): string =>
  p === 'captured'
    ? of === 'each'
      ? say(l, 'the captured cards')
      : of === 'you'
        ? say(l, 'the cards your units are guarding')
        : say(l, 'the cards units of {w} are guarding', { w: who(l, of) })
    : of === 'each'
      ? say(l, THINGS[p][2])
      : ownedThing(l, of, p);
