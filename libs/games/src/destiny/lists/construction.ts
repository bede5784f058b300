import type { Affiliation, DestinyCard } from '../facts/card.js';
import { fullName, knownCard } from '../facts/catalogue.js';
import { mayEnterDeck, pointsSaved } from './deck-exceptions.js';
import { isInSets, type DestinyFormat } from './formats.js';
import type { DestinyList, TeamMember } from './list.js';

const deckSize = 30;
const teamPoints = 30;

/**
 * A broken rule: where in the list, and which part of the rules reference of 2016 (`4.1` team,
 * `4.2` deck, `4.3` battlefield) or whether it is a rule of the format.
 */
export interface ListProblem {
  readonly code:
    | 'destiny-list/no-characters'
    | 'destiny-list/points'
    | 'destiny-list/dice'
    | 'destiny-list/sides-mixed'
    | 'destiny-list/unique-twice'
    | 'destiny-list/deck-size'
    | 'destiny-list/copies'
    | 'destiny-list/affiliation'
    | 'destiny-list/color'
    | 'destiny-list/battlefields'
    | 'destiny-list/plots'
    | 'destiny-list/not-in-format'
    | 'destiny-list/banned'
    | 'destiny-list/restricted'
    | 'destiny-list/restricted-pair';
  readonly place: 'team' | 'deck' | 'battlefield' | 'plots';
  readonly rule: '4.1' | '4.2' | '4.3' | 'format';
  /** Names of the cards concerned. */
  readonly cards: readonly string[];
  readonly found?: number;
  readonly allowed?: number;
}

const pointsOf = (member: TeamMember, format: DestinyFormat): number | undefined =>
  (format.balance[member.card] ?? knownCard(member.card).points)[member.dice - 1];

/**
 * The points of team and plots in a format; undefined if a member has a number of dice that has no
 * points.
 */
export const listPoints = (list: DestinyList, format: DestinyFormat): number | undefined => {
  let sum = -pointsSaved(list);
  for (const member of [...list.team, ...list.plots]) {
    const points = pointsOf(member, format);
    if (points === undefined) return undefined;
    sum += points;
  }
  return sum;
};

const team = (list: DestinyList, format: DestinyFormat): ListProblem[] => {
  const problems: ListProblem[] = [];
  const at = { place: 'team', rule: '4.1' } as const;
  const characters = list.team.map(({ card }) => knownCard(card));
  if (characters.length === 0)
    problems.push({ code: 'destiny-list/no-characters', ...at, cards: [] });
  for (const member of [...list.team, ...list.plots]) {
    if (pointsOf(member, format) === undefined)
      problems.push({
        code: 'destiny-list/dice',
        ...at,
        cards: [fullName(knownCard(member.card))],
        found: member.dice,
      });
  }
  const points = listPoints(list, format);
  if (points !== undefined && points > teamPoints)
    problems.push({
      code: 'destiny-list/points',
      ...at,
      cards: [],
      found: points,
      allowed: teamPoints,
    });
  const of = (affiliation: Affiliation) =>
    characters.filter((card) => card.affiliation === affiliation).map(fullName);
  if (of('hero').length > 0 && of('villain').length > 0)
    problems.push({
      code: 'destiny-list/sides-mixed',
      ...at,
      cards: [...of('hero'), ...of('villain')],
    });
  for (const [title, count] of countTitles(characters.filter(({ unique }) => unique))) {
    if (count > 1)
      problems.push({
        code: 'destiny-list/unique-twice',
        ...at,
        cards: [title],
        found: count,
        allowed: 1,
      });
  }
  return problems;
};

/**
 * How often each title occurs: characters that differ only in the subtitle are the same character
 * (part 1).
 */
const countTitles = (cards: readonly DestinyCard[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

/**
 * Titles with too many copies in a deck: a copy is a card with the same title, whatever its type
 * (part 8).
 */
export const tooManyCopies = (
  entries: readonly {
    readonly card: Pick<DestinyCard, 'name' | 'limit'>;
    readonly copies: number;
  }[],
): { readonly title: string; readonly found: number; readonly allowed: number }[] => {
  const titles = new Map<string, { found: number; allowed: number }>();
  for (const { card, copies } of entries) {
    const known = titles.get(card.name);
    titles.set(card.name, {
      found: (known?.found ?? 0) + copies,
      allowed: Math.min(known?.allowed ?? card.limit, card.limit),
    });
  }
  return [...titles]
    .filter(([, { found, allowed }]) => found > allowed)
    .map(([title, counts]) => ({ title, ...counts }));
};

const copiesIn = (list: DestinyList): ListProblem[] =>
  tooManyCopies(list.deck.map(({ card, copies }) => ({ card: knownCard(card), copies }))).map(
    ({ title, ...counts }) => ({
      code: 'destiny-list/copies',
      place: 'deck',
      rule: '4.2',
      cards: [title],
      ...counts,
    }),
  );

const teamOf = ({ team: members }: Pick<DestinyList, 'team'>) => {
  const characters = members.map(({ card }) => knownCard(card));
  return {
    colors: new Set(['gray', ...characters.map(({ color }) => color)]),
    sides: new Set(['neutral', ...characters.map(({ affiliation }) => affiliation)]),
  };
};

/** Whether the side and colours of a team permit a card in its deck. */
export const fitsTeam = (card: DestinyCard, list: Pick<DestinyList, 'team'>): boolean => {
  const { colors, sides } = teamOf(list);
  return mayEnterDeck(card, list) || (colors.has(card.color) && sides.has(card.affiliation));
};

const deck = (list: DestinyList): ListProblem[] => {
  const at = { place: 'deck', rule: '4.2' } as const;
  const problems = copiesIn(list);
  const found = list.deck.reduce((sum, entry) => sum + entry.copies, 0);
  if (found !== deckSize)
    problems.push({ code: 'destiny-list/deck-size', ...at, cards: [], found, allowed: deckSize });
  const { colors, sides } = teamOf(list);
  const cards = list.deck.map((entry) => knownCard(entry.card));
  // A team of only neutral characters takes the side of its deck.
  if (sides.size === 1) {
    const first = cards.find(({ affiliation }) => affiliation !== 'neutral');
    if (first) sides.add(first.affiliation);
  }
  for (const card of cards) {
    if (mayEnterDeck(card, list)) continue;
    const cardsNamed = [fullName(card)];
    if (!sides.has(card.affiliation))
      problems.push({ code: 'destiny-list/affiliation', ...at, cards: cardsNamed });
    if (!colors.has(card.color))
      problems.push({ code: 'destiny-list/color', ...at, cards: cardsNamed });
  }
  return problems;
};

const placeOf = (card: DestinyCard): ListProblem['place'] =>
  card.type === 'character'
    ? 'team'
    : card.type === 'battlefield'
      ? 'battlefield'
      : card.type === 'plot'
        ? 'plots'
        : 'deck';

const format = (list: DestinyList, rules: DestinyFormat): ListProblem[] => {
  const ids = [
    ...list.team.map(({ card }) => card),
    ...list.plots.map(({ card }) => card),
    ...list.battlefields,
    ...list.deck.map(({ card }) => card),
  ];
  const cards = [...new Set(ids)].map(knownCard);
  const problem = (code: ListProblem['code'], ...concerned: DestinyCard[]): ListProblem => ({
    code,
    place: placeOf(concerned[0] as DestinyCard),
    rule: 'format',
    cards: concerned.map(fullName),
  });
  const problems = cards
    .filter((card) => !isInSets(card.id, rules.sets))
    .map((card) => problem('destiny-list/not-in-format', card));
  for (const card of cards.filter(({ id }) => rules.banned.includes(id)))
    problems.push(problem('destiny-list/banned', card));
  const restricted = cards.filter(({ id }) => rules.restricted.includes(id));
  if (new Set(restricted.map(({ name }) => name)).size > 1)
    problems.push(problem('destiny-list/restricted', ...restricted));
  for (const card of cards) {
    const partners = cards.filter(
      ({ id }) => rules.restrictedPairs[card.id]?.includes(id) && card.id < id,
    );
    for (const partner of partners)
      problems.push(problem('destiny-list/restricted-pair', card, partner));
  }
  return problems;
};

/** Every rule that a list breaks; empty for a legal list. */
export const checkList = (list: DestinyList, rules: DestinyFormat): ListProblem[] => {
  const problems = [...team(list, rules), ...deck(list)];
  if (list.battlefields.length !== 1)
    problems.push({
      code: 'destiny-list/battlefields',
      place: 'battlefield',
      rule: '4.3',
      cards: list.battlefields.map((id) => fullName(knownCard(id))),
      found: list.battlefields.length,
      allowed: 1,
    });
  const plots = rules.plots ? 1 : 0;
  if (list.plots.length > plots)
    problems.push({
      code: 'destiny-list/plots',
      place: 'plots',
      rule: 'format',
      cards: list.plots.map(({ card }) => fullName(knownCard(card))),
      found: list.plots.length,
      allowed: plots,
    });
  return [...problems, ...format(list, rules)];
};
