import type { Page, Route } from 'playwright-core';

/** What would come of a command: the code of the rule that refuses it, or null. */
type WouldRefuse = (name: string, payload: unknown) => Promise<string | null>;

type Layer = 'dialog' | 'menu' | 'page';

/**
 * In the page: the names of the buttons that can be pressed in a layer, in their order, and
 * presses one of them. Without a mouse that has to travel, which takes four times as long;
 * what only a mouse finds, such as a button that another one covers, is for other stories.
 */
const buttonsOf = ({ layer, press }: { layer: Layer; press?: string }): readonly string[] => {
  const within = layer === 'page' ? 'main' : `[role=${layer}]`;
  const shown = [...document.querySelectorAll<HTMLElement>(within)].filter((each) =>
    each.checkVisibility(),
  );
  const buttons = [
    ...(shown
      .at(-1)
      ?.querySelectorAll<HTMLElement>(
        layer === 'menu'
          ? '[role=menuitem]:not([data-disabled])'
          : 'button:enabled:not([aria-disabled=true]):not([data-disabled])',
      ) ?? []),
  ].filter((each) => each.checkVisibility({ visibilityProperty: true }));
  const names = buttons.map((each) => {
    const name = each.getAttribute('aria-label') ?? each.textContent ?? '';
    // Several forms of a page have a button of the same name.
    const form = each.closest('form, section')?.querySelector('h2, h3, legend')?.textContent;
    return form ? `${name} (${form})` : name;
  });
  if (press !== undefined) buttons[names.indexOf(press)]?.click();
  return names;
};

/** In the page: what a press has opened is fetched and drawn by then. */
const afterDrawing = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 30));
  });

/** In the page: goes to an address of the site. False where none of its pages is shown, but a file, say. */
const goWithin = (address: string): boolean => {
  if (document.querySelector('main') === null) return false;
  history.pushState(null, '', address);
  return true;
};

/** In the page: what it showed last would be shown again until the server has answered. */
const dropKeptAnswers = () => {
  // An empty document has no storage.
  if (location.origin === 'null') return;
  for (const key of Object.keys(localStorage))
    if (key.startsWith('conclave.answer.')) localStorage.removeItem(key);
};

/** Of buttons that are called the same but for a person's name, so many are pressed. */
const ALIKE = 1;
const DEEPEST = 3;

/**
 * Presses whatever a page offers. No command reaches the server: it is put to the decider,
 * which says what would come of it, and the page is told that it was accepted. So the event
 * stands as it stood, and everything on a page can be pressed, what ends an event too.
 */
export class PressedPages {
  /** "page > button: command code" of each press that a rule would refuse. */
  readonly refused = new Set<string>();
  /** Commands that were put to the decider, by name. */
  readonly sent = new Set<string>();
  private trail: readonly string[] = [];
  private pending = 0;
  private loaded = false;

  private constructor(
    private readonly page: Page,
    private readonly names: readonly string[],
    private readonly wouldRefuse: WouldRefuse,
  ) {}

  static async of(
    page: Page,
    names: readonly string[],
    wouldRefuse: WouldRefuse,
  ): Promise<PressedPages> {
    const pages = new PressedPages(page, names, wouldRefuse);
    await page.route('**/api/commands/*', (route) => pages.answer(route));
    return pages;
  }

  /** Goes to a page and presses everything that it offers, with everything that opens by it. */
  async pressAll(address: string): Promise<void> {
    await this.open(address, []);
    await this.pressLayer(address, [], new Map());
  }

  private async answer(route: Route): Promise<void> {
    this.pending += 1;
    const request = route.request();
    const name = new URL(request.url()).pathname.split('/').at(-1) ?? '';
    const { trail } = this;
    this.sent.add(name);
    const code = await this.wouldRefuse(name, request.postDataJSON()).finally(() => {
      this.pending -= 1;
    });
    if (code !== null) this.refused.add(`${trail.join(' > ')}: ${name} ${code}`);
    await route.fulfill({ json: { kind: 'accepted', position: 0, ids: {} } });
  }

  /** Has the pages fetched anew at the next address: what they know of the event is of before. */
  forget(): void {
    this.loaded = false;
  }

  private async open(address: string, path: readonly string[]): Promise<void> {
    if (!this.loaded) await this.page.evaluate(dropKeptAnswers);
    if (!this.loaded || !(await this.goWithin(address))) await this.page.goto(address);
    this.loaded = true;
    await this.page.locator('main h1, main h2').first().waitFor();
    await this.page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
    for (const name of path) await this.press(await this.layer(), name);
  }

  /**
   * By the way of the pages themselves, which takes a tenth of the time of loading
   * them again; over the first page, so that nothing of what was open is kept.
   */
  private async goWithin(address: string): Promise<boolean> {
    if (!(await this.page.evaluate(goWithin, '/'))) return false;
    await this.page.evaluate(afterDrawing);
    await this.page.evaluate(goWithin, address);
    await this.page.evaluate(afterDrawing);
    return true;
  }

  /** Closes what has opened and goes the same way again, without loading the page anew. */
  private async reopen(path: readonly string[]): Promise<void> {
    for (let tries = 0; tries < DEEPEST && (await this.layer()) !== 'page'; tries += 1) {
      await this.page.keyboard.press('Escape');
      await this.settle();
    }
    for (const name of path) await this.press(await this.layer(), name);
  }

  private layer(): Promise<Layer> {
    return this.page.evaluate(() => {
      const isShown = (role: string): boolean =>
        [...document.querySelectorAll(`[role=${role}]`)].some((each) => each.checkVisibility());
      if (isShown('dialog')) return 'dialog';
      return isShown('menu') ? 'menu' : 'page';
    });
  }

  /** What the buttons of a layer are called, in their order. */
  private offered(layer: Layer): Promise<readonly string[]> {
    return this.page.evaluate(buttonsOf, { layer });
  }

  private kindOf(name: string): string {
    return this.names
      .reduce((text, each) => text.replaceAll(each, '·'), name)
      .replaceAll(/\d+/g, '#');
  }

  private async pressLayer(
    address: string,
    path: readonly string[],
    seen: Map<string, number>,
  ): Promise<void> {
    const layer = await this.layer();
    const prefix = path.map((each) => this.kindOf(each)).join('>');
    for (const name of await this.offered(layer)) {
      const kind = `${prefix}>${this.kindOf(name)}`;
      if (name.startsWith('Close') || (seen.get(kind) ?? 0) >= ALIKE) continue;
      seen.set(kind, (seen.get(kind) ?? 0) + 1);
      this.trail = [address, ...path, name];
      if (!(await this.press(layer, name))) {
        // What was pressed before it has put another face on the page.
        await this.open(address, path);
        if (!(await this.press(layer, name))) continue;
      }
      const moved = !this.page.url().endsWith(address);
      if (!moved && (await this.layer()) !== layer && path.length + 1 < DEEPEST) {
        const closed = layer !== 'page' && (await this.layer()) === 'page';
        if (!closed) await this.pressLayer(address, [...path, name], seen);
      }
      if (moved) await this.open(address, path);
      else if ((await this.layer()) !== layer) await this.reopen(path);
    }
  }

  /** False where the button has gone meanwhile. */
  private async press(layer: Layer, name: string): Promise<boolean> {
    const found = await this.page.evaluate(buttonsOf, { layer, press: name });
    if (!found.includes(name)) return false;
    await this.settle();
    return true;
  }

  /** Until what the press sent was answered, and drawn. */
  private async settle(): Promise<void> {
    await this.page.evaluate(afterDrawing);
    while (this.pending > 0) {
      await this.page.waitForTimeout(5);
      if (this.pending === 0) await this.page.evaluate(afterDrawing);
    }
  }
}
