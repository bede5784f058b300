import { type DragEvent, memo } from 'react';
import { Text } from '@mantine/core';
import type { PairingDesk } from '#contracts';
import { useText } from '../../i18n/index.js';
import { warningsOf, warningText } from '../../shared/event/pairing-warnings.js';
import type { HandBoard, Spot } from './hand-board.js';
import './hand.css';

const dragType = 'text/x-conclave-spot';

const sameSpot = (one: Spot | null, other: Spot): boolean =>
  one !== null && JSON.stringify(one) === JSON.stringify(other);

interface SpotButtonProps {
  readonly spot: Spot;
  readonly taken: Spot | null;
  readonly label: string;
  readonly shown: string;
  readonly note?: string | undefined;
  readonly className: string;
  readonly onSpot: (spot: Spot) => void;
  readonly onDrop: (from: Spot, to: Spot) => void;
}

/** A press picks it up, a press elsewhere puts it down; it can also be dragged with a mouse. */
const SpotButton = ({
  spot,
  taken,
  label,
  shown,
  note,
  className,
  onSpot,
  onDrop,
}: SpotButtonProps) => (
  <button
    type="button"
    className={className}
    aria-label={label}
    aria-pressed={sameSpot(taken, spot)}
    draggable={spot.kind === 'player' || spot.kind === 'table'}
    onClick={() => onSpot(spot)}
    onDragStart={(drag) => drag.dataTransfer.setData(dragType, JSON.stringify(spot))}
    onDragOver={(drag) => {
      if (drag.dataTransfer.types.includes(dragType)) drag.preventDefault();
    }}
    onDrop={(drop: DragEvent) => {
      drop.preventDefault();
      const from = drop.dataTransfer.getData(dragType);
      if (from !== '') onDrop(JSON.parse(from) as Spot, spot);
    }}
  >
    <bdi>{shown}</bdi>
    {note === undefined ? null : <small>{note}</small>}
  </button>
);

interface HandTablesProps {
  readonly board: HandBoard;
  readonly desk: PairingDesk;
  readonly taken: Spot | null;
  /** Tables whose players or number differ from the current round. */
  readonly changed: ReadonlySet<number>;
  readonly shows: (playerIds: readonly (string | null)[]) => boolean;
  readonly onSpot: (spot: Spot) => void;
  readonly onDrop: (from: Spot, to: Spot) => void;
}

/** All tables and byes of the round, to be rearranged. */
export const HandTables = memo(
  ({ board, desk, taken, changed, shows, onSpot, onDrop }: HandTablesProps) => {
    const { t } = useText();
    const known = new Map(desk.players.map((player) => [player.playerId, player]));
    const nameOf = (playerId: string): string => known.get(playerId)?.name ?? '?';
    const noteOf = (playerId: string): string =>
      t('hand.points', { points: known.get(playerId)?.points ?? 0 });
    const at = { taken, onSpot, onDrop };
    const place = (playerId: string | null, table: number, side: 0 | 1) =>
      playerId === null ? (
        <SpotButton
          {...at}
          key={side}
          spot={{ kind: 'seat', table, side }}
          label={t('hand.emptyAt', { table })}
          shown={t('hand.empty')}
          className="cv-hand-seat cv-hand-empty"
        />
      ) : (
        <SpotButton
          {...at}
          key={side}
          spot={{ kind: 'player', playerId }}
          label={t('hand.at', { name: nameOf(playerId), table })}
          shown={nameOf(playerId)}
          note={noteOf(playerId)}
          className="cv-hand-seat"
        />
      );
    return (
      <ul className="cv-quiet-list cv-hand" aria-label={t('hand.tables')}>
        <li className="cv-hand-byes">
          <SpotButton
            {...at}
            spot={{ kind: 'bye' }}
            label={t('hand.giveBye')}
            shown={t('common.bye')}
            className="cv-hand-number"
          />
          {board.byes.map((playerId) => (
            <SpotButton
              {...at}
              key={playerId}
              spot={{ kind: 'player', playerId }}
              label={t('hand.withBye', { name: nameOf(playerId) })}
              shown={nameOf(playerId)}
              note={known.get(playerId)?.hadBye ? t('hand.warning.secondBye') : noteOf(playerId)}
              className="cv-hand-seat"
            />
          ))}
        </li>
        {board.tables
          .filter(({ seats }) => shows(seats))
          .map(({ table, seats: [a, b] }) => (
            <li key={table} data-changed={changed.has(table)}>
              <SpotButton
                {...at}
                spot={{ kind: 'table', table }}
                label={t('hand.number', { table })}
                shown={String(table)}
                className="cv-hand-number"
              />
              {place(a, table, 0)}
              {place(b, table, 1)}
              {changed.has(table) && a !== null && b !== null
                ? warningsOf(desk, a, b).map((warning) => (
                    <Text key={warning.kind} size="sm" className="cv-hand-warning">
                      ⚠ {warningText(t, warning)}
                    </Text>
                  ))
                : null}
            </li>
          ))}
      </ul>
    );
  },
);
