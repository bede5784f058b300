import { use, type ComponentType, type PropsWithChildren, type ReactElement } from 'react';
import { asNoAnswer } from '../shared/page/part.js';

/** A page, or a frame of pages, that is fetched when it is first opened, or a little earlier. */
export interface LazyPage {
  (props: PropsWithChildren): ReactElement;
  /**
   * Fetches what the page needs, once: a browser remembers
   * as long as the document lives that a part did not come.
   */
  readonly load: () => Promise<unknown>;
  readonly hasFailed: () => boolean;
}

type Page = ComponentType<PropsWithChildren>;
type Pages<Name extends string> = Promise<Readonly<Record<Name, Page>>>;

const pageOf = <Name extends string>(fetched: () => Pages<Name>, name: Name): LazyPage => {
  let page: Page | undefined;
  let asked: Promise<Page> | undefined;
  let failed = false;
  const load = (): Promise<Page> => {
    asked ??= fetched().then(
      (pages) => (page = pages[name]),
      () => {
        failed = true;
        return asNoAnswer();
      },
    );
    return asked;
  };
  const Lazy = ({ children }: PropsWithChildren) => {
    const Page = page ?? use(load());
    return <Page>{children}</Page>;
  };
  return Object.assign(Lazy, { load, hasFailed: () => failed });
};

/**
 * A page that people open by a link: the texts of the first view
 * are all it says (first-view.spec.ts), and it waits for no others.
 */
export const firstView = pageOf;

/**
 * A page of its own, together with what every page but the first views needs: the rest of the texts.
 * A phone that scans the QR code of an event with one bar of signal must not wait for the organizer's tables.
 */
export const lazyPage = <Name extends string>(fetched: () => Pages<Name>, name: Name): LazyPage =>
  pageOf(async () => {
    const [page, { bringRest }] = await Promise.all([fetched(), import('../shared/page/rest.js')]);
    await bringRest();
    return page;
  }, name);

/** A page that is a board: it waits for less, so that a game is there soon. */
export const lazyBoard = <Name extends string>(fetched: () => Pages<Name>, name: Name): LazyPage =>
  pageOf(async () => {
    const [page, { bringTableRest }] = await Promise.all([fetched(), import('./table-rest.js')]);
    await bringTableRest();
    return page;
  }, name);

/** The page of a game that draws its lobby until the game begins. The lobby is fetched where it is drawn. */
export const withLobby = (Game: LazyPage, Lobby: LazyPage): LazyPage =>
  Object.assign(
    () => (
      <Game>
        <Lobby />
      </Game>
    ),
    { load: Game.load, hasFailed: () => Game.hasFailed() || Lobby.hasFailed() },
  );
