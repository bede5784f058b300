import type { Path } from '../navigation/paths.js';
import { firstView, lazyBoard, lazyPage, type LazyPage, withLobby } from './lazy-page.js';

/** Pages that fill the window: boards, printed sheets and the big screen. */
export const bare = {
  '/e/:eventId/screen': lazyPage(() => import('../features/screen/screen-page.js'), 'ScreenPage'),
  '/e/:eventId/print/:sheet': lazyPage(
    () => import('../features/print/print-page.js'),
    'PrintPage',
  ),
  '/e/:eventId/table/:matchId': lazyBoard(
    () => import('../features/game-table/match/match-page.js'),
    'MatchPage',
  ),
  '/e/:eventId/replay/:matchId/:game': lazyBoard(
    () => import('../features/replay/replay-page.js'),
    'MatchReplayPage',
  ),
  '/e/:eventId/fault/:matchId/:number': lazyBoard(
    () => import('../features/replay/replay-page.js'),
    'FaultReplayPage',
  ),
  '/play/:matchId': withLobby(
    lazyBoard(() => import('../features/game-table/match/free-match-page.js'), 'FreeMatchPage'),
    lazyPage(() => import('../features/lobby/free-lobby.js'), 'FreeLobby'),
  ),
  '/practice/:practiceId': lazyBoard(
    () => import('../features/game-table/practice/practice-page.js'),
    'PracticeGamePage',
  ),
  '/practice/:practiceId/replay': lazyBoard(
    () => import('../features/replay/replay-page.js'),
    'PracticeReplayPage',
  ),
  '/puzzles/:number/replay': lazyBoard(
    () => import('../features/replay/replay-page.js'),
    'PuzzleReplayPage',
  ),
  '/twin-suns/:gameId': withLobby(
    lazyBoard(() => import('../features/game-table/twin-suns-page.js'), 'TwinSunsPage'),
    lazyPage(() => import('../features/lobby/twin-suns-lobby.js'), 'TwinSunsLobby'),
  ),
  '/twin-suns/:gameId/replay': lazyBoard(
    () => import('../features/replay/replay-page.js'),
    'TwinSunsReplayPage',
  ),
  '/other-games/duels/:duelId': withLobby(
    lazyPage(() => import('../features/game-table/described/duel-page.js'), 'DuelPage'),
    lazyPage(() => import('../features/lobby/duel-lobby.js'), 'DuelLobby'),
  ),
  '/other-games/duels/:duelId/replay': lazyPage(
    () => import('../features/replay/described-replay-page.js'),
    'DuelReplayPage',
  ),
  '/other-games/:practiceId': lazyPage(
    () => import('../features/game-table/described/practice-page.js'),
    'GamePracticePage',
  ),
  '/other-games/:practiceId/replay': lazyPage(
    () => import('../features/replay/described-replay-page.js'),
    'GamePracticeReplayPage',
  ),
  '/replay': lazyBoard(() => import('../features/replay/file-page.js'), 'FileReplayPage'),
} as const;

/** Pages below the site's header. */
export const framed = {
  '/': firstView(() => import('../features/home/home-page.js'), 'HomePage'),
  '/sign-in': lazyPage(() => import('./credentials-page.js'), 'SignInPage'),
  '/sign-up': lazyPage(() => import('./credentials-page.js'), 'SignUpPage'),
  '/forgotten-password': lazyPage(
    () => import('../features/account/forgotten-page.js'),
    'ForgottenPage',
  ),
  '/new-password': lazyPage(
    () => import('../features/account/new-password-page.js'),
    'NewPasswordPage',
  ),
  '/confirm-email': lazyPage(
    () => import('../features/account/confirm-email-page.js'),
    'ConfirmEmailPage',
  ),
  '/account': lazyPage(() => import('../features/account/account-page.js'), 'AccountPage'),
  '/staff/:eventId': lazyPage(
    () => import('../features/staff-invite/staff-invite-page.js'),
    'StaffInvitePage',
  ),
  '/events': lazyPage(() => import('../features/my-events/my-events-page.js'), 'MyEventsPage'),
  '/events/new': lazyPage(() => import('../features/my-events/new-event-page.js'), 'NewEventPage'),
  '/events/import': lazyPage(
    () => import('../features/my-events/import-event-page.js'),
    'ImportEventPage',
  ),
  '/floor': lazyPage(() => import('../features/judge/floor-page.js'), 'FloorPage'),
  '/archive': lazyPage(() => import('../features/archive/archive-page.js'), 'ArchivePage'),
  '/calendar': lazyPage(() => import('../features/archive/archive-page.js'), 'CalendarPage'),
  '/conventions': lazyPage(
    () => import('../features/conventions/conventions-page.js'),
    'ConventionsPage',
  ),
  '/c/:conventionId': lazyPage(
    () => import('../features/conventions/convention-page.js'),
    'ConventionPage',
  ),
  '/seasons': lazyPage(() => import('../features/seasons/season-page.js'), 'SeasonsPage'),
  '/s/:seasonId': lazyPage(() => import('../features/seasons/season-page.js'), 'SeasonPage'),
  '/play': lazyPage(() => import('../features/lobby/play-page.js'), 'PlayPage'),
  '/puzzles': lazyPage(() => import('../features/puzzles/puzzles-page.js'), 'PuzzlesPage'),
  '/practice': lazyPage(() => import('../features/lobby/practice-page.js'), 'PracticePage'),
  '/twin-suns': lazyPage(
    () => import('../features/lobby/open-twin-suns-page.js'),
    'OpenTwinSunsPage',
  ),
  '/other-games': lazyPage(() => import('../features/lobby/start-page.js'), 'OtherGamesPage'),
  '/mat': lazyPage(() => import('../features/mat/mat-page.js'), 'MatPage'),
  '/draft': lazyPage(() => import('../features/pod/free-draft-page.js'), 'FreeDraftPage'),
  '/draft/:podId': lazyPage(() => import('../features/pod/pod-page.js'), 'FreePodPage'),
  '/draft/:podId/deck': lazyPage(
    () => import('../features/pool/free-deck-page.js'),
    'FreeDeckPage',
  ),
  '/draft/:podId/log': lazyPage(() => import('../features/pod/pod-log-page.js'), 'FreePodLogPage'),
} as const;

/** Pages below an event's name and tabs. */
export const ofEvent = {
  '/e/:eventId': firstView(() => import('../features/seat/seat-page.js'), 'SeatPage'),
  '/e/:eventId/deck': lazyPage(() => import('../features/deck/deck-page.js'), 'DeckPage'),
  '/e/:eventId/pool': lazyPage(() => import('../features/pool/pool-page.js'), 'PoolPage'),
  '/e/:eventId/pool/:playerId': lazyPage(() => import('../features/pool/pool-page.js'), 'PoolPage'),
  '/e/:eventId/pods': lazyPage(() => import('../features/pod/pods-page.js'), 'PodsPage'),
  '/e/:eventId/pods/:podId': lazyPage(() => import('../features/pod/pod-page.js'), 'PodPage'),
  '/e/:eventId/pods/:podId/log': lazyPage(
    () => import('../features/pod/pod-log-page.js'),
    'PodLogPage',
  ),
  '/e/:eventId/pods/:podId/watch': lazyPage(
    () => import('../features/pod/pod-watch-page.js'),
    'PodWatchPage',
  ),
  '/e/:eventId/trio': lazyPage(() => import('../features/deck/trio-page.js'), 'TrioPage'),
  '/e/:eventId/trilogy/:matchId': lazyPage(
    () => import('../features/trilogy/trilogy-page.js'),
    'TrilogyPage',
  ),
  '/e/:eventId/statistics': lazyPage(
    () => import('../features/trilogy/statistics-page.js'),
    'TrilogyStatisticsPage',
  ),
  '/e/:eventId/pairings': lazyPage(
    () => import('../features/results/pairings-page.js'),
    'PairingsPage',
  ),
  '/e/:eventId/standings': firstView(
    () => import('../features/results/standings-page.js'),
    'StandingsPage',
  ),
  '/e/:eventId/moments': lazyPage(
    () => import('../features/results/moments-page.js'),
    'MomentsPage',
  ),
  '/e/:eventId/bracket': lazyPage(
    () => import('../features/results/bracket-page.js'),
    'BracketPage',
  ),
  '/e/:eventId/decks': lazyPage(() => import('../features/players/decks-page.js'), 'DecksPage'),
  '/e/:eventId/players/:playerId': lazyPage(
    () => import('../features/players/player-page.js'),
    'PlayerPage',
  ),
  '/e/:eventId/judge': lazyPage(() => import('../features/judge/judge-page.js'), 'JudgePage'),
} as const;

/** Pages of the desk. */
export const ofDesk = {
  '/e/:eventId/desk': lazyPage(
    () => import('../features/desk-home/desk-home-page.js'),
    'DeskHomePage',
  ),
  '/e/:eventId/desk/players': lazyPage(
    () => import('../features/desk-players/desk-players-page.js'),
    'DeskPlayersPage',
  ),
  '/e/:eventId/desk/decks': lazyPage(
    () => import('../features/desk-decks/desk-decks-page.js'),
    'DeskDecksPage',
  ),
  '/e/:eventId/desk/rounds': lazyPage(
    () => import('../features/desk-rounds/desk-rounds-page.js'),
    'DeskRoundsPage',
  ),
  '/e/:eventId/desk/pods': lazyPage(
    () => import('../features/desk-pods/desk-pods-page.js'),
    'DeskPodsPage',
  ),
  '/e/:eventId/desk/print': lazyPage(
    () => import('../features/print/print-desk-page.js'),
    'PrintDeskPage',
  ),
  '/e/:eventId/desk/staff': lazyPage(
    () => import('../features/desk-staff/desk-staff-page.js'),
    'DeskStaffPage',
  ),
  '/e/:eventId/desk/settings': lazyPage(
    () => import('../features/desk-settings/desk-settings-page.js'),
    'DeskSettingsPage',
  ),
  '/e/:eventId/desk/story': lazyPage(
    () => import('../features/desk-story/desk-story-page.js'),
    'DeskStoryPage',
  ),
} as const;

/** The page for every path. */
export const pages: Readonly<Record<Path, LazyPage>> = {
  ...bare,
  ...framed,
  ...ofEvent,
  ...ofDesk,
};
