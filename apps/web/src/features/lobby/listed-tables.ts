import type { QueryResult } from '#contracts';
import type { useText } from '../../i18n/index.js';
import { termsText } from './terms-text.js';
import { pageOfTable } from '../../navigation/page-of-table.js';
import { moment } from '../../shared/time/times.js';

type Open = QueryResult<'openTables'>;
/** The lists of tables that the server sends. */
export type ListName = Exclude<keyof Open, 'watched'>;

/** An open table as a line of the list. */
export interface ListedTable {
  readonly id: string;
  /** The name of the waiting player. */
  readonly name: string;
  /** What is played, and since when the player has been waiting. */
  readonly details: string;
  /** Address of the page on which one chooses what to bring. */
  readonly page: string;
}

type Words = Pick<ReturnType<typeof useText>, 't' | 'translated' | 'language'>;

const linesOf: {
  readonly [Name in ListName]: (one: Open[Name][number], words: Words) => ListedTable;
} = {
  tables: ({ matchId, name, format, bestOf, openedAt, ...terms }, { t, language }) => ({
    id: matchId,
    name,
    details: [
      t(`play.format.${format}`),
      t(bestOf === 1 ? 'play.bestOf.one' : 'play.bestOf.three'),
      ...termsText(t, terms),
      moment(openedAt, language),
    ].join(' · '),
    page: pageOfTable({ kind: 'free-match', id: matchId }),
  }),
  twinSuns: ({ gameId, name, seats, taken, openedAt, ...terms }, { t, language }) => ({
    id: gameId,
    name,
    details: [
      t('twinSuns.meta'),
      t('play.seatsTaken', { taken, seats }),
      ...termsText(t, terms),
      moment(openedAt, language),
    ].join(' · '),
    page: pageOfTable({ kind: 'twin-suns', id: gameId }),
  }),
  duels: (table, { t, translated, language }) => {
    const { duelId, name, game, seats, taken, openedAt, ...terms } = table;
    return {
      id: duelId,
      name,
      details: [
        translated(game),
        ...(seats > 2 ? [t('play.seatsTaken', { taken, seats })] : []),
        ...termsText(t, terms),
        moment(openedAt, language),
      ].join(' · '),
      page: pageOfTable({ kind: 'duel', id: duelId }),
    };
  },
};

/** The open tables of these lists, list by list. */
export const listedTables = (
  open: Open,
  of: readonly ListName[],
  words: Words,
): readonly ListedTable[] =>
  of.flatMap(<Name extends ListName>(name: Name) =>
    open[name].map((one: Open[Name][number]) => linesOf[name](one, words)),
  );
