import { type TableBoard, tableSeats } from '#contracts';
import { useText } from '../../i18n/index.js';

interface FinalStandingProps {
  readonly board: TableBoard;
  /** Indexed by seat. */
  readonly names: readonly string[];
  readonly result: {
    readonly winners?: readonly number[] | undefined;
    readonly cause: 'played' | 'conceded' | 'clock';
  };
}

/**
 * All players of a game of three or four with the remaining HP of their bases, highest first
 * (12.7.1). If the game ended by a concession or the clock, those who did not win count as
 * eliminated.
 */
export const FinalStanding = ({ board, names, result }: FinalStandingProps) => {
  const { t } = useText();
  const left = names.map((name, seat) => {
    const half = board[tableSeats[seat] ?? 'a'];
    const gaveUp = result.cause !== 'played' && result.winners?.includes(seat) === false;
    const out = half === undefined || half.eliminated === true || gaveUp;
    return { seat, name, out, hp: out ? 0 : Math.max(0, half.base.hp - half.base.damage) };
  });
  return (
    <ol className="cv-quiet-list" style={{ margin: 0, padding: 0, listStyle: 'none' }}>
      {left
        .toSorted((one, two) => Number(one.out) - Number(two.out) || two.hp - one.hp)
        .map(({ seat, name, out, hp }) => (
          <li key={seat}>
            <b>{name}</b>: {out ? t('table.out') : t('table.hpLeft', { count: hp })}
          </li>
        ))}
    </ol>
  );
};
