/** When an ability triggers, in words. */
import { type Moment } from '../effects/nodes.js';
import { allRead } from '../effects/all-read.js';
import { type Language, type Pair, say } from './language.js';
import { condition, counted, HEADER } from './nouns.js';
import { KEYWORD, who } from './words.js';

const SELF: Record<string, Pair> = {
  played: ['When Played', 'Cuando se juegue'],
  defeated: ['When Defeated', 'Cuando se derrote'],
  'attack-declared': ['On Attack', 'Al atacar'],
  'attack-ended': ['When Attack Ends', 'Cuando termine un ataque'],
  deployed: ['When Deployed', 'Cuando se despliegue'],
  'left-play': ['When this card leaves play', 'Cuando esta carta abandone el juego'],
  readied: ['When this card readies', 'Cuando esta carta se prepare'],
  attached: ['When this card becomes attached', 'Cuando esta carta se vincule'],
  unattached: ['When this card becomes unattached', 'Cuando esta carta se desvincule'],
  healed: ['When damage is healed from this card', 'Cuando se cure daño a esta carta'],
};
const OTHER: Record<string, Pair> = {
  played: ['When {x} is played', 'Cuando se juegue {x}'],
  defeated: ['When {x} is defeated', 'Cuando {x} sea derrotada'],
  'attack-declared': ['When {x} attacks', 'Cuando {x} ataque'],
  damaged: ['When {x} is dealt damage', 'Cuando se inflija daño a {x}'],
  healed: ['When {x} is healed', 'Cuando se cure {x}'],
  entered: ['When {x} enters play', 'Cuando {x} entre en juego'],
  'attack-ended': ['When {x} ends an attack', 'Cuando {x} termine un ataque'],
  drawn: ['When cards are drawn', 'Cuando se roben cartas'],
  discarded: ['When {x} is discarded', 'Cuando se descarte {x}'],
  'left-play': ['When {x} leaves play', 'Cuando {x} abandone el juego'],
  attached: ['When {x} is attached', 'Cuando se vincule {x}'],
  'bounty-collected': ['When a Bounty is collected', 'Cuando se cobre una Recompensa'],
  'phase-ended': ['When the phase ends', 'Cuando termine la fase'],
  'cards-readied': [
    'When you ready cards during the regroup phase',
    'Cuando prepares cartas en la fase de reagrupamiento',
  ],
};
const BY_YOU: Record<string, Pair> = {
  'bounty-collected': ['When you collect a Bounty', 'Cuando cobres una Recompensa'],
  played: ['When you play {x}', 'Cuando juegues {x}'],
  damaged: ['When you deal damage to {x}', 'Cuando inflijas daño a {x}'],
  discarded: ['When you discard {x}', 'Cuando descartes {x}'],
  drawn: ['When you draw cards', 'Cuando robes cartas'],
  created: ['When you create {x}', 'Cuando crees {x}'],
  revealed: ['When you reveal {x}', 'Cuando muestres {x}'],
  deployed: ['When you deploy a leader', 'Cuando despliegues un líder'],
  'initiative-taken': ['When you take the initiative', 'Cuando tomes la iniciativa'],
  'force-used': ['When you use the Force', 'Cuando utilices la Fuerza'],
};
const PHASE: Record<'action' | 'regroup', Pair> = {
  action: ['When the action phase starts', 'Cuando empiece la fase de acción'],
  regroup: ['When the regroup phase starts', 'Cuando empiece la fase de reagrupamiento'],
};
const START: Record<'action' | 'regroup', Pair> = {
  action: ['at the start of the next action phase', 'al principio de la siguiente fase de acción'],
  regroup: [
    'at the start of the next regroup phase',
    'al principio de la siguiente fase de reagrupamiento',
  ],
};

const phaseOf = (m: Moment): 'action' | 'regroup' | undefined =>
  m.on === 'phase-started' && m.where && 'phase' in m.where ? m.where.phase : undefined;

/** "When the first action phase starts". */
const isFirstPhase = ({ on, where }: Moment): boolean =>
  on === 'phase-started' &&
  where !== undefined &&
  'and' in where &&
  where.and.some((c) => 'round' in c && c.round === 1);

const FROM: Record<NonNullable<Moment['from']>, Pair> = {
  resource: [' from resources', ' de los recursos'],
  hand: [' from a hand', ' de una mano'],
  deck: [' from a deck', ' de un mazo'],
};

/** Discarded and revealed cards are those of whoever does it. */
const OWN: Partial<Record<NonNullable<Moment['from']>, Pair>> = {
  hand: [' from your hand', ' de tu mano'],
  deck: [' from your deck', ' de tu mazo'],
};

const via = (l: Language, m: Moment): string =>
  m.from !== undefined
    ? say(l, (m.by === 'you' && m.on !== 'played' ? OWN[m.from] : undefined) ?? FROM[m.from])
    : m.via === undefined || m.via === 'pilot'
      ? ''
      : say(l, [' using {v}', ' usando {v}'], { v: say(l, KEYWORD[m.via]) });

/** What the damage is dealt to, where nothing else is asked. */
const toWhat = (l: Language, { where }: Moment): string | undefined =>
  where && 'is' in where && where.is === 'subject'
    ? say(l, [' to {x}', ' a {x}'], { x: counted(l, 1, where.a) })
    : undefined;

/** The subject that `where` asks for, where it asks for nothing else. */
const whatIs = (l: Language, { where }: Moment): string =>
  where && 'is' in where && where.is === 'subject'
    ? counted(l, 1, where.a)
    : say(l, ['a card', 'una carta']);

/** What a unit of which `who` speaks does: deals damage, attacks and defeats. */
function ofAnother(l: Language, m: Moment, given: string): string | null {
  const x = m.who ? counted(l, 1, m.who) : say(l, ['a card', 'una carta']);
  if (m.on === 'damaged' && m.role === 'dealer') {
    const words: Pair = m.combat
      ? ['When {x} deals combat damage', 'Cuando {x} inflija daño de combate']
      : ['When {x} deals damage', 'Cuando {x} inflija daño'];
    return `${say(l, words, { x })}${toWhat(l, m) ?? given}`;
  }
  if (m.on === 'damaged' && m.combat && !m.by)
    return `${say(l, ['When combat damage is dealt to {x}', 'Cuando se inflija daño de combate a {x}'], { x })}${given}`;
  if (m.on === 'attack-ended' && m.defeatedDefender)
    return `${say(l, ['When {x} attacks and defeats a unit', 'Cuando {x} ataque y derrote a una unidad'], { x })}${given}`;
  if (m.on === 'attack-declared' && m.role === 'defender') {
    const attacked = m.attachedOnly ? say(l, ['the attached unit', 'la unidad vinculada']) : x;
    const by =
      m.where && 'is' in m.where && m.where.is === 'subject'
        ? say(l, [' by {y}', ' por {y}'], { y: whatIs(l, m) })
        : given;
    return `${say(l, ['When {x} is attacked', 'Cuando {x} sea atacada'], { x: attacked })}${by}`;
  }
  return null;
}

function ofSelf(l: Language, m: Moment, given: string): string | null {
  if (m.on === 'drawn')
    return `${say(l, ['When you draw this card', 'Cuando robes esta carta'])}${given}`;
  if (m.on === 'discarded')
    return `${say(l, ['When this card is discarded', 'Cuando se descarte esta carta'])}${via(l, { ...m, by: 'you' })}${given}`;
  if (m.role === 'defender') return say(l, ['On Defense', 'Al defender']);
  if (m.role === 'host')
    return `${say(l, ['When {x} becomes attached to this card', 'Cuando se vincule {x} a esta carta'], { x: whatIs(l, m) })}`;
  if (m.role === 'dealer')
    return `${say(l, m.combat ? ['When this unit deals combat damage', 'Cuando esta unidad inflija daño de combate'] : ['When this unit deals damage', 'Cuando esta unidad inflija daño'])}${toWhat(l, m) ?? given}`;
  if (m.survived)
    return `${say(l, ['When this unit completes an attack', 'Cuando esta unidad complete un ataque'])}${m.defeatedDefender ? say(l, [' that defeated the defender', ' en el que haya derrotado al defensor']) : ''}`;
  if (m.defeatedDefender)
    return say(l, [
      'When this unit attacks and defeats a unit',
      'Cuando esta unidad ataque y derrote a una unidad',
    ]);
  if (m.on === 'damaged')
    return `${say(l, m.combat ? ['When combat damage is dealt to this unit', 'Cuando se inflija daño de combate a esta unidad'] : ['When damage is dealt to this unit', 'Cuando se inflija daño a esta unidad'])}${given}`;
  if (m.on === 'defeated' && m.combat !== undefined)
    return `${say(l, m.combat ? ['When this card is defeated by combat damage', 'Cuando esta carta sea derrotada por daño de combate'] : ['When this card is defeated other than by combat damage', 'Cuando esta carta sea derrotada, salvo por daño de combate'])}${given}`;
  const words = SELF[m.on];
  if (!words) return null;
  if (m.via === 'pilot')
    return `${say(l, ['When played as an upgrade', 'Cuando se juegue como mejora'])}${given}`;
  return `${say(l, words)}${via(l, m)}${given}`;
}

/**
 * Names every field of a moment, so that one that is added does not compile before it was given its words here or above. `together` has none: of
 * several cards at once the sentence speaks of one.
 */
function nameAll(m: Moment): void {
  const { on: _on, self: _self, who: _who, by: _by, where: _where, role: _role, ...how } = m;
  const { combat: _c, indirect: _i, from: _f, header: _h, via: _v, together: _t, ...end } = how;
  const { attachedOnly: _a, survived: _s, defeatedDefender: _d, enemyCause: _e, ...rest } = end;
  allRead(rest);
}

export function moment(l: Language, m: Moment): string {
  nameAll(m);
  const phase = phaseOf(m);
  if (phase) return say(l, PHASE[phase]);
  if (isFirstPhase(m))
    return say(l, [
      'When the first action phase starts',
      'Cuando empiece la primera fase de acción',
    ]);
  const blamed = m.enemyCause ? say(l, [' by an opponent', ' por un adversario']) : '';
  const given = `${blamed}${m.where ? say(l, [' (if {c})', ' (si {c})'], { c: condition(l, m.where) }) : ''}`;
  if (m.attachedOnly && m.on === 'attack-ended')
    return `${say(l, m.role === 'defender' ? ['When the attached unit’s defense ends', 'Cuando termine la defensa de la unidad vinculada'] : ['When the attached unit’s attack ends', 'Cuando termine el ataque de la unidad vinculada'])}${given}`;
  if (m.attachedOnly && m.on === 'readied')
    return `${say(l, ['When the attached unit readies', 'Cuando se prepare la unidad vinculada'])}${given}`;
  if (m.header !== undefined)
    return `${say(l, ['When you use a {h} ability', 'Cuando uses una capacidad {h}'], { h: say(l, HEADER[m.header]) })}${given}`;
  const own = m.self ? ofSelf(l, m, given) : null;
  if (own !== null) return own;
  const another = ofAnother(l, m, given);
  if (another !== null) return another;
  const x = m.who ? counted(l, 1, m.who) : whatIs(l, m);
  if (m.indirect)
    return say(
      l,
      ['When indirect damage is dealt to {x}', 'Cuando se inflija daño indirecto a {x}'],
      { x },
    );
  const byYou = m.by === 'you' ? BY_YOU[m.on] : undefined;
  if (byYou)
    return `${say(l, byYou, { x })}${via(l, m)}${m.who === undefined && m.where && 'is' in m.where && m.on === 'played' ? '' : given}`;
  if (m.on === 'played' && m.by)
    return `${say(l, ['When {w} plays {x}', 'Cuando {w} juegue {x}'], { w: who(l, m.by), x })}${given}`;
  return `${say(l, OTHER[m.on] ?? ['When that happens', 'Cuando ocurra'], { x })}${via(l, m)}${given}`;
}

/** For what happens once, later: "at the start of the next regroup phase". */
export function laterMoment(l: Language, m: Moment): string {
  const phase = phaseOf(m);
  if (phase) return say(l, START[phase]);
  if (m.on === 'phase-ended') return say(l, ['at the end of the phase', 'al final de la fase']);
  const text = moment(l, m);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
