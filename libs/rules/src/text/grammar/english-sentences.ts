/**
 * What the game words as one sentence, or about a card named just before: pronouns, one verb for
 * two things, who is meant. They come after the turns of phrase and match their words.
 */
export const SENTENCES: readonly (readonly [RegExp, string])[] = [
  // Owners and controllers.
  [/\bthat you controls\b/g, 'that you control'],
  [/\btokens you controls\b/g, 'tokens you control'],
  [/\bthat that player\b/g, 'that player'],
  [/\bplayer chooses ([^.;“”]+?) that player controls\b/g, 'player chooses $1 they control'],
  [/\ba player controls a base with (\d+ or more damage on it)/g, 'a base has $1'],
  [
    /\ba ground unit that its controller controls or a base that its controller controls\b/g,
    'their base or a ground unit they control',
  ],
  // Upgrades are attached to a card, and on it from then on.
  [
    /\b([Ww])hen you play an? (?:card|upgrade) that is attached to this card\b/g,
    '$1hen you play an upgrade on this unit',
  ],
  [/\beach unit that (?:it|that card|that upgrade) is attached to\b/g, 'that unit'],
  [/\b([Uu]pgrades?) on an upgraded unit\b/g, '$1 on a unit'],
  [/\bexcept cards that that upgrade is attached to\b/g, 'except the one it is attached to'],
  [
    /\btoken unit(s?) (?:that (?:is|are) )?named (Battle Droid|Clone Trooper|TIE Fighter|X-Wing|Spy|Mandalorian|Beast)\b/g,
    '$2 token$1',
  ],
  // A card or player mentioned just before.
  [/\b([Ii]f the defender is [^,.“”]+?, )the defender (?=gets|gains|loses)/g, '$1it '],
  [/\b([Ii])f the attacker is /g, '$1f it is '],
  [
    /\b([Ii])f the defender is a unit, the attacker (?=gets|gains)/g,
    '$1f it is attacking a unit, it ',
  ],
  [
    /\b([Ii])f attacking (an? [^,.“”]+?), the attacker (?=gets|gains)/g,
    '$1f it is attacking $2, it ',
  ],
  [/\b([Tt]he defender) is a unit with (a )?/g, '$1 has $2'],
  [/\b([Ee]xhaust the defender and deal \d+ damage to) the defender\b/g, '$1 it'],
  [
    /\b([Ii]f the attached unit is [^,.“”]+?, [^.“”]*?)(from|to|with) the attached unit\b/g,
    '$1$2 it',
  ],
  [/\b([Ii]f the attached unit is [^,.“”]+?, )have the attached unit capture\b/g, '$1it captures'],
  [/\b([Tt]he attached unit captures [^.“”]*? than) the attached unit\b/g, '$1 it'],
  [/\b(that (?:unit|card)) is a card (?:with|that has) (?=\d+ or more|[A-Z])/g, '$1 has '],
  [/\bit is not a card that shares\b/g, 'it doesn’t share'],
  [/\bit is a card that was\b/g, 'it was'],
  [/\bit is a unit named\b/g, 'it is'],
  [
    /\b([Rr]eturn [^.“”]+? to its owner’s hand\. If) it is a card that you own\b/g,
    '$1 it’s returned to your hand',
  ],
  [
    /\b([Dd]iscard (?:a|\d) cards? from your deck[^“”]*?)return the discarded card to its owner’s hand/g,
    '$1return it to your hand',
  ],
  [/\b[Tt]he revealed cards is\b/g, 'it is'],
  [/\b([Ii])f the discarded card shares\b/g, '$1f it shares'],
  [
    /\breturn each card with an odd cost among the discarded card to its owner’s hand/gi,
    'Return each of those cards with an odd cost to your hand',
  ],
  [
    /\b((?:to|from|on) this (?:card|unit))(\. (?:If you do, )?(?:[Gg]ive|[Dd]eal|[Hh]eal|[Dd]efeat) [^.“”]*? (?:to|from|on)) this card/g,
    '$1$2 it',
  ],
  [
    /\b((?:to|from|on) this (?:card|unit))(\. If you do, (?:give|deal|heal) [^.“”]*? (?:to|from)) this card/g,
    '$1$2 it',
  ],
  [/\b([Mm]ove this card [^.“”]*? and (?:give|deal) [^.“”]*? to) this card/g, '$1 it'],
  [/\b(When this unit completes an attack: [^.“”:]*? on) this card/g, '$1 it'],
  // "When you play or create a unit".
  [/\bWhen you (\w+) ([^/:“”]+)\/When you (\w+) \2(?=:)/g, 'When you $1 or $3 $2'],
  [
    /\bWhen this card is discarded from your hand\/When this card is discarded from your deck\b/g,
    'When this card is discarded from your hand or deck',
  ],
  [/\bWhen your base is attacked by ([^:“”]+):/g, 'When $1 attacks your base:'],
  [/\bWhen combat damage is dealt to your base\b/g, 'When your base is dealt combat damage'],
  // A Bounty is worded for the unit that had it.
  [/(Bounty — [^“”]*?)that card from a discard pile or the captured cards/g, '$1this unit'],
  [/(Bounty — [^“”]*?[Ii]f )that card is/g, '$1this unit is'],
  [/\bis a (non-)?unique card\b/g, 'is $1unique'],
  // Two sentences become one.
  [
    /\b([Yy]ou may deal \d+ damage to [^.“”]*?)\. If you do, attack with it\b/g,
    '$1 and attack with it',
  ],
  [/\bIf you do, if /g, 'If you do and '],
  [/\bGive (an? \w+ token) to ([^.“”]+?)\. Give \1 to /g, 'Give $1 to $2 and to '],
  [/\bPlay a unit from your hand\. Play a unit from your hand\b/g, 'Play 2 units from your hand'],
  [
    /\b(can’t be \w+) or (\w+) by enemy card abilities(?:,| and) can’t be (\w+(?: to hand)?) by enemy card abilities/g,
    '$1, $2, or $3 by enemy card abilities',
  ],
  [
    /\bdid not attack this phase and didn’t enter play this phase\b/g,
    'didn’t attack or enter play this phase',
  ],
  [/(gains “[^“”]+”) and gains (?=“)/g, '$1 and '],
  [/\b(Each (?:friendly|enemy) [^.“”]*?)gains “This unit (gets [^“”]*?\.)”/g, '$1$2'],
  [/\bCoordinate — This unit gains (\w+(?: \d+)?)\./g, 'Coordinate — $1'],
  [
    /\bEach (friendly|enemy) unit gains “While attacking (an? [^,“”]+), this unit gains (\w+\.)”/g,
    'While a $1 unit is attacking $2, the attacker gains $3',
  ],
  [
    /\bthat the defending player controls and is in the same arena as the attacker\b/g,
    'the defending player controls in its arena',
  ],
  [/\b(discard an? [^.“”]*?card) (that [^.“”]+?) from it\b/g, '$1 from it $2'],
  [/\b(that (?:was|were) [^.,“”]*? this phase) in your discard pile\b/g, 'in your discard pile $1'],
  [/\bWhile it is the action phase, /g, 'During the action phase, '],
  [/\bit is round 1\b/g, 'it is the first round of the game'],
  [
    /\bthe number of ready cards in the (defending player)’s resources is 0\b/g,
    'the $1 controls no ready resources',
  ],
  [/\b([Hh])ave your base capture\b/g, 'Your base captures'],
  [
    /\bit is not so that a player took the initiative this phase\b/g,
    'no player has taken the initiative this phase',
  ],
];
