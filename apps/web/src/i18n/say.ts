import type { Language } from './language.js';
import type { Pair, Texts } from './pairs.js';

/** What a text speaks of, by the names that stand in it: `{{player}}`. `count` also chooses between one and many. */
export type Facts = Readonly<Record<string, unknown>>;

const isPair = (value: Pair | Texts): value is Pair => Array.isArray(value);

/** The text at a dotted key. A name may hold dots itself, as the happenings that webhooks tell of do: `webhooks.kind.event.started`. */
const pairAt = (texts: Texts, key: string): Pair | null => {
  if (Object.hasOwn(texts, key)) {
    const found = texts[key];
    return found !== undefined && isPair(found) ? found : null;
  }
  for (let dot = key.indexOf('.'); dot !== -1; dot = key.indexOf('.', dot + 1)) {
    const name = key.slice(0, dot);
    const group = Object.hasOwn(texts, name) ? texts[name] : undefined;
    const found = group === undefined || isPair(group) ? null : pairAt(group, key.slice(dot + 1));
    if (found !== null) return found;
  }
  return null;
};

const word = (fact: unknown): string => (fact === undefined || fact === null ? '' : String(fact));

/**
 * The text of a dotted key in one language with its facts filled in; null when there is none. With a `count`, `key_one` or `key_other` goes first:
 * both languages count like that, one of a thing and any other number of it.
 */
export const say = (texts: Texts, language: Language, key: string, facts: Facts): string | null => {
  const counted = facts['count'] === undefined ? null : pairAt(texts, `${key}_${facts['count'] === 1 ? 'one' : 'other'}`);
  const pair = counted ?? pairAt(texts, key);
  return pair === null ? null : pair[language === 'en' ? 0 : 1].replace(/\{\{(\w+)\}\}/g, (_, name: string) => word(facts[name]));
};
