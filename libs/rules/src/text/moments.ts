/** When an ability triggers, in words. */
import type { Moment } from '../effects/nodes.js';
import { allRead } from '../effects/all-read.js';
import { type Language, type Phrase, say } from './language.js';
import { condition, countedNounIn, HEADER } from './nouns.js';
import { KEYWORD, who } from './words.js';

const SELF: Record<string, Phrase> = {
  played: 'When Played',
  defeated: 'When Defeated',
  'attack-declared': 'On Attack',
  'attack-ended': 'When Attack Ends',
  deployed: 'When Deployed',
  'left-play': 'When this card leaves play',
  readied: 'When this card readies',
  attached: 'When this card becomes attached',
  unattached: 'When this card becomes unattached',
  healed: 'When damage is healed from this card',
};
const OTHER: Record<string, Phrase> = {
  played: 'When {x} is played',
  defeated: 'When {x} is defeated',
  'attack-declared': 'When {x} attacks',
  damaged: 'When {x} is dealt damage',
  healed: 'When {x} is healed',
  entered: 'When {x} enters play',
  'attack-ended': 'When {x} ends an attack',
  drawn: 'When cards are drawn',
  discarded: 'When {x} is discarded',
  deployed: 'When {x} is deployed',
  'left-play': 'When {x} leaves play',
  attached: 'When {x} is attached',
  'bounty-collected': 'When a Bounty is collected',
  'phase-ended': 'When the phase ends',
  'cards-readied': 'When you ready cards during the regroup phase',
};
const BY_YOU: Record<string, Phrase> = {
  'bounty-collected': 'When you collect a Bounty',
  played: 'When you play {x}',
  damaged: 'When you deal damage to {x}',
  discarded: 'When you discard {x}',
  drawn: 'When you draw cards',
  created: 'When you create {x}',
  healed: 'When you heal damage from {x}',
  revealed: 'When you reveal {x}',
  deployed: 'When you deploy a leader',
  'initiative-taken': 'When you take the initiative',
  'force-used': 'When you use the Force',
};
const PHASE: Record<'action' | 'regroup', Phrase> = {
  action: 'When the action phase starts',
  regroup: 'When the regroup phase starts',
};
const START: Record<'action' | 'regroup', Phrase> = {
  action: 'at the start of the next action phase',
  regroup: 'at the start of the next regroup phase',
};

const phaseOf = (m: Moment): 'action' | 'regroup' | undefined =>
  m.on === 'phase-started' && m.where && 'phase' in m.where ? m.where.phase : undefined;

/** "When the first action phase starts". */
const isFirstPhase = ({ on, where }: Moment): boolean =>
  on === 'phase-started' &&
  where !== undefined &&
  'and' in where &&
  where.and.some((c) => 'round' in c && c.round === 1);

const FROM: Record<NonNullable<Moment['from']>, Phrase> = {
  resource: ' from resources',
  hand: ' from a hand',
  deck: ' from a deck',
};

/** Discarded and revealed cards belong to the player who does it. */
const OWN: Partial<Record<NonNullable<Moment['from']>, Phrase>> = {
  hand: ' from your hand',
  deck: ' from your deck',
  resource: ' from your resources',
};

const via = (l: Language, m: Moment): string =>
  m.from !== undefined
    ? say(
        l,
        (m.by === 'you' && (m.on !== 'played' || m.from === 'resource')
          ? OWN[m.from]
          : undefined) ?? FROM[m.from],
      )
    : m.via === undefined || m.via === 'pilot'
      ? ''
      : say(l, ' using {v}', { v: say(l, KEYWORD[m.via]) });

/** The target of the damage, if the condition asks for nothing else. */
const toWhat = (l: Language, { where }: Moment): string | undefined =>
  where && 'is' in where && where.is === 'subject'
    ? say(l, ' to {x}', { x: countedNounIn(l, 1, where.a) })
    : undefined;

/** The subject in `where`, if that asks for nothing else. */
const whatIs = (l: Language, { where }: Moment): string =>
  where && 'is' in where && where.is === 'subject'
    ? countedNounIn(l, 1, where.a)
    : say(l, 'a card');

/** Whatever is attached is an upgrade. */
const whatAttaches = (l: Language, { where }: Moment): string =>
  countedNounIn(l, 1, {
    ...(where && 'is' in where && where.is === 'subject' ? where.a : {}),
    type: 'Upgrade',
  });

/** For damage in an attack: what it is dealt to. */
function whileAttacking(l: Language, { where }: Moment): string | undefined {
  if (!where || !('and' in where) || where.and.length !== 2) return undefined;
  const [attacking, dealtTo] = where.and;
  if (!attacking || !('attacking' in attacking) || !dealtTo) return undefined;
  if (!('is' in dealtTo) || dealtTo.is !== 'subject') return undefined;
  return say(l, ' to {x} while attacking', { x: countedNounIn(l, 1, dealtTo.a) });
}

/** What the unit described by `who` does: deals damage, attacks and defeats. */
function ofAnother(l: Language, m: Moment, given: string): string | null {
  const x = m.who ? countedNounIn(l, 1, m.who) : say(l, 'a card');
  if (m.on === 'damaged' && m.role === 'dealer') {
    const words: Phrase = m.combat ? 'When {x} deals combat damage' : 'When {x} deals damage';
    return `${say(l, words, { x })}${toWhat(l, m) ?? given}`;
  }
  if (m.on === 'damaged' && m.combat && !m.by)
    return `${say(l, 'When combat damage is dealt to {x}', { x })}${given}`;
  if (m.on === 'attack-ended' && m.defeatedDefender)
    return `${say(l, 'When {x} attacks and defeats a unit', { x })}${given}`;
  if (m.on === 'attack-declared' && m.role === 'defender') {
    const attacked = m.attachedOnly ? say(l, 'the attached unit') : x;
    const by =
      m.where && 'is' in m.where && m.where.is === 'subject'
        ? say(l, ' by {y}', { y: whatIs(l, m) })
        : given;
    return `${say(l, 'When {x} is attacked', { x: attacked })}${by}`;
  }
  return null;
}

/** Whether the condition requires that the damaged unit survives. */
const survives = ({ where }: Moment): boolean => {
  const asked = JSON.stringify(where);
  return (
    asked === JSON.stringify({ atLeast: [{ remaining: 'self' }, 1] }) ||
    asked === JSON.stringify({ is: 'subject', a: { minRemaining: 1 } })
  );
};

function ofSelf(l: Language, m: Moment, given: string): string | null {
  if (m.on === 'damaged' && survives(m) && m.combat === undefined && m.role === undefined)
    return say(l, 'When this unit is dealt damage and survives');
  if (m.on === 'drawn') return `${say(l, 'When you draw this card')}${given}`;
  if (m.on === 'discarded')
    return `${say(l, 'When this card is discarded')}${via(l, { ...m, by: 'you' })}${given}`;
  if (m.role === 'defender') return say(l, 'On Defense');
  if (m.role === 'host')
    return `${say(l, 'When {x} attaches to this card', { x: whatAttaches(l, m) })}`;
  if (m.role === 'dealer')
    return `${say(l, m.combat ? 'When this unit deals combat damage' : 'When this unit deals damage')}${toWhat(l, m) ?? whileAttacking(l, m) ?? given}`;
  if (m.survived)
    return `${say(l, 'When this unit completes an attack')}${m.defeatedDefender ? say(l, ' that defeated the defender') : ''}`;
  if (m.defeatedDefender) return say(l, 'When this unit attacks and defeats a unit');
  if (m.on === 'damaged')
    return `${say(l, m.combat ? 'When combat damage is dealt to this unit' : 'When damage is dealt to this unit')}${given}`;
  if (m.on === 'defeated' && m.combat !== undefined)
    return `${say(l, m.combat ? 'When this card is defeated by combat damage' : 'When this card is defeated other than by combat damage')}${given}`;
  const words = SELF[m.on];
  if (!words) return null;
  if (m.via === 'pilot')
    return `${say(l, m.on === 'deployed' ? 'When deployed as an upgrade' : 'When played as an upgrade')}${given}`;
  return `${say(l, words)}${via(l, m)}${given}`;
}

/**
 * Names every field of a moment, so that a new one does not compile until it has its words here or
 * above. `together` has none: the sentence mentions one card even if there are several at once.
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
  if (isFirstPhase(m)) return say(l, 'When the first action phase starts');
  const blamed = m.enemyCause ? say(l, ' by an opponent') : '';
  const given = `${blamed}${m.where ? say(l, ' (if {c})', { c: condition(l, m.where) }) : ''}`;
  if (m.attachedOnly && m.on === 'attack-ended')
    return `${say(
      l,
      m.role === 'defender'
        ? 'When the attached unit’s defense ends'
        : m.survived
          ? 'When the attached unit completes an attack'
          : 'When the attached unit’s attack ends',
    )}${given}`;
  if (m.attachedOnly && m.on === 'readied')
    return `${say(l, 'When the attached unit readies')}${given}`;
  if (m.header !== undefined)
    return `${say(l, 'When you use a {h} ability', { h: say(l, HEADER[m.header]) })}${given}`;
  const own = m.self ? ofSelf(l, m, given) : null;
  if (own !== null) return own;
  const another = ofAnother(l, m, given);
  if (another !== null) return another;
  if (m.on === 'drawn' && (m.by === 'opponents' || m.by === 'each'))
    return `${say(l, m.by === 'each' ? 'When a player draws cards' : 'When an opponent draws cards')}${given}`;
  if (m.on === 'damaged' && m.combat === false && m.role === undefined)
    return m.by === 'you'
      ? `${say(l, 'When you deal non-combat damage')}${given}`
      : `${say(l, 'When non-combat damage is dealt to {x}', { x: m.who ? countedNounIn(l, 1, m.who) : whatIs(l, m) })}${given}`;
  const x = m.who ? countedNounIn(l, 1, m.who) : whatIs(l, m);
  if (m.on === 'damaged' && m.who && survives(m) && !m.by && !m.indirect)
    return say(l, 'When {x} is dealt damage and survives', { x });
  if (m.indirect) return say(l, 'When indirect damage is dealt to {x}', { x });
  const byYou = m.by === 'you' ? BY_YOU[m.on] : undefined;
  if (byYou)
    return `${say(l, byYou, { x })}${via(l, m)}${m.who === undefined && m.where && 'is' in m.where && m.on === 'played' ? '' : given}`;
  if (m.on === 'played' && m.by)
    return `${say(l, 'When {w} plays {x}', { w: who(l, m.by === 'opponents' ? 'opponent' : m.by), x })}${given}`;
  return `${say(l, OTHER[m.on] ?? 'When that happens', { x })}${via(l, m)}${given}`;
}

/** For something that happens once, later: "at the start of the next regroup phase". */
export function laterMoment(l: Language, m: Moment): string {
  const phase = phaseOf(m);
  if (phase) return say(l, START[phase]);
  if (m.on === 'phase-ended') return say(l, 'at the end of the phase');
  const text = moment(l, m);
  return text.charAt(0).toLowerCase() + text.slice(1);
}
