import type { Rulebook } from './book-rule.js';
import { classes, faq, cardCase, huge, ruling } from './xwing-proofs.js';
import { XWING_UPGRADES } from './xwing-upgrades.js';

const judge = { 'not-applicable': 'about pieces on a table: the engine moves them' };
const once = { 'not-applicable': 'a choice is made when it is asked, and not later' };
const slip = { 'not-applicable': 'a slip at a real table, which a screen does not let happen' };
const talk = { 'not-applicable': 'about what players tell each other' };
const missions = { 'not-applicable': 'no missions are played' };
const hidden =
  'xwing/play/screen-game.spec.ts: shows nobody the dial of the other player before it is revealed';

/** FAQ and errata of X-Wing, first edition: each corrected card, titled ruling and question of its parts. */
export const XWING_BOOK: Rulebook = {
  // Part 1, errata.
  '1.decloak': ['a cloaked ship comes out at the start of the Activation phase', ['X-20a']],
  '1.boost': ['a boost takes the template that was declared', ['X-16e']],
  '1.tractor': ['a tractor beam token takes agility', ['X-20b']],
  '1.tractor.moves': [
    'the first one lets the other player move a small ship',
    [
      'X-20c',
      'xwing/engine/classes.spec.ts: a tractor beam lets the other player move a small ship once a round, onto obstacles too',
    ],
  ],
  '1.cluster-mines': [
    'each token of cluster mines rolls by itself',
    [classes('a cluster mine deals plain damage for critical hits')],
  ],
  '1.accuracy-corrector': ['its two hits are modified no more', ['X-20e']],
  '1.salvaged-astromech': [
    'is discarded with a damage card of the ship',
    [cardCase('goes with a Salvaged Astromech where it is face up and about the ship')],
  ],
  '1.emperor-palpatine': ['he turns one rolled die of a friend, once a round', ['X-110']],
  '1.munitions-experts': ['a blank of a missile or torpedo becomes a focus nearby', huge],
  '1.gunner': ['its attack is one with the primary weapon, and the last', ['X-91']],
  '1.tactician': ['it is limited, and counts range inside the arc', ['X-104']],
  '1.reinforced-deflectors': ['three damage of one attack give one shield back', ['X-20n']],
  '1.obstacles.asteroid': ['an asteroid that is flown over costs the action and a die', ['X-20f']],
  '1.obstacles.debris': ['debris gives stress and hurts by a critical hit', ['X-20g']],
  '1.stress': ['a stressed ship that reveals red flies white', ['X-20h']],
  '1.royal-guard': ['two different modifications', ['X-20o']],
  '1.daredevil': ['a white turn of 1, then the stress', ['X-20r']],
  '1.proximity-mines': ['a mine goes off under a base or a template', ['X-115']],
  '1.autothrusters': ['beyond range 2, or outside the arc', ['X-20i', 'X-20j']],
  '1.expert-handling': [
    'a roll as a free action, and a lock of an enemy goes',
    [ruling('Expert Handling rolls a ship, stresses one without the icon and ends an enemy lock')],
  ],
  '1.stay-on-target': ['another manoeuvre of the same speed, made red', ['X-132']],
  '1.lone-wolf': ['a blank is rolled again with nobody near', ['X-20m']],
  '1.heavy-scyk': ['the title gives hull', ['X-20q']],
  '1.deadeye': ['small ships alone', ['X-20p']],
  '1.wampa': ['all dice are cancelled as results are compared'],
  '1.crack-shot': ['an evade is cancelled as results are compared', ['X-20l']],

  // Part 2, clarifications.
  '2.range': ['the nearest part of the base counts', ['X-01']],
  '2.within': ['"within" means the whole base', ['X-02']],
  '2.assigned-tokens': [
    'a token that is given is no action',
    ['X-03', classes('Kyle Katarn gives a focus token; that is no action')],
  ],
  '2.wrong-dial': ['a dial of another ship counts where the manoeuvre is on the own one', ['X-04']],
  '2.wrong-dial.other': ['else the other player chooses', slip],
  '2.parallel-attacks': ['the attacker chooses among equal lines', ['X-16m']],
  '2.range-in-arc': ['range inside an arc is another one', ['X-06', 'X-07', 'X-08']],
  '2.knocked-over': ['a model that falls is put back', judge],
  '2.ions-slam': ['an ionised ship may SLAM with speed 1', ['X-16f']],
  '2.target-lock': ['a lock is declared, then measured', ['X-16a', 'X-16b']],
  '2.spending': ['a token is spent once for what it usually does', ['X-09a', 'X-09b']],
  '2.spending.nothing': ['and even where it does nothing'],
  '2.skill': ['the last change of pilot skill counts', ['X-10a', 'X-10b', 'X-10c']],
  '2.skill.risen': ['whose skill rises above the active one attacks no more'],
  '2.values': ['a value is summed up, and no less than 0 at the end', ['X-12']],
  '2.information.derived': ['what could be worked out is answered truly', talk],
  '2.information.hidden': ['what is hidden need not be told', [hidden]],
  '2.measuring': ['when the range may be measured', judge],
  '2.touching': ['a ship may touch several', ['X-14']],
  '2.touching.stop': ['ships that do not move keep touching', ['X-15b']],
  '2.parallel': ['ships that move side by side touch no more', ['X-15c']],
  '2.missed.action': ['an action that was forgotten is lost', slip],
  '2.missed.dial': ['a dial that was forgotten is chosen by the other player', slip],
  '2.missed.effect': ['an effect that was forgotten is lost', once],
  '2.barrel-roll': ['the side of a roll is declared, then kept', ['X-16c', 'X-16d']],
  '2.large-collision': ['a large ship goes back along its turn', ['X-15']],
  '2.red': ['cards may change a red manoeuvre before it counts', ['X-16g']],
  '2.unclear-dial': ['between two manoeuvres the other player chooses', slip],
  '2.dice': ['too many dice are rolled again, missing ones are added', slip],

  // The order of an attack.
  'attack.1': ['weapon and target are declared, then the cost is paid', ['X-37']],
  'attack.2': ['dice are added before they are rolled', ['X-178']],
  'attack.3': [
    'the defender modifies attack dice first',
    ['X-31', classes('the defender modifies attack dice first, the attacker defence dice first')],
  ],
  'attack.3.once': ['each die is rolled again once at most', ['X-30']],
  'attack.4': ['range 3 adds a defence die', [faq('rolls one defence die more at range 3')]],
  'attack.5': ['the attacker modifies defence dice first', ['X-32']],
  'attack.6': ['an evade cancels a hit, then a critical hit', ['X-33', 'X-34']],
  'attack.7': ['hits are dealt before critical hits', ['X-35', 'X-36']],
  'attack.8': ['whoever has initiative does all that follows first', ['X-38', 'X-39']],
  'attack.9': ['then attacks that follow, one after the other', ['X-41']],
  'attack.10': ['at last what is destroyed leaves the mat', ['X-42']],

  // Part 3, damage cards.
  '3.damage.blinded-pilot': ['the original card lets an attack roll nothing', ['X-52', 'X-53']],
  '3.damage.blinded-pilot-tfa': ['the newer one takes an attack', ['X-50', 'X-51']],
  '3.damage.damaged-cockpit': ['skill 0 from the next round on', ['X-54']],
  '3.damage.stunned-pilot': ['hurts where a ship or an obstacle is overlapped', ['X-55']],
  '3.damage.damaged-engine': [
    'turns stay red whatever whitens them',
    ['X-56', 'X-57', classes('Adrenaline Rush does not whiten what a damaged engine made red')],
  ],
  '3.damage.sensor-array': [
    'the bar is off, cards are not',
    ['X-58', 'X-59', classes('a damaged sensor array leaves the actions of cards')],
  ],

  // Part 3, pilots.
  '3.pilot.backstabber': ['every arc of the defender counts', ['X-60', 'X-61']],
  '3.pilot.night-beast': ['the action follows the green manoeuvre', ['X-62', 'X-63']],
  '3.pilot.airen-cracken': [
    'another action, or friend, where one is not possible',
    [ruling('a friend of Airen Cracken that cannot lock anybody does something else')],
  ],
  '3.pilot.captain-oicunn': [
    'hurts what he came to touch by his own manoeuvre',
    [classes('Captain Oicunn hurts what he touches only after his own manoeuvre')],
  ],
  '3.pilot.boba-fett': [
    'with Navigator he flies a bank of any speed',
    [ruling('Boba Fett with Navigator flies a bank of any speed to either side')],
  ],
  '3.pilot.bossk': ['two hits in the place of a critical one', ['X-64']],
  '3.pilot.captain-jonus': [
    'in each attack of a weapon that attacks twice',
    [ruling('Captain Jonus helps in each attack of a weapon that attacks twice')],
  ],
  '3.pilot.captain-kagi': [
    'a lock on the defender stays on the defender',
    [
      cardCase(
        'Captain Kagi is locked by whoever can, but an ability that names the defender locks that one',
      ),
    ],
  ],
  '3.pilot.biggs-darklighter': [
    'does nothing against a weapon that cannot shoot him',
    [cardCase('Biggs Darklighter keeps friends from being shot by weapons that can shoot him')],
  ],
  '3.pilot.quickdraw': [
    'attacks for a lost shield in step 9',
    [cardCase('Quickdraw attacks for a shield that an attack takes, after what else follows it')],
  ],
  '3.pilot.captain-yorr': ['stress of a cost that he takes pays nothing, that of a result does'],
  '3.pilot.colonel-vessery': [
    'locks anew whom he spent his lock on',
    [cardCase('Colonel Vessery locks anew whom a friend has locked, and spends that lock')],
  ],
  '3.pilot.dash-rendar': [
    'says whether he ignores obstacles before he measures',
    [ruling('Dash Rendar boosts onto an obstacle, and does not hurt himself there when stunned')],
  ],
  '3.pilot.dengar': [
    'attacks whoever attacked him',
    [cardCase('Dengar attacks whoever attacked him, with Biggs Darklighter beside that one')],
  ],
  '3.pilot.echo': [
    'keeps to the way that she declared',
    [ruling('Echo decloaks by banks alone, and where she said that she does')],
  ],
  '3.pilot.corran-horn': ['attacks once more in the End phase'],
  '3.pilot.inquisitor': ['range 1 for dice alone', ['X-69']],
  '3.pilot.emon-azzameen': [
    'drops by the template that he declared',
    [ruling('Emon Azzameen drops a bomb by the template that he declared')],
  ],
  '3.pilot.colonel-jendon': [
    'gives a lock to a ship without that action',
    [faq('lets Colonel Jendon give a lock to a ship without that action')],
  ],
  '3.pilot.commander-kenkirk': ['is counted like any value', { definition: '2.values' }],
  '3.pilot.chewbacca': [
    'a card that he is dealt is turned down and does nothing',
    [faq('deals Chewbacca cards face down')],
  ],
  '3.pilot.fels-wrath': ['stays until the Combat phase is over'],
  '3.pilot.ig-88a': ['recovers a shield for what he destroys', ['X-72', 'X-73']],
  '3.pilot.garven-dreis': ['gives the token that he spent', ['X-74']],
  '3.pilot.han-solo': [
    'his reroll modifies dice, it is no second attack',
    [ruling('Han Solo rerolls all dice of his attack, which stays one attack')],
  ],
  '3.pilot.jan-ors': ['helps a friend once, and is stressed', ['X-75', 'X-76']],
  '3.pilot.omega-leader': ['no weapon of a locked ship modifies dice', ['X-77']],
  '3.pilot.omega-leader.others': ['cards of other ships do', ['X-78']],
  '3.pilot.keyan-farlander': ['gives up stress even for nothing', ['X-79']],
  '3.pilot.kath-scarlet': ['what the weapon cancels is not cancelled by the defender', ['X-80']],
  '3.pilot.dark-curse': ['his attacker spends no focus and rerolls nothing', ['X-81']],
  '3.pilot.leebo': [
    'chooses of two cards where one is dealt face up, not where one is turned',
    [cardCase('is chosen by Leebo of two where it is face up, and not where it is turned up')],
  ],
  '3.pilot.nashtah-pup': ['counts with the ship that carries it'],
  '3.pilot.roark-garnet': ['changes pilot skill', { definition: '2.skill' }],
  '3.pilot.ten-numb': ['no die cancels one critical hit', ['X-83']],
  '3.pilot.tel-trevura': ['comes back where he was destroyed'],
  '3.pilot.prince-xizor': ['shares no hit that a weapon replaces', ['X-85']],
  '3.pilot.rexler-brath': ['turns up all cards of the attack', ['X-86']],
  '3.pilot.turr-phennir': ['moves once his attack is over', ['X-87']],
  '3.pilot.lieutenant-lorrir': [
    'keeps to the way that he declares',
    [ruling('Lieutenant Lorrir rolls by a bank for stress, in the way that he said')],
  ],
  '3.pilot.valen-rudor': ['moves before what follows his defence', ['X-88']],
  '3.pilot.wes-janson': ['strips a token that was not spent', ['X-89']],
  '3.pilot.zeb-orrelios': ['attacks whom he touches'],

  ...XWING_UPGRADES,

  // Part 5, questions.
  '5.actions.off-mat': ['no action moves a ship off the mat', ['X-150']],
  '5.actions.free': ['free actions are possible without the step of actions', ['X-151']],
  '5.actions.asteroid': ['and on an asteroid', ['X-152']],
  '5.actions.guides': ['guides of bombs count', ['X-153']],
  '5.actions.measure-boost': ['a boost may be measured before', judge],
  '5.actions.lock-again': ['a locked ship may be locked again', ['X-154']],
  '5.actions.lock-range': [
    'a lock of an ability is at range 1 to 3',
    [ruling('a lock that an ability gives is at range 1 to 3, or where scanners let it be')],
  ],
  '5.actions.bomb-off-mat': ['a bomb may lie across the edge', ['X-155']],
  '5.general.own-order': ['own effects at one moment are ordered by their player'],
  '5.general.order': ['initiative resolves first', ['X-157']],
  '5.general.arcs': ['the Firespray has its rear arc, other arcs count', ['X-159']],
  '5.general.torpedoes': ['a special arc keeps the range of a torpedo'],
  '5.general.docked': ['a ship that comes out flies any manoeuvre'],
  '5.order.steps': ['an ability that was not chosen waits for the next attack', ['X-40']],
  '5.order.destroyed': ['what is destroyed still does what it does until it is removed', ['X-161']],
  '5.order.simultaneous': ['what is destroyed at its own skill attacks first', ['X-42']],
  '5.missions.flee': ['across two edges is no escape', ['X-162']],
  '5.missions.energy': ['huge ships begin with energy', huge],
  '5.missions.actions': ['actions of a mission are not of the bar', missions],
  '5.moving.template': ['a template may leave the mat', ['X-164']],
  '5.moving.twice': ['the action of a card once a round', ['X-165']],
  '5.moving.bombs': ['one bomb a round', ['X-166', classes('a ship drops one bomb each round')]],
  '5.moving.copies': ['copies of a card without action are used each', ['X-167']],
  '5.moving.tokens': [
    'a ship may have several tokens of a kind',
    [faq('lets a ship have several tokens of one kind')],
  ],
  '5.moving.ion-decloak': ['an ionised ship decloaks', ['X-168']],
  '5.moving.slam': ['SLAM reveals no dial', ['X-169']],
  '5.moving.others': [
    'turns, red manoeuvres and ships in the way',
    ['X-180', 'X-181', 'X-182', 'X-183', 'X-184', 'X-185', 'X-186'],
  ],
  '5.combat.too-much': ['cards are dealt beyond what destroys', ['X-170']],
  '5.combat.lock-cost': ['a lock that paid for an attack rerolls nothing', ['X-171']],
  '5.combat.roll': ['nobody may choose not to roll', ['X-172']],
  '5.combat.friend': ['no friend is attacked', ['X-173']],
  '5.combat.skip': ['an attack may be left out', ['X-174']],
  '5.measuring.from': ['range is measured from whose ability it is', ['X-175']],
  '5.measuring.edge': ['one edge of the ruler', ['X-176']],
  '5.measuring.turret': ['a turret measures from base to base', ['X-177']],
  '5.measuring.itself': ['a ship is at range 1 of itself', ['X-179']],
};
