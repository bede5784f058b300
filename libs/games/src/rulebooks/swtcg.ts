import type { Rulebook } from './book-rule.js';

const noSupply = {
  'not-applicable': 'no set that is played has Subordinates, Events or Resources',
};
const keywords = (title: string): string => `test/examples/swtcg-keywords.spec.ts: ${title}`;
const teams = (title: string): string => `swtcg/engine/teams.spec.ts: ${title}`;
const paper = { 'not-applicable': 'the engine does it for the players' };
const starters = (title: string): string => `swtcg/engine/starters.spec.ts: ${title}`;
const inPlay = (title: string): string => `swtcg/engine/in-play.spec.ts: ${title}`;
const effects = (title: string): string => `swtcg/engine/effects.spec.ts: ${title}`;
const conditions = (title: string): string => `swtcg/engine/conditions.spec.ts: ${title}`;
const setup = (title: string): string => `swtcg/play/random-game.spec.ts: ${title}`;
const laws = 'swtcg/play/random-game.spec.ts: end, keep the laws and replay to the same hash';
const hidden = 'swtcg/play/random-game.spec.ts: shows a player neither the other hand nor any deck';

/** The expanded rulebook of the Star Wars TCG (Jedi Knight edition): each titled rule. */
export const SWTCG_BOOK: Rulebook = {
  'card.unit': ['units are built, and deployed into an arena of their type', ['S-87']],
  'card.battle': ['Battle cards are played in the battle and discarded', ['S-24']],
  'card.battle.once': ['a card that says when it is played is played only then', ['S-42']],
  'card.mission': [
    'a Mission is completed, does what it says and is discarded',
    [effects('is paid for, does what it says and is discarded')],
  ],
  'card.mission.trap': [
    'a Trap is completed once its condition occurs',
    [
      keywords('is completed when its moment comes, where its player wants, and discarded'),
      keywords('is paid for in the build step, and not completed there'),
    ],
  ],
  'card.mission.campaign': [
    'a Campaign stays in the build zone until it is discarded',
    [keywords('stays in the build zone, face up, and goes on saying what it says')],
  ],
  'card.location': [
    'one Location lies in an arena; the next costs as much as the dearer of both',
    [
      inPlay(
        'speaks of the units of its player, and is discarded for the next one at the dearer cost',
      ),
    ],
  ],
  'card.location.guarded': [
    'a Location that cannot be discarded is not replaced',
    [starters('that cannot be discarded is not replaced')],
  ],
  'card.equipment': [
    'Equipment is attached in the build step, once a turn',
    [keywords('attaches Equipment for its cost, once')],
  ],
  'card.equipment.falls': ['Equipment of a discarded unit goes back to the build zone', [laws]],
  'card.equipment.skill': [
    'Skills and Traits stay on their unit',
    [
      keywords('is put once on a unit and stays on it, until it leaves with it'),
      keywords('is attached for nothing when its moment comes, where it is a Trait'),
    ],
  ],
  'card.resource': ['one Resource is in play and is used once a turn', noSupply],
  'card.event': ['one Event is played before the game', noSupply],
  'card.multi-arena': ['a card of several arenas is of each of its types outside one', ['S-54b']],
  'card.multi-arena.in': ['in an arena it is of that type alone', ['S-54']],
  'card.subtype': ['two words match apart, fixed ones as they stand', ['S-50']],
  'card.printed': ['printed numbers are what stands on the card', { definition: '' }],
  'build.cost': ['a card is completed for its cost less its build counters', ['S-87']],
  'build.partly': [
    'a card may be begun, face down with counters',
    [keywords('lets a card be begun, face down with counters')],
  ],
  'build.less': ['what costs less is reduced once, and never below nothing', ['S-25b']],
  'build.cheaper': [
    'a card may make others of a kind cheaper',
    [effects('is less for the kind of units that another one makes cheaper')],
  ],
  'unique.version': ['each version is a card of its own', ['S-09j']],
  'unique.name': ['a reference means the exact name', ['S-01', 'S-51']],
  'unique.same-set': ['cards without a version are the same only in one set', ['S-52']],
  'unique.own': ['of two own ones the cheaper goes, or for Force the dearer', ['S-90']],
  'unique.contest': ['enemies of one name contest by cost and Force', ['S-89']],
  'stack.cost': ['a card more costs 1, and what a dearer top costs more', ['S-02', 'S-03']],
  'stack.bonus': ['each card under the top gives +10, +1 and +1', ['S-04']],
  'stack.identity': ['only versions of one identity lie in a stack', ['S-06']],
  'stack.most': ['four cards at most', ['S-97']],
  'stack.top-health': ['a new top that cannot bear the damage is discarded', ['S-96']],
  'stack.setup': ['in setup a cheaper version goes under the stack', ['S-55']],
  'stack.equipment': [
    'stacked Equipment costs what it costs more to equip',
    { 'not-applicable': 'no set that is played has two versions of one piece of Equipment' },
  ],
  'stack.words': ['X counts the whole stack', ['S-53']],
  subordinate: ['Subordinates come out of the Supply', ['S-07']],
  'subordinate.unique': ['unique Subordinates contest like units', noSupply],
  'zone.build': ['abilities are off in the build zone but for those that say so', ['S-26']],
  'zone.hidden': ['hands and decks are hidden', [hidden]],
  'zone.one': ['each card lies in one place', [laws]],
  'zone.supply': [
    'the Supply lies face down',
    [keywords('lies hidden, and takes a Subordinate back that is discarded')],
  ],
  'deck.size': [
    '60 cards at least',
    ['S-09c', 'swtcg/swtcg.spec.ts: is short of what it is short of'],
  ],
  'deck.units': ['36 units at least', ['S-09d']],
  'deck.types': ['12 units of each type at least', ['S-09e']],
  'deck.balance': ['no type more than twice another', ['S-09a', 'S-09b']],
  'deck.count': ['a unit of several types counts for each', ['S-08', 'S-56']],
  'deck.sides': ['Light and Dark do not go together', ['S-09f', 'S-09g']],
  'deck.vong': ['Yuuzhan Vong go with Neutral alone', ['S-09h', 'S-09i']],
  'deck.copies': ['four copies of a card at most', ['S-09k']],
  'supply.cards': ['only Subordinates and Events, one copy of an Event', noSupply],
  'before.points': ['30 build points each', ['S-11']],
  'before.sides': ['sides are bid for downwards from 30', ['S-10']],
  'before.sides.tie': ['Dark before Yuuzhan Vong before Light', ['S-10b']],
  'before.sides.game': [
    'whoever bids lowest chooses, and has so many points',
    [
      'swtcg/play/random-game.spec.ts: begins with a bid: who goes lowest chooses a side and has so many build points',
    ],
  ],
  'before.event': ['an Event may be played', noSupply],
  'before.resource': ['a Resource may be searched', noSupply],
  'before.draw': ['seven cards are drawn', [hidden]],
  'before.mulligan': [
    'cards that are no units may be changed once',
    [setup('lets cards that are no units be changed once, before anything is built')],
  ],
  'setup.more': ['who builds second goes on until they have spent more', ['S-11']],
  'setup.draw': [
    'a card is drawn for each that is placed',
    [setup('draws a card for each unit that is placed')],
  ],
  'setup.units': [
    'only units are placed, without effects',
    [keywords('places units alone, and nothing has an effect')],
  ],
  'main.owner': ['the owner of a card has it back, its controller what it does', ['S-12']],
  'main.dark': ['Dark is first and wins ties', ['S-85', 'S-89']],
  'main.card': ['a card goes before a rule', { definition: 'what each card says shows it' }],
  "main.can't": ['what cannot be goes before what can', ['S-37']],
  'turn.1': ['everything untaps', ['S-99']],
  'turn.2': ['4 Force each', ['S-84']],
  'turn.3': ['one die for both, one point more with all three arenas', ['S-83']],
  'turn.4': ['Dark builds, then Light', ['S-88']],
  'turn.4.lost': ['points that are left are lost', ['S-88']],
  'turn.4.draw': ['a card is drawn; an empty deck loses nothing', ['S-93']],
  'turn.5': [
    'untapped units may retreat, tapped',
    [keywords('lets untapped units retreat into the build zone, tapped')],
  ],
  'turn.6': ['what is said of the beginning of the battle is looked at then', ['S-13']],
  'turn.7-9': ['the fastest untapped unit attacks or taps', ['S-85']],
  'turn.7-9.again': ['a unit that is untapped may attack again', ['S-86']],
  'turn.10': [
    'what lasts for the turn ends',
    [effects('is used once, on a unit that is chosen, until the battle ends')],
  ],
  'turn.11': ['two arenas held alone win', ['S-91', 'S-92']],
  'attack.1': ['a disrupted attack has not happened; its unit stays tapped', ['S-94']],
  'attack.1.target': ['an enemy in the arena is chosen, tapped or not', ['S-76']],
  'attack.2': [
    'without one of both units the attack ends',
    [starters('ends where the unit that is attacked shows a Location and retreats')],
  ],
  'attack.3': ['a die for each power; 4 and more hit', ['S-60']],
  'attack.3.reroll': ['dice are added, then rolled again', ['S-21']],
  'attack.4': ['pending damage is assigned', ['S-70']],
  'attack.5': ['damage is prevented before it is placed', ['S-65', 'S-33']],
  'attack.6': ['counters are placed', ['S-78']],
  'attack.7': ['units with as much damage as health are discarded', ['S-96', laws]],
  'attack.8': ['answers come at the end of the attack, in their order', ['S-27', 'S-23']],
  'win.others': [
    'a card may let its player win',
    [keywords('does so at the end of the turn, before it is looked at who holds two arenas')],
  ],
  'effect.triggered': ['what was triggered happens though its source is gone', ['S-13']],
  'effect.triggered.order': [
    'own effects of one moment come in the order that their player chooses',
    [effects('come in the order that their player chooses')],
  ],
  'effect.static': ['what holds as long as something does ends with it', ['S-36']],
  'effect.activated': [
    'once a turn',
    [effects('is used once, on a unit that is chosen, until the battle ends')],
  ],
  'effect.cost': ['a cost is paid whole or not at all', ['S-14a']],
  'effect.cost.result': ['what an effect does pays no cost', ['S-14b', 'S-38']],
  'effect.cost.less': ['what costs less is reduced once with its additions', ['S-15']],
  'effect.X': ['X stays what it was where the cost changes', ['S-41a', 'S-41b']],
  'effect.wait': ['what draws waits for all draws, then happens for each card', ['S-44']],
  'effect.window': ['both pass in succession, Dark first', ['S-18']],
  'effect.disrupt': ['uses are disrupted, and disruptions too', ['S-22', 'S-95']],
  'effect.disrupt.others': ['some are disrupted for other things than a card', ['S-17']],
  'effect.mass': ['all rolls, then one window to prevent', ['S-18']],
  'effect.instead': [
    'what happens instead triggers nothing of what did not',
    [starters('retreats with one damage where another is discarded for it')],
  ],
  'effect.cumulative': ['copies add up', ['S-16', 'S-16b']],
  'effect.isolated': ['one copy counts', ['S-16c']],
  'effect.layered': ['each copy is used by itself', ['S-80']],
  'effect.selective': ['one copy is chosen', { definition: '' }],
  'keyword.Accuracy': ['dice count more', ['S-34', 'S-34b']],
  'keyword.Alternative Cost': [
    'is paid instead of the build cost',
    [conditions('puts the card into its arena')],
  ],
  'keyword.Ambush': [
    'dice of damage to whoever arrives',
    [keywords('Ambush rolls dice of damage against a unit that comes into its arena')],
  ],
  'keyword.Area Damage': [
    'dice of damage to another unit once one is discarded',
    [keywords('Area Damage hits another unit once the defender is discarded')],
  ],
  'keyword.Armor': ['only 5 and more hit', ['S-34', 'S-16c']],
  'keyword.Avenge': [
    'dice of damage once an own unit is discarded',
    [keywords('Avenge rolls dice of damage once an own unit is discarded')],
  ],
  'keyword.Backfire': ['a natural 3 of the first roll hurts itself', ['S-67', 'S-68']],
  'keyword.Bombard': ['attacks the Ground from Space', ['S-82']],
  'keyword.Bounty': [
    'is paid when its player builds next',
    [keywords('is paid when its player builds next, for another unit that its damage discarded')],
  ],
  'keyword.Critical Hit': ['a 6 does more, once', ['S-63', 'S-64']],
  'keyword.Damage Control': [
    'takes damage off before building',
    [keywords('Damage Control takes damage off before its player builds')],
  ],
  'keyword.Deflect': ['prevents and does as much', ['S-79']],
  'keyword.Double Damage': ['two counters for each damage', ['S-78']],
  'keyword.Double Strike': ['attacks twice', ['S-73']],
  'keyword.Enhance': ['more for more', ['S-15']],
  'keyword.Equip': ['what it costs to attach', [keywords('attaches Equipment for its cost, once')]],
  'keyword.Evade': ['prevents, once for each damage', ['S-98']],
  'keyword.Ferocity': ['cannot be prevented', ['S-71']],
  'keyword.Focus': ['a 5 of the first roll makes the next attack stronger', ['S-69']],
  'keyword.Foresight': ['foretold hits do what it says', ['S-19', 'S-19b']],
  'keyword.Forewarning': ['the same of hits against it', ['S-20']],
  'keyword.Fortitude': ['prevents what cannot be', ['S-72']],
  'keyword.Fury': ['a 4 of the first roll adds dice', ['S-21']],
  'keyword.Hidden Cost': [
    'is completed in the battle for Force',
    [
      keywords(
        'completes a card in the battle, with so many build counters, for the rest in Force',
      ),
      keywords('does so while a unit attacks, too'),
    ],
  ],
  'keyword.INSERT': ['holds anywhere in the stack', ['S-22']],
  'keyword.Inspiration': ['others of its arena are stronger', ['S-81']],
  'keyword.Intercept': ['becomes the defender', ['S-23', 'S-27']],
  'keyword.Ion Cannon': [
    'attacks Space from the Ground',
    [keywords('Ion Cannon attacks a unit in Space from the Ground with its own power')],
  ],
  'keyword.Lucky': ['dice are rolled again', ['S-21']],
  'keyword.Meditate': ['is played out of the discard pile, then leaves the game', ['S-24']],
  'keyword.Overkill': ['what is too much hits another unit', ['S-70']],
  'keyword.Parry': ['a 1 prevents', ['S-65']],
  'keyword.Pilot': [
    'gives what it says to a unit of its kind',
    [inPlay('gives what it says to a unit of its kind, once a build step, and falls with it')],
  ],
  'keyword.Precision': ['cannot be intercepted', ['S-77']],
  'keyword.Protect': [
    'prevents damage to another unit of its arena',
    [keywords('Protect prevents damage to another unit of its arena, and none to itself')],
  ],
  'keyword.Reduced Cost': ['costs so much where something holds', ['S-25', 'S-25c']],
  'keyword.Reserves': ['works in the build zone alone', ['S-26']],
  'keyword.Resilience': ['is stronger with so much damage', ['S-75']],
  'keyword.Retaliate': ['dice of damage at the end of the attack', ['S-27']],
  'keyword.Retaliate.bombard': ['not against Bombard', ['S-82']],
  'keyword.Riposte': ['a 2 hurts the attacker', ['S-66']],
  'keyword.Shields': ['the attacker rolls less', ['S-61', 'S-62']],
  'keyword.Stack': [
    'cards that it names may lie under it',
    [starters('stack beneath a unit of the kind, and never rise to the top')],
  ],
  'keyword.Stealth': ['is attacked only tapped or damaged', ['S-76']],
  'keyword.Stun': ['takes power until the battle ends', ['S-74']],
  'keyword.Switch': [
    'has what its arena gives it',
    [keywords('Switch has what its arena gives it')],
  ],
  'keyword.Upkeep': [
    'is paid in one of its ways, in an order that is chosen',
    ['S-28', 'S-28b', inPlay('is paid in the way that its player chooses')],
  ],
  'pilot.seats': ['1 to 3 by the subtype, more where it says so', ['S-30']],
  'pilot.kind': ['a unit of its kind alone', ['S-29', inPlay('flies no unit of another kind')]],
  'pilot.counts': ['counts as a card, not as a unit', ['S-31a', 'S-31b']],
  'pilot.falls': ['goes to where it may, once it may not stay', []],
  'phrase.as-if': [
    'is treated as, without being',
    { 'not-applicable': 'no set that is played has a unit that says so' },
  ],
  "phrase.can't-use": ['a keyword is not used; the same in other words is', ['S-37']],
  'phrase.lose-force': ['never below nothing', ['S-38b']],
  'phrase.may-attack': ['is no duty', ['S-39']],
  'phrase.must-attack': ['is one, for own units too', ['S-40', 'S-46']],
  'phrase.play-only': ['only then, once a turn', ['S-42']],
  'phrase.prevent': ['what is too much is lost', ['S-33']],
  'phrase.search': [
    'as many as there are; the deck is shuffled',
    ['S-43', inPlay('shows the cards of the kind to its player alone, and takes the one chosen')],
  ],
  'phrase.thresholds': ['each that is reached counts', ['S-45']],
  'appendix.attack': ['the eight steps of an attack', { definition: 'attack.1 to attack.8' }],
  'appendix.solo': ['a game for one player', { 'not-applicable': 'the bot plays instead' }],
  'appendix.team.share': [
    'a side shares 50 build points in setup, and nothing else',
    [teams('share 50 build points in setup, and build in turns until they have spent more')],
  ],
  'appendix.team.hands': [
    'the two of a side look at each other’s hands',
    [teams('look at the hand of each other, and at no other one')],
  ],
  'appendix.team.choose': ['a team chooses among its units', ['S-47']],
  'appendix.team.order': [
    'the first of a team orders the effects of both',
    [teams('do what was triggered at one moment in the order that the first of a team wants')],
  ],
  'appendix.team.own': [
    '"your" means the controller; on a Location each of the side with units in its arena',
    ['S-48', teams('are both meant by "you" on a Location of their side, where they have units')],
  ],
  'appendix.team.attack': ['what attacks "your units" attacks its player’s', ['S-49']],
  'appendix.team.opponent': [
    '"your opponent" means both players of the other side',
    [keywords('are both meant by "your opponent"')],
  ],
  'appendix.sets': ['the sets by name', { definition: '' }],
  'judge.shortcuts': ['shortcuts are taken where both agree', paper],
  'judge.information': [
    'what is free, derived and private',
    { elsewhere: 'boards of each viewer' },
  ],
};
