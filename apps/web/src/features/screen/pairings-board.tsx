import type { PairingsView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { Answer } from '../../shared/feedback/answer.js';
import { areaOf, hasAreas, isFeatured } from '../../shared/event/hall.js';
import { opponentsOf, seatedTables } from '../../shared/match/seated-tables.js';
import { Sheet } from './sheet.js';
import type { BoardProps } from './board.js';
import { linesOnWall } from './wall-part.js';

interface Line {
  readonly playerId: string;
  readonly name: string;
  /** null: the player has the bye. */
  readonly table: number | null;
  readonly opponent: string | null;
}

/** All players once, sorted by name, because that is what people search for. */
const linesByName = (
  { byes, ...round }: Pick<PairingsView, 'tables' | 'multiplayer' | 'byes'>,
  locale: string,
): readonly Line[] =>
  [
    ...seatedTables(round).flatMap((seated) =>
      seated.seats.map(({ playerId, name }) => ({
        playerId,
        name,
        table: seated.table,
        opponent: opponentsOf(seated, playerId),
      })),
    ),
    ...byes.map(({ playerId, name }) => ({ playerId, name, table: null, opponent: null })),
  ].sort(byName(locale));

/**
 * Where to go matters more than the opponent: if the hall has areas, the area's name replaces the
 * opponent's.
 */
const sideOf = (event: BoardProps['event'], { table, opponent }: Line): string =>
  (hasAreas(event) ? table !== null && areaOf(event, table) : opponent) || '';

/** In a large hall, the player's name and table get all the room. */
const isCrowded = ({ tables }: Pick<PairingsView, 'tables'>): boolean => tables.length > 100;

export const PairingsBoard = ({
  event,
  room,
  page,
  onPages,
  by,
  wall,
}: BoardProps & { by: 'name' | 'table' }) => {
  const { t, language } = useText();
  const query = useAnswer('pairings', { eventId: event.eventId });
  return (
    <Answer of={query} rows={12}>
      {(pairings) =>
        by === 'name' ? (
          <Sheet
            items={linesOnWall(linesByName(pairings, language), wall)}
            room={room}
            page={page}
            widthInRows={isCrowded(pairings) && !hasAreas(event) ? 9.5 : 13}
            onPages={onPages}
            keyOf={(line) => line.playerId}
          >
            {(line) => (
              <>
                <span className="cv-sheet-number">{line.table ?? '–'}</span>
                <span className="cv-sheet-main">{line.name}</span>
                {line.table === null ? (
                  <span className="cv-sheet-side">{t('common.bye')}</span>
                ) : isCrowded(pairings) && !hasAreas(event) ? null : (
                  <span className="cv-sheet-side">{sideOf(event, line)}</span>
                )}
              </>
            )}
          </Sheet>
        ) : (
          <Sheet
            items={seatedTables(pairings)}
            room={room}
            page={page}
            widthInRows={16}
            onPages={onPages}
            keyOf={({ id }) => id}
          >
            {({ table, seats, result }) => (
              <>
                <span className="cv-sheet-number">
                  {isFeatured(event, table) ? '★ ' : ''}
                  {table}
                </span>
                <span className="cv-sheet-main">{seats.map(({ name }) => name).join(' – ')}</span>
                <span className="cv-sheet-score">{result}</span>
              </>
            )}
          </Sheet>
        )
      }
    </Answer>
  );
};
