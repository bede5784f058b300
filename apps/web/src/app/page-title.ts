export interface TitleParts {
  /** The heading of the page; empty if there is none. */
  readonly heading: string;
  /** The current tab of the page's navigation, the innermost of several. */
  readonly tab: string;
  /**
   * A complete title set by the page, such as the file name of a sheet to print; otherwise empty.
   */
  readonly own: string;
  /** Whether the page waits for a choice of the viewer. */
  readonly asked: boolean;
  /** The number of tables and calls that wait for a judge. */
  readonly waiting: number;
}

const site = 'Conclave';

/**
 * The title of the browser tab, by which several tabs can be told apart and one that waits stands
 * out (WCAG 2.4.2).
 */
export const titleOf = ({ heading, tab, own, asked, waiting }: TitleParts): string => {
  const name = own === '' ? [tab, heading, site].filter((part) => part !== '').join(' · ') : own;
  const counted = waiting > 0 ? `(${waiting}) ${name}` : name;
  return asked ? `● ${counted}` : counted;
};

const wordsOf = (element: Element | null | undefined): string =>
  element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';

const partsOfPage = (): TitleParts => ({
  heading: wordsOf(document.querySelector('h1')),
  tab: wordsOf([...document.querySelectorAll('.cv-tabs [aria-current="page"]')].at(-1)),
  own: document.querySelector('[data-page-title]')?.getAttribute('data-page-title') ?? '',
  asked: document.querySelector('[data-asked]') !== null,
  waiting: Number(document.querySelector('[data-waiting]')?.getAttribute('data-waiting') ?? 0),
});

/**
 * Delay in milliseconds, long enough for a page to be rendered; browsers delay timers of hidden
 * tabs to a second anyway.
 */
const settledMs = 150;

/** Keeps the tab's title up to date with the page. */
export const followTitle = (): void => {
  let due = false;
  const show = (): void => {
    due = false;
    const title = titleOf(partsOfPage());
    if (document.title !== title) document.title = title;
  };
  const changed = (): void => {
    if (due) return;
    due = true;
    setTimeout(show, settledMs);
  };
  changed();
  new MutationObserver(changed).observe(document.body, {
    childList: true,
    subtree: true,
    characterData: true,
    attributeFilter: ['aria-current', 'data-asked', 'data-page-title', 'data-waiting'],
  });
};
