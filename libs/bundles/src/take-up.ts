import { type CardContent, composeContent } from '#cards';
import { type Bundle, type BundleTrust, openBundle, readBundle } from './bundle.js';
import type { BundleStore, NotedStep, OpenShelf, StoredBundle } from './bundle-store.js';
import type { BundleRefusal } from './refusal.js';
import { bundlesInForce } from './standing.js';
import { unspokenChange } from './unspoken-change.js';

/** The result of accepting a bundle: it is in force now, it was already, or it is refused. */
export type TakenUp =
  | { readonly kind: 'taken-up' | 'in-force'; readonly bundle: Omit<Bundle, 'content'> }
  | { readonly kind: 'refused'; readonly refusal: BundleRefusal };

export interface TakingUp {
  readonly store: BundleStore;
  readonly trust: BundleTrust;
  /** Bundle 0. */
  readonly base: CardContent;
  /** An account, or the name of the operator at the shell. */
  readonly by: string;
}

/** The content of a file that was accepted before; null if its bytes have changed since. */
export const contentOf = ({ digest, file, signedBy }: StoredBundle): CardContent | null => {
  const opened = openBundle(file, [signedBy]);
  return 'bundle' in opened && opened.bundle.digest === digest ? opened.bundle.content : null;
};

/** The cards below a bundle: all bundles in force except the one that it replaces. */
const contentUnder = async (
  { id }: Pick<Bundle, 'id'>,
  { steps, shelf, base }: Shelf,
): Promise<CardContent> => {
  const others = bundlesInForce(steps.filter(({ name }) => name !== id));
  const files = new Map((await shelf.files(others)).map((stored) => [stored.digest, stored]));
  const contents = others.flatMap((digest) => {
    const stored = files.get(digest);
    return (stored && contentOf(stored)) ?? [];
  });
  return composeContent(base, contents);
};

interface Shelf {
  readonly steps: readonly NotedStep[];
  readonly shelf: OpenShelf;
  readonly base: CardContent;
}

/** Accepts a bundle's file, so that new tournaments begin with it, or refuses it. */
export const takeUpBundle = async (
  file: Uint8Array,
  { store, trust, base, by }: TakingUp,
): Promise<TakenUp> => {
  const read = readBundle(file, trust);
  if ('refusal' in read) return { kind: 'refused', refusal: read.refusal };
  const { content, ...bundle } = read.bundle;
  return store.change(async (shelf): Promise<TakenUp> => {
    const steps = await shelf.steps();
    const inForce = bundlesInForce(steps);
    if (inForce.includes(bundle.digest)) return { kind: 'in-force', bundle };
    const before = steps.findLast(
      ({ digest, name }) => name === bundle.id && inForce.includes(digest),
    );
    if (before && before.version >= bundle.version) {
      const { id, version } = bundle;
      const code = 'bundle/superseded';
      return { kind: 'refused', refusal: { code, id, version, has: before.version } };
    }
    const card = unspokenChange(await contentUnder(bundle, { steps, shelf, base }), content);
    if (card !== null) return { kind: 'refused', refusal: { code: 'bundle/changes-unsaid', card } };
    await shelf.takeUp(bundle, file, by);
    return { kind: 'taken-up', bundle };
  });
};

/**
 * Withdraws a bundle that is in force, named by its digest or a prefix of it, or the one accepted
 * last. Tournaments that began with it keep it. Null if no bundle in force matches, or more than
 * one.
 */
export const withdrawBundle = (
  store: BundleStore,
  which: string,
  by: string,
): Promise<NotedStep | null> =>
  store.change(async (shelf) => {
    const steps = await shelf.steps();
    const inForce = bundlesInForce(steps);
    const meant =
      which === 'last' ? inForce.slice(-1) : inForce.filter((digest) => digest.startsWith(which));
    const [digest, ...more] = meant;
    if (digest === undefined || more.length > 0) return null;
    await shelf.withdraw(digest, by);
    return steps.findLast((step) => step.digest === digest) ?? null;
  });
