import { sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import type {
  Ability,
  Chosen,
  Deed,
  Doing,
  Event,
  Lasting,
  Moment,
  Price,
  Verb,
} from '../engine/ability.js';
import { conditionName } from '../cards/conditions.js';
import { occasionText } from './conditions.js';
import {
  actionsText,
  facesText,
  listAll,
  listAny,
  namesOf,
  noteIf,
  rangeText,
  sentence,
  sentences,
  templateText,
  when,
  whenThen,
  type Parties,
  type Subject,
} from './saying.js';

type Special = Exclude<Deed, `other-${Verb}`>;
const isVerbOfOther = (deed: Deed): deed is `other-${Verb}` =>
  deed.startsWith('other-') && deed !== 'other-focus-by-arc' && deed !== 'other-tug';

const deedText = (deed: Deed, parties: Parties): Texts => {
  if (!isVerbOfOther(deed))
    return textOf(`xwing.words.do.${deed satisfies Special}`, namesOf(parties));
  const verb = deed.slice('other-'.length) as Verb;
  return textOf(`xwing.words.do.${verb}`, namesOf({ ship: parties.other, other: parties.ship }));
};

/** Each deed once as a clause, with the number of times it happens. */
const clausesOf = (deeds: readonly Deed[], parties: Parties): readonly Texts[] =>
  [...new Set(deeds)].map((deed) => {
    const does = deedText(deed, parties);
    const n = deeds.filter((one) => one === deed).length;
    return n === 1 ? does : textOf('xwing.words.times', { does, n });
  });

export const deedsText = (deeds: readonly Deed[], parties: Parties): readonly Texts[] =>
  clausesOf(deeds, parties).map(sentence);

/** With a price, as an option, or unconditionally. */
export const offerText = (
  price: Price | undefined,
  may: boolean | undefined,
  then: Texts,
): Texts => {
  if (price !== undefined)
    return textOf('xwing.words.for', { price: textOf(`xwing.words.price.${price}`), then });
  return may === true ? textOf('xwing.words.may', { then }) : then;
};

const sideText = ({ side, all = false, itself = false }: Chosen): Texts => {
  const form = all ? 'all' : 'chosen';
  if (side === 'enemy') return textOf(`xwing.words.${form}.enemy`);
  return textOf(itself ? `xwing.words.${form}.${side}.itself` : `xwing.words.${form}.${side}`);
};

/** Ships that may be chosen, such as `an enemy ship at range 1–2, if it has stress`. */
const chosenText = (chosen: Chosen, parties: Parties): Texts => {
  const { range, arc, touching, around, when: conditions, all = false } = chosen;
  const near =
    range === undefined
      ? sideText(chosen)
      : textOf(around === undefined ? 'xwing.words.chosen.range' : 'xwing.words.chosen.around', {
          ...namesOf(parties),
          what: sideText(chosen),
          range: rangeText(range),
        });
  const seen =
    arc === undefined
      ? near
      : textOf('xwing.words.chosen.arc', { what: near, arc: textOf(`xwing.words.arc.${arc}`) });
  const touched =
    touching === undefined
      ? seen
      : textOf(touching ? 'xwing.words.chosen.touching' : 'xwing.words.chosen.not-touching', {
          what: seen,
        });
  const meant: Parties = { ship: parties.ship, other: all ? 'one' : 'that' };
  return occasionText(touched, conditions, meant) ?? touched;
};

const lastingText = ({ stat, set, add = 0, until }: Lasting, parties: Parties): Texts => {
  const n = set ?? add;
  const way = set === 'own' || set === 'swap' ? set : set === undefined ? 'add' : 'set';
  return textOf(`xwing.words.lasts.${way}`, {
    ...namesOf(parties),
    n,
    stat: textOf(`xwing.words.stat.${stat}`),
    until: textOf(`xwing.words.until.${until}`),
  });
};

type Acting = Doing & Pick<Extract<Ability, { kind: 'act' }>, 'free' | 'then'>;

/** What happens to the ships that the preceding sentence named, one sentence per step. */
const stepsOf = (doing: Acting, parties: Parties): readonly Texts[] => {
  const values = namesOf(parties);
  const { condition, fly, strips, lacking, free, then, lasts } = doing;
  return [
    ...when(lasts, (one) => sentence(lastingText(one, parties))),
    ...when(condition, (id) =>
      sentence(textOf('xwing.words.condition', { ...values, name: conditionName(id) })),
    ),
    ...when(fly, (ways) =>
      sentence(textOf('xwing.words.fly', { ...values, list: listAny(ways.map(templateText)) })),
    ),
    ...deedsText(doing.deeds, parties),
    ...noteIf(strips, () => textOf('xwing.words.strips', values)),
    ...when(free, (actions) =>
      sentence(textOf('xwing.words.act.free', { ...values, actions: actionsText(actions) })),
    ),
    ...when(lacking, ({ icon, deeds }) =>
      textOf('xwing.words.lacking', {
        action: textOf(`xwing.action.${icon}`),
        then: sentences(deedsText(deeds, parties)),
      }),
    ),
    ...when(then, (deeds) =>
      sentence(textOf('xwing.words.act.then', { then: listAll(clausesOf(deeds, parties)) })),
    ),
  ];
};

/**
 * Whom an ability applies to, what is rolled, and what happens; without any deed, that the card is
 * now in effect.
 */
export const doingText = (doing: Acting, parties: Parties): Texts => {
  const { on, roll } = doing;
  const meant: Parties =
    on === undefined ? parties : { ship: parties.ship, other: on.all === true ? 'each' : 'that' };
  const steps = stepsOf(doing, meant);
  const then = sentences(steps.length > 0 ? steps : [sentence(textOf('xwing.words.note.arm'))]);
  const rolled =
    roll === undefined
      ? then
      : textOf('xwing.words.roll', {
          dice: textOf(`xwing.words.roll.${roll.dice}`),
          faces: facesText(roll.faces),
          then,
        });
  if (on === undefined) return rolled;
  const what = chosenText(on, parties);
  const choice = on.all === true ? 'xwing.words.concerns' : 'xwing.words.choose';
  return sentences([sentence(textOf(choice, { what })), rolled]);
};

/** The other ship of each event of an attack; for other events it is the ship of the event. */
const othersOf: Partial<Record<Event, Subject>> = {
  'crit-cancelled': 'defender',
  attack: 'defender',
  'attack-hit': 'defender',
  'attack-missed': 'defender',
  declares: 'defender',
  rolled: 'defender',
  kill: 'defender',
  defended: 'attacker',
  'defended-unhit': 'attacker',
  'hit-by-crit': 'attacker',
  targeted: 'attacker',
};

/** Moments of a green manoeuvre share one text; only their order differs. */
const textKeyOf = (event: Event): Exclude<Event, 'before-stress-check' | 'stress-check'> =>
  event === 'before-stress-check' || event === 'stress-check' ? 'green' : event;

/** The text of an event, and the ships that later clauses refer to. */
const momentOf = (moment: Moment): { readonly text: Texts; readonly parties: Parties } => {
  const [side, event] = moment.startsWith('friend-')
    ? (['friend', moment.slice('friend-'.length) as Event] as const)
    : moment.startsWith('enemy-')
      ? (['foe', moment.slice('enemy-'.length) as Event] as const)
      : (['this', moment as Event] as const);
  return {
    text: textOf(`xwing.words.at.${textKeyOf(event)}`, namesOf({ ship: side, other: 'that' })),
    parties: { ship: 'this', other: side === 'this' ? (othersOf[event] ?? 'that') : 'that' },
  };
};

/** `After an event, if a condition holds: what is done`. */
export const afterMoment = (
  { moment, when: conditions }: Pick<Extract<Ability, { kind: 'after' }>, 'moment' | 'when'>,
  say: (parties: Parties) => Texts,
): Texts => {
  const { text, parties: usual } = momentOf(moment);
  const parties: Parties = conditions?.attacking === true ? { ...usual, other: 'defender' } : usual;
  return whenThen(occasionText(text, conditions, parties) ?? sameText(''), say(parties));
};
