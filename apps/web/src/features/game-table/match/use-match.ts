import type { TableMove, TableView } from '#contracts';
import { useCommand } from '../../../api/commands.js';
import { useAwaitGame } from '../../../api/games.js';
import { useText } from '../../../i18n/index.js';
import { other } from '../../../shared/table/visible.js';
import { isFreeMatch } from './free-matches.js';
import type { MatchMoment } from './match-moment.js';
import type { GameOnScreen, Silence } from '../game.js';
import type { Shown } from '../game-page.js';
import { seatOf } from '../game-table.js';
import { toSending, toTiming } from '../sending.js';

export const matchOf = ({ matchId }: Pick<TableView, 'matchId'>) =>
  ({ kind: 'match', id: matchId }) as const;

/** The players by seat. */
export const playersOf = ({ a, b }: Pick<TableView, 'a' | 'b'>) => [a, b] as const;

export const opponentOf = (view: Pick<TableView, 'a' | 'b'>, mine: 'a' | 'b') => view[other(mine)];

export const useMatchTitle = (view: TableView) => {
  const { t } = useText();
  const sides = { first: view.a.name, second: view.b.name };
  return {
    title: isFreeMatch(view)
      ? t('practice.against', { own: sides.first, other: sides.second })
      : t('table.title', { table: view.table, ...sides }),
    meta: [
      t('table.standing', { a: view.a.won, b: view.b.won, bestOf: view.bestOf }),
      ...(view.delaySeconds === undefined
        ? []
        : [t('table.delayed', { seconds: view.delaySeconds })]),
    ].join(' · '),
  };
};

/** A match and the current state of its game. */
export interface Followed extends Pick<Shown<'match'>, 'view' | 'ask'> {
  readonly moment: MatchMoment;
}

/**
 * The silence of a match's player: without a judge watching, the game can be claimed; otherwise a
 * judge can be asked.
 */
const useSilence = ({ view, moment, ask }: Followed): Silence => {
  const { eventId, matchId, game, takenBack, silence } = view;
  const follow = { eventId, onAccepted: ask, onFailed: ask };
  const warn = useCommand('WarnSilence', follow);
  const ruling = useCommand('AskRuling', follow);
  const claim = useCommand('ClaimGame', follow);
  const from = silence?.claimFrom ?? silence?.rulingFrom ?? '';
  const by = seatOf(silence?.by ?? null);
  const claims = silence !== null && silence.claimFrom !== null;
  return {
    warned: by === null ? null : { by, seat: 1 - by, from },
    warn: toSending(warn, { matchId, game, at: moment.at, takenBack }),
    way: claims ? 'claim' : 'ruling',
    then:
      silence?.rulingAsked === true ? null : toSending(claims ? claim : ruling, { matchId, game }),
  };
};

/**
 * The running game of a match in the form that its page needs, and the commands that send choices.
 */
export const useMatch = (shown: Followed) => {
  const { view, moment, ask } = shown;
  const { eventId, matchId, takenBack } = view;
  const silence = useSilence(shown);
  const play = useCommand('PlayMove', {
    eventId,
    onAccepted: useAwaitGame(matchOf(view)),
    onFailed: ask,
  });
  const call = useCommand('CallClock', { eventId, onAccepted: ask });
  const timing = toTiming(view.clock, call, { matchId, game: view.game });
  const answer = {
    send: (move: TableMove) =>
      play.send({ matchId, game: view.game, move: { ...move, takenBack } }),
    pending: play.pending,
    failure: play.failure,
  };
  const game: Omit<GameOnScreen, 'undo'> = {
    game: matchOf(view),
    ...useMatchTitle(view),
    seats: playersOf(view),
    mine: seatOf(view.mine),
    waitingFor: moment.waitingFor,
    running: view.running,
    at: moment.at,
    concede: { ...answer, send: () => answer.send({ at: moment.at, concede: true }) },
    silence,
    timing: timing && { ...timing, rules: view.mayRule },
    chat: view.chat ?? null,
  };
  return { game, answer };
};
