/**
 * What people read, rendered from the nodes in both languages; nothing printed is copied. Abilities, effects and modifiers nest in each other,
 * so they are rendered together.
 */
import { type Ability, type AbilityKind, type AttackBonus, type CostChange, type CostPart, type Effect, type EffectKind, type Modifier, type Moment } from '../effects/nodes.js';
import { type Language, type Pair, say, sentence } from './language.js';
import { amount, ASPECT, condition, KEYWORD, noun, ref, target, who } from './nouns.js';

type Of<K extends EffectKind> = Extract<Effect, { do: K }>;
type Table = { readonly [K in EffectKind]: (l: Language, e: Of<K>) => string };

const PLACE: Record<string, Pair> = {
  hand: ['its owner’s hand', 'la mano de su propietario'], top: ['the top of its deck', 'la parte superior de su mazo'], bottom: ['the bottom of its deck', 'la parte inferior de su mazo'],
  shuffle: ['its deck, shuffled', 'su mazo, barajado'], discard: ['the discard pile', 'la pila de descartes'],
};
const TOKEN: Record<string, Pair> = {
  shield: ['Shield', 'Escudo'], experience: ['Experience', 'Experiencia'], 'battle-droid': ['Battle Droid', 'Droide de combate'], 'clone-trooper': ['Clone Trooper', 'Soldado clon'],
  'tie-fighter': ['TIE Fighter', 'Caza TIE'], 'x-wing': ['X-Wing', 'Ala-X'], spy: ['Spy', 'Espía'],
};
const UNTIL: Record<string, Pair> = { phase: ['for this phase', 'para esta fase'], round: ['for this round', 'para esta ronda'], attack: ['for this attack', 'para este ataque'], play: ['while in play', 'mientras esté en juego'] };
const KEEP: Record<string, Pair> = {
  draw: ['draw it', 'róbala'], 'play-free': ['play it for free', 'juégala gratis'], play: ['play it', 'juégala'], discard: ['discard it', 'descártala'], resource: ['resource it', 'conviértela en recurso'], remember: ['keep it aside', 'apártala'],
};
const PROHIBITED: Record<string, Pair> = {
  attack: ['can’t attack', 'no puede atacar'], 'attack-bases': ['can’t attack bases', 'no puede atacar bases'], 'attack-units': ['can’t attack units', 'no puede atacar unidades'],
  'be-attacked': ['can’t be attacked', 'no puede ser atacada'], ready: ['can’t ready', 'no puede prepararse'], 'be-healed': ['can’t be healed (bases)', 'no puede curarse (bases)'],
  'be-damaged-by-abilities': ['can’t be damaged by enemy abilities', 'no recibe daño de capacidades enemigas'], 'be-defeated-by-enemy': ['can’t be defeated by enemy abilities', 'no puede ser derrotada por capacidades enemigas'],
  'be-damaged': ['can’t be damaged', 'no puede recibir daño'], 'play-events': ['opponents can’t play events', 'los adversarios no pueden jugar eventos'],
  'leave-by-enemy': ['can’t be returned by enemy abilities', 'no puede ser devuelta por capacidades enemigas'], 'exhaust-by-enemy': ['can’t be exhausted by enemy abilities', 'no puede ser agotada por capacidades enemigas'],
};
const ALLOWED: Record<string, Pair> = {
  'attack-ground-units': ['can attack ground units', 'puede atacar unidades terrestres'], 'attack-space-units': ['can attack space units', 'puede atacar unidades espaciales'],
  'extra-pilot': ['takes 1 more Pilot', 'admite 1 Piloto adicional'], 'attack-exhausted': ['can attack while exhausted', 'puede atacar agotada'],
};

const signed = (l: Language, a: Parameters<typeof amount>[1]): string => (typeof a === 'number' ? `${a < 0 ? '' : '+'}${a}` : `+(${amount(l, a)})`);

export function modifier(l: Language, m: Modifier): string {
  switch (m.m) {
    case 'stats': return `${signed(l, m.power)}/${signed(l, m.hp)}`;
    case 'gain': return say(l, ['gains {k}', 'gana {k}'], { k: `${say(l, KEYWORD[m.keyword])}${m.n === undefined ? '' : ` ${amount(l, m.n)}`}` });
    case 'gain-ability': return say(l, ['gains “{x}”', 'gana «{x}»'], { x: ability(l, m.ability) });
    case 'lose': return say(l, ['loses {k}', 'pierde {k}'], { k: say(l, KEYWORD[m.keyword]) });
    case 'lose-all': return say(l, ['loses all abilities', 'pierde todas las capacidades']);
    case 'trait': return say(l, ['has the trait {t}', 'tiene el rasgo {t}'], { t: m.trait });
    case 'cannot': return say(l, PROHIBITED[m.what] as Pair);
    case 'can': return say(l, ALLOWED[m.what] as Pair);
    case 'must': return say(l, ['must attack a base if able', 'debe atacar una base si puede']);
    case 'strikes': return say(l, m.when === 'first' ? ['deals combat damage first', 'inflige su daño de combate primero'] : ['deals combat damage last', 'inflige su daño de combate al final']);
    case 'damage-taken': return m.all ? say(l, ['takes no damage', 'no recibe daño']) : say(l, ['takes {n} less damage', 'recibe {n} menos de daño'], { n: amount(l, m.less ?? m.atMost ?? 0) });
    case 'damage-dealt': return say(l, ['deals {n} more damage', 'inflige {n} más de daño'], { n: amount(l, m.plus) });
    case 'named-leader': return say(l, ['is a leader unit', 'es una unidad líder']);
    case 'survives': return say(l, ['is not defeated for lack of HP', 'no es derrotada por falta de PG']);
  }
}

export const modifiers = (l: Language, mods: readonly Modifier[]): string => mods.map((m) => modifier(l, m)).join(', ');
const lower = (s: string): string => s.charAt(0).toLowerCase() + s.slice(1);
const inner = (l: Language, e: Effect): string => lower(effect(l, e));

const FLOW: Pick<Table, 'nothing' | 'seq' | 'may' | 'mode' | 'if' | 'if-do' | 'for-players' | 'for-each' | 'repeat' | 'as' | 'select' | 'note' | 'later' | 'after' | 'choose-player'> = {
  nothing: () => '',
  seq: (l, e) => e.effects.map((x) => inner(l, x)).filter((x) => x !== '').join('; '),
  may: (l, e) => say(l, ['you may {x}', 'puedes: {x}'], { x: inner(l, e.effect) }),
  mode: (l, e) => say(l, ['choose {n}: {x}', 'elige {n}: {x}'], { n: e.n ?? 1, x: e.modes.map((m) => inner(l, m)).join(' / ') }),
  if: (l, e) => `${say(l, ['if {c}, {x}', 'si {c}, {x}'], { c: condition(l, e.when), x: inner(l, e.then) })}${e.else ? say(l, ['; otherwise {x}', '; si no, {x}'], { x: inner(l, e.else) }) : ''}`,
  'if-do': (l, e) => (e.then.do === 'nothing' && e.else)
    ? say(l, ['{a}; if you do not, {x}', '{a}; si no lo haces, {x}'], { a: inner(l, e.first), x: inner(l, e.else) })
    : `${say(l, ['{a}; if you do, {b}', '{a}; si lo haces, {b}'], { a: inner(l, e.first), b: inner(l, e.then) })}${e.else ? say(l, ['; otherwise {x}', '; si no, {x}'], { x: inner(l, e.else) }) : ''}`,
  'for-players': (l, e) => say(l, ['for {w}: {x}', 'para {w}: {x}'], { w: who(l, e.who), x: inner(l, e.effect) }),
  'for-each': (l, e) => say(l, ['for {t}: {x}', 'por {t}: {x}'], { t: target(l, e.of), x: inner(l, e.effect) }),
  repeat: (l, e) => say(l, ['{n} times: {x}', '{n} veces: {x}'], { n: amount(l, e.n), x: inner(l, e.effect) }),
  as: (l, e) => say(l, ['{w}: {x}', '{w}: {x}'], { w: who(l, e.who), x: inner(l, e.effect) }),
  select: (l, e) => say(l, ['choose {t}', 'elige {t}'], { t: target(l, e.to) }),
  note: () => '',
  later: (l, e) => say(l, ['later, when it is time: {x}', 'más tarde, cuando corresponda: {x}'], { x: inner(l, e.effect) }),
  after: (l, e) => say(l, ['{a}; after that, {b}', '{a}; después, {b}'], { a: inner(l, e.first), b: inner(l, e.then) }),
  'choose-player': (l) => say(l, ['choose a player', 'elige un jugador']),
};

const FIELD: Pick<Table, 'damage' | 'divide' | 'indirect' | 'heal' | 'exhaust' | 'ready' | 'defeat' | 'token' | 'create' | 'lasting' | 'cheaper' | 'control' | 'capture' | 'rescue' | 'attach' | 'move' | 'force' | 'use-force'> = {
  damage: (l, e) => say(l, ['deal {n} damage to {t}', 'inflige {n} de daño a {t}'], { n: amount(l, e.n), t: target(l, e.to) }),
  divide: (l, e) => say(l, ['divide {n} ({k}) as you choose among: {x}', 'reparte {n} ({k}) como prefieras entre: {x}'], {
    n: `${e.upTo ? say(l, ['up to ', 'hasta ']) : ''}${amount(l, e.n)}`, x: noun(l, e.among),
    k: say(l, e.kind === 'heal' ? ['healing', 'curación'] : e.kind === 'experience' || e.kind === 'shield' ? TOKEN[e.kind] as Pair : ['damage', 'daño']),
  }),
  indirect: (l, e) => say(l, ['deal {n} indirect damage to {w}', 'inflige {n} de daño indirecto a {w}'], { n: amount(l, e.n), w: who(l, e.who) }),
  heal: (l, e) => say(l, ['heal {n} damage from {t}', 'cura {n} de daño a {t}'], { n: e.n === 'all' ? say(l, ['all', 'todo']) : amount(l, e.n), t: target(l, e.to) }),
  exhaust: (l, e) => say(l, ['exhaust {t}', 'agota {t}'], { t: target(l, e.to) }),
  ready: (l, e) => say(l, ['ready {t}', 'prepara {t}'], { t: target(l, e.to) }),
  defeat: (l, e) => say(l, ['defeat {t}', 'derrota {t}'], { t: target(l, e.to) }),
  token: (l, e) => say(l, ['give {n} {k} token(s) to {t}', 'da {n} ficha(s) de {k} a {t}'], { n: amount(l, e.n), k: say(l, TOKEN[e.token] as Pair), t: target(l, e.to) }),
  create: (l, e) => say(l, ['create {n} {k} token(s)', 'crea {n} ficha(s) de {k}'], { n: amount(l, e.n), k: say(l, TOKEN[e.token] as Pair) }),
  lasting: (l, e) => say(l, ['{t}: {m} {u}', '{t}: {m} {u}'], { t: e.to === 'game' ? say(l, ['in this game', 'en esta partida']) : target(l, e.to), m: modifiers(l, e.mods), u: say(l, UNTIL[e.until] as Pair) }),
  cheaper: (l, e) => say(l, ['{x} costs {n} less {u}', '{x} cuesta {n} menos {u}'], { x: priced(l, e.change), n: amount(l, e.change.less ?? 0), u: say(l, UNTIL[e.until] as Pair) }),
  control: (l, e) => say(l, ['{w} take control of {t}', '{w}: toma el control de {t}'], { w: who(l, e.who ?? 'you'), t: target(l, e.to) }),
  capture: (l, e) => say(l, ['{g} captures {t}', '{g} captura {t}'], { g: typeof e.guard === 'string' ? ref(l, e.guard) : target(l, e.guard), t: target(l, e.to) }),
  rescue: (l, e) => say(l, ['rescue {t}', 'rescata {t}'], { t: target(l, e.to) }),
  attach: (l, e) => say(l, ['attach {c} to {t}', 'vincula {c} a {t}'], { c: target(l, e.card), t: target(l, e.to) }),
  move: (l, e) => say(l, ['move {t} to the {a} arena', 'mueve {t} al campo de batalla {a}'], { t: target(l, e.to), a: say(l, e.arena === 'Ground' ? ['ground', 'terrestre'] : ['space', 'espacial']) }),
  force: (l) => say(l, ['the Force is with you', 'la Fuerza te acompaña']),
  'use-force': (l, e) => say(l, ['use the Force; if you do, {x}', 'utiliza la Fuerza; si lo haces, {x}'], { x: inner(l, e.then) }),
};

const bonus = (l: Language, b: AttackBonus): string => say(l, ['; {c}for this attack, {x}: {m}', '; {c}para este ataque, {x}: {m}'], {
  c: b.when ? say(l, ['if {c}, ', 'si {c}, '], { c: condition(l, b.when) }) : '', x: ref(l, b.to), m: modifiers(l, b.mods),
});

/** Which cards a change of costs is about: "the first upgrade on this card each round". */
function priced(l: Language, c: CostChange): string {
  const onto = c.onto ? say(l, [' played on a {x}', ' que se juegue sobre una {x}'], { x: noun(l, c.onto) }) : '';
  const cards = `${noun(l, c.cards)}${onto}`;
  if (c.once) return say(l, ['the next {x}', 'la próxima {x}'], { x: cards });
  if (!c.first) return cards;
  return say(l, c.first === 'round' ? ['the first {x} each round', 'la primera {x} de cada ronda'] : ['the first {x} each phase', 'la primera {x} de cada fase'], { x: cards });
}

const PILES: Omit<Table, keyof typeof FLOW | keyof typeof FIELD> = {
  draw: (l, e) => say(l, ['{w} draw {n} card(s)', '{w}: roba {n} carta(s)'], { w: who(l, e.who), n: amount(l, e.n) }),
  credit: (l, e) => say(l, ['{w} create {n} Credit token(s)', '{w}: crea {n} ficha(s) de Crédito'], { w: who(l, e.who), n: amount(l, e.n) }),
  discard: (l, e) => say(l, e.look ? ['look at the hand of {w} and discard {n}{c} from it{b}', 'mira la mano de {w} y descarta {n}{c} de ella{b}'] : ['{w} discard {n}{c} from hand{b}', '{w}: descarta {n}{c} de la mano{b}'], {
    w: who(l, e.who), n: e.n === 'hand' ? say(l, ['everything', 'todo']) : amount(l, e.n), c: e.cards ? ` ${noun(l, e.cards)}` : '',
    b: e.random ? say(l, [' at random', ' al azar']) : e.by ? say(l, [', chosen by {w}', ', a elección de {w}'], { w: who(l, e.by) }) : '',
  }),
  mill: (l, e) => say(l, ['{w} discard {n} from the deck', '{w}: descarta {n} del mazo'], { w: who(l, e.who), n: amount(l, e.n) }),
  put: (l, e) => say(l, ['put {t} into {p}{o}', 'pon {t} en {p}{o}'], {
    t: target(l, e.to), p: say(l, PLACE[e.where] as Pair),
    o: e.order === undefined ? '' : say(l, e.order === 'any' ? [', in any order', ', en cualquier orden'] : [', in a random order', ', en orden aleatorio']),
  }),
  resource: (l, e) => say(l, ['{t} becomes a resource{r}', '{t} se convierte en recurso{r}'], { t: target(l, e.to), r: e.ready ? say(l, [', ready', ', preparado']) : '' }),
  'ready-resources': (l, e) => say(l, ['{w} ready {n} resource(s)', '{w}: prepara {n} recurso(s)'], { w: who(l, e.who), n: amount(l, e.n) }),
  'exhaust-resources': (l, e) => say(l, ['{w} exhaust {n} resource(s)', '{w}: agota {n} recurso(s)'], { w: who(l, e.who), n: amount(l, e.n) }),
  pay: (l, e) => say(l, ['pay {n} resource(s)', 'paga {n} recurso(s)'], { n: e.n === 'any' ? say(l, ['any number of', 'cualquier número de']) : amount(l, e.n) }),
  look: (l, e) => say(l, e.reveal ? ['reveal {p} of {w}', 'muestra {p} de {w}'] : ['look at {p} of {w}', 'mira {p} de {w}'], { w: who(l, e.who), p: say(l, e.at === 'hand' ? ['the hand', 'la mano'] : e.at === 'top' ? ['the top of the deck', 'la parte superior del mazo'] : ['the resources', 'los recursos']) }),
  reveal: (l, e) => say(l, ['reveal {t}', 'muestra {t}'], { t: target(l, e.to) }),
  'reveal-one-by-one': (l, e) => say(l, ['one at a time, reveal cards from your deck until you stop or have revealed {n}', 'muestra cartas de tu mazo de una en una hasta que pares o hayas mostrado {n}'], { n: amount(l, e.max) }),
  search: (l, e) => say(l, ['search {n} of your deck for {k} {x} and {d}', 'busca entre {n} de tu mazo {k} {x} y {d}'], { n: e.top === 'all' ? say(l, ['all', 'todas']) : amount(l, e.top), k: amount(l, e.n), x: `${noun(l, e.cards)}${e.maxTotalCost === undefined ? '' : say(l, [' with combined cost {n} or less', ' con un coste combinado de {n} o menos'], { n: amount(l, e.maxTotalCost) })}`, d: say(l, KEEP[e.then] as Pair) }),
  name: (l) => say(l, ['name a card', 'nombra una carta']),
  number: (l) => say(l, ['choose a number', 'elige un número']),
  disclose: (l, e) => say(l, ['disclose {a}; if you do, {x}', 'revela {a}; si lo haces, {x}'], { a: e.aspects.join(', '), x: inner(l, e.then) }),
  attack: (l, e) => say(l, ['attack with {x}{m}', 'ataca con {x}{m}'], { x: typeof e.with === 'string' ? ref(l, e.with) : `${say(l, ['a', 'una'])} ${noun(l, e.with)}`, m: e.mods ? say(l, ['{c}, for this attack: {m}', '{c}, para este ataque: {m}'], { c: e.modsIf ? ` (${noun(l, e.modsIf)})` : '', m: modifiers(l, e.mods) }) : '' }) + (e.bonuses ?? []).map((b) => bonus(l, b)).join(''),
  play: (l, e) => say(l, ['play {x}{f}{g}', 'juega {x}{f}{g}'], { x: e.ref ? ref(l, e.ref) : noun(l, e.cards), f: e.free ? say(l, [' for free', ' gratis']) : e.less === undefined ? '' : say(l, ['; it costs {n} less', '; cuesta {n} menos'], { n: amount(l, e.less) }), g: e.grants ? `, ${modifiers(l, e.grants)}` : '' }),
  deploy: (l, e) => say(l, e.as === 'upgrade' ? ['deploy this leader as an upgrade', 'despliega este líder como mejora'] : ['deploy this leader', 'despliega este líder']),
  'take-initiative': (l, e) => say(l, ['{w} take the initiative', '{w}: toma la iniciativa'], { w: who(l, e.who) }),
  'use-ability': (l, e) => say(l, ['use an ability of {t}', 'usa una capacidad de {t}'], { t: target(l, e.of) }),
};

const TABLE: Table = { ...FLOW, ...FIELD, ...PILES };

export function effect(l: Language, e: Effect): string {
  return (TABLE[e.do] as (l: Language, e: Effect) => string)(l, e);
}

const SELF: Record<string, Pair> = {
  played: ['When Played', 'Cuando se juegue'], defeated: ['When Defeated', 'Cuando se derrote'], 'attack-declared': ['On Attack', 'Al atacar'],
  'attack-ended': ['When Attack Ends', 'Cuando termine un ataque'], deployed: ['When Deployed', 'Cuando se despliegue'], 'left-play': ['When this leaves play', 'Cuando abandone el juego'],
};
const OTHER: Record<string, Pair> = {
  played: ['When {x} is played', 'Cuando se juegue {x}'], defeated: ['When {x} is defeated', 'Cuando {x} sea derrotada'], 'attack-declared': ['When {x} attacks', 'Cuando {x} ataque'],
  damaged: ['When {x} is dealt damage', 'Cuando se inflija daño a {x}'], healed: ['When {x} is healed', 'Cuando se cure {x}'], entered: ['When {x} enters play', 'Cuando {x} entre en juego'],
  'attack-ended': ['When {x} ends an attack', 'Cuando {x} termine un ataque'], drawn: ['When cards are drawn', 'Cuando se roben cartas'], discarded: ['When {x} is discarded', 'Cuando se descarte {x}'],
  'phase-started': ['When the phase starts', 'Cuando empiece la fase'], 'left-play': ['When {x} leaves play', 'Cuando {x} abandone el juego'], attached: ['When {x} is attached', 'Cuando se vincule {x}'],
  'cards-readied': ['When you ready cards during the regroup phase', 'Cuando prepares cartas en la fase de reagrupamiento'],
};

function moment(l: Language, m: Moment): string {
  if (m.self && m.role === 'defender') return say(l, ['On Defense', 'Al defender']);
  const given = m.where ? say(l, [' (if {c})', ' (si {c})'], { c: condition(l, m.where) }) : '';
  if (m.self && m.role === 'dealer') return `${say(l, m.combat ? ['When this deals combat damage', 'Cuando inflija daño de combate'] : ['When this deals damage', 'Cuando inflija daño'])}${given}`;
  const via = m.via ? say(l, [' using {v}', ' usando {v}'], { v: m.via }) : '';
  if (m.self && m.defeatedDefender) return say(l, ['When this attacks and defeats a unit', 'Cuando ataque y derrote a una unidad']);
  if (m.self && SELF[m.on]) return `${say(l, SELF[m.on] as Pair)}${via}`;
  return say(l, OTHER[m.on] ?? ['When that happens', 'Cuando ocurra'], { x: m.who ? noun(l, m.who) : say(l, ['a card', 'una carta']) });
}

function costPart(l: Language, c: CostPart): string {
  if ('pay' in c) return say(l, ['{n} resource(s)', '{n} recurso(s)'], { n: amount(l, c.pay) });
  if ('exhaustSelf' in c) return say(l, ['exhaust', 'agotar']);
  if ('defeatSelf' in c) return say(l, ['defeat this', 'derrotar esta carta']);
  if ('useForce' in c) return say(l, ['use the Force', 'utilizar la Fuerza']);
  if ('damageSelf' in c) return say(l, ['deal {n} damage to this', 'infligir {n} de daño a esta carta'], { n: amount(l, c.damageSelf) });
  if ('damageBase' in c) return say(l, ['deal {n} damage to your base', 'infligir {n} de daño a tu base'], { n: amount(l, c.damageBase) });
  if ('defeat' in c) return say(l, ['defeat {x}', 'derrotar {x}'], { x: noun(l, c.defeat) });
  if ('discard' in c) return say(l, ['discard {x}', 'descartar {x}'], { x: noun(l, c.discard) });
  if ('exhaust' in c) return say(l, ['exhaust {x}', 'agotar {x}'], { x: noun(l, c.exhaust) });
  if ('returnToHand' in c) return say(l, ['return {x} to hand', 'devolver {x} a la mano'], { x: noun(l, c.returnToHand) });
  return say(l, ['defeat {x}', 'derrotar {x}'], { x: noun(l, c.removeUpgrade) });
}

type AbilityTable = { readonly [K in AbilityKind]: (l: Language, a: Extract<Ability, { a: K }>) => string };

const whileText = (l: Language, c: Parameters<typeof condition>[1] | undefined): string => (c ? say(l, ['While {c}: ', 'Mientras {c}: '], { c: condition(l, c) }) : '');

const ABILITIES: AbilityTable = {
  keyword: (l, a) => `${say(l, KEYWORD[a.keyword])}${a.n === undefined ? '' : ` ${a.n}`}${a.cost === undefined ? '' : ` [${[a.cost, ...(a.aspects ?? []).map((x) => say(l, ASPECT[x]))].join(' ')}]`}${a.effect ? ` — ${sentence(effect(l, a.effect))}` : ''}${a.ability ? ` — ${ability(l, a.ability)}` : ''}`,
  when: (l, a) => `${[...new Set(a.moments.map((m) => moment(l, m)))].join('/')}: ${sentence(effect(l, a.effect))}${a.once ? say(l, [' (Once each {o}.)', ' (Una vez por {o}.)'], { o: say(l, a.once === 'round' ? ['round', 'ronda'] : a.once === 'phase' ? ['phase', 'fase'] : ['game', 'partida']) }) : ''}`,
  action: (l, a) => `${say(l, a.epic ? ['Epic Action', 'Acción épica'] : ['Action', 'Acción'])}${a.cost.length > 0 ? ` [${a.cost.map((c) => costPart(l, c)).join(', ')}]` : ''}: ${a.needs ? say(l, ['If {c}, ', 'Si {c}, '], { c: condition(l, a.needs) }) : ''}${sentence(effect(l, a.effect))}`,
  constant: (l, a) => sentence(`${whileText(l, a.while)}${a.on === 'self' ? say(l, ['this unit', 'esta unidad']) : a.on === 'attached' ? say(l, ['the attached unit', 'la unidad vinculada']) : a.on === 'player' ? say(l, ['opponents', 'los adversarios']) : say(l, ['each {x}', 'cada {x}'], { x: noun(l, a.on) })}: ${modifiers(l, a.mods)}`),
  cost: (l, a) => sentence(`${whileText(l, a.while)}${priced(l, a.change)}: ${a.change.ignoreAspects ? say(l, ['ignore the aspect penalty', 'ignora la penalización por aspecto']) : a.change.less === undefined ? say(l, ['costs {n} more', 'cuesta {n} más'], { n: amount(l, a.change.plus ?? 0) }) : say(l, ['costs {n} less', 'cuesta {n} menos'], { n: amount(l, a.change.less) })}`),
  'own-cost': (l, a) => sentence(`${whileText(l, a.while)}${a.instead ? say(l, ['instead of paying its cost you may {c}', 'en vez de pagar su coste puedes {c}'], { c: costPart(l, a.instead) }) : a.less === undefined ? say(l, ['this costs {n} more', 'cuesta {n} más'], { n: amount(l, a.plus ?? 0) }) : say(l, ['this costs {n} less', 'cuesta {n} menos'], { n: amount(l, a.less) })}`),
  'additional-cost': (l, a) => sentence(say(l, ['additional cost of {x} for {w}: {c}', 'coste adicional de {x} para {w}: {c}'], { x: noun(l, a.cards), w: who(l, a.by), c: costPart(l, a.cost) })),
  event: (l, a) => sentence(effect(l, a.effect)),
  attach: (l, a) => sentence(say(l, ['attach to a {x}', 'vincula esta carta a: {x}'], { x: noun(l, a.to) })),
  'ban-named': (l) => sentence(say(l, ['opponents can’t play the named card', 'los adversarios no pueden jugar la carta nombrada'])),
  ban: (l, a) => sentence(say(l, ['{w} can’t play {x}', '{w}: no puede jugar {x}'], { w: who(l, a.by), x: noun(l, a.cards) })),
  'blank-first-event': (l) => sentence(say(l, ['the first event each opponent plays each round loses all abilities', 'el primer evento que juegue cada adversario en cada ronda pierde todas las capacidades'])),
  enters: (l, a) => sentence(`${whileText(l, a.while)}${say(l, a.ready ? ['enters play ready', 'entra en juego preparada'] : ['enters play damaged', 'entra en juego dañada'])}`),
  'smuggle-all': (l, a) => sentence(say(l, ['your resources gain Smuggle for their cost plus {n}', 'tus recursos ganan Contrabando por su coste más {n}'], { n: a.plus })),
};

export function ability(l: Language, a: Ability): string {
  return (ABILITIES[a.a] as (l: Language, a: Ability) => string)(l, a);
}

/** A card's rules text, one line for each ability. */
export const rulesText = (l: Language, abilities: readonly Ability[]): string[] => abilities.map((a) => ability(l, a));
