/** What the title of the browser's tab is made of. */
export interface TitleParts {
  /** The heading of the page; empty where there is none. */
  readonly heading: string;
  /** The tab of the page that is open, the innermost of several. */
  readonly tab: string;
  /** The page gives itself a whole title, such as the name of the file when a sheet is printed. */
  readonly own: string;
  /** The page waits for a choice of whoever looks at it. */
  readonly asked: boolean;
  /** How many wait for a judge. */
  readonly waiting: number;
}

const site = 'Conclave';

/**
 * What a tab is called, so that several of them can be told apart and one that waits stands out (WCAG 2.4.2).
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

/** Long enough for a page to be drawn whole; hidden tabs wait for a second anyway. */
const settledMs = 150;

/** Keeps the title of the tab in step with what the page shows. */
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
