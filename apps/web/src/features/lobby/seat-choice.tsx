import { useState } from 'react';
import { useText } from '../../i18n/index.js';
import { RadioChoice } from '../../shared/forms/radio-choice.js';
import type { Bring } from './bring.js';
import type { Room, Teams } from './room.js';

/**
 * What a player brings to a table with sides, with a seat: the first free one unless another is
 * chosen.
 */
export const useSeatChoice = <Brought,>(
  { field, brought }: Bring<Brought>,
  { seats, players, teams }: Pick<Room, 'seats' | 'players'> & { readonly teams: Teams | null },
): Bring<Brought & { readonly seat?: number }> => {
  const { t } = useText();
  const [wanted, setWanted] = useState<number | null>(null);
  if (teams === null) return { field, brought: brought && { ...brought } };
  const { sides, taken } = teams;
  const size = seats / sides;
  const free = Array.from({ length: seats }, (_, seat) => seat).filter((at) => !taken.includes(at));
  const seat = free.find((at) => at === wanted) ?? free[0] ?? 0;
  const partnersOf = (at: number): string =>
    players
      .filter((_, who) => Math.floor((taken[who] ?? 0) / size) === Math.floor(at / size))
      .join(', ');
  const labelOf = (at: number): string => {
    const place = { team: Math.floor(at / size) + 1, seat: (at % size) + 1 };
    const names = partnersOf(at);
    return names === '' ? t('play.teamSeat', place) : t('play.teamSeatBeside', { ...place, names });
  };
  return {
    field: (
      <>
        <RadioChoice
          label={t('play.seat')}
          chosen={seat}
          onChange={setWanted}
          layout="stack"
          options={free.map((at) => ({ value: at, label: labelOf(at) }))}
        />
        {field}
      </>
    ),
    brought: brought && { ...brought, seat },
  };
};
