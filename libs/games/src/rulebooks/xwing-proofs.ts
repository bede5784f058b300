/** Where the tests of X-Wing rulings are, and reasons why a rule needs none. */
export const classes = (title: string): string => `xwing/engine/classes.spec.ts: ${title} (FAQ)`;
export const ruling = (title: string): string => `xwing/engine/rulings.spec.ts: ${title}`;
export const cardCase = (title: string): string => `xwing/engine/fended.spec.ts: ${title}`;
export const faq = (title: string): string => `xwing/engine/faq.spec.ts: ${title}`;
export const huge = { 'not-applicable': 'small and large ships alone are played' };
