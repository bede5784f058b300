import { bookOf, type Behaviour, type CardContent, type CardFacts } from '#cards';
import { type CardDefinition, LANGUAGE_TAGS, rulesText } from '#rules';
import type { BundleRefusal } from './refusal.js';
import { misfitOf } from './shape.js';
import { VOCABULARY } from './vocabulary.gen.js';

type Fault = Extract<BundleRefusal, { code: 'bundle/engine-cannot' }>;

const fault = (card: string | null, node: string, found: string): Fault => ({
  code: 'bundle/engine-cannot',
  card,
  node,
  found,
});

/** The id of the card at the faulty place, in a list of rows. */
const cardAt = (content: CardContent, [list = '', at = '']: readonly string[]): string | null => {
  const rows = Object.entries(content).find(([key]) => key === list)?.[1] as unknown;
  const row = Array.isArray(rows) ? (rows[Number(at)] as unknown) : null;
  const id = typeof row === 'object' && row !== null ? (row as { id?: unknown }).id : null;
  return typeof id === 'string' ? id : null;
};

const misfit = (content: CardContent): Fault | null => {
  const found = misfitOf(VOCABULARY, 0, content);
  if (!found) return null;
  const card = cardAt(content, found.path);
  return fault(card, (card === null ? found.path : found.path.slice(2)).join('.'), found.found);
};

const saidBy = ({ abilities, back, asUpgrade, flip }: CardDefinition) =>
  [abilities, back, asUpgrade, flip?.abilities].flatMap((all) => all ?? []);

/** The error that compiling a card or rendering its text throws. */
const thrownBy = (card: string, attempt: () => unknown): Fault | null => {
  try {
    attempt();
    return null;
  } catch (error) {
    return fault(card, 'abilities', error instanceof Error ? error.message : String(error));
  }
};

const faultOfCard = (card: CardFacts | undefined, behaviour: Behaviour): Fault | null => {
  const { id } = behaviour;
  if (!card) return fault(id, 'id', 'behaviour of a card without facts');
  return thrownBy(id, () => {
    const def = bookOf([card], [behaviour]).cards.get(id);
    if (def) for (const language of LANGUAGE_TAGS) rulesText(language, saidBy(def));
  });
};

const twice = (ids: readonly string[]): string | undefined =>
  ids.find((id, i) => ids.indexOf(id) !== i);

/**
 * The first thing in a content that this engine does not support; null if it supports all of it.
 */
export const faultOfContent = (content: CardContent): Fault | null => {
  const wrong = misfit(content);
  if (wrong) return wrong;
  const { facts, behaviours } = content;
  for (const rows of [facts, behaviours]) {
    const id = twice(rows.map((row) => row.id));
    if (id !== undefined) return fault(id, 'id', 'two rows of one card');
  }
  const cards = new Map(facts.map((card) => [card.id, card]));
  for (const behaviour of behaviours) {
    const found = faultOfCard(cards.get(behaviour.id), behaviour);
    if (found) return found;
  }
  return null;
};
