import { signerOf } from '#checkpoints';
import {
  allCards,
  BEHAVIOURS,
  builtInContent,
  canonicalId,
  type CardContent,
  Catalogue,
  composeContent,
  playableBook,
  setCodes,
} from '#cards';
import { digestOf } from '#rules';
import { describe, expect, it } from 'vitest';
import { readBundle, writeBundle, type BundleTrust } from './bundle.js';
import { ENGINE_VERSION } from './engine-version.js';
import { misfitOf } from './shape.js';
import { digestOfContent, statementText } from './statement.js';
import { VOCABULARY } from './vocabulary.gen.js';

const maker = signerOf('sets.example.org', Buffer.alloc(32, 7));
const stranger = signerOf('sets.example.org', Buffer.alloc(32, 8));
const hmw = builtInContent(['HMW']);
const about = {
  id: 'HMW',
  version: 1,
  engine: { from: ENGINE_VERSION, to: ENGINE_VERSION },
  expires: '2027-10-09',
} as const;
const trust: BundleTrust = {
  trustedKeys: [maker.verifierKey],
  engineVersion: ENGINE_VERSION,
  now: '2026-11-27T12:00:00Z',
};
const write = (other: object = {}, signer = maker): Uint8Array => {
  const written = writeBundle(hmw, { ...about, ...other }, signer);
  if ('refusal' in written) throw new Error(JSON.stringify(written.refusal));
  return written.bytes;
};
const file = write();

interface Written {
  statement: string;
  content: { -readonly [K in keyof CardContent]: CardContent[K] };
}
const changed = (change: (written: Written) => void): Uint8Array => {
  const written = JSON.parse(Buffer.from(file).toString()) as Written;
  change(written);
  return Buffer.from(JSON.stringify(written));
};
const refusal = (bytes: Uint8Array, other: Partial<BundleTrust> = {}) => {
  const read = readBundle(bytes, { ...trust, ...other });
  return 'refusal' in read ? read.refusal : null;
};

describe('a bundle', () => {
  it('carries Homeworlds whole, and is read as it was written', () => {
    const read = readBundle(file, trust);
    expect(read).toMatchObject({ bundle: { ...about, signedBy: maker.verifierKey } });
    const { content } = (read as { bundle: { content: CardContent } }).bundle;
    expect(content).toEqual(JSON.parse(JSON.stringify(hmw)));
    expect(content.facts).toHaveLength(272);
    expect(content.printings['HMW_273']).toBe('HMW_001');
  });

  it('stays the same however its file is laid out', () => {
    expect(refusal(changed(() => undefined))).toBeNull();
  });

  it('can say everything that is built in', () => {
    expect(misfitOf(VOCABULARY, 0, JSON.parse(JSON.stringify(builtInContent())))).toBeNull();
  });
});

describe('a bundle is refused', () => {
  it('that is none', () => {
    const noBundle = { code: 'bundle/unreadable' };
    for (const text of ['', '{}', 'null', '[]', '{"statement":"x","content":{}}'])
      expect(refusal(Buffer.from(text))).toEqual(noBundle);
    expect(refusal(Buffer.from([0xff, 0xfe]))).toEqual(noBundle);
    expect(refusal(changed((written) => Object.assign(written, { more: 1 })))).toEqual(noBundle);
  });

  it('that no trusted key has signed, were it of the same name', () => {
    const forged = { code: 'bundle/untrusted' };
    expect(refusal(write({}, stranger))).toEqual(forged);
    expect(refusal(file, { trustedKeys: [] })).toEqual(forged);
    expect(refusal(file, { trustedKeys: [stranger.verifierKey, 'no key'] })).toEqual(forged);
  });

  it('whose statement was changed after it was signed', () => {
    const later = changed((w) => (w.statement = w.statement.replace('2027-10-09', '2037-10-09')));
    expect(refusal(later)).toEqual({ code: 'bundle/untrusted' });
  });

  it('whose content was changed after it was signed', () => {
    const cheaper = changed(({ content }) => {
      content.facts = content.facts.map((card) => ({ ...card, cost: 0 }));
    });
    expect(refusal(cheaper)).toEqual({ code: 'bundle/altered' });
  });

  it('whose content lies in itself without end', () => {
    const { statement } = JSON.parse(Buffer.from(file).toString()) as Written;
    const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
    const bytes = Buffer.from(`{"statement":${JSON.stringify(statement)},"content":${deep}}`);
    expect(refusal(bytes)).toEqual({ code: 'bundle/altered' });
  });

  it('from the day on which it expires', () => {
    expect(refusal(file, { now: '2027-10-08T23:59:59Z' })).toBeNull();
    expect(refusal(file, { now: '2027-10-09' })).toEqual({
      code: 'bundle/expired',
      expires: '2027-10-09',
    });
    const lasting = write({ expires: null });
    expect(refusal(lasting, { now: '2099-01-01' })).toBeNull();
  });

  it('that was written for a newer or a former engine', () => {
    const range = write({ engine: { from: 3, to: 4 } });
    expect(refusal(range, { engineVersion: 2 })).toEqual({
      code: 'bundle/too-new',
      needs: 3,
      has: 2,
    });
    expect(refusal(range, { engineVersion: 4 })).toBeNull();
    expect(refusal(range, { engineVersion: 5 })).toEqual({
      code: 'bundle/too-old',
      needs: 4,
      has: 5,
    });
  });
});

const fault = (behaviour: unknown, facts: object = {}): unknown => {
  const first = { ...hmw.facts[0], ...facts };
  const content = {
    ...hmw,
    facts: [first, ...hmw.facts.slice(1)],
    behaviours: [behaviour],
  } as CardContent;
  return writeBundle(content, about, maker);
};
const says = (card: string | null, node: string, found: string): unknown => ({
  refusal: { code: 'bundle/engine-cannot', card, node, found },
});

describe('a bundle that says something the engine cannot do names card and node:', () => {
  it('a word that it does not have', () => {
    const abilities = [{ a: 'event', effect: { do: 'seq', effects: [{ do: 'teleport' }] } }];
    expect(fault({ id: 'HMW_001', abilities })).toEqual(
      says('HMW_001', 'abilities.0.effect.effects.0.do', '"teleport"'),
    );
  });

  it('a field that it would pass over', () => {
    const abilities = [{ a: 'event', effect: { do: 'draw', n: 1, who: 'you', twice: true } }];
    expect(fault({ id: 'HMW_001', abilities })).toEqual(
      says('HMW_001', 'abilities.0.effect.twice', 'true'),
    );
  });

  it('a kind of ability that it does not have', () => {
    expect(fault({ id: 'HMW_001', abilities: [{ a: 'wish' }] })).toEqual(
      says('HMW_001', 'abilities.0.a', '"wish"'),
    );
  });

  it('facts that it does not take', () => {
    expect(fault({ id: 'HMW_001', abilities: [] }, { hp: '4' })).toEqual(
      says('HMW_001', 'hp', '"4"'),
    );
  });

  it('a card that it has no facts of', () => {
    expect(fault({ id: 'HMW_900', abilities: [] })).toEqual(
      says('HMW_900', 'id', 'behaviour of a card without facts'),
    );
  });

  it('also where a trusted key has signed it', () => {
    const content = {
      ...hmw,
      behaviours: [{ id: 'HMW_001', abilities: [{ a: 'wish' }] }],
    } as unknown as CardContent;
    const statement = maker.sign(statementText({ ...about, digest: digestOfContent(content) }));
    expect(refusal(Buffer.from(JSON.stringify({ statement, content })))).toEqual({
      code: 'bundle/engine-cannot',
      card: 'HMW_001',
      node: 'abilities.0.a',
      found: '"wish"',
    });
  });
});

describe('the book with a bundle', () => {
  const without = builtInContent(setCodes.filter((set) => set !== 'HMW'));
  const read = readBundle(file, trust);
  const bundles = 'bundle' in read ? [read.bundle] : [];
  const composeBook = (base: CardContent, over: readonly { readonly content: CardContent }[]) =>
    new Catalogue(
      [],
      composeContent(
        base,
        over.map(({ content }) => content),
      ),
    );
  const ids = BEHAVIOURS.map(({ id }) => id);
  const old = ids.filter((id) => !id.startsWith('HMW_'));

  it('is that of a release that has the set built in', () => {
    const { book, content } = composeBook(without, bundles);
    expect(digestOf(book, ids)).toBe(digestOf(playableBook(), ids));
    expect(book.names).toEqual(playableBook().names);
    expect(content.facts.filter(({ id }) => canonicalId(id) === id)).toHaveLength(allCards.length);
  });

  it('has the cards only with it, and pins a game without them as before', () => {
    const before = composeBook(without, []).book;
    expect(before.cards.has('HMW_001')).toBe(false);
    expect(digestOf(before, old)).toBe(digestOf(composeBook(without, bundles).book, old));
  });

  it('lets a later bundle mend a card, and leaves the former book alone', () => {
    const first = hmw.behaviours.find(({ abilities }) => abilities.length > 0);
    if (!first) throw new Error('no card');
    const mended = { ...hmw, behaviours: [{ ...first, abilities: [] }] };
    const { book: former } = composeBook(without, bundles);
    const digest = digestOf(former, [first.id]);
    const { book } = composeBook(without, [...bundles, { content: mended }]);
    expect(book.cards.size).toBe(former.cards.size);
    expect(digestOf(book, [first.id])).not.toBe(digest);
    expect(digestOf(former, [first.id])).toBe(digest);
  });

  it('judges decks by the later word on a set', () => {
    const [entry] = hmw.legality;
    if (!entry) throw new Error('no entry');
    const looked = { ...entry, checkedUntil: '2026-12-24' };
    const { content } = composeBook(builtInContent(), [
      { content: { ...hmw, legality: [looked] } },
    ]);
    expect(content.legality).toHaveLength(builtInContent().legality.length);
    expect(content.legality).toContainEqual(looked);
  });
});
