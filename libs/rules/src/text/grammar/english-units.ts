/**
 * Which of two units is meant, where it is, and what is attached to it. These turns match the
 * results of all others.
 */
export const UNITS: readonly (readonly [RegExp, string])[] = [
  // One of two units.
  [
    /\b(A friendly [^.“”]*?unit deals [^.“”]*?to an enemy [^.“”]*?on) that unit\b/g,
    '$1 the friendly unit',
  ],
  [
    /\b(A friendly [^.“”]*?unit deals [^.“”]*?to an enemy [^.“”]*?\. If )that unit has ([^.“”]*?, )that unit deals/g,
    '$1the friendly unit has $2it deals',
  ],
  [
    /\b(A friendly [^.“”]*?unit deals [^.“”]*?to an enemy [^.“”]*?\. If )that unit has/g,
    '$1the friendly unit has',
  ],
  [
    /\b(Give an enemy unit [^.“”]*?\. If you control a [^.,“”]*?unit, )it gets/g,
    '$1the enemy unit gets',
  ],
  [
    /\b(Attack with a (?:space|ground) unit\. If you do, attack with a (ground|space) unit)\. It gets/g,
    '$1, and that $2 unit gets',
  ],
  [
    /\b(Choose up to 2 [^.“”]*?\. An opponent chooses 1 of) them(\. Return that unit to its owner’s hand)\. Put the rest\b/g,
    '$1 those units$2 and put the other',
  ],
  [/\b([Tt]o an enemy base: [^“”]*?)that its controller controls/g, '$1that opponent controls'],
  [/\b(to an enemy base: [^“”]*?)an opponent plays/g, '$1that opponent plays'],
  [
    /\b(from the defending player’s deck\.[^“”]*?) that the defending player controls/g,
    '$1 that player controls',
  ],
  [
    /\b(at the defending player’s hand\.[^“”]*?[Ii]f you do, )the defending player draws/g,
    '$1that player draws',
  ],
  [
    /\b([Ii]f you control more units than the defending player, [^.“”]*?) that the defending player controls/g,
    '$1 they control',
  ],
  [
    /\b(that the defending player controls\. If you do, deal indirect damage) to the defending player (equal to [^.“”]*?)(?=\.|$)/g,
    '$1 $2 to that player',
  ],
  [
    /\b(deal indirect damage) to the controller of the chosen unit equal to the chosen unit’s power/g,
    '$1 equal to the enemy unit’s power to its controller',
  ],
  [
    /\b(to its owner’s hand\. You may use the Force\. If you do, )its owner discards/g,
    '$1that player discards',
  ],
  [
    /\b([Rr]eady a friendly unit) (with power equal to or less than) the first unit in the same arena/g,
    '$1 in the same arena $2 that enemy unit',
  ],
  [
    /\b((?:unit|units)) (with (?:less|more) [^.“”]*? than it) in the same arena/g,
    '$1 in its arena $2',
  ],
  [
    /\bFor each (friendly [^,“”]*?unit in the same arena), that unit deals (damage equal to its power) to the chosen unit/g,
    'Each $1 deals $2 to that unit',
  ],
  [
    /\b[Tt]he owner of the chosen card takes control of the chosen card\b/g,
    'that unit’s owner takes control of that unit',
  ],
  [
    /\b(control of an enemy resource\. When this card leaves play, that) unit’s owner takes control of that unit/g,
    '$1 resource’s owner takes control of it',
  ],
  [
    /\b(Take control of an enemy token unit)\. If you do, ready it and at the start of the next regroup phase, its owner/g,
    '$1 and ready it. At the start of the next regroup phase, that token unit’s owner',
  ],
  [/\bThe chosen friendly unit captures it\b/g, 'The chosen unit captures it'],
  [
    /\b(captures [^.“”]*?\. At the start of the next regroup phase, )rescue it/g,
    '$1its owner rescues it',
  ],
  [
    /\b(Each player chooses a unit they control\. Deal \d damage to) the chosen card\b/g,
    '$1 each chosen unit',
  ],
  [/\bChoose a player\. That player chooses\b/g, 'A player chooses'],
  [
    /\bAn opponent may choose (an? [^.“”]*?) that an opponent controls\. This unit captures that unit\. Otherwise, ([^.“”]*)/g,
    'An opponent may choose $1 they control. If they do, this unit captures that unit. If they don’t, $2',
  ],
  [
    /\b[Yy]ou may have this happen: an opponent chooses\b/g,
    'You may choose an opponent. They choose',
  ],
  [/\b(You may have an opponent take control of [^.“”]*?\. If )they do/g, '$1you do'],
  [
    /\bAn opponent chooses one: an opponent creates ([^./“”]*?) and ready this card \//g,
    'An opponent chooses one: They create $1. Ready this unit. /',
  ],
  [
    /\b[Ii]ts controller chooses one: you (deal \d damage to it) \/ you (draw (?:a card|\d cards))/g,
    'Its controller may $1. If they don’t, $2',
  ],
  [
    /\bHave an enemy unit capture (a friendly non-leader unit)/g,
    'Choose an enemy unit and $1. The enemy unit captures the friendly unit',
  ],
  [/\bHave a friendly unit capture\b/g, 'A friendly unit captures'],
  [/\b([Ww]hile the attached unit is a non-\w+, non-\w+ unit, )attached unit\b/g, '$1it'],
  [
    /\bDefeat (each unit) that an opponent controls/g,
    'Choose an opponent. Defeat $1 that player controls',
  ],
  [
    /\bChoose (an enemy [^.“”]*?unit)\. Collect the Bounties of it\. Return it to its owner’s hand/g,
    'Return $1 to its owner’s hand. Collect that unit’s Bounties',
  ],
  [/\b([Ee])ach leader except upgrades\b/g, '$1ach non-upgrade leader'],
  [
    /\bEach enemy card loses that trait\b/g,
    'Enemy cards, including those not in play, lose that trait',
  ],
  [
    /\b(When a friendly unit is defeated: You may use) that ability again/g,
    '$1 all of its “When Defeated” abilities again',
  ],
  // Arenas.
  [/\bthat is in the same arena as the (attached unit|defender)\b/g, 'in the $1’s arena'],
  [
    /\b(When your base is attacked: [^“”]*?) that is in the same arena as that card/g,
    '$1 in the same arena as the attacker',
  ],
  [
    /\bWhen your base is attacked: (?=[^“”]*?the attacker\b)/g,
    'When an enemy unit attacks your base: ',
  ],
  [/\bthat is in the same arena as that card\b/g, 'in the same arena'],
  [/\bexcept cards that are in the same arena as the attached unit/g, 'in a different arena'],
  [
    /\b([Ww])hile this card is a space card, it can’t/g,
    '$1hile this unit is in the space arena, it can’t',
  ],
  [/\band has no Pilot\b/g, 'without a Pilot on it'],
  // Upgrades.
  [
    /\b[Ee]ach upgrade (that costs \d or less) and is (?:attached to|on) it\b/g,
    'each upgrade on it $1',
  ],
  [
    /\bReturn each upgrade that is attached to this card and this card to its owner’s hand/g,
    'Return this unit and each upgrade on it to their owners’ hands',
  ],
  [
    /\b(for each upgrade) that is not named (\w+) on the attached unit/g,
    '$1 on the attached unit not named $2',
  ],
  [/\b(for each upgrade on) another friendly unit/g, '$1 other friendly units'],
  [
    /\bWhen this card becomes attached: (Give [^.“”]*? to) the attached unit/g,
    'When this upgrade attaches to a unit: $1 that unit',
  ],
  [
    /\bWhen this card becomes attached \(if the attached unit is (an? [^)]*?)\): Take control of the attached unit/g,
    'When this upgrade becomes attached to $1: Take control of that unit',
  ],
  [/\bWhen this card becomes unattached:/g, 'When this upgrade becomes unattached from a unit:'],
  [/\b(attached unit is [^,.“”]*?) or the attached unit is (?=an? )/g, '$1 or '],
  [/\b(is a leader unit), gains (the \w+ trait) and “/g, '$1 and gains $2. Attached unit gains “'],
  [
    /\b(loses the \w+ trait), loses (all abilities except) (\w+) and gains \3/g,
    '$1 and $2 for $3. Attached unit gains $3',
  ],
  [/\b(Attached unit can’t ready) and gains “/g, '$1. It gains “'],
  [
    /\b[Ii]f this card would be defeated, you may attach this card\b/g,
    'If this unit would be defeated, you may attach it',
  ],
  [/\b([Ii]f this unit would be captured, defeat) this card\b/g, '$1 it'],
  [/\b(When this unit deals combat damage: Defeat) this card\b/g, '$1 it'],
  [/\bor a friendly unit or leader named (?=[A-Z])/g, 'or '],
  [
    /\bchoose one: exhaust an enemy unit \/ exhaust an enemy resource/g,
    'exhaust an enemy unit or resource',
  ],
  [
    /\bAction \[exhaust\]: Defeat a friendly token\. If you do, d/g,
    'Action [exhaust, defeat a friendly token]: D',
  ],
  [
    /\bEpic Action: Defeat a friendly token\. If you do, choose one: give ([^./“”]*?) \/ (create [^.“”]*?)\./g,
    'Epic Action [defeat a friendly token]: Give $1, or $2.',
  ],
];
