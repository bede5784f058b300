import { type Amount, type Aspect, type Condition, type FactQuery, type Filter, type Keyword, type Quality, type Target, type Who } from '../effects/nodes.js';
import { type Language, list, type Pair, say } from './language.js';

export const KEYWORD: Record<Keyword, Pair> = {
  sentinel: ['Sentinel', 'Centinela'], ambush: ['Ambush', 'Emboscada'], shielded: ['Shielded', 'Escudado'], overwhelm: ['Overwhelm', 'Formidable'],
  raid: ['Raid', 'Incursión'], restore: ['Restore', 'Recuperación'], saboteur: ['Saboteur', 'Sabotaje'], grit: ['Grit', 'Tesón'], bounty: ['Bounty', 'Recompensa'],
  smuggle: ['Smuggle', 'Contrabando'], coordinate: ['Coordinate', 'Coordinación'], exploit: ['Exploit', 'Sacrificio'], piloting: ['Piloting', 'Pilotaje'],
  hidden: ['Hidden', 'Ocultación'], plot: ['Plot', 'Treta'],
};

export const ASPECT: Record<Aspect, Pair> = {
  Vigilance: ['Vigilance', 'Vigilancia'], Command: ['Command', 'Mando'], Aggression: ['Aggression', 'Agresividad'],
  Cunning: ['Cunning', 'Astucia'], Villainy: ['Villainy', 'Maldad'], Heroism: ['Heroism', 'Heroísmo'],
};

const TYPE: Record<string, Pair> = { Unit: ['unit', 'unidad'], Base: ['base', 'base'], Upgrade: ['upgrade', 'mejora'], Event: ['event', 'evento'], Leader: ['leader', 'líder'] };
const array = <T>(x: T | readonly T[]): readonly T[] => (Array.isArray(x) ? (x as readonly T[]) : [x as T]);

const REF: Record<string, Pair> = {
  self: ['this card', 'esta carta'], it: ['it', 'esa carta'], subject: ['that card', 'esa carta'], attached: ['the attached unit', 'la unidad vinculada'],
  defender: ['the defender', 'la unidad defensora'], attacker: ['the attacker', 'el atacante'], seen: ['that card', 'esa carta'], discarded: ['the discarded card', 'la carta descartada'],
};
export const ref = (l: Language, r: string): string => (REF[r] ? say(l, REF[r]) : say(l, ['the chosen card', 'la carta elegida']));

export function who(l: Language, w: Who): string {
  if (typeof w === 'string') {
    const words: Record<string, Pair> = {
      you: ['you', 'tú'], opponent: ['an opponent', 'un adversario'], opponents: ['each opponent', 'cada adversario'], each: ['each player', 'cada jugador'],
      active: ['the active player', 'el jugador activo'], defending: ['the defending player', 'el jugador defensor'],
    };
    return say(l, words[w] as Pair);
  }
  if ('controllerOf' in w) return say(l, ['the controller of {x}', 'quien controla {x}'], { x: ref(l, w.controllerOf) });
  if ('ownerOf' in w) return say(l, ['the owner of {x}', 'el propietario de {x}'], { x: ref(l, w.ownerOf) });
  return say(l, ['that player', 'ese jugador']);
}

function kind(l: Language, f: Filter): string {
  const types = f.type === undefined ? [] : array(f.type);
  if (types.length === 0) return say(l, ['card', 'carta']);
  return types.map((x) => say(l, TYPE[x] as Pair)).join(say(l, [' or ', ' o ']));
}

/** Descriptions that stand before the noun in English and after it in Spanish. */
function adjectives(l: Language, f: Filter): string[] {
  const out: string[] = [];
  const add = (on: boolean | undefined, yes: Pair, no?: Pair) => { if (on !== undefined && (on || no)) out.push(say(l, on ? yes : (no as Pair))); };
  add(f.other, ['other', 'distinta']);
  if (f.side) out.push(say(l, f.side === 'friendly' ? ['friendly', 'aliada'] : ['enemy', 'enemiga']));
  add(f.leader, ['leader', 'líder'], ['non-leader', 'que no sea líder']);
  add(f.unique, ['unique', 'única'], ['non-unique', 'no única']);
  add(f.token, ['token', 'de ficha'], ['non-token', 'que no sea ficha']);
  add(f.damaged, ['damaged', 'dañada'], ['undamaged', 'sin daño']);
  add(f.ready, ['ready', 'preparada'], ['exhausted', 'agotada']);
  add(f.upgraded, ['upgraded', 'mejorada'], ['not upgraded', 'sin mejoras']);
  add(f.attacking, ['attacking', 'atacante']);
  add(f.defending, ['defending', 'defensora']);
  if (f.arena) out.push(say(l, f.arena === 'Ground' ? ['ground', 'terrestre'] : ['space', 'espacial']));
  if (f.aspect !== undefined) out.push(array(f.aspect).map((a) => say(l, ASPECT[a])).join('/'));
  if (f.notAspect !== undefined) out.push(say(l, ['non-{a}', 'que no sea de {a}'], { a: say(l, ASPECT[f.notAspect]) }));
  if (f.trait !== undefined) out.push(array(f.trait).join('/'));
  if (f.notTrait !== undefined) out.push(say(l, ['non-{t}', 'que no sea {t}'], { t: f.notTrait }));
  return out;
}

const LIMITS: readonly [keyof Filter, Pair][] = [
  ['maxCost', ['costs {n} or less', 'cuesta {n} o menos']], ['minCost', ['costs {n} or more', 'cuesta {n} o más']],
  ['maxPower', ['has {n} or less power', 'tiene {n} o menos de Poder']], ['minPower', ['has {n} or more power', 'tiene {n} o más de Poder']],
  ['maxHp', ['has {n} or less HP', 'tiene {n} o menos PG']], ['minHp', ['has {n} or more HP', 'tiene {n} o más PG']],
  ['maxRemaining', ['has {n} or less remaining HP', 'tiene {n} o menos PG restantes']], ['minRemaining', ['has {n} or more remaining HP', 'tiene {n} o más PG restantes']],
];

function clauses(l: Language, f: Filter): string[] {
  const out: string[] = [];
  for (const [k, pair] of LIMITS) if (f[k] !== undefined) out.push(say(l, pair, { n: amount(l, f[k] as Amount) }));
  if (f.named !== undefined) out.push(say(l, ['is named {x}', 'se llama {x}'], { x: f.named }));
  if (f.namedBySource) out.push(say(l, ['has the named name', 'tiene el nombre nombrado']));
  if (f.keyword !== undefined) out.push(say(l, ['has {x}', 'tiene {x}'], { x: say(l, KEYWORD[f.keyword]) }));
  if (f.noKeyword !== undefined) out.push(say(l, ['does not have {x}', 'no tiene {x}'], { x: say(l, KEYWORD[f.noKeyword]) }));
  if (f.playedThisPhase) out.push(say(l, ['was played this phase', 'se ha jugado en esta fase']));
  if (f.enteredThisPhase) out.push(say(l, ['entered play this phase', 'ha entrado en juego en esta fase']));
  if (f.defeatedThisPhase) out.push(say(l, ['was defeated this phase', 'ha sido derrotada en esta fase']));
  if (f.attacked !== undefined) out.push(say(l, f.attacked ? ['attacked this phase', 'ha atacado en esta fase'] : ['did not attack this phase', 'no ha atacado en esta fase']));
  if (f.attachedTo !== undefined) out.push(say(l, ['is attached to {x}', 'está vinculada a {x}'], { x: ref(l, f.attachedTo) }));
  if (f.extreme !== undefined) {
    const [direction, what] = f.extreme.split('-') as [string, string];
    const nouns: Record<string, Pair> = { power: ['power', 'Poder'], remaining: ['remaining HP', 'PG restantes'], cost: ['cost', 'coste'] };
    out.push(say(l, direction === 'most' ? ['has the most {x}', 'tiene más {x}'] : ['has the least {x}', 'tiene menos {x}'], { x: say(l, nouns[what] as Pair) }));
  }
  if (f.controlledBy !== undefined) out.push(say(l, ['is controlled by {w}', 'está bajo el control de {w}'], { w: who(l, f.controlledBy) }));
  if (f.is !== undefined) out.push(say(l, ['is {x}', 'es {x}'], { x: ref(l, f.is) }));
  if (f.not !== undefined) out.push(say(l, ['is not {x}', 'no es {x}'], { x: ref(l, f.not) }));
  if (f.sameArenaAs !== undefined) out.push(say(l, ['is in the same arena as {x}', 'está en el mismo campo de batalla que {x}'], { x: ref(l, f.sameArenaAs) }));
  if (f.guarding) out.push(say(l, ['is guarding a unit', 'custodia una unidad']));
  if (f.hasPilot !== undefined || f.pilotless) out.push(say(l, f.hasPilot ? ['has a Pilot', 'tiene un Piloto'] : ['has no Pilot', 'no tiene Piloto']));
  return out;
}

/** Without an article: "friendly ground unit that costs 3 or less". */
export function noun(l: Language, f: Filter): string {
  const before = adjectives(l, f);
  const core = l === 'en' ? [...before, kind(l, f)].join(' ') : [kind(l, f), ...before].join(' ');
  const rest = clauses(l, f);
  const either = f.or ? f.or.map((o) => noun(l, o)).join(say(l, [' or ', ' o '])) : '';
  const excepted = f.except ? say(l, [' except {x}', ' salvo {x}'], { x: noun(l, f.except) }) : '';
  return `${either === '' ? core : `${core} (${either})`}${rest.length > 0 ? ` ${say(l, ['that', 'que'])} ${list(l, rest)}` : ''}${excepted}`;
}

const PILE: Record<string, Pair> = { hand: ['hand', 'mano'], discard: ['discard pile', 'pila de descartes'], deck: ['deck', 'mazo'], resource: ['resources', 'recursos'] };

export function target(l: Language, t: Target): string {
  if ('ref' in t) return ref(l, t.ref);
  if ('all' in t) return `${say(l, ['each', 'cada'])} ${noun(l, t.all)}${t.from ? say(l, [' in the {p}', ' de la zona: {p}'], { p: say(l, PILE[t.from] as Pair) }) : ''}`;
  if ('several' in t) return list(l, t.several.map((x) => target(l, x)));
  if ('baseOf' in t) return say(l, ['the base of {w}', 'la base de {w}'], { w: who(l, t.baseOf) });
  if ('topOf' in t) return say(l, ['the top {n} of the deck of {w}', 'las primeras {n} del mazo de {w}'], { n: amount(l, t.n ?? 1), w: who(l, t.topOf) });
  const n = t.n === 1 && !t.upTo ? say(l, ['a', 'una']) : `${t.upTo ? say(l, ['up to ', 'hasta ']) : ''}${amount(l, t.n)}`;
  const where = t.from ? say(l, [' from the {p}', ' de la zona: {p}'], { p: say(l, PILE[t.from] as Pair) }) : '';
  const chance = t.random ? say(l, [' at random', ' al azar']) : '';
  const by = t.by === undefined || t.by === 'you' ? '' : say(l, [', chosen by {w}', ', a elección de {w}'], { w: who(l, t.by) });
  return `${n} ${noun(l, t.choose)}${where}${chance}${by}`;
}

const AMOUNT: Record<string, Pair> = {
  power: ['the power of {x}', 'el Poder de {x}'], hp: ['the HP of {x}', 'los PG de {x}'], remaining: ['the remaining HP of {x}', 'los PG restantes de {x}'],
  damageOn: ['the damage on {x}', 'el daño de {x}'], cost: ['the cost of {x}', 'el coste de {x}'], howMany: ['the number of those cards', 'el número de esas cartas'],
  upgradesOn: ['the number of upgrades on {x}', 'el número de mejoras de {x}'],
};
const OF_PLAYER: Record<string, Pair> = {
  handSize: ['the cards in hand of {x}', 'las cartas en mano de {x}'], resources: ['the resources of {x}', 'los recursos de {x}'],
  discardSize: ['the discard pile of {x}', 'los descartes de {x}'], deckSize: ['the deck of {x}', 'el mazo de {x}'],
  baseDamage: ['the damage on the base of {x}', 'el daño de la base de {x}'], baseRemaining: ['the remaining HP of the base of {x}', 'los PG restantes de la base de {x}'],
};

const QUALITY: Record<Quality, Pair> = { trait: ['traits', 'rasgos'], aspect: ['aspects', 'aspectos'], cost: ['costs', 'costes'], name: ['names', 'nombres'], arena: ['arenas', 'campos de batalla'] };

function total(l: Language, q: FactQuery): string {
  const done: Pair = q.e === 'damaged' ? ['the damage dealt to {x} {p}', 'el daño infligido a {x} {p}'] : q.e === 'healed' ? ['the damage healed from {x} {p}', 'el daño curado a {x} {p}'] : ['that amount {p}', 'esa cantidad {p}'];
  return say(l, done, { x: q.card ? noun(l, q.card) : say(l, ['cards', 'cartas']), p: say(l, q.since === 'round' ? ['this round', 'en esta ronda'] : ['this phase', 'en esta fase']) });
}

export function amount(l: Language, a: Amount): string {
  if (typeof a === 'number') return String(a);
  if ('count' in a) return say(l, ['the number of: {x}', 'el número de: {x}'], { x: noun(l, a.count) });
  if ('plus' in a) return a.plus.map((x) => amount(l, x)).join(' + ');
  if ('times' in a) return `${a.times[0]} × ${amount(l, a.times[1])}`;
  if ('minus' in a) return a.minus.map((x) => amount(l, x)).join(' - ');
  if ('half' in a) return say(l, ['half of {x}', 'la mitad de {x}'], { x: amount(l, a.half) });
  if ('least' in a || 'most' in a) {
    const parts = 'least' in a ? a.least : a.most;
    return say(l, 'least' in a ? ['the least of {x}', 'el menor de {x}'] : ['the most of {x}', 'el mayor de {x}'], { x: parts.map((x) => amount(l, x)).join(', ') });
  }
  if ('either' in a) return say(l, ['{a} if {c}, else {b}', '{a} si {c}, si no {b}'], { c: condition(l, a.either[0]), a: amount(l, a.either[1]), b: amount(l, a.either[2]) });
  if ('distinct' in a) return say(l, ['the number of different {k} among: {x}', 'el número de {k} diferentes entre: {x}'], { k: say(l, QUALITY[a.distinct]), x: 'among' in a ? ref(l, a.among) : noun(l, a.of) });
  if ('total' in a) return total(l, a.total);
  if ('happened' in a) return say(l, ['how often it happened', 'las veces que ha ocurrido']);
  if ('howMany' in a && a.a) return say(l, ['the number of those cards ({x})', 'el número de esas cartas ({x})'], { x: noun(l, a.a) });
  if ('num' in a) return say(l, ['that number', 'esa cantidad']);
  const [key, value] = Object.entries(a)[0] as [string, string & Who];
  if (AMOUNT[key]) return say(l, AMOUNT[key], { x: ref(l, value) });
  return say(l, OF_PLAYER[key] ?? ['that amount', 'esa cantidad'], { x: who(l, value) });
}

const FACT: Record<string, Pair> = {
  defeated: ['{x} was defeated', '{x} ha sido derrotada'], played: ['{x} was played', 'se ha jugado {x}'], 'attack-declared': ['{x} attacked', '{x} ha atacado'],
  damaged: ['{x} was damaged', '{x} ha recibido daño'], healed: ['{x} was healed', '{x} ha sido curada'], discarded: ['{x} was discarded', 'se ha descartado {x}'],
  entered: ['{x} entered play', '{x} ha entrado en juego'], 'force-used': ['the Force was used', 'se ha utilizado la Fuerza'],
};

export function condition(l: Language, c: Condition): string {
  if ('atLeast' in c && Array.isArray(c.atLeast)) return say(l, ['{a} is at least {b}', '{a} es al menos {b}'], { a: amount(l, c.atLeast[0] as Amount), b: amount(l, c.atLeast[1] as Amount) });
  if ('control' in c) return say(l, ['{w} control {n} {x}', '{w}: controla {n} {x}'], { w: who(l, c.by ?? 'you'), n: c.atLeast === undefined ? 1 : amount(l, c.atLeast as Amount), x: noun(l, c.control) });
  if ('is' in c) return say(l, ['{r} is: {x}', '{r} es: {x}'], { r: ref(l, c.is), x: noun(l, c.a) });
  if ('inPlay' in c) return say(l, ['{r} is in play', '{r} está en juego'], { r: ref(l, c.inPlay) });
  if ('initiative' in c) return say(l, ['{w} have the initiative', '{w}: tiene la iniciativa'], { w: who(l, c.initiative) });
  if ('happened' in c) return `${say(l, FACT[c.happened.e] ?? ['that happened', 'eso ha ocurrido'], { x: c.happened.card ? noun(l, c.happened.card) : say(l, ['a card', 'una carta']) })} ${say(l, c.happened.since === 'round' ? ['this round', 'en esta ronda'] : ['this phase', 'en esta fase'])}`;
  if ('equal' in c) return `${amount(l, c.equal[0])} = ${amount(l, c.equal[1])}`;
  if ('force' in c) return say(l, ['the Force is with {w}', 'la Fuerza acompaña a {w}'], { w: who(l, c.force) });
  if ('attacking' in c) return c.base ? say(l, ['attacking a base', 'ataca una base']) : c.unit ? say(l, ['attacking: {x}', 'ataca: {x}'], { x: noun(l, { type: 'Unit', ...c.unit }) }) : say(l, ['attacking', 'ataca']);
  if ('defending' in c) return say(l, ['defending', 'defiende']);
  if ('did' in c) return say(l, ['you did', 'lo has hecho']);
  if ('has' in c) return say(l, ['{w} have {x} in {p}', '{w}: tiene {x} en {p}'], { w: who(l, c.of), x: noun(l, c.card), p: say(l, PILE[c.has] as Pair) });
  if ('sameSeat' in c) return say(l, ['that is {w}', 'se trata de {w}'], { w: who(l, c.sameSeat[1]) });
  if ('phase' in c) return say(l, c.phase === 'action' ? ['it is the action phase', 'es la fase de acción'] : ['it is the regroup phase', 'es la fase de reagrupamiento']);
  if ('no' in c) return say(l, ['not ({x})', 'no ({x})'], { x: condition(l, c.no) });
  if ('and' in c) return c.and.map((x) => condition(l, x)).join(say(l, [' and ', ' y ']));
  if ('any' in c) return c.any.map((x) => condition(l, x)).join(say(l, [' or ', ' o ']));
  return '';
}
