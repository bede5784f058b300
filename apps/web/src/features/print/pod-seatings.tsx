import type { PodsView } from '#contracts';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { currentPods } from '../../shared/limited/limited.js';
import { Listing, type SheetProps } from './title.js';

/** The seats of a draft: by name for the wall, then a list for each pod with the neighbours. */
export const PodSeatings = ({ event, pods }: SheetProps & { readonly pods: PodsView }) => {
  const { t, language } = useText();
  const seated = currentPods(pods);
  const lines = seated
    .flatMap(({ number, seats }) => seats.map(({ name, seat }) => ({ name, seat, number })))
    .toSorted(byName(language));
  if (seated.length === 0) return <div className="cv-paper">{t('pod.none')}</div>;
  return (
    <>
      <Listing
        event={event}
        text={t('print.podsByName')}
        columns={[
          { name: t('common.name') },
          { name: t('deskLimited.podNumber'), num: true },
          { name: t('deskLimited.seatNumber'), num: true },
        ]}
      >
        {lines.map(({ name, number, seat }) => (
          <tr key={`${number}.${seat}`}>
            <td>{name}</td>
            <td className="num">
              <strong>{number}</strong>
            </td>
            <td className="num">
              <strong>{seat + 1}</strong>
            </td>
          </tr>
        ))}
      </Listing>
      {seated.map(({ podId, number, seats }) => (
        <Listing
          key={podId}
          event={event}
          text={t('pod.title', { number })}
          columns={[
            { name: t('deskLimited.seatNumber'), num: true },
            { name: t('common.player') },
            { name: t('print.packOneTo') },
          ]}
        >
          {seats.map(({ seat, name }, index) => (
            <tr key={seat}>
              <td className="num">
                <strong>{seat + 1}</strong>
              </td>
              <td>{name}</td>
              <td>{seats[(index + 1) % seats.length]?.name}</td>
            </tr>
          ))}
        </Listing>
      ))}
    </>
  );
};
