import { useState } from 'react';
import { Button, Group, Stack, Text, Title } from '@mantine/core';
import { useHotkeys } from '@mantine/hooks';
import type { PodView, PoolCard } from '#contracts';
import { useServerNow } from '../../api/server-time.js';
import { useOutbox } from '../../api/use-outbox.js';
import { useText } from '../../i18n/index.js';
import { DueClock } from '../../shared/due-clock.js';
import { useFailureText } from '../../shared/failure-note.js';
import { AspectMarks, CardText, Strength, useCardWords } from '../../shared/pool-card.js';
import { neighboursOf } from '../../shared/around.js';

type Offer = NonNullable<NonNullable<PodView['mine']>['offer']>;
interface OfferCardProps {
  readonly card: PoolCard;
  readonly chosen: boolean;
  readonly busy: boolean;
  readonly onChoose: () => void;
  readonly onTake: () => void;
}

const OfferCard = ({ card, chosen, busy, onChoose, onTake }: OfferCardProps) => {
  const words = useCardWords();
  return (
    <button
      type="button"
      className="cv-offer-card"
      aria-pressed={chosen}
      disabled={busy}
      onClick={onChoose}
      onDoubleClick={onTake}
    >
      <span className="cv-offer-head">
        <span>{card.name}</span>
        {card.cost === null ? null : <span className="cv-coin">{card.cost}</span>}
      </span>
      <span className="cv-offer-sub">
        {[
          words.type(card.type),
          card.arena === null ? null : words.arena(card.arena),
          ...card.keywords.map(words.keyword),
        ]
          .filter((part) => part !== null)
          .join(' · ')}
      </span>
      <span className="cv-offer-foot">
        <AspectMarks aspects={card.aspects} />
        <Strength card={card} />
      </span>
    </button>
  );
};

/** The pack before the seat: read, choose, take. What was taken is kept until the server has it. */
const Choosing = ({ view, offer, seat }: { view: PodView; offer: Offer; seat: number }) => {
  const { t } = useText();
  const failureText = useFailureText();
  const box = useOutbox(view.eventId);
  const [choice, setChoice] = useState<string | null>(null);
  const { round, pick } = offer;
  const sent = box.unsettled(view.podId, 'PickCard');
  const ours =
    sent !== null && sent.payload['round'] === round && sent.payload['pick'] === pick ? sent : null;
  const busy = ours !== null && ours.state !== 'refused';
  const chosen =
    offer.cards.find((card) => card.id === (busy ? ours.payload['card'] : choice)) ?? null;
  const take = (card: PoolCard | null) => {
    if (card !== null && !busy)
      box.give('PickCard', { podId: view.podId, seat, round, pick, card: card.id }, view.podId);
  };
  useHotkeys([['mod+Enter', () => take(chosen)]]);
  return (
    <Stack gap="xs">
      <Group justify="space-between" align="center">
        <Title order={2} fz={22}>
          {t('pod.yourPick')}
        </Title>
        {offer.until === null ? null : (
          <DueClock until={offer.until} label={t('pod.timer')} warning={t('pod.soon')} />
        )}
      </Group>
      {sent?.refusal && ours === null ? (
        <Text c="var(--cv-bad)">
          {t('pod.missed', { why: failureText(sent.refusal.code, sent.refusal.data) })}
        </Text>
      ) : null}
      <Text size="sm">{t('pod.choose')}</Text>
      <ul className="cv-offer" data-pick={`${round}.${pick}`}>
        {offer.cards.map((card, index) => (
          <li key={`${card.id}.${index}`}>
            <OfferCard
              card={card}
              chosen={chosen?.id === card.id}
              busy={busy}
              onChoose={() => setChoice(card.id)}
              onTake={() => take(card)}
            />
          </li>
        ))}
      </ul>
      <div className="cv-take" aria-live="polite">
        {chosen === null || busy ? null : <CardText card={chosen} />}
        {busy ? <Text fw={650}>{t('pod.taking', { name: chosen?.name ?? '' })}</Text> : null}
        {busy && ours.attempts > 1 ? <Text size="sm">{t('pod.kept')}</Text> : null}
        {ours?.refusal ? (
          <Text c="var(--cv-bad)">{failureText(ours.refusal.code, ours.refusal.data)}</Text>
        ) : null}
        <Button
          size="lg"
          fullWidth
          disabled={chosen === null}
          loading={busy}
          onClick={() => take(chosen)}
          styles={{ label: { whiteSpace: 'normal' } }}
          h="auto"
          mih={52}
        >
          {chosen === null ? t('pod.chooseFirst') : t('pod.take', { name: chosen.name })}
        </Button>
      </div>
    </Stack>
  );
};

const Review = ({ until }: { until: string }) => {
  const { t } = useText();
  return (
    <Group justify="space-between">
      <Text fw={650}>{t('pod.review')}</Text>
      <DueClock until={until} label={t('pod.review')} warnSeconds={0} />
    </Group>
  );
};

/** What this player has to do at this moment of the draft. */
export const OwnPick = ({ view, mine }: { view: PodView; mine: NonNullable<PodView['mine']> }) => {
  const { t } = useText();
  const now = useServerNow();
  if (view.roundOpensAt !== null && Date.parse(view.roundOpensAt) > now)
    return <Review until={view.roundOpensAt} />;
  if (mine.offer !== null)
    return (
      <Choosing
        key={`${mine.offer.round}.${mine.offer.pick}`}
        view={view}
        offer={mine.offer}
        seat={mine.seat}
      />
    );
  const { from } = neighboursOf(mine.seat, view.seats.length, view.passing);
  return (
    <div aria-live="polite">
      <Title order={2} fz={22}>
        {t('pod.wait')}
      </Title>
      <Text>{t('pod.waitText', { from: view.seats[from]?.name ?? '' })}</Text>
    </div>
  );
};
