/**
 * Two texts that say the same in the same order become the same words: case, icons, articles and plurals go.
 */

/** What a unit is given that is no token. */
const GIFT =
  '(?:[+-][\\dx]+/[+-][\\dx]+|sentinel|overwhelm|raid|restore|saboteur|ambush|grit|shielded|hidden)';

/** Quotes and hyphens of every kind. */
const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/[’‘]/g, "'"],
  [/[“”"]/g, ' '],
  [/[–—‑]/g, '-'],
];

/** "Choose a unit. It loses all abilities": what is chosen only to be spoken of. */
const CHOSEN: readonly [RegExp, string] = [
  /\bchoose ((?:an?|another|up to \d|any number of|each) [^.,:;/]*?)(?:\.| and) (?:each (?:of )?)?(?:it|chosen unit) (?=(?:gets?|loses?|cannot|deals?)\b)/g,
  '$1 ',
];

/** What is said in other words on either side, before the words are taken apart. */
const PHRASES: readonly (readonly [RegExp, string])[] = [
  [/[{[]*c=(\d+)\}*/g, '$1 '],
  [/\{+exhaust\}+/g, 'exhaust'],
  [/(\d+) resources?(?=[,\]])/g, '$1'],
  [/use this ability only once each round/g, 'once each round'],
  [/when this unit is attacked/g, 'on defense'],
  [/choose two, in any order/g, 'choose 2'],
  [/choose one:/g, 'choose 1'],
  [/\btwo\b/g, '2'],
  [/for (this|the) (phase|attack|round)/g, 'this $2'],
  [/\bthat (you control|you play|you played)\b/g, '$1'],
  [/\bthat (?:card|unit|upgrade)'s\b/g, 'its'],
  [/\bthis (?:unit|card|upgrade|leader)'s\b/g, "this's"],
  [
    /\b(?:in|from) (your|its owner's|that player's|their|a|an opponent's) discard pile\b/g,
    'from $1 discard pile',
  ],
  // A pair of triggers with a stroke between them, and bases among what is spoken of as "this" and "that".
  [/\b(when \w+|on attack) \/ (?=when|on attack)/g, '$1/'],
  [/\bthis base's\b/g, "this's"],
  [/\bthis base\b/g, 'this'],
  [/\b(?:that base|the (?:returned|played|chosen) (?:card|unit))'s\b/g, 'its'],
  [/\b(?:that base|the chosen (?:card|unit)|the card you played)\b/g, 'it'],
  // Slips of the printed source.
  [/\bdamage form a\b/g, 'damage from a'],
  [/\btakes contol\b/g, 'takes control'],
  [/\bready a resouce\b/g, 'ready a resource'],
  [/: dn opponent\b/g, ': an opponent'],
  [/\/ dn opponent\b/g, '/ an opponent'],
  // A person who readies or goes home is the unit whose ability it is; what is "hers" is its own.
  [/\b(ready|return) (?:him|her)\b/g, '$1 this'],
  [/\bher (?=\w+)(?!(?:for|as|if|on|to|and|in|gain|gains|get|gets|can)\b)/g, 'its '],
  // What a card costs, and who pays it, without its kind.
  [/\binstead of paying this event's cost\b/g, 'instead of paying its cost'],
  [
    /\bas an additional cost (to play [^,.:]+|for [^,.:]+?),(?: they must)? /g,
    'additional cost $1: ',
  ],
  [
    /\bwhile playing this (?:upgrade|unit|card) on ([^,.]+), it costs (\d) less to play/g,
    'this costs $2 less to play on $1',
  ],
  // How a leader lies when the game starts is told by its facts.
  [/\bthis leader starts the game with this side faceup\./g, ''],
  // Places: an upgrade is in the arena of its unit, a unit in play wherever a unit is.
  [/\bunits in the (ground|space) arena\b/g, '$1 units'],
  [/\b(?:attached unit's|the attached unit's) arena\b/g, 'this arena'],
  [/\bunit in play with\b/g, 'unit with'],
  [/\bfrom any player's discard pile\b/g, 'from a discard pile'],
  [/\breturned to its owner's hand by\b/g, 'returned to hand by'],
  [
    /\bdiscard the top card of (?=(?:your|the defending player's|an opponent's) deck)/g,
    'discard a card from ',
  ],
  // A card is discarded from the hand where nothing else is said.
  [/\b(discards? (?:an?|\d) cards?) from (?:your|their) hand(?=[.,]| \/|$)/g, '$1'],
  [/\bdiscard 1 of those cards(?=\. if you do, that player draws)/g, 'discard a card from it'],
  // A name says which card; its kind says no more.
  [/\bplay cards with that name\b/g, 'play the named card'],
  [/\bcopy of the named card in their hand\b/g, 'card in their hand with that name'],
  [/\ban upgrade named /g, 'a '],
  [/\bplay that (?:upgrade|unit|event)\b/g, 'play it'],
  [/\b(?:that token unit's|that resource's|those units')/g, 'its'],
  [/\bthe card's\b/g, 'its'],
  // Numbers and kinds that can only be these.
  [/\bat least (\d+) /g, '$1 or more '],
  [/\b(\d+ or more) different aspects among\b/g, '$1 aspects among'],
  [/\b(up to \d) different (?=\w+ units)/g, '$1 '],
  [/\bof your choice\b/g, ''],
  [/\ba pilot upgrade attaches\b/g, 'a pilot attaches'],
  [/\ba ready friendly resource\b/g, 'a friendly resource'],
  [/\bloses its current abilities and\b/g, 'loses all abilities and'],
  // 8.15: whatever loses all abilities gains none either; the print says it only on older cards.
  [
    /\b(loses? all abilities(?: except(?: for)? \w+(?: actions)?)?) and can't gain abilities\b/g,
    '$1',
  ],
  [/\bexcept for\b/g, 'except'],
  [/\bthat (has|have) 1 or more keywords\b/g, 'with 1 or more keywords'],
  [/\banother player controls\b/g, 'an opponent controls'],
  [/\bcreate another\b/g, 'create a'],
  [/\bif you do either,/g, 'if you do,'],
  [/\byou may resource up to\b/g, 'resource up to'],
  [/\bresource ([^.]+?)\. ready each card resourced this way\b/g, 'resource $1 and ready it'],
  [/\b(search [^.:]*? for) up to (?=\d)/g, '$1 '],
  [/\bgive a shield to\b/g, 'give a shield token to'],
  [/\bcredits?\b(?! tokens?)/g, 'credit token'],
  [/\bthere's\b/g, 'there is'],
  [/\bis not (villainy|heroism)\b/g, 'is non-$1'],
  [/\bwasn't\b/g, 'was not'],
  [/\bmay (?=attack units in either arena)/g, 'can '],
  [/\bcan attach to\b/g, 'can be attached to'],
  [/\bcan't attach to\b/g, "can't be attached to"],
  [/\b(?:can't be|isn't|aren't) (defeated by having no remaining hp)\b/g, 'is not $1'],
  [/\bthat have damaged\b/g, 'that damaged'],
  [/\bthat are (?=\w+ed\b)/g, 'that is '],
  [/\bbecomes (un)?attached (?:to|from) (?=an? )/g, 'becomes $1attached on '],
  [/\bthis upgrade attaches to (?=an? )/g, 'this upgrade becomes attached on '],
  [/\bthis upgrade detaches from (?=an? )/g, 'this upgrade becomes unattached on '],
  [/\bafter completing the attack\b/g, 'after completing this attack'],
  [/\battack ends: if this unit deals\b/g, 'attack ends: if this unit dealt'],
  [/\bif it attacks (?=an? )/g, "if it's attacking "],
  [/\byou may instead ([^.:/]+)/g, 'you may $1 instead'],
  [/\b(more cards in) (?:its|their) (hand than)\b/g, '$1 $2'],
  [/\bif they have\b/g, 'if it has'],
  [/\bif damage would be dealt to ([^,.:]+), prevent\b/g, 'if $1 would be dealt damage, prevent'],
  // 1 of it is less than all of it.
  [/\bprevent 1 of that damage\b/g, 'prevent a single point of that damage'],
  // "1 damage for each damage on it" is "damage equal to the damage on it".
  [/\bdeal 1 damage ([^.:/]*?)for each (damage on )/g, 'deal damage $1equal to the $2'],
  [
    /\b(deal \d+ damage to an? [^.:/]*)\. if a unit is defeated this way\b/g,
    "$1. if it's defeated this way",
  ],
  // Cards of a pile that are chosen only to be put elsewhere.
  [
    /\bchoose (up to \d [^.:/]*?) (?:in|from) ([^.:/]*? discard pile)\. put them on\b/g,
    'put $1 from $2 on',
  ],
  // While a unit attacks or defends, in its own words and in those of another.
  [/\bwhile this unit is (attacking|defending), (?:he|she|it)\b/g, 'while $1, this unit'],
  [/\bwhile (?:this unit is|it's|he's|she's) (?=attacking|defending)/g, 'while '],
  [/\b(him|her|them|he|she|they)\b/g, 'it'],
  [/\b(his|their)\b/g, 'its'],
  [/\bthis (card|unit|leader|event|upgrade)\b/g, 'this'],
  [/\bthat (?:friendly |enemy )?(card|unit)\b/g, 'it'],
  [/\bthe (?:returned|played) (?:card|unit)\b/g, 'it'],
  [/\bthose (?:cards|units|tokens|upgrades)\b/g, 'it'],
  [/\bthat (?:player|opponent)'s\b/g, 'its'],
  [/\bthat (?:player|opponent)\b(?! controls)/g, 'it'],
  [/\bit's\b/g, 'it is'],
  [/isn't/g, 'is not'],
  [/can't/g, 'cannot'],
  [/don't/g, 'do not'],
  [/didn't/g, 'did not'],
  [/doesn't/g, 'does not'],
  // Errata of 2026: one word for a card that becomes a resource, and the unit that defends.
  [/\bput ([^/.]+?) into play as (?:a resource|resources)\b/g, 'resource $1'],
  [/\bdefending unit\b/g, 'defender'],
  [/\bowners'/g, "owner's"],
  [/you've/g, 'you'],
  [/\bor less power\b/g, 'or less power'],
  [/(draws?|ready|pays?) (up to )?(\d+) (?:cards?|(?:friendly )?resources?)/g, '$1 $2$3'],
  [/attached to unit/g, 'attached'],
  [/the attached unit/g, 'attached unit'],
  [/, (?:reveal it,? and) /g, ' reveal and '],
  [/reveal (?:it|them),? and draw (?:it|them)/g, 'reveal and draw it'],
  // One or more cards that are drawn are cards that are drawn.
  [/\b(?:1|one) or more (?=\w)/g, ''],
  [/\b(?:has been|have been|were)\b/g, 'was'],
  [/\ba different\b/g, 'another'],
  [/\band\/or\b/g, 'or'],
  // One attacks with what one controls, and readies what one controls;
  // a Pilot that is played as an upgrade is not "When Played".
  [/\battack with an? friendly /g, 'attack with a '],
  [/\b(attack with [^.]*? or )an? friendly /g, '$1a '],
  [/\bready a friendly resource/g, 'ready a resource'],
  [/\bwhen played as a unit\b/g, 'when played'],
  [/\byou do not control another\b/g, 'you control no other'],
  [/\byou do not control (?:an?|any) /g, 'you control no '],
  [/(^|[.:/] +)while ([^,.]+), (?=this costs )/g, '$1if $2, '],
  [
    /\b(deal|heal) (\d+ damage (?:to|from) [^.:/]+?)\. (?:then, )?\1 (?=\d+ damage (?:to|from))/g,
    '$1 $2 and ',
  ],
  [
    /\battack with a ([^.,:/]*?)unit\. (?:then, )?attack with another \1unit\b/g,
    'attack with 2 $1units',
  ],
  [/\b(units?|upgrades?) or (upgrades?|leaders?)\b/g, '$1 $2'],
  // The arena of the unit spoken of.
  [/\bin (?:its|the same|this's|this) arena\b/g, 'in same arena'],
  [/\byou have drawn\b/g, 'you drawn'],
  [/\bdealt damage to\b/g, 'damaged'],
  [/\buse this ability (?:only|no more than)\b/g, ''],
  [/\b(\d (?:less|more)) cards? in your starting hand/g, '$1 in your starting hand'],
  // What is neither unit nor leader is an event or upgrade; all of them are cards.
  [/\bevents? or upgrades?\b/g, 'non-unit card'],
  [/\bunit,? (?:or )?upgrade (?:or )?leader\b/g, 'card'],
  [
    /\b(attached unit is a leader unit)(?:\.| and)?(?: \/)?(?: attached unit| it)? (?=gains|gets)/g,
    '$1 ',
  ],
  // "A number of tokens equal to", "the amount of damage on it".
  [/\ba number of (?=\w+ tokens? )/g, ''],
  [/\bthe amount of (?=damage)/g, 'the '],
  [/\bthe defeated unit's/g, "the defender's"],
  [/\ban enemy unit has attacked your base\b/g, 'your base was attacked'],
  [/\bdamage is dealt to your base\b/g, 'your base is dealt damage'],
  [/\bwith cost equal to or less than\b/g, 'that costs the same as or less than'],
  [/\baspect penalt(?:y|ies) of\b/g, 'aspect penalties on'],
  [/\bits cost is (odd|even)\b/g, 'it has an $1 cost'],
  [/\bcontrolled by the defending player\b/g, 'the defending player controls'],
  [/\byou control an upgraded base\b/g, 'your base is upgraded'],
  [/\bif you control it,/g, 'if it is a friendly unit,'],
  [/\ba third friendly\b/g, 'another friendly'],
  [/ (?:for )?this phase instead\b/g, ' instead'],
  [/\bunits? named /g, ''],
  [/(if you do, [^/]*?)\b(?:if you do not|otherwise),/g, '$1otherwise,'],
  // "Give a unit a Shield token", what is resourced together, and what is dealt to whom and how much.
  [
    /\bgive (another [^.,:;/]*?|an? [^.,:;/]*?|this|each [^.,:;/]*?|it) ((?:an?|\d) (?:shield|experience|advantage|weakness) tokens?)/g,
    'give $2 to $1',
  ],
  [/\b(resource [^.:/]+?)\. resource (?!you)/g, '$1 and '],
  [
    /\b(damage) (equal to [^.:/]+?) (to (?:an?|another|each|your|its) [^.:/]+?)(?=[.,]| \/|$)/g,
    '$1 $3 $2',
  ],
  [/\b(deal|heal) damage ([^.:/]*?)equal to twice the number of /g, '$1 2 damage $2for each '],
  [
    /\bchoose ((?:an?|another) [^.,:;/]*?)(?:\.| and) ((?:you may )?(?:deal|heal|give) [^.,:;/]*? (?:to|from)) it\b/g,
    '$2 $1',
  ],
  [/\byou may choose ([^.:/]+?)\. this captures it\b/g, 'you may have this capture $1'],
  // "1 damage for each" is "damage equal to the number of".
  [/\b(damage [^.:/]*?)equal to the number of /g, '$1for each '],
  [/\bfor each damage (dealt|healed) this way/g, 'equal to damage $1 this way'],
  [/\bthe attacker (?=gets|gains)/g, 'it '],
  // An attack that ends is one that is completed where the attacker survived it.
  [
    /\b(when )(?:this's )?attack ends: if the defender was defeated,/g,
    '$1this attacks and defeats a unit:',
  ],
  [
    /\bwhen ([^:.]*?)'s attack ends: if the defender was defeated,/g,
    'when $1 attacks and defeats a unit:',
  ],
  [/\bwhen attack ends: if this survived,/g, 'when this completes an attack:'],
  [/\b(completes an attack): if the defender was defeated,/g, '$1 that defeated the defender:'],
  [/\bwhen ([^:.]*?)'s attack ends:/g, 'when $1 ends an attack:'],
  // Fewer than another is that the other has more.
  [/\byou (control|have) fewer ([^.,]+?) than ([^.,]+?)(?=,|$)/g, '$3 $1s more $2 than you'],
  [/\b(\w+) haves more\b/g, '$1 has more'],
  [/\bfrom among\b/g, 'from'],
  [/\b(damage[^.,]*? (?:from|among)) (?:each of )?any number of\b/g, '$1'],
  [/\b(distribute [^.,]*? among) any number of\b/g, '$1'],
  [/ (in )?total(?= damage| from)/g, ''],
  [/\bnext regroup phase\b/g, 'regroup phase'],
  [/\battached to (?=an? |it\b|this\b|the |another |attached )/g, 'on '],
  [/\bthat (?:is|are) on\b/g, 'on'],
  [/\bthat (?=(?:the |an |each )?(?:defending player|opponent|player) controls?\b)/g, ''],
  [/\bthat (?=(?:that player|an opponent|its controller|it) controls?\b)/g, ''],
  // Friendly is what you control; a player has one base.
  [
    /\b((?:non-)?(?:leader |token )?(?:unit|resource|leader|upgrade|credit token|token)s?) you control\b/g,
    'friendly $1',
  ],
  [/\bfriendly base\b/g, 'your base'],
  [/\b(?:an opponent's|the opponent's) base\b/g, 'enemy base'],
  // A constant ability asks "if" or "while" about the unit it is on.
  [/\bif (?=(?:the )?attached unit is\b[^.]*\b(?:gets|gains|has)\b)/g, 'while '],
  [/\bif (?=[^.:,]*, this enters play ready)/g, 'while '],
  // Of what is known already it is enough to say what it is.
  [/\b(is (?:not )?an? [^.,]*?) (?:card|unit)(?=,)/g, '$1'],
  [
    /\beither ([^.]*?),? or (?=(?:it discards|ready|exhaust|deal|draw|discard|give|heal|return|put|use|pay|defeat|create)\b)/g,
    'choose 1 $1 ',
  ],
  // "Give it Sentinel" and "it gains Sentinel".
  [
    new RegExp(`\\bgive ((?:(?! tokens?\\b(?! units?\\b))[^.,:;/])+?) (?=${GIFT})`, 'g'),
    '$1 gets ',
  ],
  [/\b(deals?) its combat damage\b/g, '$1 combat damage'],
  [/\bgains?\b/g, 'gets'],
  [
    /\b(gets (?:[^.:/]|\d\/[+-])+?) this (phase|attack)\. it (cannot [^.:/]+?) this \2/g,
    '$1 and $3 this $2',
  ],
  [
    /\b(gets [^ .]+) this attack and (deals? combat damage before the defender)/g,
    '$1 and $2 this attack',
  ],
  [new RegExp(`(${GIFT}),? and gets (?=${GIFT})`, 'g'), '$1 and '],
  // "Choose a unit. It loses all abilities."
  CHOSEN,
  // Combat damage is dealt in the attack alone.
  [/\b(deals? combat damage before the defender) this attack\b/g, '$1'],
  [/\bdeals combat damage (equal to its remaining hp)\b/g, 'deals damage $1'],
  // "You may do this. If you do not, do that" and "either do this or do that".
  [/\byou may ([^.:/]*)\. if you do not, /g, 'choose 1 $1 '],
  [/\beither (deal \d+ damage [^.]*?) or (?=\d+ damage)/g, 'choose 1 $1 deal '],
  [/\bchoose 1 choose 1\b/g, 'choose 1'],
  // "They may do this. If they do not, do that" and "do that unless they do this".
  [
    /\bchoose an opponent\. it may ([^.:/]*)\. if it do not, ([^.:/]*)/g,
    '$2 unless an opponent $1',
  ],
  [/\b(an opponent) may ([^.:/]*)\. if it do not, ([^.:/]*)/g, '$3 unless $1 $2'],
  [/\b(its controller) must (pay \d+) or exhaust it\b/g, 'exhaust it unless $1 $2'],
];

/** For how long stands before or behind what is done. */
const DURATION: readonly (readonly [RegExp, string])[] = [
  [/(^|[.:/] +|gains +)for (this|the) (phase|attack), ([^.]+)/g, '$1$4 for this $3'],
];
/** So do the condition of a constant ability and that of which there are several. */
const MOVES: readonly (readonly [RegExp, string])[] = [
  [/(^|[.:/] +)at the (start|end) of (the [^,.:]*phase), ([^.]+)/g, '$1$4 at the $2 of $3'],
  [/(^|[.:/] +|gets +)for (each|every) ([^,.]+), ([^.]+)/g, '$1$4 for $2 $3'],
  [/\b(this (?:phase|attack)) (for (?:each|every) [^./]+)/g, '$2 $1'],
  [/(^|[.:/] +|gets +)while ([^,.]+), ([^.]+)/g, '$1$3 while $2'],
  CHOSEN,
];
const ARTICLES = new Set([
  'a',
  'an',
  'the',
  'then',
  'and',
  'also',
  'to',
  'each',
  'all',
  'of',
  'from',
  '/',
  '1',
]);
/** Descriptions in front of a noun stand in any order. */
const ADJECTIVE =
  /^(friendly|enemy|leader|token|defending|damaged|undamaged|non-\w+|unique|ground|space|exhausted|ready|upgraded|attacking|other|another|vigilance|command|aggression|cunning|heroism|villainy|[a-z']+-trait)$/;

const singular = (word: string): string =>
  /(?:ch|sh|ss)es$/.test(word)
    ? word.slice(0, -2)
    : /ies$/.test(word)
      ? `${word.slice(0, -3)}y`
      : /[^su]s$/.test(word) && word.length > 3
        ? word.slice(0, -1)
        : word === 'does'
          ? 'do'
          : word;

function sorted(words: readonly string[]): string[] {
  const out: string[] = [];
  let run: string[] = [];
  for (const w of [...words, '']) {
    if (ADJECTIVE.test(w)) run.push(w);
    else {
      out.push(...run.sort(), w);
      run = [];
    }
  }
  return out.filter((w) => w !== '');
}

/** How a card can be played otherwise is said first or last, and what it costs anywhere. */
const inOrder = (lines: readonly string[]): readonly string[] => {
  const otherwise = (line: string): boolean => /^(?:Smuggle|Piloting|Plot)\b/.test(line);
  const cost = (line: string): boolean => /\bthis (?:unit|card|event|upgrade) costs \d/i.test(line);
  const first = lines.filter((x) => cost(x) && !otherwise(x));
  const rest = lines.filter((x) => !cost(x) && !otherwise(x));
  return [...first, ...rest, ...lines.filter(otherwise)];
};

/** @returns the words of the lines, in order. */
export function normalise(lines: readonly string[], traits: ReadonlySet<string>): string {
  const text = [...SIGNS, ...DURATION, ...PHRASES, ...MOVES].reduce(
    (t, [from, to]) => t.replace(from, to),
    inOrder(lines).join(' / ').toLowerCase(),
  );
  const words = text
    .replace(/[.,:;()[\]{}!?]/g, ' ')
    .split(/\s+/)
    .filter((w) => w !== '' && !ARTICLES.has(w))
    .map(singular)
    .map((w) => (traits.has(w) ? `${w}-trait` : w));
  return sorted(words).join(' ');
}
