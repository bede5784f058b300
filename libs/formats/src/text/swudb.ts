import { isCount, MAX_COUNT, type DeckSection } from '../deck/deck.js';
import { problem, type DeckPlace } from '../deck/problem.js';
import { resolveId } from './card-reference.js';
import { DeckDraft, excerpt, type ParsedDeck } from './deck-draft.js';
import {
  jsonKind,
  memberOf,
  readJson,
  type JsonEntry,
  type JsonNode,
  type JsonObject,
} from './json-with-places.js';
import { isSwudbAnswer, readSwudbAnswer } from './swudb-answer.js';

/** Both spellings of the second leader that are in use. */
const SECOND_LEADER = ['secondleader', 'leader2'] as const;
const PARTS: ReadonlySet<string> = new Set([
  'metadata',
  'leader',
  ...SECOND_LEADER,
  'base',
  'deck',
  'sideboard',
]);

/**
 * Reads the SWUDB JSON that deck builders exchange:
 * `{metadata, leader, base, deck: [{id, count}], sideboard}`.
 */
class SwudbReader {
  private readonly draft = new DeckDraft('swudb');

  read(text: string): ParsedDeck {
    const json = readJson(text);
    if ('problem' in json) this.draft.report(json.problem);
    else if (json.root.kind !== 'object') this.wrongType(json.root, 'object');
    else if (isSwudbAnswer(json.root)) readSwudbAnswer(json.root, this.draft);
    else this.deck(json.root);
    return this.draft.finish();
  }

  private deck(root: JsonObject): void {
    this.refuseDuplicates(root.entries);
    for (const { key, value } of root.entries) {
      if (!PARTS.has(key))
        this.draft.report(problem('deck/unknown-part', { part: excerpt(key) }, value.place));
    }
    this.metadata(memberOf(root, 'metadata'));
    this.leaders(root);
    this.single(memberOf(root, 'base'), 'bases', 'base', root.place);
    this.list(memberOf(root, 'deck'), 'main', root.place);
    const sideboard = memberOf(root, 'sideboard');
    if (sideboard) this.list(sideboard, 'sideboard', root.place);
  }

  private metadata(node: JsonNode | undefined): void {
    if (node?.kind !== 'object') return;
    const name = memberOf(node, 'name');
    if (name?.kind === 'text') this.draft.named(name.value);
  }

  private leaders(root: JsonObject): void {
    this.single(memberOf(root, 'leader'), 'leaders', 'leader', root.place);
    const seconds = SECOND_LEADER.flatMap((key) => memberOf(root, key) ?? []);
    const [second, other] = seconds;
    if (second && other) this.draft.report(problem('deck/two-second-leaders', {}, other.place));
    else if (second) this.card(second, 'leaders', 1);
  }

  private single(
    node: JsonNode | undefined,
    section: DeckSection,
    part: string,
    at: DeckPlace,
  ): void {
    if (node) this.card(node, section, 1);
    else this.draft.report(problem('deck/missing-part', { part }, at));
  }

  private list(node: JsonNode | undefined, section: DeckSection, at: DeckPlace): void {
    if (!node) this.draft.report(problem('deck/missing-part', { part: 'deck' }, at));
    else if (node.kind !== 'array') this.wrongType(node, 'array');
    else for (const item of node.items) this.card(item, section, null);
  }

  /** @param assumed count of an entry without one; `null` if a count is required. */
  private card(node: JsonNode, section: DeckSection, assumed: number | null): void {
    if (node.kind !== 'object') return this.wrongType(node, 'object');
    this.refuseDuplicates(node.entries);
    const id = memberOf(node, 'id');
    if (!id) return this.draft.report(problem('deck/missing-part', { part: 'id' }, node.place));
    if (id.kind !== 'text') return this.wrongType(id, 'text');
    const count = this.count(node, assumed);
    const resolved = resolveId(id.value, id.place);
    if ('problem' in resolved) this.draft.report(resolved.problem, count);
    else if (count !== null) this.draft.add(section, { id: resolved.card.id, count }, node.place);
  }

  private count(node: JsonObject, assumed: number | null): number | null {
    const count = memberOf(node, 'count');
    if (!count) {
      if (assumed === null)
        this.draft.report(problem('deck/missing-part', { part: 'count' }, node.place));
      return assumed;
    }
    if (count.kind !== 'number') {
      this.wrongType(count, 'number');
      return null;
    }
    if (isCount(count.value)) return count.value;
    this.draft.report(
      problem('deck/bad-count', { written: String(count.value), most: MAX_COUNT }, count.place),
    );
    return null;
  }

  private refuseDuplicates(entries: readonly JsonEntry[]): void {
    const seen = new Set<string>();
    for (const { key, value } of entries) {
      if (seen.has(key))
        this.draft.report(problem('deck/duplicate-key', { key: excerpt(key) }, value.place));
      seen.add(key);
    }
  }

  private wrongType(node: JsonNode, expected: 'object' | 'array' | 'text' | 'number'): void {
    this.draft.report(problem('deck/wrong-type', { expected, found: jsonKind(node) }, node.place));
  }
}

export const parseSwudb = (text: string): ParsedDeck => new SwudbReader().read(text);
