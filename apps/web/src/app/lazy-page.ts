import { lazyRouteComponent as lazily } from '@tanstack/react-router';

/** A page that people open by a link: the texts of the first view are all it says (first-view.spec.ts), and it waits for no others. */
export { lazyRouteComponent as lazyFirstView } from '@tanstack/react-router';

/**
 * A page of its own, loaded when it is first opened, together with what every page but the first views needs: the rest of the texts.
 * A phone that scans the QR code of an event with one bar of signal must not wait for the organizer's tables.
 */
export const lazyRouteComponent = ((load: () => Promise<Record<string, unknown>>, name: string) =>
  lazily(async () => {
    const [page] = await Promise.all([load(), import('../shared/rest.js')]);
    return page;
  }, name)) as typeof lazily;

/** A page that is a board: it waits for less, so that a game is there soon. */
export const lazyBoardComponent = ((load: () => Promise<Record<string, unknown>>, name: string) =>
  lazily(async () => {
    const [page] = await Promise.all([load(), import('../shared/table-rest.js')]);
    return page;
  }, name)) as typeof lazily;
