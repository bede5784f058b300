import { z } from 'zod';
import { catalogueInForce, cardsNamed } from '#cards';
import { type TableIntention, texts } from '#contracts';
import { rulesEngine } from '#games';
import { handleOf, type SideSetup, type Table, table, type UnitSetup, Zone } from '#rules';
import { malformedFailure } from '../http/failure.js';
import { Explanations } from '../tables/explanations.js';
import { CardFaces } from '../tables/words/faces.js';
import { ruleOfNumber, ruleTold } from './rules.js';

const most = 20;
const card = z.string().min(2).max(80);
/** Several cards in one text, separated by semicolons. */
const cards = z
  .string()
  .max(2000)
  .transform((text) => text.split(';').map((name) => name.trim()))
  .transform((names) => names.filter((name) => name !== ''))
  .pipe(z.array(card).max(most));

/** A board as a judge would describe it. What is omitted gets a value that matters to no rule. */
export const positionAsked = z.strictObject({
  want: z.enum(['play', 'attack', 'use']),
  card,
  /** The unit of the opponent to attack; omitted: any possible one. */
  target: card.optional(),
  /** The leader's and the base's aspects determine what a card costs. */
  leader: card,
  base: card,
  resources: z.coerce.number().int().min(0).max(40).default(10),
  mine: cards.optional(),
  exhausted: cards.optional(),
  theirs: cards.optional(),
  theirLeader: card.optional(),
  theirBase: card.optional(),
  turn: z.enum(['mine', 'theirs']).default('mine'),
});
export type PositionAsked = z.infer<typeof positionAsked>;

export const positionAnswer = z.object({
  /** Empty if nothing prevents it. */
  reasons: z.array(z.object({ code: z.string(), text: texts, rule: ruleTold.nullable() })),
});
export type PositionAnswer = z.infer<typeof positionAnswer>;

type CardFacts = ReturnType<typeof cardsNamed>[number];

const unknownCard = (path: string, message: string) => malformedFailure([{ path, message }]);

/** A card by its id, its name, or name and subtitle separated by a comma. */
const cardOf = (path: string, asked: string): CardFacts => {
  const catalogue = catalogueInForce();
  const [name = '', subtitle] = asked.split(',').map((part) => part.trim());
  const byId = catalogue.cards.byId.get(asked.toUpperCase());
  const found = byId ? [byId] : cardsNamed(name, subtitle);
  const [only, ...others] = found;
  if (!only) throw unknownCard(path, `no card is called ${asked}`);
  if (others.length > 0)
    throw unknownCard(
      path,
      `several cards are called ${asked}: ${found.map(({ id, subtitle: of }) => `${id} (${of ?? ''})`).join(', ')}`,
    );
  if (!catalogue.isPlayable(only.id)) throw unknownCard(path, `${asked} is not in the engine`);
  return only;
};

const unitsOf = (
  path: string,
  names: readonly string[] = [],
  exhausted: ReadonlySet<string>,
): Pick<SideSetup, 'ground' | 'space'> => {
  const { book } = catalogueInForce();
  const ground: UnitSetup[] = [];
  const space: UnitSetup[] = [];
  for (const name of names) {
    const { id } = cardOf(path, name);
    (book.cards.get(id)?.arena === 'Space' ? space : ground).push({
      id,
      ready: !exhausted.has(id),
    });
  }
  return { ground, space };
};

const leadersOf = (
  asked: PositionAsked,
  [leader, base]: readonly ['leader' | 'theirLeader', 'base' | 'theirBase'],
): SideSetup => ({
  ...(asked[leader] !== undefined && { leader: cardOf(leader, asked[leader]).id }),
  ...(asked[base] !== undefined && { base: cardOf(base, asked[base]).id }),
});

const boardOf = (asked: PositionAsked, played: string): Table => {
  const exhausted = new Set((asked.exhausted ?? []).map((name) => cardOf('exhausted', name).id));
  return table(rulesEngine(), {
    you: {
      ...leadersOf(asked, ['leader', 'base']),
      ...unitsOf('mine', asked.mine, exhausted),
      resources: asked.resources,
      hand: asked.want === 'play' ? [played] : [],
    },
    them: {
      ...leadersOf(asked, ['theirLeader', 'theirBase']),
      ...unitsOf('theirs', asked.theirs, new Set()),
    },
    active: asked.turn === 'mine' ? 0 : 1,
  });
};

const inPlay: readonly number[] = [Zone.base, Zone.ground, Zone.space];

/**
 * The number of the card in the asker's view. Other copies may be among the resources or in the
 * deck.
 */
const numberOf = (
  { state }: Table,
  {
    id,
    seat,
    zones,
  }: { readonly id: string; readonly seat: 0 | 1; readonly zones: readonly number[] },
): number | null => {
  const row = state.id.findIndex(
    (each, at) => each === id && state.owner[at] === seat && zones.includes(state.zone[at] ?? -1),
  );
  return row < 0 ? null : handleOf(state, 0, row);
};

const intentionOf = (asked: PositionAsked, board: Table, id: string): TableIntention => {
  const { want } = asked;
  const zones = want === 'play' ? [Zone.hand] : inPlay;
  const own = numberOf(board, { id, seat: 0, zones });
  if (own === null)
    throw unknownCard('card', `${asked.card} is not among your units: name it in mine`);
  if (want !== 'attack' || asked.target === undefined) return { want, card: own };
  const aim = cardOf('target', asked.target).id;
  const target = numberOf(board, { id: aim, seat: 1, zones: inPlay });
  if (target === null) throw unknownCard('target', `${asked.target} is not among theirs`);
  return { want, card: own, target };
};

/** Why this cannot be done on this board, by rule: asks the engine, as at a table on screen. */
export const explainPosition = (asked: PositionAsked): PositionAnswer => {
  const { id } = cardOf('card', asked.card);
  const board = boardOf(asked, id);
  const engine = rulesEngine();
  const { reasons } = new Explanations(engine, new CardFaces(engine.book)).of({
    reel: board,
    seat: 0,
    names: ['A', 'B'],
    intention: intentionOf(asked, board, id),
  });
  return {
    reasons: reasons.map(({ code, rule, text }) => ({
      code,
      text,
      rule: rule === null ? null : ruleOfNumber(rule),
    })),
  };
};
