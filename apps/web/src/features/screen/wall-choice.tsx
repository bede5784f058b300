import { atStart } from '../../i18n/at-start.js';
import { useText } from '../../i18n/index.js';
import { useSearch } from '../../navigation/here.js';
import { type WallPart, wallParts } from './wall-part.js';

const nameOf = ({ part, of }: WallPart): string => `${part}-${of}`;

/**
 * The choice of the part of the names that this wall shows; stored in its address, so that a reload
 * keeps it.
 */
export const WallChoice = ({ wall }: { wall: WallPart }) => {
  const { t, language } = useText();
  const [, setSearch] = useSearch('/e/:eventId/screen');
  return (
    <select
      aria-label={t('screen.wall')}
      value={nameOf(wall)}
      onChange={({ currentTarget: { value } }) => setSearch(value === '1-1' ? {} : { wall: value })}
    >
      {wallParts.map((one) => (
        <option key={nameOf(one)} value={nameOf(one)}>
          {one.of === 1
            ? t('screen.allNames')
            : atStart(t('screen.wallPart', { ...one }), language)}
        </option>
      ))}
    </select>
  );
};
