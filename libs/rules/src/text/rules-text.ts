/** The whole text of a card, made of the texts of its abilities without repetition. */
import type { Ability, Keyword } from '../effects/nodes.js';
import { ability, everywhere, headerOf } from './ability-text.js';
import { contract, type Language, list, say, sentence } from './language.js';
import { predicate } from './modifiers.js';
import { KEYWORD } from './words.js';

/**
 * The keyword that a unit gains under a condition on the same keyword, and the shape of that
 * ability without it.
 */
function gainsWhile(a: Ability): { keyword: Keyword; shape: string } | null {
  if (a.a !== 'constant' || a.on !== 'self' || a.mods.length !== 1 || !a.while) return null;
  const [gain] = a.mods;
  if (gain?.m !== 'gain') return null;
  const condition = JSON.stringify(a.while);
  const wanted = `"keyword":"${gain.keyword}"`;
  if (!condition.includes(wanted)) return null;
  return { keyword: gain.keyword, shape: `${String(gain.n)} ${condition.replace(wanted, '')}` };
}

const areSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** Whether an instruction anywhere in the node attaches this card to a matching card. */
function attachesTo(node: unknown, to: unknown): boolean {
  if (typeof node !== 'object' || node === null) return false;
  const { do: does, to: target } = node as { do?: unknown; to?: { choose?: unknown } };
  if (does === 'attach' && areSame(target?.choose, to)) return true;
  return Object.values(node).some((part) => attachesTo(part, to));
}

/** In letters: text up to this length is repeated instead of referred to. */
const SHORT = 100;

/**
 * The text of what an upgrade gives its unit; abilities that the card itself has as a unit are
 * referred to instead of repeated.
 */
function attachedText(
  l: Language,
  a: Extract<Ability, { a: 'constant' }>,
  before: readonly Ability[],
): string {
  const shortly = (_: Language, gained: Ability): string => {
    const whole = ability(l, gained);
    return gained.a === 'when' && whole.length > SHORT && before.some((b) => areSame(b, gained))
      ? `${headerOf(l, gained)}: ${say(l, 'as above')}`
      : whole;
  };
  return contract(l, sentence(`${everywhere(l, a)} ${predicate(l, a.mods, shortly)}`));
}

/**
 * A card's rules text, one line for each ability; abilities that differ only in a keyword share a
 * line.
 * @param above what the same card says just before, on another of its sides.
 */
export function rulesText(
  l: Language,
  abilities: readonly Ability[],
  above: readonly Ability[] = [],
): string[] {
  const said: { text: string; shape: string | undefined; same: string[] }[] = [];
  const before = [...above];
  // Naming a card is mentioned before the restriction on the named card.
  const inOrder = [
    ...abilities.filter((a) => a.a !== 'ban-named'),
    ...abilities.filter((a) => a.a === 'ban-named'),
  ];
  for (const a of inOrder) {
    const gained = gainsWhile(a);
    const last = said.at(-1);
    const isSaid = a.a === 'attach' && before.some((b) => attachesTo(b, a.to));
    if (gained && last?.shape === gained.shape) last.same.push(say(l, KEYWORD[gained.keyword]));
    else if (!isSaid)
      said.push({
        text:
          a.a === 'constant' && a.on === 'attached' && !a.while
            ? attachedText(l, a, before)
            : ability(l, a),
        shape: gained?.shape,
        same: [],
      });
    before.push(a);
  }
  return said.map(({ text, same }) =>
    same.length === 0
      ? text
      : `${text} ${sentence(say(l, 'the same is true for {x}', { x: list(l, same) }))}`,
  );
}
