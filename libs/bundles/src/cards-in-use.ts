import { type CardContent, type CardStock, stockBundles } from '#cards';
import type { Logger } from '#platform';
import type { BundleStore, NotedStep } from './bundle-store.js';
import { faultOfContent } from './fault-of-content.js';
import { bundlesInForce, formerBundles } from './standing.js';
import { contentOf } from './take-up.js';

export interface CardsInUseParts {
  readonly store: Pick<BundleStore, 'steps' | 'files'>;
  /**
   * A bundle whose publisher is no longer trusted is used only by tournaments that began with it.
   */
  readonly trustedKeys: readonly string[];
  readonly logger: Pick<Logger, 'info' | 'error' | 'warn'>;
  /** Bundle 0; omitted: all built-in cards. */
  readonly base?: CardContent;
}

/** The interval of checks whether a bundle was accepted or withdrawn. */
const LOOK_MS = 2_000;

/**
 * Keeps the cards of this process in line with the bundles that the server has accepted. No
 * notification is needed: it polls with one small query.
 */
export class CardsInUse {
  readonly #contents = new Map<string, CardContent | null>();
  #steps = -1;
  #looking: Promise<void> | null = null;
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly parts: CardsInUseParts) {}

  /** Loads the current bundles and starts polling. */
  async start(): Promise<void> {
    await this.lookAgain();
    this.#timer = setInterval(() => void this.lookAgain(), LOOK_MS).unref();
  }

  close(): void {
    if (this.#timer) clearInterval(this.#timer);
  }

  /**
   * Refreshes if one of these bundles is unknown here: another process may have just accepted it.
   */
  async reach(bundles: readonly string[]): Promise<void> {
    if (bundles.some((digest) => !this.#contents.has(digest))) await this.look();
  }

  look(): Promise<void> {
    this.#looking ??= this.takeUp().finally(() => (this.#looking = null));
    return this.#looking;
  }

  private async lookAgain(): Promise<void> {
    try {
      await this.look();
    } catch (error) {
      this.parts.logger.warn({ err: error }, 'could not look for bundles of cards');
    }
  }

  private async takeUp(): Promise<void> {
    const { store, trustedKeys, logger, base } = this.parts;
    const steps = await store.steps();
    if (steps.length === this.#steps) return;
    await this.load(steps);
    const known = [...this.#contents].flatMap(([digest, content]) =>
      content ? [{ digest, content }] : [],
    );
    const isTrusted = ({ signedBy, digest }: NotedStep): boolean =>
      trustedKeys.includes(signedBy) && known.some((bundle) => bundle.digest === digest);
    const inForce = bundlesInForce(steps.filter(isTrusted));
    const stock: CardStock = { bundles: known, inForce, former: formerBundles(steps) };
    stockBundles(base ? { ...stock, base } : stock);
    this.#steps = steps.length;
    if (steps.length > 0) logger.info({ inForce }, 'bundles of cards in force');
  }

  private async load(steps: readonly NotedStep[]): Promise<void> {
    const { store, logger } = this.parts;
    const missing = [...new Set(steps.map(({ digest }) => digest))].filter(
      (digest) => !this.#contents.has(digest),
    );
    for (const stored of await store.files(missing)) {
      const content = contentOf(stored);
      const fault = content && faultOfContent(content);
      if (!content || fault) logger.error({ digest: stored.digest, fault }, 'a bundle is left out');
      this.#contents.set(stored.digest, fault ? null : content);
    }
  }
}
