import { joinTexts, sameText, type Texts } from '#game';
import { saidOnce, textOf } from '../../texts.js';
import { behaviourOf } from '../cards/behaviours.js';
import type {
  Behaviour,
  CardAction,
  Interrupt,
  Node,
  RolledSymbol,
  Trigger,
} from '../engine/behaviour.js';
import type { Amount } from '../engine/terms.js';
import type { CardType, Color } from '../facts/card.js';
import { knownCard } from '../facts/catalogue.js';
import { finishSentence, when } from './grammar.js';
import { Phrases, symbolNames } from './phrases.js';
import { stepsText } from './steps.js';

type Part = (does: Behaviour, type: CardType) => readonly Texts[];

const steps = (nodes: readonly Node[], type: CardType, occasion?: Trigger | Interrupt): Texts => {
  const phrases = new Phrases(type);
  // The values that the event of an ability provides, and the things that it is about.
  phrases.count('lost', textOf('destiny.words.lost'));
  phrases.count('damage', textOf('destiny.words.that-damage'));
  phrases.count('value', textOf('destiny.words.shown-value'));
  if (occasion === 'this-activated') phrases.choose('rolled', 'die', true, 'group');
  else phrases.choose('rolled', 'die', false, 'group');
  if (occasion === 'upgrade-on-this') phrases.choose('cause', 'upgrade', false, 'group');
  if (occasion === 'own-support-activated') phrases.choose('cause', 'support', false, 'group');
  if (occasion === 'event-played') phrases.choose('cause', 'event', false, 'group');
  return stepsText(phrases, nodes);
};

const keywords: Part = ({ keywords: all = [] }) =>
  all.map((keyword) => textOf(`destiny.words.keyword.${keyword}`));

const needText = (need: NonNullable<Behaviour['needs']>[number]): Texts => {
  if (typeof need === 'string') return textOf(`destiny.words.needs.${need}`);
  if ('spot' in need) return textOf(`destiny.words.needs.${need.spot}`);
  const [way, amount] =
    'atLeast' in need
      ? (['at-least', need.atLeast] as const)
      : (['no-more', need.noMoreThan] as const);
  const number = new Phrases('event').number(amount);
  return textOf(`destiny.words.needs.${way}`, { number, n: need.n });
};

const onWhom = (on: NonNullable<Behaviour['on']>): Texts => {
  if (typeof on === 'string') return textOf(`destiny.words.only-on.${on}`);
  const { color, unique } = on;
  const what = charactersOf(color);
  return textOf(`destiny.words.only-on.${unique ? 'unique' : 'common'}`, { what });
};

const restrictions: Part = ({ on, needs = [] }) => [...when(on, onWhom), ...needs.map(needText)];

const costsOf = (phrases: Phrases, action: CardAction): readonly Texts[] => [
  ...when(action.exhaust, () => textOf('destiny.words.action.exhaust')),
  ...when(action.removeDie, () => textOf('destiny.words.action.remove-die')),
  ...when(action.discard, (what) => {
    const cards = phrases.cards({ ...what, whose: 'own' }, 'hand');
    phrases.choose('discarded', 'card', false);
    return textOf('destiny.words.action.discard', { what: phrases.some(cards) });
  }),
  ...when(action.spend, (n) =>
    textOf(`destiny.words.action.spend.${n === 1 ? 'one' : 'many'}`, { n }),
  ),
  ...when(action.removes, (dice) => {
    const what = phrases.some(phrases.dice({ ...dice, whose: 'own' }));
    phrases.choose('removed', 'die', false);
    phrases.count('paid', textOf('destiny.words.value-of', { what: phrases.chosen('removed') }));
    return textOf('destiny.words.action.remove', { what });
  }),
  ...when(action.discardThis, () =>
    textOf('destiny.words.action.discard', { what: phrases.chosen('this') }),
  ),
  ...when(action.hostWithoutShields, () => textOf('destiny.words.action.no-shields')),
];

const actions: Part = ({ actions: all = [] }, type) =>
  all.map((action) => {
    const phrases = new Phrases(type);
    const costs = costsOf(phrases, action);
    const then = stepsText(phrases, action.then);
    const key = action.once ? 'destiny.words.power-action' : 'destiny.words.action';
    return costs.length === 0
      ? textOf(key, { then })
      : textOf(`${key}.for`, { costs: joinTexts(costs, sameText(', ')), then });
  });

const answers: Part = ({ after = {}, before = {}, first = {} }, type) => {
  return [
    ...Object.entries(after).map(([trigger, nodes]) =>
      textOf('destiny.words.when', {
        when: timeOf(first[trigger as Trigger], occasionOf(trigger as Trigger, type)),
        then: steps(nodes, type, trigger as Trigger),
      }),
    ),
    ...Object.entries(before).map(([interrupt, nodes]) =>
      textOf('destiny.words.when', {
        when: textOf(`destiny.words.before.${interrupt as Interrupt}`),
        then: steps(nodes, type, interrupt as Interrupt),
      }),
    ),
  ];
};

const isRolls = (trigger: Trigger): trigger is `rolls-${RolledSymbol}` =>
  trigger.startsWith('rolls-');

const timeOf = (first: 'round' | 'game' | undefined, occasion: Texts): Texts =>
  first === undefined ? occasion : textOf(`destiny.words.first.${first}`, { when: occasion });

const occasionOf = (trigger: Trigger, type: CardType): Texts => {
  if (isRolls(trigger)) {
    const symbol = trigger.slice('rolls-'.length) as RolledSymbol;
    return textOf('destiny.words.after.rolls', { symbols: symbolNames([symbol]) });
  }
  return textOf(
    trigger === 'this-activated' && type !== 'character'
      ? 'destiny.words.after.this-card-activated'
      : `destiny.words.after.${trigger}`,
  );
};

const charactersOf = (color: Color | undefined): Texts =>
  new Phrases('upgrade').cards({ types: ['character'], ...(color && { color }) }).named;

const furtherConstants = (constant: NonNullable<Behaviour['constant']>): readonly Texts[] => [
  ...when(constant.ambushFrom, (n) => textOf('destiny.words.constant.ambush-from', { n })),
  ...when(constant.setupRollPlus, (n) => textOf('destiny.words.constant.setup-roll-plus', { n })),
  ...when(constant.startsWith, (n) => textOf('destiny.words.constant.starts-with', { n })),
  ...when(constant.blueFreely, () => textOf('destiny.words.constant.blue-freely')),
  ...when(constant.sidesPlus, (n) => textOf('destiny.words.constant.sides-plus', { n })),
  ...when(constant.modifiesAny, ({ color }) =>
    textOf(`destiny.words.constant.modifies-any.${color === undefined ? 'all' : 'blue'}`),
  ),
  ...when(constant.hostHealth, (n) => textOf('destiny.words.constant.host-health', { n })),
  ...when(constant.hostShields, (n) => textOf('destiny.words.constant.host-shields', { n })),
  ...when(constant.ownShields, ({ color, n }) =>
    textOf('destiny.words.constant.own-shields', { what: charactersOf(color), n }),
  ),
  ...when(constant.weaponMore, (n) => textOf('destiny.words.constant.weapon-more', { n })),
  ...when(constant.redeployOn, (on) => {
    const keyword = textOf('destiny.words.keyword-name.redeploy');
    return 'color' in on
      ? textOf(`destiny.words.constant.redeploy-on.${on.color}`, { keyword })
      : textOf('destiny.words.constant.redeploy-on.name', { keyword, name: on.name });
  }),
  ...when(constant.lessIfRich, (n) => textOf('destiny.words.constant.less-if-rich', { n })),
  ...when(constant.priceLessOn, (color) =>
    textOf('destiny.words.constant.price-less-on', { what: charactersOf(color) }),
  ),
  ...when(constant.leavesWithDamage, (n) =>
    textOf('destiny.words.constant.leaves-with-damage', { n }),
  ),
  ...when(constant.upkeepForAll, (n) => textOf('destiny.words.constant.upkeep-for-all', { n })),
  ...when(constant.lightens, () => textOf('destiny.words.constant.lightens')),
  ...when(constant.paidByCharacter, () => textOf('destiny.words.constant.paid-by-character')),
  ...when(constant.modifiedLess, (n) => textOf('destiny.words.constant.modified-less', { n })),
  ...when(constant.firstLess, (what) => textOf(`destiny.words.constant.first-less.${what}`)),
];

const constants: Part = ({ constant = {} }) => {
  const {
    handSize,
    opponentsUpkeep,
    hostKeyword,
    ownNonUniqueKeyword,
    firstWeaponLess,
    arrivesWithDamage,
  } = constant;
  const named = (keyword: NonNullable<typeof hostKeyword>) => ({
    keyword: textOf(`destiny.words.keyword-name.${keyword}`),
  });
  return [
    ...when(handSize, (n) => textOf('destiny.words.constant.hand-size', { n })),
    ...when(opponentsUpkeep, (n) => textOf('destiny.words.constant.upkeep', { n })),
    ...when(hostKeyword, (keyword) =>
      textOf('destiny.words.constant.host-keyword', named(keyword)),
    ),
    ...when(ownNonUniqueKeyword, (keyword) =>
      textOf('destiny.words.constant.common-keyword', named(keyword)),
    ),
    ...when(firstWeaponLess, (n) => textOf('destiny.words.constant.first-weapon', { n })),
    ...when(arrivesWithDamage, (n) => textOf('destiny.words.constant.arrives', { n })),
    ...when(constant.ownKeyword, (keyword) =>
      textOf('destiny.words.constant.own-keyword', named(keyword)),
    ),
    ...furtherConstants(constant),
    ...when(constant.claimCosts, (n) => textOf('destiny.words.constant.claim-costs', { n })),
    ...when(constant.unblockable, () => textOf('destiny.words.constant.unblockable')),
    ...when(constant.weaponsFreely, () => textOf('destiny.words.constant.weapons')),
    ...when(constant.refuses, ({ color, subtype }) =>
      textOf('destiny.words.constant.refuses', {
        what: textOf(`destiny.words.a.upgrade.${color}`),
        subtype: textOf(`destiny.words.subtype.${subtype as 'ability'}`),
      }),
    ),
    ...when(constant.leavesOnMelee, () => textOf('destiny.words.constant.leaves-on-melee')),
    ...when(constant.shieldsSplit, () => textOf('destiny.words.constant.shields-split')),
    ...when(constant.cheapens, ({ type, color }) =>
      textOf('destiny.words.constant.cheapens', {
        what:
          color === undefined
            ? textOf('destiny.words.a.support')
            : textOf(`destiny.words.a.${type === 'upgrade' ? 'upgrade' : 'card'}.${color}`),
      }),
    ),
    ...when(constant.givesAmbush, ({ color }) =>
      textOf('destiny.words.constant.gives-ambush', {
        what: textOf(`destiny.words.a.card.${color}`),
      }),
    ),
  ];
};

const timedPart =
  (what: 'special' | 'claim'): Part =>
  (does, type) =>
    when(does[what], (nodes) => textOf(`destiny.words.${what}`, { then: steps(nodes, type) }));

const whatXIs = (x: NonNullable<Behaviour['x']>): Texts => {
  if (typeof x === 'object' && 'copies' in x) return textOf('destiny.words.x-is.copies');
  const amount: Amount =
    typeof x === 'object' && 'color' in x
      ? { cards: { whose: 'own', types: ['character'], color: x.color } }
      : x;
  return textOf('destiny.words.x-is', { n: new Phrases('upgrade').number(amount) });
};

/** The parts of a card's text, in the order in which cards print them. */
const parts: readonly Part[] = [
  keywords,
  restrictions,
  ({ event }, type) => when(event, (nodes) => steps(nodes, type)),
  constants,
  answers,
  actions,
  timedPart('special'),
  timedPart('claim'),
  ({ x }) => when(x, whatXIs),
  ({ underDeck }) => when(underDeck, () => textOf('destiny.words.under-deck')),
  ({ outsideGame }) => when(outsideGame, () => textOf('destiny.words.outside-game')),
];

const wordsOf = (id: string): Texts | null => {
  const does = behaviourOf(id);
  if (does === undefined) return null;
  const { type } = knownCard(id);
  const paragraphs = parts.flatMap((part) => part(does, type)).map(finishSentence);
  return paragraphs.length === 0 ? null : joinTexts(paragraphs, sameText('\n'));
};

/**
 * The text of a card, one paragraph per ability, generated from what the engine does; null for a
 * card without abilities and for one that the engine cannot play.
 */
export const cardWords = saidOnce(wordsOf);
