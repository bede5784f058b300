import { createRootRoute, createRoute, createRouter, lazyRouteComponent, Outlet } from '@tanstack/react-router';
import { z } from 'zod';
import { CredentialsPage } from './credentials-page.js';
import { DeskLayout } from './desk-layout.js';
import { EventLayout } from './event-layout.js';
import { NotFound } from './not-found.js';
import { PageFault } from './page-fault.js';
import { Shell } from './shell.js';
import { HomePage } from '../features/home/home-page.js';
import { SeatPage } from '../features/seat/seat-page.js';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });

/** Only ways inside this site may be returned to. */
const backSearch = z.object({ back: z.string().regex(/^\/(?![/\\])/).catch('/events').default('/events') });

const home = createRoute({ getParentRoute: () => shell, path: '/', component: HomePage });
const signIn = createRoute({ getParentRoute: () => shell, path: 'sign-in', validateSearch: backSearch, component: () => <CredentialsPage purpose="sign-in" /> });
const signUp = createRoute({ getParentRoute: () => shell, path: 'sign-up', validateSearch: backSearch, component: () => <CredentialsPage purpose="sign-up" /> });
const myEvents = createRoute({ getParentRoute: () => shell, path: 'events', component: lazyRouteComponent(() => import('../features/my-events/my-events-page.js'), 'MyEventsPage') });

const event = createRoute({ getParentRoute: () => shell, path: 'e/$eventId', component: EventLayout });
const seat = createRoute({ getParentRoute: () => event, path: '/', component: SeatPage });
const pairings = createRoute({ getParentRoute: () => event, path: 'pairings', component: lazyRouteComponent(() => import('../features/pairings/pairings-page.js'), 'PairingsPage') });
const standings = createRoute({ getParentRoute: () => event, path: 'standings', component: lazyRouteComponent(() => import('../features/standings/standings-page.js'), 'StandingsPage') });
const bracket = createRoute({ getParentRoute: () => event, path: 'bracket', component: lazyRouteComponent(() => import('../features/bracket/bracket-page.js'), 'BracketPage') });

const desk = createRoute({ getParentRoute: () => event, path: 'desk', component: DeskLayout });
const deskPages = [
  createRoute({ getParentRoute: () => desk, path: '/', component: lazyRouteComponent(() => import('../features/desk-home/desk-home-page.js'), 'DeskHomePage') }),
] as const;


const routeTree = root.addChildren([
  shell.addChildren([home, signIn, signUp, myEvents, event.addChildren([seat, pairings, standings, bracket, desk.addChildren(deskPages)])]),
]);

export const router = createRouter({ routeTree, defaultPreload: 'intent', scrollRestoration: true, defaultErrorComponent: PageFault, defaultNotFoundComponent: NotFound });

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
