import { useState } from 'react';
import { Alert, SegmentedControl, Stack, Text, Title } from '@mantine/core';
import type { PodWatch, PoolCard } from '#contracts';
import { usePodWatch } from '../../api/limited.js';
import { useText } from '../../i18n/index.js';
import { useParams, useSearch } from '../../navigation/here.js';
import { AspectMarks, CardText, Strength } from '../../shared/card/pool-card.js';
import { Answer } from '../../shared/feedback/answer.js';
import { roundName } from '../../shared/limited/round-name.js';
import { minutesOf } from './watch-link.js';
import './pod.css';

type Seat = PodWatch['seats'][number];

/** Cards by name, each of which can be opened and read. */
const Cards = ({ cards }: { cards: readonly PoolCard[] }) => (
  <ul className="cv-quiet-list">
    {cards.map((card, index) => (
      <li key={index}>
        <details>
          <summary className="cv-watched-card">
            <span className="cv-coin">{card.cost ?? '–'}</span>
            <span>{card.name}</span>
            <AspectMarks aspects={card.aspects} />
            <Strength card={card} />
          </summary>
          <CardText card={card} />
        </details>
      </li>
    ))}
  </ul>
);

/** The pack before one seat, and the cards it had picked. */
const Watched = ({ seat, watch }: { seat: Seat; watch: PodWatch }) => {
  const { t } = useText();
  const faces = (ids: readonly string[]) =>
    ids.flatMap((id) => {
      const card = watch.cards[id];
      return card ? [card] : [];
    });
  const picked = seat.picks.flat();
  return (
    <div className="cv-watched">
      <section aria-labelledby="watched-pack">
        <Title order={3} fz="md" id="watched-pack">
          {t('pod.watch.before')}
        </Title>
        {seat.offer.length === 0 ? (
          <Text c="dimmed">{t('pod.watch.none')}</Text>
        ) : (
          <Cards cards={faces(seat.offer)} />
        )}
      </section>
      <section aria-labelledby="watched-pool">
        <Title order={3} fz="md" id="watched-pool">
          {t('pod.watch.picked', { count: picked.length })}
        </Title>
        <Cards cards={faces(picked.toReversed())} />
      </section>
    </div>
  );
};

const Room = ({ watch }: { watch: PodWatch }) => {
  const { t } = useText();
  const [shown, setShown] = useState(0);
  const { number, set, status, round, pick, picks, seats, delaySeconds } = watch;
  const where = status === 'drafting' ? roundName(t, round) : t(`pod.status.${status}`);
  const begun = round >= 0 && status !== 'ready-check';
  const seat = seats[shown];
  return (
    <Stack>
      <div>
        <Title order={2} fz="lg">
          {t('pod.title', { number })} · {set} · {where}
        </Title>
        {status === 'drafting' && begun ? <Text>{t('pod.pick', { pick, picks })}</Text> : null}
      </div>
      <Alert p="xs" role="status">
        {t('pod.watch.late', { count: minutesOf(delaySeconds) })}
      </Alert>
      {begun ? (
        <>
          <div className="cv-scroll">
            <SegmentedControl
              className="cv-segments"
              aria-label={t('pod.seats')}
              value={String(shown)}
              onChange={(value) => setShown(Number(value))}
              data={seats.map(({ seat: at, name }) => ({ value: String(at), label: name }))}
            />
          </div>
          {seat === undefined ? null : <Watched seat={seat} watch={watch} />}
        </>
      ) : (
        <Text>{t('pod.watch.soon')}</Text>
      )}
    </Stack>
  );
};

/** A draft for spectators, with the delay that was set when its pod was seated. */
export const PodWatchPage = () => {
  const { podId } = useParams('/e/:eventId/pods/:podId/watch');
  const [{ key = '' }] = useSearch('/e/:eventId/pods/:podId/watch');
  return (
    <Answer of={usePodWatch(podId, key)} rows={8}>
      {(watch) => <Room watch={watch} />}
    </Answer>
  );
};
