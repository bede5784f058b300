/** What each kind of node says, in the reduced language of `reduce.ts`. A phrase here promises that the node exists: its name is checked by the compiler. */
import type { AbilityKind, Condition, EffectKind, Modifier, Moment } from '#rules';

type KeyOf<T> = T extends unknown ? keyof T : never;
export type NodeName =
  | EffectKind
  | `modifier ${Modifier['m']}`
  | `ability ${AbilityKind}`
  | `when ${Moment['on']}`
  | `if ${KeyOf<Condition>}`
  | 'amount'
  | 'cost part';

/** In the order in which they are looked for: longer ones first. */
export const PHRASES: readonly (readonly [NodeName, RegExp])[] = [
  // Headers
  ['ability action', /(?:epic )?action ?(?:\[[^\]]*\])?:/],
  ['ability keyword', /\bK - /],
  [
    'when played',
    /when(?:ever)? (?:you|P) plays? N ?(?: using K)?:|when played(?: using K)?(?:\/on attack|\/when defeated)*:?|when played as N:/,
  ],
  ['when defeated', /when defeated(?:\/on attack)?:|when N (?:is|are) defeated(?: this phase)?:/],
  [
    'when attack-declared',
    /on attack(?:\/when defeated)?:|on defense:|when N (?:is )?attack(?:ed|s)(?: N)?:/,
  ],
  [
    'when attack-ended',
    /when attack ends:|when N completes an attack:|when N attacks and defeats N:|when N's attack ends:/,
  ],
  ['when deployed', /when deployed:|when you deploy N:/],
  ['deploy', /deploy N(?: as N on N)?/],
  ['when left-play', /when N leaves play:/],
  [
    'ability when',
    /use N ability only (?:once each round|#)|use this ability only once each (?:round|phase)/,
  ],
  [
    'when phase-started',
    /(?:when|at the start of|during) the (?:next )?(?:regroup|action) phase(?: starts)?[:,]?/,
  ],
  [
    'when damaged',
    /when N (?:deals|is dealt) (?:combat )?damage(?: to (?:N|P's N|P base))?(?: while attacking)?:/,
  ],
  ['when attached', /when N (?:becomes? )?(?:un)?attache[ds] (?:to|from) N:/],
  ['when cards-readied', /when you (?:N|ready N)(?: during the regroup phase)?:?/],
  ['when damaged', /when you deal damage to N:/],
  // Attacks and plays
  ['attack', /attack with (?:up to )?N(?:, even if N is exhausted)?/],
  [
    'play',
    /play (?:each of )?N(?: from P (?:hand|discard pile)| for free)*(?: \(one at a time\))?/,
  ],
  [
    'modifier stats',
    /N (?:also )?gets? S(?: and gains? K)?(?: for N| for this (?:phase|attack|round)| while attacking| while defending| this phase)*/,
  ],
  ['modifier gain-ability', /(?:N |and )(?:also )?gains?:/],
  [
    'modifier gain',
    /N (?:also )?gains? (?:K|S)(?:,? and (?:K|gains? K|S))*(?: for this (?:phase|attack|round)| this phase)?/,
  ],
  [
    'lasting',
    /give (?:each of )?N (?:an additional )?(?:S|K)(?: and K)?(?: for this (?:phase|attack|round))?(?: instead)?/,
  ],
  [
    'modifier lose-all',
    /(?:N )?loses? (?:all abilities|all other abilities)(?: for this (?:phase|round))?/,
  ],
  ['modifier lose', /N loses? K(?: for this (?:phase|attack|round))?/],
  [
    'modifier cannot',
    /N can't (?:attack|be attacked|ready|be healed|attack bases|attack N|be (?:damaged|defeated)[a-z ]*)(?: (?:for )?this (?:phase|attack|attacks|round))?(?: or defeated by enemy N abilities)?/,
  ],
  ['ability ban-named', /while N is in play, P can't (?:play N)?|P can't play N/],
  ['modifier can', /N (?:can|may) attack N/],
  ['modifier survives', /N isn't defeated by having no remaining hp/],
  ['modifier strikes', /(?:N )?deals? (?:its )?combat damage before N/],
  [
    'ability cost',
    /(?:the next |the first )?N (?:P|you)? ?plays?(?: this phase| on N| each (?:round|phase))* costs? # (?:less|more)(?: to play)?|N costs? # (?:less|more)|the next N you play this phase costs # less|ignore the aspect penalt(?:y|ies) (?:on|of) N(?: you play)?/,
  ],
  [
    'ability own-cost',
    /N costs # (?:less|more)(?: to play)?(?: for N)?|(?:you may )?discard N from P hand|instead of paying (?:N's cost|Q)/,
  ],
  ['ability additional-cost', /as an additional cost for P to play N|(?:N|P) must/],
  ['ability enters', /enters? play (?:ready|exhausted)/],
  ['ability attach', /attach to N/],
  ['ability blank-first-event', /the first N played by P each round/],
  // Cards
  [
    'search',
    /search (?:(?:the top N|N) of P deck|P deck) for (?:up to |any number of )?N(?: and\/or N)*/,
  ],
  ['reveal', /reveal(?:s)? (?:and|N|P hand|(?:the top N|N) of P deck)(?: from P hand)?/],
  ['draw', /(?:N each )?draws? (?:#|N)/],
  ['look', /look at (?:(?:the top N|N) of P deck|P hand|N)/],
  ['discard', /discards? (?:all but )?(?:#|N|P hand|a random N)(?: from (?:P hand|P deck|N))?/],
  [
    'put',
    /(?:return|put) N(?: in P discard pile)?(?: that was defeated this phase)?(?: back)?(?: from P (?:hand|discard pile))? (?:to (?:P hands?|N owners?'? hands?)|on the bottom of P deck|on top of P deck|on the top or bottom of P deck)(?: in (?:any|a random) order)?/,
  ],
  [
    'put',
    /(?:and )?(?:put )?(?:the rest|the other)(?: back)? on (?:top|the bottom)(?: of P deck)?(?: in (?:any|a random) order)?/,
  ],
  [
    'resource',
    /(?:put N(?: from P hand)? into play as N|resource N|put (?:the top N|N) of P deck into play as N)/,
  ],
  ['name', /name N/],
  ['number', /choose a number/],
  // In play
  [
    'divide',
    /(?:deals? |heal up to )?(?:# )?(?:total )?damage (?:equal to Q )?divided as you choose among N|heal up to # total damage from N(?:\/or N)?/,
  ],
  [
    'damage',
    /deals? (?:the )?(?:excess )?(?:#|damage)(?: damage)?(?: from this attack)?(?: equal to Q)? to (?:each of )?N(?: and # damage to N)*(?: equal to Q)?|# damage to N/,
  ],
  ['heal', /heals? (?:up to )?(?:#|all)? ?damage from N(?: equal to Q)?/],
  [
    'token',
    /give (?:N |an? |# )?(?:shield|experience) tokens?(?: to (?:each of )?N)?|give N (?:an? |# )(?:shield|experience) tokens?/,
  ],
  ['create', /creates? (?:an?|#) (?:battle droid|clone trooper|tie fighter|x-wing|spy) tokens?/],
  ['credit', /creates? (?:an?|#) credit tokens?/],
  ['ready', /ready N/],
  ['exhaust', /exhaust(?:s)? N/],
  ['defeat', /defeats? N/],
  ['control', /takes? control of N/],
  ['capture', /(?:N )?captures? N/],
  ['rescue', /rescues? N/],
  ['attach', /attach N (?:as N )?to N/],
  ['move', /moves? N to (?:the (?:ground|space) arena|N)/],
  ['indirect', /deals? # indirect damage to P/],
  ['force', /the force is with you/],
  ['use-force', /use the force/],
  ['disclose', /disclose [a-z, ]+/],
  ['take-initiative', /take the initiative/],
  ['pay', /pay (?:#|N)/],
  // Order and condition
  ['if-do', /,? ?if (?:you|P|N) (?:do|don't),?/],
  ['mode', /\bchoose #(?:, in any order)?:?|\bchoose one:?|\beither\b|choose an arena/],
  ['select', /chooses? (?:up to )?(?:# of )?N(?: in P discard pile)?/],
  ['choose-player', /choose (?:P|any number of P)/],
  ['if control', /(?:if|while) (?:you|P) controls? (?:#|N)(?: or N)?(?: than P)?,?|than P/],
  ['if initiative', /(?:if|while) (?:you have|P has) the initiative,?/],
  [
    'if happened',
    /if (?:N|you)(?:'ve| was| were| have)? (?:defeated|played|left play|attacked|dealt|entered play|damaged)[^,]*,/,
  ],
  ['if attacking', /(?:if |while )?N?(?: is|'s)? ?(?:isn't )?(?:attacking|defending)(?: N)?,?/],
  [
    'if is',
    /N is N\.|(?:if|while) N has (?:a )?K,?|(?:if|while) N(?: is|'s)(?: not)? (?:a |an )?(?:N|undamaged|damaged|upgraded|exhausted|ready|K|[a-z]+(?=,)),?/,
  ],
  [
    'if atLeast',
    /(?:if|while) [^,]*?(?:# or (?:less|more)|at least #|Q is)[^,]*,|while you control #/,
  ],
  [
    'for-each',
    /\bfor (?:each )?(?:N|P|different aspect among N|damage on N)(?: (?:paid|revealed|discarded|defeated) this way)?,?/,
  ],
  ['nothing', /leave N on top of P deck/],
  ['may', /\b(?:you|P) may\b/],
  ['after', /then,?/],
  ['if force', /while the force is with you,?/],
  ['amount', /equal to (?:Q|the number N)/],
  ['reveal-one-by-one', /# at a time, .* have revealed (?:#|N)/],
  ['if happened', /P whose N you've damaged this phase/],
  ['mode', /unless P says no/],
];

/** Words that say nothing alone. */
export const CONNECTIVES =
  /\b(?:and|or|then|also|instead|even|to play|one at a time|this way|for this (?:phase|attack|round)|this (?:phase|attack|round)|to|N|P|Q|K|S|#|you|of|with|on|from|in|if|for|N's)\b|[.,;:!?'[\]/-]/g;
