/** Which nodes a printed text seems to need, and what in it no node says. A guide for whoever writes the set, not a translation. */
import { PHRASES, CONNECTIVES, type NodeName } from './phrases.js';
import { onlyKeywords, otherLines } from './printed-keywords.js';
import { reduced } from './reduce.js';
import type { SourceCard } from './source-card.js';

export interface Need {
  readonly id: string;
  readonly nodes: readonly NodeName[];
  /** Reduced words that no phrase covers; none: the card can be said. */
  readonly missing: readonly string[];
}

const GAP = ' | ';

function readSentence(sentence: string, nodes: Set<NodeName>): string[] {
  let rest = sentence;
  for (const [node, phrase] of PHRASES) {
    const all = new RegExp(phrase.source, 'g');
    rest = rest.replace(all, () => {
      nodes.add(node);
      return GAP;
    });
  }
  return rest
    .split('|')
    .map((part) => part.trim())
    .filter((part) => part.replace(CONNECTIVES, '').trim() !== '');
}

/** Lines that deploy a leader are written by a builder of their own. */
const DEPLOYS = /^Epic Action: If you control \d+ or more resources, deploy this leader/;

export function neededNodes(card: SourceCard): Need {
  const nodes = new Set<NodeName>();
  if (onlyKeywords(card)) return { id: card.id, nodes: ['ability keyword'], missing: [] };
  const missing = otherLines(card)
    .filter((line) => !DEPLOYS.test(line))
    .flatMap((line) => reduced(line))
    .flatMap((sentence) => readSentence(sentence, nodes));
  return { id: card.id, nodes: [...nodes], missing };
}

/** How often each missing phrase comes up, the most frequent first: the next nodes to make. */
export function missingByFrequency(needs: readonly Need[]): readonly (readonly [string, number])[] {
  const counts = new Map<string, number>();
  for (const { missing } of needs)
    for (const phrase of new Set(missing)) counts.set(phrase, (counts.get(phrase) ?? 0) + 1);
  return [...counts].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
}
