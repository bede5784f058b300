import type { DeckView } from '#contracts';
import { useAnswer } from '../../api/queries.js';
import { useText } from '../../i18n/index.js';
import { byName } from '../../shared/event/by-name.js';
import { Answer } from '../../shared/feedback/answer.js';
import { Title, type SheetProps } from './title.js';

const Part = ({ title, lines }: { title: string; lines: DeckView['main'] }) => {
  if (lines.length === 0) return null;
  return (
    <section>
      <h2>
        {title} ({lines.reduce((sum, line) => sum + line.count, 0)})
      </h2>
      <ul>
        {lines.map((line) => (
          <li key={line.id}>
            <span className="cv-box" />
            <strong>{line.count}</strong>
            <span>
              {line.name}
              {line.subtitle === null ? '' : `, ${line.subtitle}`} <small>{line.id}</small>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
};

const DeckList = ({
  event,
  name,
  deck,
}: SheetProps & { readonly name: string; readonly deck: DeckView }) => {
  const { t, language } = useText();
  return (
    <div className="cv-paper" style={{ breakAfter: 'page' }}>
      <Title event={event} text={t('print.deckOf', { name })} />
      <p style={{ margin: '2mm 0 4mm' }}>
        {t('print.checkedBy')} <span className="cv-blank" /> {t('print.checkedAt')}{' '}
        <span className="cv-blank" />
      </p>
      <div className="cv-cards">
        <Part title={t('deck.leaders')} lines={deck.leaders} />
        <Part title={t('deck.bases')} lines={deck.bases} />
        <Part title={t('deck.main')} lines={deck.main.toSorted(byName(language))} />
        <Part title={t('deck.sideboard')} lines={deck.sideboard} />
      </div>
    </div>
  );
};

const NoDeck = () => <div className="cv-paper">{useText().t('print.noDeck')}</div>;

interface DeckCheckProps extends SheetProps {
  readonly playerId: string;
  readonly name: string;
}

const OneDeck = ({ event, playerId, name }: DeckCheckProps) => (
  <Answer of={useAnswer('deck', { eventId: event.eventId, playerId })}>
    {({ deck }) =>
      deck === null ? <NoDeck /> : <DeckList event={event} name={name} deck={deck} />
    }
  </Answer>
);

const ThreeDecks = ({ event, playerId, name }: DeckCheckProps) => (
  <Answer of={useAnswer('trio', { eventId: event.eventId, playerId })}>
    {({ trio }) =>
      trio === null ? (
        <NoDeck />
      ) : (
        trio.decks.map((deck, index) => (
          <DeckList
            key={index}
            event={event}
            name={`${name}, ${index + 1} / ${trio.decks.length}`}
            deck={deck}
          />
        ))
      )
    }
  </Answer>
);

/** The submitted list, card by card with a checkbox, for a judge who holds the cards. */
export const DeckCheck = (props: DeckCheckProps) =>
  props.event.format === 'trilogy' ? <ThreeDecks {...props} /> : <OneDeck {...props} />;
