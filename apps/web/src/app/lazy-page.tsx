import { use, type ComponentType, type PropsWithChildren, type ReactElement } from 'react';
import { asNoAnswer } from '../shared/page/part.js';

/** A page, or a frame of pages, whose code is loaded when it is first opened or shortly before. */
export interface LazyPage {
  (props: PropsWithChildren): ReactElement;
  /**
   * Loads what the page needs, only once: after a failure, a browser does not load a module again
   * within the same document.
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
 * A page that people open by a link: it uses the texts of the first view only (first-view.spec.ts)
 * and waits for no others.
 */
export const firstView = pageOf;

/**
 * A page loaded together with the remaining texts, which all pages need except the first views. A
 * phone with a weak signal that scans an event's QR code must not wait for the organizers' texts.
 */
export const lazyPage = <Name extends string>(fetched: () => Pages<Name>, name: Name): LazyPage =>
  pageOf(async () => {
    const [page, { bringRest }] = await Promise.all([fetched(), import('../shared/page/rest.js')]);
    await bringRest();
    return page;
  }, name);

/** A page with a game board: it waits for fewer texts, so that the game appears sooner. */
export const lazyBoard = <Name extends string>(fetched: () => Pages<Name>, name: Name): LazyPage =>
  pageOf(async () => {
    const [page, { bringTableRest }] = await Promise.all([fetched(), import('./table-rest.js')]);
    await bringTableRest();
    return page;
  }, name);

/**
 * The page of a game that shows its lobby until the game begins. The lobby's code is loaded when it
 * is rendered.
 */
export const withLobby = (Game: LazyPage, Lobby: LazyPage): LazyPage =>
  Object.assign(
    () => (
      <Game>
        <Lobby />
      </Game>
    ),
    { load: Game.load, hasFailed: () => Game.hasFailed() || Lobby.hasFailed() },
  );
