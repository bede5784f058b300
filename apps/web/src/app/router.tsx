import {
  createRootRoute,
  createRoute,
  type RouteComponent,
  createRouter,
  Outlet,
} from '@tanstack/react-router';
import { EventLayout } from './event-layout.js';
import { lazyBoardComponent, lazyFirstView, lazyRouteComponent } from './lazy-page.js';
import { NotFound } from './not-found.js';
import { PageFault } from './page-fault.js';
import { backSearch, likeSearch, newAccountSearch, wallSearch } from './page-search.js';
import { Shell } from './shell.js';
import {
  duelRoute,
  freeMatchRoute,
  gamePracticeRoute,
  playRoutes,
  twinSunsRoute,
} from './play-routes.js';
import { replayRoutes } from './replay-routes.js';
import { momentsRoute, togetherRoutes } from './together-routes.js';
import { printSearch } from '../features/print/sheets.js';

const root = createRootRoute({ component: Outlet, notFoundComponent: NotFound });
const shell = createRoute({ getParentRoute: () => root, id: 'shell', component: Shell });

const homePage = lazyFirstView(() => import('../features/home/home-page.js'), 'HomePage');
const home = createRoute({ getParentRoute: () => shell, path: '/', component: homePage });
const signIn = createRoute({
  getParentRoute: () => shell,
  path: 'sign-in',
  validateSearch: backSearch,
  component: lazyRouteComponent(() => import('./credentials-page.js'), 'SignInPage'),
});
const signUp = createRoute({
  getParentRoute: () => shell,
  path: 'sign-up',
  validateSearch: newAccountSearch,
  component: lazyRouteComponent(() => import('./credentials-page.js'), 'SignUpPage'),
});
const entryPage = <P extends string>(path: P, component: RouteComponent) =>
  createRoute({ getParentRoute: () => shell, path, component });
const forgottenPassword = entryPage(
  'forgotten-password',
  lazyRouteComponent(() => import('../features/password/forgotten-page.js'), 'ForgottenPage'),
);
const newPassword = entryPage(
  'new-password',
  lazyRouteComponent(() => import('../features/password/new-password-page.js'), 'NewPasswordPage'),
);
const confirmEmail = entryPage(
  'confirm-email',
  lazyRouteComponent(() => import('../features/account/confirm-email-page.js'), 'ConfirmEmailPage'),
);
const myEvents = createRoute({
  getParentRoute: () => shell,
  path: 'events',
  component: lazyRouteComponent(
    () => import('../features/my-events/my-events-page.js'),
    'MyEventsPage',
  ),
});
const newEvent = createRoute({
  getParentRoute: () => shell,
  path: 'events/new',
  validateSearch: likeSearch,
  component: lazyRouteComponent(
    () => import('../features/new-event/new-event-page.js'),
    'NewEventPage',
  ),
});
const importEvent = createRoute({
  getParentRoute: () => shell,
  path: 'events/import',
  component: lazyRouteComponent(
    () => import('../features/import-event/import-event-page.js'),
    'ImportEventPage',
  ),
});
const account = createRoute({
  getParentRoute: () => shell,
  path: 'account',
  component: lazyRouteComponent(() => import('../features/account/account-page.js'), 'AccountPage'),
});
const staffInvite = createRoute({
  getParentRoute: () => shell,
  path: 'staff/$eventId',
  component: lazyRouteComponent(
    () => import('../features/staff-invite/staff-invite-page.js'),
    'StaffInvitePage',
  ),
});
const practiceGame = createRoute({
  getParentRoute: () => root,
  path: 'practice/$practiceId',
  component: lazyBoardComponent(
    () => import('../features/practice/practice-game-page.js'),
    'PracticeGamePage',
  ),
});

const event = createRoute({
  getParentRoute: () => shell,
  path: 'e/$eventId',
  component: EventLayout,
});
const seatPage = lazyFirstView(() => import('../features/seat/seat-page.js'), 'SeatPage');
const seat = createRoute({ getParentRoute: () => event, path: '/', component: seatPage });
const deck = createRoute({
  getParentRoute: () => event,
  path: 'deck',
  component: lazyRouteComponent(() => import('../features/deck/deck-page.js'), 'DeckPage'),
});
const pairings = createRoute({
  getParentRoute: () => event,
  path: 'pairings',
  component: lazyRouteComponent(
    () => import('../features/pairings/pairings-page.js'),
    'PairingsPage',
  ),
});
const standingsPage = () => import('../features/standings/standings-page.js');
const standings = createRoute({
  getParentRoute: () => event,
  path: 'standings',
  component: lazyFirstView(standingsPage, 'StandingsPage'),
});
const bracket = createRoute({
  getParentRoute: () => event,
  path: 'bracket',
  component: lazyRouteComponent(() => import('../features/bracket/bracket-page.js'), 'BracketPage'),
});
const publicDecks = createRoute({
  getParentRoute: () => event,
  path: 'decks',
  component: lazyRouteComponent(() => import('../features/players/decks-page.js'), 'DecksPage'),
});
const player = createRoute({
  getParentRoute: () => event,
  path: 'players/$playerId',
  component: lazyRouteComponent(() => import('../features/players/player-page.js'), 'PlayerPage'),
});
const table = createRoute({
  getParentRoute: () => root,
  path: 'e/$eventId/table/$matchId',
  component: lazyBoardComponent(() => import('../features/table/table-page.js'), 'TablePage'),
});
const trio = createRoute({
  getParentRoute: () => event,
  path: 'trio',
  component: lazyRouteComponent(() => import('../features/trio/trio-page.js'), 'TrioPage'),
});
const trilogy = createRoute({
  getParentRoute: () => event,
  path: 'trilogy/$matchId',
  component: lazyRouteComponent(() => import('../features/trilogy/trilogy-page.js'), 'TrilogyPage'),
});
const trilogyStatistics = createRoute({
  getParentRoute: () => event,
  path: 'statistics',
  component: lazyRouteComponent(
    () => import('../features/trilogy-statistics/statistics-page.js'),
    'TrilogyStatisticsPage',
  ),
});
const freeDraft = createRoute({
  getParentRoute: () => shell,
  path: 'draft',
  component: lazyRouteComponent(
    () => import('../features/pod/free-draft-page.js'),
    'FreeDraftPage',
  ),
});
const freePod = createRoute({
  getParentRoute: () => shell,
  path: 'draft/$podId',
  component: lazyRouteComponent(() => import('../features/pod/pod-page.js'), 'FreePodPage'),
});
const freeDeck = createRoute({
  getParentRoute: () => shell,
  path: 'draft/$podId/deck',
  component: lazyRouteComponent(() => import('../features/pool/free-deck-page.js'), 'FreeDeckPage'),
});
const freeLog = createRoute({
  getParentRoute: () => shell,
  path: 'draft/$podId/log',
  component: lazyRouteComponent(
    () => import('../features/pod-log/pod-log-page.js'),
    'FreePodLogPage',
  ),
});
const pool = createRoute({
  getParentRoute: () => event,
  path: 'pool',
  component: lazyRouteComponent(() => import('../features/pool/pool-page.js'), 'PoolPage'),
});
const poolOf = createRoute({
  getParentRoute: () => event,
  path: 'pool/$playerId',
  component: lazyRouteComponent(() => import('../features/pool/pool-page.js'), 'PoolPage'),
});
const pods = createRoute({
  getParentRoute: () => event,
  path: 'pods',
  component: lazyRouteComponent(() => import('../features/pods/pods-page.js'), 'PodsPage'),
});
const pod = createRoute({
  getParentRoute: () => event,
  path: 'pods/$podId',
  component: lazyRouteComponent(() => import('../features/pod/pod-page.js'), 'PodPage'),
});
const podLog = createRoute({
  getParentRoute: () => event,
  path: 'pods/$podId/log',
  component: lazyRouteComponent(() => import('../features/pod-log/pod-log-page.js'), 'PodLogPage'),
});
const judge = createRoute({
  getParentRoute: () => event,
  path: 'judge',
  component: lazyRouteComponent(() => import('../features/judge/judge-page.js'), 'JudgePage'),
});

const desk = createRoute({
  getParentRoute: () => event,
  path: 'desk',
  component: lazyRouteComponent(() => import('./desk-layout.js'), 'DeskLayout'),
});
const deskPages = [
  createRoute({
    getParentRoute: () => desk,
    path: '/',
    component: lazyRouteComponent(
      () => import('../features/desk-home/desk-home-page.js'),
      'DeskHomePage',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: 'players',
    component: lazyRouteComponent(
      () => import('../features/desk-players/desk-players-page.js'),
      'DeskPlayersPage',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: 'decks',
    component: lazyRouteComponent(
      () => import('../features/desk-decks/desk-decks-page.js'),
      'DeskDecksPage',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: 'rounds',
    component: lazyRouteComponent(
      () => import('../features/desk-rounds/desk-rounds-page.js'),
      'DeskRoundsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: 'pods',
    component: lazyRouteComponent(
      () => import('../features/desk-pods/desk-pods-page.js'),
      'DeskPodsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: 'print',
    component: lazyRouteComponent(
      () => import('../features/print/print-desk-page.js'),
      'PrintDeskPage',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: 'staff',
    component: lazyRouteComponent(
      () => import('../features/desk-staff/desk-staff-page.js'),
      'DeskStaffPage',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: 'settings',
    component: lazyRouteComponent(
      () => import('../features/desk-settings/desk-settings-page.js'),
      'DeskSettingsPage',
    ),
  }),
  createRoute({
    getParentRoute: () => desk,
    path: 'story',
    component: lazyRouteComponent(
      () => import('../features/desk-story/desk-story-page.js'),
      'DeskStoryPage',
    ),
  }),
] as const;

const screen = createRoute({
  getParentRoute: () => root,
  path: 'e/$eventId/screen',
  validateSearch: wallSearch,
  component: lazyRouteComponent(() => import('../features/screen/screen-page.js'), 'ScreenPage'),
});

const print = createRoute({
  getParentRoute: () => root,
  path: 'e/$eventId/print/$sheet',
  validateSearch: printSearch,
  component: lazyRouteComponent(() => import('../features/print/print-page.js'), 'PrintPage'),
});

const routeTree = root.addChildren([
  shell.addChildren([
    home,
    signIn,
    signUp,
    forgottenPassword,
    newPassword,
    confirmEmail,
    account,
    myEvents,
    newEvent,
    importEvent,
    staffInvite,
    ...togetherRoutes(shell),
    ...playRoutes(shell),
    freeDraft,
    freePod,
    freeDeck,
    freeLog,
    event.addChildren([
      seat,
      deck,
      pairings,
      standings,
      momentsRoute(event),
      bracket,
      publicDecks,
      player,
      trio,
      trilogy,
      trilogyStatistics,
      pool,
      poolOf,
      pods,
      pod,
      podLog,
      judge,
      desk.addChildren(deskPages),
    ]),
  ]),
  screen,
  print,
  practiceGame,
  freeMatchRoute(root),
  twinSunsRoute(root),
  gamePracticeRoute(root),
  duelRoute(root),
  table,
  ...replayRoutes(root),
]);

export const router = createRouter({
  routeTree,
  defaultPreload: 'intent',
  scrollRestoration: true,
  defaultErrorComponent: PageFault,
  defaultNotFoundComponent: NotFound,
});

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router;
  }
}
