import { everyOne, type Ability, type Cost } from '../card.js';
import { arenaText, cardsText, conditionsText, unitsText } from './unit-words.js';
import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';

/** Keywords of cards that can be played on screen, each with an explanation in one line. */
const explained = [
  'Absorb',
  'Accuracy',
  'Ambush',
  'Area Damage',
  'Armor',
  'Avenge',
  'Backfire',
  'Bombard',
  "Can't Retreat",
  "Can't Retreat Itself",
  'Critical Hit',
  'Damage Control',
  'Deflect',
  'Disrupt',
  'Double Damage',
  'Double Strike',
  'Equip',
  'Evade',
  'Extra Pilot',
  'Ferocity',
  'Focus',
  'Fortitude',
  'Fury',
  'Hidden Cost',
  'Inspiration',
  'Intercept',
  'Ion Cannon',
  'Lower Cost',
  'Lucky',
  'Meditate',
  'No Control',
  'Overkill',
  'Parry',
  'Precision',
  'Prevent',
  'Protect',
  'Ransom',
  'Reduced Cost',
  'Resilience',
  'Retaliate',
  'Riposte',
  'Shields',
  'Stealth',
  'Stun',
  'Untouchable',
  'Upkeep',
] as const;
type Explained = (typeof explained)[number];
const isExplained = (keyword: string): keyword is Explained =>
  explained.some((one) => one === keyword);

/** Every keyword by its name, with its explanation for any number X. */
export const explainedKeywords: readonly { readonly name: Texts; readonly says: Texts }[] =
  explained.map((keyword) => ({
    name: sameText(keyword),
    says: textOf(`swtcg.keyword.${keyword}`, { x: 'X' }),
  }));

/** Abilities that have no keyword on any card and are described by their effect. */
const nameless = [
  'Attacks First',
  'Attacks Own',
  'Cheaper Equipment',
  'Must Attack',
  "Can't Be Discarded",
  'Disarms',
  'Hides Hand',
  'Rescues',
  'Reveals Hand',
  'Stacks Under',
  'Stands In',
  "Can't Attack",
  "Can't Be Attacked",
  'No Abilities',
  'Lures',
  'No Evade',
  'Reach',
  'Wards',
] as const;
type Nameless = (typeof nameless)[number];
const isNameless = (keyword: string): keyword is Nameless =>
  nameless.some((one) => one === keyword);

const namelessText = ({ keyword = '', x = '', of = [], what }: Ability): Texts | null => {
  if (!isNameless(keyword)) return null;
  if (keyword === "Can't Be Attacked" && what !== undefined)
    return textOf('swtcg.spared-by', { units: unitsText(what) });
  return textOf(`swtcg.nameless.${keyword}`, {
    x: Number(x) >= everyOne ? textOf('swtcg.all') : x,
    units: unitsText(what ?? {}),
    arenas: joinTexts(of.map(arenaText), sameText('/')),
  });
};

/** Triggered abilities, which have no name but a moment. */
const moments = [
  'Alternative Cost',
  'Build Effect',
  'Build Start',
  'Battle Start',
  'Battle End',
  'Step Start',
  'Roll',
  'Deployed',
  'When Discarded',
  'Mission',
  'Reserves',
  'Bounty',
  'Ally Deployed',
  'Ally Kills',
  'Kills',
  'Damages',
  'Attacks',
  'Attack End',
  'Attacked',
  'Step End',
  'Turn End',
  'Turn Start',
  'Drawn',
  'Force Gained',
  'Prevented',
  'Dodge',
] as const;
type Moment = (typeof moments)[number];
const isMoment = (keyword: string): keyword is Moment => moments.some((one) => one === keyword);

const comma = sameText(', ');

export const costText = ({
  force,
  build,
  discard,
  tap,
  leave,
  retreat,
  hand,
  harm,
  deck,
  bottom,
  reveal,
  exile,
  both,
  unit,
}: Cost): Texts =>
  joinTexts(
    [
      ...(force === undefined ? [] : [textOf('swtcg.cost.force', { n: force })]),
      ...(build === undefined ? [] : [textOf('swtcg.cost.build', { n: build })]),
      ...(tap === undefined ? [] : [textOf('swtcg.cost.tap')]),
      ...(leave === undefined ? [] : [textOf('swtcg.cost.leave')]),
      ...(discard === undefined ? [] : [textOf('swtcg.cost.discard', { n: discard })]),
      ...(retreat === undefined ? [] : [textOf('swtcg.cost.retreat')]),
      ...(hand === undefined ? [] : [textOf('swtcg.cost.hand')]),
      ...(harm === undefined ? [] : [textOf('swtcg.cost.harm', { n: harm })]),
      ...(deck === undefined ? [] : [textOf('swtcg.cost.deck', { n: deck })]),
      ...(bottom === undefined ? [] : [textOf('swtcg.cost.bottom', { n: bottom })]),
      ...(reveal === undefined ? [] : [textOf('swtcg.cost.reveal', { cards: cardsText(reveal) })]),
      ...(both === undefined ? [] : [textOf('swtcg.cost.both', { n: both })]),
      ...(exile === undefined
        ? []
        : [
            textOf(`swtcg.cost.exile-${exile.whose ?? 'own'}`, {
              n: exile.n,
              cards: cardsText(exile.what),
            }),
          ]),
      ...(unit === undefined
        ? []
        : [textOf(`swtcg.cost.unit.${unit.do}`, { units: unitsText(unit.what) })]),
    ],
    comma,
  );

const bonusOf = (keyword: string, x: number | string | undefined): Texts | null => {
  const number = Number(x) < 0 ? String(x) : `+${x ?? 0}`;
  switch (keyword) {
    case '+speed':
    case '+power':
    case '+health':
      return textOf(`swtcg.bonus.${keyword.slice(1) as 'speed' | 'power' | 'health'}`, { number });
    default:
      return null;
  }
};

const timeText = (time: Ability['time']): Texts | null =>
  time === undefined ? null : textOf(`swtcg.time.${time}`);

/** The moment when something triggers; the battle of an arena by its name if the card names it. */
const stepText = (moment: Moment, step: Ability['step']): Texts =>
  step === undefined || (moment !== 'Step Start' && moment !== 'Step End')
    ? textOf(`swtcg.moment.${moment}`)
    : textOf(moment === 'Step Start' ? 'swtcg.step-start' : 'swtcg.step-end', {
        arena: arenaText(step),
      });

const momentText = ({
  keyword = '',
  time,
  only,
  step,
  what,
  when,
  inHand,
}: Ability): Texts | null => {
  if (keyword !== 'Effect' && !isMoment(keyword)) return null;
  const usual =
    keyword !== 'Effect'
      ? stepText(keyword, step)
      : time === 'step-start'
        ? stepText('Step Start', step)
        : textOf(`swtcg.time.${time ?? 'any'}`);
  const plain = inHand === true ? textOf('swtcg.in-hand', { moment: usual }) : usual;
  if (keyword === 'Effect' && when === undefined) return plain;
  const units = what !== undefined ? unitsText(what) : keyword === 'Effect' ? null : timeText(time);
  const against = units === null ? plain : textOf('swtcg.against', { moment: plain, units });
  const moment =
    only === undefined
      ? against
      : textOf('swtcg.only', { moment: against, arena: arenaText(only) });
  return when === undefined
    ? moment
    : textOf('swtcg.moment-while', { moment, holds: conditionsText(when) });
};

/** The ways to pay an upkeep. */
const waysText = (costs: readonly Cost[]): Texts =>
  costs.map(costText).reduce((one, other) => textOf('swtcg.or', { one, other }));

/** What the X of a keyword counts. */
const countedText = ({ x, per }: Ability): Texts =>
  per === undefined
    ? textOf(x === 'stack' ? 'swtcg.counted.stack' : 'swtcg.counted.power')
    : textOf('swtcg.counted.units', { units: unitsText(per) });

/** An ability by its name, such as `Evade 2 (1 Force)`; `chosen` replaces the X of its cost. */
export const abilityText = (ability: Ability, chosen?: number): Texts => {
  const { keyword = '', x, cost, gives } = ability;
  const counted = x === 'stack' || x === 'power' || ability.per !== undefined;
  const number = x === 'X' || counted ? (chosen ?? 'X') : x === 'all' ? undefined : x;
  const word = sameText([gives ?? keyword, ...(number === undefined ? [] : [number])].join(' '));
  const name = counted ? textOf('swtcg.counted', { name: word, x: countedText(ability) }) : word;
  const plain =
    momentText(ability) ?? bonusOf(gives ?? keyword, x) ?? namelessText(ability) ?? name;
  const called = gives === undefined ? plain : textOf('swtcg.gives', { name: plain });
  const { costs = [], enhanced } = ability;
  if (costs.length > 0) return textOf('swtcg.for', { name: called, cost: waysText(costs) });
  const paid =
    cost === undefined || costText(cost).en === ''
      ? called
      : textOf('swtcg.for', { name: called, cost: costText(cost) });
  const priced =
    ability.priced === undefined
      ? paid
      : textOf('swtcg.counted', { name: paid, x: textOf('swtcg.counted.attacker') });
  const repeated = ability.often === true ? textOf('swtcg.often', { does: priced }) : priced;
  return enhanced === true ? textOf('swtcg.enhanced', { does: repeated }) : repeated;
};

/** What an ability disrupts, and what the opponent may pay to prevent that. */
const disruptText = ({ x, of = [] }: Ability): Texts => {
  const named = of.map((one) => textOf(`swtcg.disrupts.${one as 'Battle'}`));
  const what = named.reduce((one, other) => textOf('swtcg.or', { one, other }));
  return x === undefined
    ? textOf('swtcg.disrupts', { what })
    : textOf('swtcg.disrupts-unless', { what, n: x });
};

export const meaningOf = (ability: Ability): Texts | null => {
  const { keyword = '', x = '', of, what, when } = ability;
  if (keyword === 'Disrupt' && of !== undefined) return disruptText(ability);
  if (!isExplained(keyword)) return null;
  const meaning = textOf(`swtcg.keyword.${keyword}`, { x });
  const against =
    what === undefined
      ? meaning
      : textOf('swtcg.against', { moment: meaning, units: unitsText(what) });
  return when === undefined
    ? against
    : textOf('swtcg.moment-while', {
        moment: against,
        holds: conditionsText(when),
      });
};
